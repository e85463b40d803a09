"""What the suite may ask of Newgame."""

from __future__ import annotations

from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.state import EMPTY


def material(state: NewgameState) -> dict[str, int]:
    """Cells, empty or with a stone."""
    empty = int((state.cells == EMPTY).sum())
    return {"cells": empty + int(state.placed)}

"""What the suite may ask of the game."""

from __future__ import annotations

from typing import Any

from bench.connect_four.state import CELLS


def material(state: Any) -> dict[str, int]:
    """Cells, free ones and those with a disc; nobody's disc lies on another's."""
    discs = [int(mask).bit_count() for mask in state.discs]
    overlaid = int(state.discs[0]) & int(state.discs[1])
    return {"cells": CELLS - int(state.played) + sum(discs), "two in a cell": overlaid}

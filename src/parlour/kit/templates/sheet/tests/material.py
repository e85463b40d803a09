"""What the suite may ask of Newgame."""

from __future__ import annotations

from parlour.kit.templates.sheet.record import NewgameState
from parlour.kit.templates.sheet.state import EMPTY, SIDES


def material(state: NewgameState) -> dict[str, int]:
    """The full boxes of each seat beyond those of finished steps: always 0."""
    seats = int(state.seats)
    full = (state.sheets[:seats] != EMPTY).sum(axis=1)
    return {str(seat): int(full[seat]) - int(state.steps) for seat in range(seats)}


def draws(state: NewgameState) -> dict[int, int]:
    """Each side of the die once."""
    return dict.fromkeys(range(1, SIDES + 1), 1)

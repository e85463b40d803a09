"""What the suite may ask of Newgame."""

from __future__ import annotations

from parlour.kit.templates.dice.record import NewgameState
from parlour.kit.templates.dice.state import SIDES


def material(state: NewgameState) -> dict[str, int]:
    """The die, which shows one of its sides or none yet."""
    return {"dice": int(0 <= state.die <= SIDES)}


def draws(state: NewgameState) -> dict[int, int]:
    """Each side of the die once."""
    return dict.fromkeys(range(1, SIDES + 1), 1)

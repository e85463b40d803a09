"""What the suite needs to know of the race: the chips and cards of a puzzle, and what a draw can be."""

from __future__ import annotations

from typing import Any

from parlour.games.sequence_numbers.rooms.race.state import OWNERS
from parlour.games.sequence_numbers.state import MAX_HAND
from parlour.kernel.race import DRAWING, SHOW


def material(fields: Any) -> dict[str, int]:
    """Every card that has left the hand is a chip more on the board."""
    if not int(fields.puzzle):
        return {"over": int(fields.owner.any())}
    lying = int((OWNERS[int(fields.puzzle) - 1] != 0).sum())
    held = int(fields.hand_size[0])
    return {"over": int((fields.owner != 0).sum()) - lying - (MAX_HAND - held)}


def draws(fields: Any) -> dict[int, int]:
    """One of the 20 puzzles of the part that is due, or the solution."""
    if int(fields.stage) != DRAWING:
        return {SHOW: 1}
    first = 20 * int(fields.shown) + 1
    return dict.fromkeys(range(first, first + 20), 1)

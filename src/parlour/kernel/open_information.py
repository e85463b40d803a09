"""`conceal`, `seen` and `guess` for games in which nothing is hidden, and the default of `reveals`.

The record of a game in which nothing is hidden has a field `viewer`: 0 in a full state, a seat's number plus
one in its view.
"""

from __future__ import annotations

from typing import Protocol

from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.types import Random, Record


class Viewed(Record, Protocol):
    """A record that says whose view it is."""

    viewer: int


@compiled
def conceal(state: Viewed, seat: int, out: Viewed) -> None:
    """Everything is visible."""
    copy_record(state, out)
    out.viewer = seat + 1


@compiled
def seen(state: Record, actor: int, action: int, seat: int) -> int:
    """Everything is seen."""
    return action


@compiled
def guess(state: Viewed, seat: int, random: Random) -> None:
    """Nothing is unknown."""
    state.viewer = 0


@compiled
def reveals(state: Record, seat: int, action: int) -> bool:
    """Nothing is chosen in secret."""
    return False

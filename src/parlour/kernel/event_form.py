"""How a game of one seat is played as an event: by everybody at once, with the same draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


def no_best(fields: Any) -> int:
    """The points of the best plays of a game that does not know them.

    >>> no_best(None)
    0
    """
    return 0


@dataclass(frozen=True)
class EventForm:
    """How a game is played as an event, with one seat; its draws may not depend on what the seat plays.

    `away` names the action of a seat that is away when the time of a turn ends, on the record and the legal
    action numbers; it is asked until the seat is no longer due. `best` gives the points that the best plays
    would have made so far, on any record of the event. `points` gives what counts on a record (more is
    better) where that is not the game's own score. `is_shared` says whether the record of a seat that is
    always away is worth showing to everybody, as a position common to all, rather than a board that nobody
    plays on.
    """

    away: Callable[[Any, Sequence[int]], int]
    best: Callable[[Any], int] = no_best
    points: Callable[[Any], int] | None = None
    is_shared: bool = True

"""What a game for one hands over to be played as an event: by everybody at once, with the same draws."""

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
    would have made so far, on any record of the event. `points` gives what counts on a record, of which more
    is better, where it is not the game's own score. `is_shared` says whether the record on which the seat is
    always away shows something to everybody: a position of all, not the board of nobody.
    """

    away: Callable[[Any, Sequence[int]], int]
    best: Callable[[Any], int] = no_best
    points: Callable[[Any], int] | None = None
    is_shared: bool = True

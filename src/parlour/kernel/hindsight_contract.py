"""Hindsight on a finished game: what each seat could still have reached, all draws being known.

For games whose seats do not affect each other and begin alike. A game's own compiled search (`Searches`) goes
from one moment on; `search.advice.hindsight` drives it natively, `browser/package/advice.mjs` in browsers,
and both find the same. A moment is the position before a draw; draws of seats (`SEAT_DRAW`) do not count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

import msgspec
import numpy as np

RESULTS: Final = ("found", "cost", "bound", "length", "way")
"""The fields of a search's memory that callers read."""
SENTENCES: Final[Mapping[str, tuple[str, ...]]] = {
    "left": ("count",),
    "all-possible": (),
    "best-possible": ("left", "sure"),
    "sure-proved": (),
    "sure-found": (),
    "no-fewer": ("count",),
    "best-way": ("left",),
    "reached-best": ("left",),
    "no-time": ("left", "count"),
    "fell-behind": ("call", "number", "before", "after", "left"),
    "way-on": ("call", "left"),
}
"""The messages of a game's catalogue that say what was found, with their parameters.

`left` puts a cost into words, which the others take; they name a draw by its `number`, and its place among
the draws as `call`, from 1.
"""


class Searches(Protocol):
    """The module of a game's search, all functions `@compiled`."""

    @property
    def WORK(self) -> np.dtype[Any]:  # noqa: N802  # a constant of the module
        """The layout of its memory, which has the fields `RESULTS` among others.

        `found`: whether a way to an end is known; `cost`: what the best one costs (less is better); `bound`:
        no way costs less; `length` and `way`: its actions (`int32`), once `spell` was called.
        """
        ...

    def begin(self, work: Any, state: Any, seat: int, draws: Any, effort: int) -> None:
        """Begin at a moment, with the draws to come (`int32`); `effort` is how hard to search."""
        ...

    def search(self, work: Any) -> bool:
        """Search on for some milliseconds, without clock or chance; return whether the search is over."""
        ...

    def spell(self, work: Any) -> None:
        """Write the actions of the seat on the best way that was found."""
        ...


class BestLine(msgspec.Struct, forbid_unknown_fields=True):
    """The best way from a moment to the end that was found for a seat."""

    run: list[int]
    """The actions of the seat, without the draws between them."""
    bound: int
    """A lower bound of the cost of any way."""


class TurningPoint(msgspec.Struct, forbid_unknown_fields=True):
    """The draw on which a seat played so that its best result was out of reach."""

    seat: int
    draw: int
    """Draws count from 1."""
    before: BestLine
    after: BestLine
    """The best from the moment before the draw, and from the one after what the seat did on it."""


class HindsightResult(msgspec.Struct, forbid_unknown_fields=True):
    """What was found out about a finished game."""

    best: BestLine
    """The best line from the first moment on."""
    turning_points: list[TurningPoint]
    """One for each seat that fell behind, if the effort sufficed to find where."""

"""Looking back on a finished game: what each seat could still have reached, all draws being known.

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
"""What callers read from a search's memory."""
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

`left` puts a cost into words; the others take costs in these words, draws by their `number`, and which one it
was as `call`, from 1.
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
        """Search on for some milliseconds; whether the search is over. There is no clock and no chance."""
        ...

    def spell(self, work: Any) -> None:
        """Write the actions of the seat on the best way that was found."""
        ...


class BestLine(msgspec.Struct, forbid_unknown_fields=True):
    """The best way from a moment to the end that was found for a seat."""

    run: list[int]
    """The actions of the seat, without the draws between them."""
    bound: int
    """No way costs less."""


class TurningPoint(msgspec.Struct, forbid_unknown_fields=True):
    """The draw after whose handling the best result was out of a seat's reach."""

    seat: int
    draw: int
    """Draws count from 1."""
    before: BestLine
    after: BestLine
    """The best from the moment before the draw, and from the one after what the seat did on it."""


class HindsightResult(msgspec.Struct, forbid_unknown_fields=True):
    """What was found out about a finished game."""

    best: BestLine
    """From the first moment."""
    turning_points: list[TurningPoint]
    """One for each seat that fell behind, if there was time to find out where."""

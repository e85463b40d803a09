"""What a game's `bots` package may offer, each separately, as types that mypy checks.

Each is optional. The functions are `@compiled`, in modules that import only compiled code;
`search.hooks` has the defaults.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np


class Estimates(Protocol):
    """Values positions at the cut-off of the tree search."""

    def estimate(self, state: Any, out: Any) -> None:
        """Write the expected return of each seat."""
        ...


class Cuts(Protocol):
    """Cuts playouts off."""

    def horizon(self, state: Any) -> int:
        """Entries to play out from a new leaf before the estimate; 0: none."""
        ...


class Weighs(Protocol):
    """Tells the tree search where to look first."""

    def weigh(self, state: Any, seat: int, actions: Any, count: int, out: Any) -> None:
        """Write a weight, 0 or more, for each of the first `count` actions: its prior."""
        ...


class RollsOut(Protocol):
    """Plays beyond the tree."""

    def rollout(self, state: Any, seat: int, actions: Any, count: int, random: Any) -> int:
        """The index of the action to play, among the first `count`."""
        ...


class Evaluates(Protocol):
    """Values positions for the greedy player."""

    def evaluate(self, state: Any, seat: int) -> float:
        """How good a concealed record is for its viewer; higher is better."""
        ...


class Solves(Protocol):
    """Plays some positions better than the search."""

    @property
    def WORK(self) -> np.dtype[Any]:  # noqa: N802  # a constant of the module
        """The layout of its memory: a structured dtype, whose fields may be arrays of records."""
        ...

    def solve(self, state: Any, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Any) -> int:
        """Write the actions of the seat's turn to `run` and return how many; 0: leave them to the search.

        `state` is what the seat may know; it stays as it is. The run must not begin with the action `avoid`
        (`kernel.solving.ANY`: any may), so that hints can ask for the next best. `effort` says how hard to
        think, in milliseconds of a common processor: make it a number of positions, for there is no clock.
        A long answer is given in pieces of some milliseconds: `kernel.solving.AGAIN` asks to be called once
        more. `work` is a record of `WORK`, all zero at first and kept between the pieces; an `effort` of 0
        wants the answer now.
        """
        ...


class Reasons(Protocol):
    """The module `reasons`, which writes numbers as a display does (`display.saying`), with its messages."""

    def why(self, state: Any, other: Any, run: Any, after: Any, seat: int, out: Any) -> int:
        """Write clauses without a full stop on a legal run of the seat, the weightiest first.

        Each is a fact of the position, about something that the other hooks value: points, threats, lines.
        `state` and `other` are what the seat may know before the run, `after` is the same after it: copies,
        to try things on.
        """
        ...


class GivesReasons(Protocol):
    """Gives arguments for a turn, in the game's own terms; shown with hints, in browsers too."""

    @property
    def reasons(self) -> Reasons:
        """Said by `display.telling`."""
        ...


class Narrows(Protocol):
    """Searches a smaller game, if the others do not affect the seat."""

    def narrow(self, state: Any, seat: int) -> int:
        """Make a record, as its seat sees it, one of the smaller game; returns its number of seats.

        The seat is the first one there, and action numbers are the same. 0 leaves the game as it is. Turns
        are chosen in it; expectations (hints, studies) refer to the whole game.
        """
        ...


class SetsSearch(Protocol):
    """Tunes the tree search."""

    @property
    def SETTINGS(self) -> Mapping[str, float]:  # noqa: N802  # a constant of the module
        """Fields of `search.tree.search.Settings`."""


class SetsLevels(Protocol):
    """Tunes the levels."""

    @property
    def STRENGTHS(self) -> Mapping[str, Mapping[str, Any]]:  # noqa: N802  # a constant of the module
        """Level -> fields of `search.turn.Strength`."""


OFFERS: tuple[type, ...] = (
    Estimates, Cuts, Weighs, RollsOut, Evaluates, Solves, GivesReasons, Narrows, SetsSearch,
    SetsLevels,
)  # fmt: skip
"""All of them."""

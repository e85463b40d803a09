"""What a game's `bots` package may offer, each separately, as types that mypy checks.

Each is optional. The first four are `@compiled`, in modules that import only compiled code; `search.hooks`
has the defaults.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from parlour.kernel.message import Words
from parlour.kernel.state import State


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

    def solve(self, view: State, seed: int, seconds: float) -> list[int] | None:
        """The actions to play, or None to leave the position to the search."""
        ...


class SolvesSecond(Solves, Protocol):
    """Also knows the next best actions, for hints."""

    def second(self, view: State, run: Sequence[int], seed: int, seconds: float) -> list[int] | None:
        """The best actions other than `run`, or None if unknown."""
        ...


class GivesReasons(Protocol):
    """Says what speaks for a turn, in the game's own terms; shown with hints."""

    def reasons(self, view: State, run: Sequence[int]) -> Sequence[Words]:
        """Clauses without a full stop on a legal run of the viewing seat, the weightiest first.

        Each is a fact of the position, about something that the other hooks value: points, threats, lines.
        """
        ...


class Narrows(Protocol):
    """Searches a smaller game, if the others do not affect the seat."""

    def narrow(self, view: State) -> State:
        """A view of the smaller game, with the same action numbers and a parallel history.

        Turns are chosen in it; expectations (hints, studies) refer to the whole game.
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


class Compiles(Protocol):
    """Needs further modules compiled with the search."""

    @property
    def MODULES(self) -> tuple[str, ...]:  # noqa: N802  # a constant of the module
        """Their names; each has a `warm(states, randoms)`."""


OFFERS: tuple[type, ...] = (
    Estimates, Cuts, Weighs, RollsOut, Evaluates, Solves, SolvesSecond, GivesReasons, Narrows, SetsSearch,
    SetsLevels, Compiles,
)  # fmt: skip
"""All of them."""

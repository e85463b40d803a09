"""What a game's `bots` package may offer, each piece on its own, as types that mypy checks.

A search asks for what is there and does without the rest. The first four are `@compiled` and lie in modules
that import compiled code only; `search.hooks` has what holds where the game says nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from parlour.kernel.state import State


class Estimates(Protocol):
    """Values positions at the cut-off of the tree search."""

    def estimate(self, state: Any, out: Any) -> None:
        """Write the return to be expected, one a seat."""
        ...


class Cuts(Protocol):
    """Cuts playouts off."""

    def horizon(self, state: Any) -> int:
        """Entries to play on from a new leaf before the estimate; 0: none."""
        ...


class Weighs(Protocol):
    """Tells the tree search where to look first."""

    def weigh(self, state: Any, seat: int, actions: Any, count: int, out: Any) -> None:
        """Write a weight, 0 or more, for each of the first `count` actions: its prior."""
        ...


class RollsOut(Protocol):
    """Plays beyond the tree."""

    def rollout(self, state: Any, seat: int, actions: Any, count: int, random: Any) -> int:
        """The index of the action that is played, of the first `count`."""
        ...


class Evaluates(Protocol):
    """Values positions for the greedy player."""

    def evaluate(self, state: Any, seat: int) -> float:
        """How good a concealed record is for the seat that it is concealed for; higher is better."""
        ...


class Solves(Protocol):
    """Plays some positions better than the search."""

    def solve(self, view: State, seed: int, seconds: float) -> list[int] | None:
        """The actions to play, or None for a position that is the search's."""
        ...


class SolvesSecond(Solves, Protocol):
    """Also knows the next best actions, for hints."""

    def second(self, view: State, run: Sequence[int], seed: int, seconds: float) -> list[int] | None:
        """The best actions other than `run`, or None where it does not know."""
        ...


class Narrows(Protocol):
    """Thinks about a smaller game, where nobody touches what the seat does."""

    def narrow(self, view: State) -> State:
        """A view of the smaller game, with the same action numbers and a history that grows alike.

        Turns are found in it; what a seat may expect (hints, studies) is told of the whole game.
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
    Estimates, Cuts, Weighs, RollsOut, Evaluates, Solves, SolvesSecond, Narrows, SetsSearch, SetsLevels,
    Compiles,
)  # fmt: skip
"""All of them."""

"""One running game for environments: seats to act, observations, rewards."""

from __future__ import annotations

from numbers import Integral
from operator import index
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from parlour.games import load
from parlour.kernel.errors import NotAllowed
from parlour.kernel.records import new_record
from parlour.kernel.state import State, Variant
from parlour.lab.encoding import Encoding

Rewards = Literal["returns", "scores"]
"""`returns`: the result of every seat, at the end.

`scores`: the change of a seat's own score, immediately, signed so that higher is better.
"""

Observation = Literal["flat", "fields"]
"""`flat`: a row of numbers. `fields`: a dictionary of arrays."""

Illegal = Literal["lose", "ignore", "raise"]
"""The effect of an illegal action: end the game with -1 for its seat, none, or raise `NotAllowed`."""

VERSION: Final = 2
"""The version of all environments, in their names.

It rises when the same seed and actions no longer give the same observations and rewards.
"""

SEEDS: Final = 1 << 63


def chosen(value: Any, allowed: Any, name: str) -> Any:
    """The value if allowed; else a `ValueError` listing the allowed ones.

    >>> chosen("flat", Observation, "observation")
    'flat'
    """
    if value not in get_args(allowed):
        raise ValueError(f"{name} must be {' or '.join(map(repr, get_args(allowed)))}, not {value!r}")
    return value


def at_least_one(value: Any, name: str) -> int:
    """The value if it is a whole number from 1; else a `ValueError`.

    >>> at_least_one(0, "max_steps")
    Traceback (most recent call last):
    ValueError: max_steps must be a whole number from 1, not 0
    """
    if not isinstance(value, Integral) or value < 1:
        raise ValueError(f"{name} must be a whole number from 1, not {value!r}")
    return int(value)


def variant_of(game: str | Variant, options: dict[str, Any]) -> Variant:
    """A variant, or a game by name with options."""
    if isinstance(game, Variant):
        if options:
            raise ValueError(f"the game has its options already; {', '.join(options)} cannot be given too")
        return game
    return load(game, **options)


class Sitting:
    """Games of one variant, one after another, with observations, masks and rewards.

    >>> from parlour.testing.tiny import GAME
    >>> sitting = Sitting(Variant.of(GAME, seats=2, random_start=False))
    >>> sitting.start(seed=7)
    >>> sitting.due, sitting.mask(0).nonzero()[0].tolist()
    ((0, 1), [1, 2])
    >>> sitting.play(0, 1).tolist()
    [0.0, 0.0]
    """

    state: State

    def __init__(
        self, variant: Variant, *, rewards: Rewards = "returns", observation: Observation = "flat"
    ) -> None:
        variant.game.compiled.load_rules()
        self.variant = variant
        self.encoding = Encoding(variant)
        self.seats = variant.seats
        self._rewards = chosen(rewards, Rewards, "rewards")
        self._flat = chosen(observation, Observation, "observation") == "flat"
        self._sign = 1.0 if variant.game.more_is_better else -1.0
        self._random = np.random.default_rng()
        self._legal = np.zeros(variant.game.max_legal, np.int32)
        self._scores: NDArray[np.int32] = np.zeros(self.seats, np.int32)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.variant.game.compiled.load_rules()  # another process may not have

    @property
    def _rules(self) -> Any:
        return self.variant.game.running  # not kept: a module is neither copied nor pickled

    def start(self, seed: int | None = None) -> None:
        """A new game; a seed makes it and all following games reproducible."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state = self.variant.new_state(seed=int(self._random.integers(SEEDS)))
        self._scores = self._now()

    # -- look ------------------------------------------------------------------------------------------------

    @property
    def due(self) -> tuple[int, ...]:
        """The seats to act; none when the game is over."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.due

    def view(self, seat: int) -> np.record:
        """What a seat may know, as a record."""
        out = new_record(self.variant.game.dtype)
        self._rules.conceal(self.state.fields, seat, out)
        return out

    def observe(self, seat: int) -> Any:
        """What a seat observes."""
        view = self.view(seat)
        return self.encoding.flat(view, seat) if self._flat else self.encoding.fields(view, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action number of the seat; all 0 if it is not due."""
        mask = np.zeros(self.variant.game.action_count, np.int8)
        count = int(self._rules.legal(self.state.fields, seat, self._legal))
        mask[self._legal[:count]] = 1
        return mask

    # -- act -------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> NDArray[np.float64]:
        """Play an action and the draws that follow; returns the reward of each seat. Raises `NotAllowed`."""
        self.state.apply(seat, action)
        if self._rewards == "returns":
            return np.array(self.state.returns() if self.over else np.zeros(self.seats), np.float64)
        before, self._scores = self._scores, self._now()
        change: NDArray[np.float64] = self._sign * (self._scores - before).astype(np.float64)
        return change

    def why_not(self, seat: int, action: int) -> NotAllowed | None:
        """Why an action would be refused; None if it is legal."""
        try:
            self.state.check(seat, index(action))
        except NotAllowed as refusal:
            return refusal
        return None

    def _now(self) -> NDArray[np.int32]:
        out = np.zeros(self.seats, np.int32)
        self._rules.scores(self.state.fields, out)
        return out

"""Heuristic evaluation of a position for a seat, in any game.

The result comes first when the game is over, else the seat's score minus the best of the others'. A game may
add its own term in `bots`: `evaluate(state, seat)` rates a record concealed for that seat; higher is better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from parlour.kernel.actors import OVER
from parlour.kernel.state import State
from parlour.search.hooks.evaluate import evaluate


class Value(NamedTuple):
    """Compared lexicographically; higher is better."""

    result: float
    """The return at the end, 0 before."""
    lead: int
    insight: float


class Evaluation:
    """Values of records that a seat's actions lead to."""

    def __init__(self, view: State) -> None:
        assert view.viewer is not None
        self._seat: int = view.viewer
        self._rules = view.game.running
        self._sign = 1 if view.game.more_is_better else -1
        teams = view.variant.teams
        self._others = [seat for seat in range(view.seats) if teams[seat] != teams[self._seat]]
        self._scores = np.zeros(view.seats, np.int32)
        self._returns = np.zeros(view.seats, np.float64)
        self._insight: Callable[[Any, int], float] = getattr(view.game.bots, "evaluate", evaluate)

    def __call__(self, fields: np.record) -> Value:
        """The value of a record for the seat."""
        result = 0.0
        if int(self._rules.turn(fields)) == OVER:
            self._rules.returns(fields, self._returns)
            result = float(self._returns[self._seat])
        return Value(result, self._lead(fields), float(self._insight(fields, self._seat)))

    def _lead(self, fields: np.record) -> int:
        self._rules.scores(fields, self._scores)
        scores = [self._sign * int(score) for score in self._scores]
        return scores[self._seat] - max((scores[seat] for seat in self._others), default=0)

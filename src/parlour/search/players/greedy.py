"""The greedy player: the run with the best position at the end of the turn.

Browsers have the same (`browser/package/players.mjs`).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.rng import below, random
from parlour.kernel.state import State
from parlour.search.evaluation import Evaluation, Value
from parlour.search.players.random_player import Sandbox, random_run
from parlour.search.tree.thinking import LONGEST_RUN

MOST_POSITIONS: Final = 4000
"""The most positions visited per turn."""


def greedy_run(view: State, seed: int) -> list[int]:
    """The run with the best value at its end (`search.evaluation`); the seed breaks ties.

    Depth-first over all runs in random order, each position once, until `MOST_POSITIONS` are visited.
    """
    search = _GreedySearch(view, random(seed))
    search.go(view.fields, [])
    return search.best[1] if search.best else random_run(view, seed)  # no run ended within the bound


class _GreedySearch:
    def __init__(self, view: State, chance: Any) -> None:
        self._sandbox = Sandbox(view)
        self._chance = chance
        self.best: tuple[Value, list[int]] | None = None
        self._value = Evaluation(view)
        self._met: set[bytes] = set()

    def go(self, fields: np.record, run: list[int]) -> None:
        """Visit everything that the seat can do from here."""
        for action in self._shuffled(self._sandbox.legal(fields)):
            if len(self._met) >= MOST_POSITIONS:
                return
            after = self._sandbox.after(fields, action)
            key = after.tobytes()
            if key in self._met:
                continue
            self._met.add(key)
            further = [*run, action]
            if self._sandbox.over(fields, action, after) or len(further) == LONGEST_RUN:
                self._consider(after, further)
            else:
                self.go(after, further)

    def _shuffled(self, actions: list[int]) -> list[int]:
        for last in range(len(actions) - 1, 0, -1):
            other = below(self._chance, last + 1)
            actions[last], actions[other] = actions[other], actions[last]
        return actions

    def _consider(self, fields: np.record, run: list[int]) -> None:
        value = self._value(fields)
        if self.best is None or value > self.best[0]:
            self.best = (value, run)

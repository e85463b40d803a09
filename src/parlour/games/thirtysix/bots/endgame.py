"""The end of a game played without a fault, as far as `endgame_search` proves it, as a run."""

from __future__ import annotations

import time
from math import inf
from typing import Any, Final

import numpy as np

from parlour.games.thirtysix.bots.endgame_search import DEEPEST, ENTRY, SEATS
from parlour.games.thirtysix.state import ACTIONS, GIVING, MOVING
from parlour.kernel.compile.twin import twin
from parlour.kernel.records import records
from parlour.kernel.state import State

ENDGAME: Final = "parlour.games.thirtysix.bots.endgame_search"
FEW: Final = 7
"""Counters in the smaller reserve; with more, nothing can be proved in time."""
POSITIONS_A_SECOND: Final = 4_000_000
MOST_POSITIONS: Final = 400_000
SLOTS: Final = 1 << 18


def solve(view: State, seed: int, seconds: float) -> list[int] | None:
    """A run that wins for sure, else the only one that does not surely lose, else the longest resistance.

    None where nothing is proved, and with three players, where nobody can be forced. How far it looks hangs
    on `seconds`, and on the clock only where a busy machine takes longer: the search is to have its share.
    """
    fields, seat = view.fields, view.viewer
    if seat is None or view.seats != SEATS or int(fields.phase) not in (MOVING, GIVING):
        return None
    if int(fields.reserve.sum(axis=1)[:SEATS].min()) > FEW:
        return None
    until = time.perf_counter() + seconds
    return Proof(view).run(min(MOST_POSITIONS, int(seconds * POSITIONS_A_SECOND)), until)


class Proof:
    """The memory of one search for a proof."""

    def __init__(self, view: State, *, compiled: bool | None = None, slots: int = SLOTS) -> None:
        assert view.viewer is not None
        self._view = view
        self._seat = view.viewer
        self._loops: Any = twin(view.game, compiled=compiled).module(ENDGAME)
        self._rules: Any = twin(view.game, compiled=compiled).rules
        self._states = records(view.game.dtype, DEEPEST)
        self._table = records(ENTRY, slots)
        self._actions = np.zeros((DEEPEST, ACTIONS), np.int32)
        self._ranks = np.zeros((DEEPEST, ACTIONS), np.float64)
        self._budget = np.zeros(1, np.int64)
        self._until = inf

    def run(self, positions: int, until: float = inf) -> list[int] | None:
        """The best run for the seat's turn, within a number of positions and a time."""
        state, run = self._view.copy(), list[int]()
        self._budget[0], self._until = positions, until
        due = state.turn
        while state.turn == due:
            legal = state.legal_actions(self._seat)
            action = legal[0] if len(legal) == 1 else self._proved(state, legal)
            if action is None:
                return run or None
            run.append(action)
            state.apply(self._seat, action)
        return run

    def _proved(self, state: State, legal: list[int]) -> int | None:
        count = self._loops.sorted_actions(state.fields, self._seat, self._actions[0], self._ranks[0])
        open_ = [int(action) for action in self._actions[0, :count]]
        for depth in range(1, DEEPEST):
            lost = []
            for action in open_:
                if self._after(state, action, self._seat, depth):
                    return action
                if self._after(state, action, 1 - self._seat, depth):
                    lost.append(action)
                if self._budget[0] < 0 or time.perf_counter() > self._until:
                    return None
            if len(lost) == len(open_):
                return open_[0]
            open_ = [action for action in open_ if action not in lost]
            if len(open_) == 1:
                return open_[0]
        return None

    def _after(self, state: State, action: int, hope: int, depth: int) -> bool:
        """Whether a seat can force a win after an action of the view's seat."""
        np.copyto(np.asarray(self._states[0]), np.asarray(state.fields))
        self._states[0].viewer = 0
        self._rules.play(self._states[0], self._seat, action)
        return self._first_wins(hope, depth)

    def wins(self, fields: Any, hope: int, depth: int) -> bool:
        """Whether a seat can force a win from a record within `depth` actions."""
        np.copyto(np.asarray(self._states[0]), np.asarray(fields))
        self._states[0].viewer = 0
        self._budget[0] = MOST_POSITIONS
        return self._first_wins(hope, depth)

    def _first_wins(self, hope: int, depth: int) -> bool:
        return bool(
            self._loops.wins(
                self._states, 0, hope, depth, self._table, self._actions, self._ranks, self._budget
            )
        )

"""The last plays of a game for two, once the bag is empty: what `endgame_search` finds, as a run."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.triolet.bots.endgame_search import DEEPEST, EMPTY, ENDLESS, ENTRY, SEATS
from parlour.games.triolet.state import END, MOST_LEGAL, PASS, PLAYING
from parlour.kernel.compile.twin import twin
from parlour.kernel.records import records
from parlour.kernel.rng import random
from parlour.kernel.state import State

ENDGAME: Final = "parlour.games.triolet.bots.endgame_search"
POSITIONS_A_SECOND: Final = 1_000_000
MOST_POSITIONS: Final = 500_000
SLOTS: Final = 1 << 16


def solve(view: State, seed: int, seconds: float) -> list[int] | None:
    """The rest of the seat's turn that leads to the best margin it can force.

    With an empty bag the other hand is all that the seat does not see. None before that, with more than two
    players, whose hands nobody knows, and where there is too much to look at. How much that may be hangs on
    `seconds`, but not on the clock: the same view gives the same run.
    """
    if view.viewer is None or view.seats != SEATS or int(view.fields.bag_size) > 0:
        return None
    if int(view.fields.stage) != PLAYING:
        return None
    return SolvedEnd(view).run(min(MOST_POSITIONS, int(seconds * POSITIONS_A_SECOND)))


class SolvedEnd:
    """The memory of one search through the last plays."""

    def __init__(self, view: State, *, compiled: bool | None = None, slots: int = SLOTS) -> None:
        assert view.viewer is not None
        self._seat = view.viewer
        self._dealt = view.guess(random(0))
        """With an empty bag there is but one deal."""
        self._loops: Any = twin(view.game, compiled=compiled).module(ENDGAME)
        self._rules: Any = twin(view.game, compiled=compiled).rules
        self._states = records(view.game.dtype, DEEPEST)
        self._table = records(ENTRY, slots)
        self._actions = np.zeros((DEEPEST, MOST_LEGAL), np.int32)
        self._ranks = np.zeros((DEEPEST, MOST_LEGAL), np.float64)
        self._budget = np.zeros(1, np.int64)

    def run(self, positions: int) -> list[int] | None:
        """The best run for the seat's turn within a number of positions, or None."""
        state, run, board = self._dealt.copy(), list[int](), EMPTY
        self._budget[0] = positions
        while self._seat in state.turn:
            found = self._best(state.fields, board)
            if found is None:
                return None
            run.append(found[0])
            board = self._with_token(board, found[0])
            state.apply(self._seat, found[0])
            if found[0] in (END, PASS):
                break
        return run

    def margin(self, positions: int) -> int | None:
        """What the seat gains on the other from now on, when both play their best."""
        self._budget[0] = positions
        found = self._best(self._dealt.fields, EMPTY)
        return None if found is None else found[1]

    def _best(self, fields: Any, board: Any) -> tuple[int, int] | None:
        """The best action and what it leads to; None when there was too much to look at."""
        rules, loops, states = self._rules, self._loops, self._states
        count = int(loops.sorted_actions(fields, self._seat, self._actions[0], self._ranks[0]))
        best: tuple[int, int] | None = None
        for action in [int(action) for action in self._actions[0, :count]]:
            np.copyto(np.asarray(states[0]), np.asarray(fields))
            before = int(loops.lead(states[0], self._seat))
            rules.play(states[0], self._seat, action)
            gain = int(loops.lead(states[0], self._seat)) - before
            low = -ENDLESS if best is None else best[1]
            found = gain + int(
                loops.margin(
                    states, 0, self._with_token(board, action), self._seat, low - gain, ENDLESS,
                    self._table, self._actions, self._ranks, self._budget,
                )
            )  # fmt: skip
            if self._budget[0] < 0:
                return None
            if best is None or found > best[1]:
                best = action, found
        return best

    def _with_token(self, board: Any, action: int) -> Any:
        return np.uint64(self._loops.with_token(board, action))  # compiled, it comes back as a plain number

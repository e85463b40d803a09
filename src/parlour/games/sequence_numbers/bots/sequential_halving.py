"""What to play: the most promising actions, tried out on many deals of what cannot be seen.

The worse half of them goes after each round (sequential halving).

Better than a tree here: a tree under one seat's view lets the others act as if they saw that seat's hand, and
splits its knowledge over the fifty cards that may be drawn.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from parlour.kernel.compile.twin import twin
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM, reseed
from parlour.kernel.state import State

TRYOUTS: Final = "parlour.games.sequence_numbers.bots.trials"
CANDIDATES: Final = 8
ROUNDS: Final = 3
"""After each but the last the worse half goes."""
TRIES: Final = 12_000
"""In all rounds together."""
PIECE: Final = 50
"""Deals between two looks at the clock."""
PLAYS: Final = 4
"""Actions played on before the estimate."""


def solve(view: State, seed: int, seconds: float) -> list[int] | None:
    """The action that does best on deals of the unknown; by the seed alone unless the time runs out."""
    return None if view.viewer is None else _tried(view, view.legal_actions(view.viewer), seed, seconds)


def second(view: State, run: Sequence[int], seed: int, seconds: float) -> list[int] | None:
    """The action that does best but the one that `run` begins with."""
    if view.viewer is None:
        return None
    others = [action for action in view.legal_actions(view.viewer) if action != run[0]]
    return _tried(view, others, seed, seconds) if others else None


def _tried(view: State, legal: Sequence[int], seed: int, seconds: float) -> list[int]:
    assert view.viewer is not None
    trial = _Trial(view, view.viewer, seed)
    actions = trial.promising(np.array(legal, np.int32))
    until = time.perf_counter() + seconds
    for _ in range(ROUNDS):
        if len(actions) == 1:
            break
        deals = max(1, TRIES // (ROUNDS * len(actions)))
        means = trial.means(actions, deals, until)
        order = np.argsort(-means, kind="stable")
        actions = actions[order[: (len(actions) + 1) // 2]]
    return [int(actions[0])]


class _Trial:
    """Room for trying out, and what is known of each action so far."""

    def __init__(self, view: State, seat: int, seed: int) -> None:
        game = view.game
        self._loops = twin(game).module(TRYOUTS)
        self._seat = seat
        self._root = records(game.dtype, 1)
        np.copyto(np.asarray(self._root[0]), np.asarray(view.fields))
        self._states = records(game.dtype, 2)
        self._randoms = records(RANDOM, 2)
        reseed(self._randoms[0], np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF))
        self._numbers = np.zeros(max(game.max_legal, game.max_outcomes), np.int32)
        self._weights = np.zeros(game.max_outcomes, np.int64)
        self._value = np.zeros(view.seats)
        self._known: dict[int, tuple[float, int]] = {}

    def promising(self, actions: Any) -> Any:
        """Those that promise most, the best first."""
        weights = np.zeros(len(actions))
        self._loops.promises(self._root, self._seat, actions, weights)
        return actions[np.argsort(-weights, kind="stable")[:CANDIDATES]]

    def means(self, actions: Any, deals: int, until: float) -> Any:
        """The mean value of each action, after a number of further deals or when the time is up."""
        totals, done = np.zeros(len(actions)), 0
        while done < deals and (done == 0 or time.perf_counter() < until):
            piece = min(PIECE, deals - done)
            self._loops.try_out(
                self._root, self._states, self._randoms, self._seat, actions, piece, PLAYS,
                self._numbers, self._weights, self._value, totals,
            )  # fmt: skip
            done += piece
        found = []
        for action, total in zip(actions.tolist(), totals.tolist(), strict=True):
            earlier, count = self._known.get(action, (0.0, 0))
            self._known[action] = earlier + total, count + done
            found.append((earlier + total) / (count + done))
        return np.array(found)

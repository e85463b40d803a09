"""OpenSpiel's own players at our tables: each gets what a seat may know, as a game of OpenSpiel.

`bench.outsiders:player` is a bot of the arena: MCTS where everything lies open, information-set MCTS where
hands are hidden, both as OpenSpiel's Python has them, for its C++ ones crash on games that are written in
Python. Their rollouts run compiled (`Rollouts`), or Python would leave them next to no simulations.
`PARLOUR_OUTSIDER` says how many seconds they think about each action: seconds of processor time, so that a
busy machine takes nothing from anybody.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from parlour.kernel.batch.loops import TALLIES
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM, random, reseed
from parlour.kernel.state import State, Variant

SECONDS: Final = "PARLOUR_OUTSIDER"
A_SECOND: Final = "1.0"
EXPLORATION: Final = 1.4
TRIED: Final = 20  # simulations that tell how many there is time for
SEEDS: Final = 1 << 31

SPENT: Final[list[float]] = []
"""Seconds of processor time that each action took."""


class Rollouts:
    """An evaluator as OpenSpiel's searches want it: even priors, and one random playout, compiled."""

    def __init__(self, variant: Variant, seed: int) -> None:
        game = variant.game
        self._loops: Any = game.compiled.twin().loops
        self._rules: Any = game.compiled.twin().rules
        self._states = records(game.dtype, 1)
        self._randoms = records(RANDOM, 1)
        reseed(self._randoms[0], np.uint64(seed))
        self._most = game.max_turns(variant.options) or (1 << 16)
        self._scratch = (
            np.zeros(game.max_legal, np.int32), np.zeros(game.max_outcomes, np.int32),
            np.zeros(game.max_outcomes, np.int64), np.zeros(TALLIES, np.int64),
        )  # fmt: skip
        self._returns = np.zeros((1, variant.seats))

    def evaluate(self, state: Any) -> Any:
        """The returns of one random playout."""
        np.copyto(np.asarray(self._states[0]), np.asarray(state.play.state.fields))
        self._loops.play_outs(self._states, self._randoms, self._most, *self._scratch)
        self._returns[:] = 0
        self._loops.returns_all(self._states, self._returns)
        return self._returns[0].copy()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action, or outcome of a draw, with its odds."""
        if state.is_chance_node():
            return [(int(outcome), float(odds)) for outcome, odds in state.chance_outcomes()]
        legal = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(legal)) for action in legal]


def player(view: State, seed: int) -> list[int]:
    """One action, as OpenSpiel chooses it from a seat's view."""
    assert view.viewer is not None
    legal = view.legal_actions(view.viewer)
    if len(legal) == 1:
        return legal
    seconds = float(os.environ.get(SECONDS, A_SECOND))
    make = information_set_mcts if view.game.hidden else mcts
    state = at_the_table(view, seed)
    began = time.thread_time()
    action = thought(lambda simulations: make(state, seed % SEEDS, simulations), state, seconds)
    SPENT.append(time.thread_time() - began)
    return [action]


def thought(make: Callable[[int], Any], state: Any, seconds: float) -> int:
    """The action of a search that takes the given seconds; a short one tells how many simulations that is."""
    began = time.thread_time()
    make(TRIED).step(state)
    each = (time.thread_time() - began) / TRIED
    return int(make(max(TRIED, int(seconds / each))).step(state))


def mcts(state: Any, seed: int, simulations: int) -> Any:
    """OpenSpiel's MCTS with proved positions backed up."""
    from open_spiel.python.algorithms import mcts as theirs

    evaluator = Rollouts(state.play.state.variant, seed)
    return theirs.MCTSBot(
        state.get_game(), EXPLORATION, simulations, evaluator, random_state=np.random.RandomState(seed)
    )


def information_set_mcts(state: Any, seed: int, simulations: int) -> Any:
    """OpenSpiel's information-set MCTS; what a seat does not know is dealt by the game's `guess`."""
    from open_spiel.python.algorithms import ismcts as theirs

    return theirs.ISMCTSBot(
        state.get_game(), Rollouts(state.play.state.variant, seed), EXPLORATION, simulations,
        random_state=np.random.RandomState(seed), allow_inconsistent_action_sets=True,
    )  # fmt: skip


def at_the_table(view: State, seed: int) -> Any:
    """A state of OpenSpiel that looks to the seat as its view does, the unknown dealt at random."""
    from parlour.lab.openspiel import PlayedState

    dealt = view.guess(random(seed))
    dealt.history = list(view.history)
    dealt._seen = [(entry.action,) * (view.seats + 1) for entry in view.history]
    state = game_of(view.variant).new_initial_state()
    state.play = PlayedState(dealt)
    return state


@cache
def game_of(variant: Variant) -> Any:
    """The game of OpenSpiel with the same options."""
    import pyspiel

    from parlour.lab.openspiel import PREFIX, register, written

    register(variant.game)
    defaults = {option.name: option.default for option in variant.game.all_options}
    changed = {n: written(value) for n, value in variant.options.items() if value != defaults[n]}
    return pyspiel.load_game(PREFIX + variant.game.slug, changed)

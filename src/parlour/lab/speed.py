"""The speed of this machine: random games on one core and on all, and tree search.

>>> from parlour.testing.tiny import GAME
>>> found = speed(GAME, seconds=0.01)
>>> found.actions > 0, found.state_bytes == GAME.dtype.itemsize
(True, True)
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from parlour.kernel import batch
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.search.tree.arrays import bytes_a_node
from parlour.search.tree.compile import load_search
from parlour.search.tree.search import Search

SECONDS: Final = 0.5
"""Seconds of one measurement."""
FEW: Final = 16
MOST: Final = 4096
"""Games in parallel per core: enough that starting them does not matter, or these."""
SOME: Final = 64
"""The least share of a measurement that one batch should take."""
SIMULATIONS: Final = 400


@dataclass(frozen=True)
class Speed:
    """Measurements of one game with its default options, by processor time: other work changes nothing."""

    ready: float
    """Seconds in which rules and search were compiled, or loaded from the cache."""
    actions: float
    """Actions per second of random games on one core: legal list, choice, action, draws."""
    games: float
    """Whole random games per second on one core."""
    actions_all: float
    """Actions per second on all cores, where they do nothing else."""
    cores: int
    simulations: float
    """Simulations per second of the tree search from the first decision, on one core."""
    state_bytes: int
    node_bytes: int
    """Bytes per node of the search tree."""


def speed(game: Game, seconds: float = SECONDS) -> Speed:
    """Measure a game, with `seconds` for each measurement, after compiling if necessary."""
    began = time.process_time()
    load_search(game)
    ready = time.process_time() - began
    variant = Variant.of(game)
    cores = batch.cores()
    games, actions = play_outs(variant, 1, seconds)
    _, actions_all = play_outs(variant, cores, seconds) if cores > 1 else (games, actions)
    return Speed(
        ready=ready,
        actions=actions,
        games=games,
        actions_all=actions_all,
        cores=cores,
        simulations=searches(variant, seconds),
        state_bytes=game.dtype.itemsize,
        node_bytes=bytes_a_node(variant.seats),
    )


def play_outs(variant: Variant, workers: int, seconds: float) -> tuple[float, float]:
    """Random games and actions per second, with a core for each worker."""
    count = FEW * workers
    while True:
        states = batch.new_states(variant, count, seed=1, workers=workers)
        roots = states.fields.copy()
        _, took = repeated(lambda: _play_out(states, roots), 0.0)  # noqa: B023  # called at once
        if count >= MOST * workers or took / workers > seconds / SOME:
            break
        count *= 2
    rounds = 0

    def work() -> int:
        nonlocal rounds
        rounds += 1
        return _play_out(states, roots)

    actions, took = repeated(work, seconds * workers)
    return workers * rounds * count / took, workers * actions / took


def _play_out(states: batch.Batch, roots: Any) -> int:
    states.fields[:] = roots
    return states.play_out().actions


def searches(variant: Variant, seconds: float) -> float:
    """Simulations per second from the first decision, in trees of the size of a quick bot."""
    state = variant.new_state(seed=1)
    view = state.view(state.turn[0])
    done, took = repeated(lambda: Search(view).run(simulations=SIMULATIONS), seconds)
    return done / took


def repeated(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Repeat some work for some processor time, at least once; returns the amount and the time it took."""
    began = time.process_time()
    done = work()
    while time.process_time() - began < seconds:
        done += work()
    return done, time.process_time() - began

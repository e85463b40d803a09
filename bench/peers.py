"""Other libraries on Connect Four, each through its own fastest way to random play and to tree search.

They are no part of Parlour's installation: `pip install -r bench/requirements.txt` brings them.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from math import sqrt
from typing import Any, Final

from bench.measure import Work

ROLL_OUTS: Final = 10_000  # in one call of OpenSpiel's evaluator
AT_ONCE: Final = 1000  # games side by side in Pgx, where it is fastest on one core
MEMORY_MB: Final = 1000
SEED: Final = 7


class Missing(Exception):
    """A peer is not installed; the text says which."""


@dataclass
class Mean:
    """The mean result of the first seat over many games, to check that all play the same game."""

    total: float = 0.0
    games: int = 0

    def add(self, mean: float, games: int) -> None:
        """Count some games in."""
        self.total += mean * games
        self.games += games

    @property
    def spread(self) -> float:
        """Half of its interval."""
        return 1.96 / sqrt(max(1, self.games))  # a result is -1, 0 or 1: its deviation is below 1

    @property
    def value(self) -> float:
        """The mean."""
        return self.total / max(1, self.games)

    def agrees(self, other: Mean) -> bool:
        """Whether both may be of the same game, as far as was looked."""
        return not self.games or abs(self.value - other.value) <= 2 * (self.spread + other.spread)

    def __str__(self) -> str:
        return f"{self.value:+.4f} ± {self.spread:.4f}"


def has(package: str, module: str) -> Any:
    """A peer's module; raises `Missing`."""
    try:
        return import_module(module)
    except ImportError as error:
        raise Missing(f"{package} is not installed ({error})") from error


def open_spiel_roll_outs(mean: Mean) -> tuple[str, Work]:
    """OpenSpiel's C++ `RandomRolloutEvaluator`: one simulation of its search evaluates the empty grid."""
    pyspiel = has("open_spiel", "pyspiel")
    game = pyspiel.load_game("connect_four")
    root = game.new_initial_state()
    seeds = iter(range(1 << 30))

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLL_OUTS, next(seeds))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, MEMORY_MB, False, SEED, False)
        found = bot.mcts_search(root)
        mean.add(found.total_reward, ROLL_OUTS)
        return ROLL_OUTS

    return f"OpenSpiel {version('open_spiel')}, C++ rollout evaluator", work


def open_spiel_search(simulations: int, exploration: float, solve: bool) -> tuple[str, Work]:
    """OpenSpiel's C++ `MCTSBot` from the empty grid, one rollout a simulation."""
    pyspiel = has("open_spiel", "pyspiel")
    game = pyspiel.load_game("connect_four")
    root = game.new_initial_state()
    seeds = iter(range(1 << 30))

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, next(seeds))
        bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, MEMORY_MB, solve, SEED, False)
        return int(bot.mcts_search(root).explore_count)

    return f"OpenSpiel {version('open_spiel')}, C++ MCTSBot", work


def pgx_roll_outs(mean: Mean) -> tuple[str, Work]:
    """Pgx on JAX, compiled for the CPU: `vmap` of whole games, random legal actions."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax, pgx = has("jax", "jax"), has("pgx", "pgx")
    env = pgx.make("connect_four")

    def roll_out(key: Any) -> Any:
        def step(carried: Any) -> Any:
            state, key = carried
            key, this = jax.random.split(key)
            odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            return env.step(state, jax.random.categorical(this, odds)), key

        first, key = jax.random.split(key)
        state = env.init(first)
        beginner = state.current_player
        last, _ = jax.lax.while_loop(lambda carried: ~carried[0].terminated, step, (state, key))
        return last.rewards[beginner]

    roll_outs = jax.jit(jax.vmap(roll_out))
    seeds = iter(range(1 << 30))

    def work() -> int:
        results = roll_outs(jax.random.split(jax.random.key(next(seeds)), AT_ONCE))
        mean.add(float(results.mean()), AT_ONCE)
        return AT_ONCE

    return f"Pgx {version('pgx')} on JAX {version('jax')}, CPU, {AT_ONCE} games at once", work

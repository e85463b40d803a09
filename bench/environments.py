"""Random steps of environments: many games in one call, one at a time, and those of others, in one run.

python bench/run.py environments            into results.md

Others are measured where they are installed: PettingZoo's own connect four, and Pgx's.
"""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game

GAMES = 1024
SECONDS = 1.0
ROUNDS = 3
HEAD = ("Environment", "Games at once", "Steps a second")
TEXT = f"""Steps of random play a second, the fastest of {ROUNDS} rounds of {SECONDS:g} s: a uniform choice
among the legal actions, the step with its draws, rewards, new games for those that ended, and the masks; with
observations also the flat row of what the seat that acts sees. {GAMES} games in one call on every core
(`parlour.lab.vector`), and one game at a time through PettingZoo's interface. PettingZoo's connect four is
Python; Pgx's is compiled by JAX for this processor, its observations included.
"""


def speed(step: Callable[[], object], steps: int) -> float:
    """Steps a second of something that makes so many at once."""
    step()
    found = []
    for _ in range(ROUNDS):
        began, calls = time.perf_counter(), 0
        while time.perf_counter() - began < SECONDS:
            step()
            calls += 1
        found.append(calls * steps / (time.perf_counter() - began))
    return max(found)


def together(game: Game, *, observe: bool) -> float:
    """Many games of ours in one call."""
    from parlour.lab.vector import Games

    games, random = Games(game.with_options(), GAMES), np.random.default_rng(1)
    games.reset(1)
    row = games.observe()

    def step() -> None:
        games.step(games.random_legal(random))
        if observe:
            games.observe(row)

    return speed(step, GAMES)


def walked(env: Any) -> float:
    """One game at a time through PettingZoo's interface."""
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> None:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
        else:
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))

    return speed(step, 1)


def theirs() -> list[tuple[str, str, str]]:
    """Those of others that are installed."""
    found = []
    try:
        from pettingzoo.classic import connect_four_v3

        found.append(("PettingZoo, connect four", "1", f"{walked(connect_four_v3.env()):,.0f}"))
    except ImportError as missing:
        found.append(("PettingZoo, connect four", "", f"not measured: {missing.name} is missing"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found.append(("Pgx, connect four, with observations", f"{GAMES}", f"{pgx_speed():,.0f}"))
    except ImportError as missing:
        found.append(("Pgx, connect four", "", f"not measured: {missing.name} is missing"))
    return found


def pgx_speed() -> float:
    """Pgx on this processor, the same number of games in one call."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("connect_four")
    advance = jax.vmap(auto_reset(env.step, env.init))

    def walk(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, new = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, scores)
        return advance(state, action, jax.random.split(new, GAMES)), key

    step = jax.jit(walk)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES)), jax.random.key(2)]

    def once() -> None:
        held[:] = step(*held)
        held[0].observation.block_until_ready()

    return speed(once, GAMES)


def measure() -> Section:
    """Every game found, then those of others."""
    from parlour.lab import zoo

    rows: list[tuple[str, str, str]] = []
    for game in catalogue():
        rows.append((game.title, f"{GAMES}", f"{together(game, observe=False):,.0f}"))
        rows.append((f"{game.title}, with observations", f"{GAMES}", f"{together(game, observe=True):,.0f}"))
        rows.append(
            (f"{game.title}, PettingZoo's interface", "1", f"{walked(zoo.env(game.with_options())):,.0f}")
        )
    return Section("Environments", TEXT + "\n" + table(HEAD, [*rows, *theirs()]))


if __name__ == "__main__":
    print(measure().text)

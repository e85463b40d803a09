"""Random steps of environments: many games in one call, one at a time, and those of others, in one run.

python bench/run.py environments            into results.md

Connect Four is the game that everybody has: the yardstick of this folder in our vector environment and
through PettingZoo's interface, PettingZoo's own, and Pgx's. The others are measured where they are installed.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from bench.connect_four import GAME as CONNECT_FOUR
from bench.environments_cores import cores_text
from bench.measure import ENOUGH, ROUNDS, RateSamples, Work, alternate, ratio
from bench.peers import Missing, has
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant

GAMES: Final = 1024
MANY: Final = 8192
SETTLED: Final = 200
"""Steps before measuring, so that games stand at all their stages."""
ALONE: Final = 200
"""Steps of one game at a time that count as one piece of work."""
SEED: Final = 1
ONE_THREAD: Final = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

TEXT: Final = f"""Steps of random play a second of processor time, on one core: a uniform choice among the
legal actions, the step with its draws, rewards, new games for those that ended, and the masks; *observed*:
the flat row of what the seat that acts sees, too. {ROUNDS} rounds in each of which all are measured in turn
for at least {ENOUGH:g} s; a ratio is the median of the rounds' (lowest to highest). The machine did other
work meanwhile.

**Connect Four**, the same game for all. *Parlour* is `bench/connect_four`, whose rules know nothing of
environments, in `parlour.lab.vector`; it observes both seats' discs, 98 numbers of 32 bits (the row above the
grid included); Pgx observes the same planes as 84 truth values, PettingZoo as 84 bytes. Pgx is compiled by
JAX for this processor, with one thread; what chooses its actions is one number a game, drawn outside as for
ours, and its keys are made beforehand.

"""
OURS: Final = """
**Our games** with default options, {games} at once, {core}

"""


@dataclass(frozen=True)
class Entrant:
    """Something that steps, and what stands in the table about it."""

    name: str
    at_once: int
    work: Work


def together(game: Game, count: int, *, observe: bool) -> Work:
    """Many games of ours in one call."""
    from parlour.lab.vector import Games

    games, random = Games(Variant.of(game), count, workers=1), np.random.default_rng(SEED)
    games.reset(SEED)
    rows = games.observe() if observe else None

    def step() -> int:
        games.step(games.random_legal(random), rows)
        return count

    for _ in range(SETTLED):
        step()
    return step


def walked(env: Any) -> Work:
    """One game at a time through PettingZoo's interface."""
    random = np.random.default_rng(SEED)
    env.reset(seed=SEED)

    def steps() -> int:
        for _ in range(ALONE):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
        return ALONE

    return steps


def pgx(count: int) -> Entrant:
    """Pgx on this processor, a number of games in one call."""
    os.environ.setdefault("XLA_FLAGS", ONE_THREAD)
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax, module = has("jax", "jax"), has("pgx", "pgx")
    jnp = jax.numpy
    wrapped = has("pgx", "pgx.experimental.wrappers").auto_reset
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = module.make("connect_four")
    advance = jax.vmap(wrapped(env.step, env.init))
    keys = jax.random.split(jax.random.key(SEED), count)

    def walk(state: Any, draws: Any) -> Any:
        below = jnp.cumsum(state.legal_action_mask, axis=1)
        wanted = jnp.floor(draws * below[:, -1]).astype(below.dtype) + 1
        return advance(state, jnp.argmax(below == wanted[:, None], axis=1), keys)

    step, random = jax.jit(walk), np.random.default_rng(SEED)
    held = [jax.jit(jax.vmap(env.init))(keys)]

    def once() -> int:
        held[0] = step(held[0], random.random(count, np.float32))
        held[0].observation.block_until_ready()
        return count

    for _ in range(SETTLED):
        once()
    return Entrant(f"Pgx {version('pgx')} on JAX {version('jax')}, observed", count, once)


def pettingzoo() -> Entrant:
    """PettingZoo's own Connect Four, in Python."""
    module = has("pettingzoo", "pettingzoo.classic.connect_four_v3")
    return Entrant(f"PettingZoo {version('pettingzoo')}, its own game", 1, walked(module.env()))


def of_connect_four() -> tuple[list[Entrant], list[str]]:
    """Ours, then the others'; and what is missing."""
    from parlour.lab import zoo

    found = [
        Entrant("**Parlour**, observed", GAMES, together(CONNECT_FOUR, GAMES, observe=True)),
        Entrant("**Parlour**, observed", MANY, together(CONNECT_FOUR, MANY, observe=True)),
        Entrant("**Parlour**, masks alone", GAMES, together(CONNECT_FOUR, GAMES, observe=False)),
        Entrant("**Parlour**, PettingZoo's interface", 1, walked(zoo.env(Variant.of(CONNECT_FOUR)))),
    ]
    missing = []
    peers: tuple[Callable[[], Entrant], ...] = (partial(pgx, GAMES), partial(pgx, MANY), pettingzoo)
    for peer in peers:
        try:
            found.append(peer())
        except Missing as error:
            missing.append(str(error))
    return found, missing


def of_ours(game: Game) -> list[Entrant]:
    """One of our games."""
    from parlour.lab import zoo

    return [
        Entrant("masks alone", GAMES, together(game, GAMES, observe=False)),
        Entrant("observed", GAMES, together(game, GAMES, observe=True)),
        Entrant("PettingZoo's interface", 1, walked(zoo.env(Variant.of(game)))),
    ]


def compared(entrants: list[Entrant], rates: list[RateSamples]) -> Iterator[tuple[str, ...]]:
    """Lines of the table of Connect Four: ours against others with as many games, or the usual number."""
    ours = {e.at_once: r for e, r in zip(entrants[:2], rates[:2], strict=True)}
    for number, (entrant, rate) in enumerate(zip(entrants, rates, strict=True)):
        against = "" if number < 2 else str(ratio(ours.get(entrant.at_once, ours[GAMES]), rate))
        yield entrant.name, f"{entrant.at_once:,}", f"{rate.median:,.0f}", against


def measure() -> Section:
    """Connect Four by everybody, every game found, and how all of it is shared out among cores."""
    entrants, missing = of_connect_four()
    games = catalogue()
    ours = [of_ours(game) for game in games]
    rates = alternate([entrant.work for entrant in (*entrants, *(e for some in ours for e in some))])
    head = ("Connect Four", "Games at once", "Steps a second", "Parlour, observed, is faster by a factor of")
    text = TEXT + table(head, compared(entrants, rates[: len(entrants)]))
    text += "".join(f"\n{line}.\n" for line in missing)
    left = iter(rates[len(entrants) :])
    lines = [
        (str(game.title), *(f"{next(left).median:,.0f}" for _ in some))
        for game, some in zip(games, ours, strict=True)
    ]
    text += OURS.format(games=GAMES, core="steps a second of one core; the last column one game at a time:")
    text += table(("Game", *(entrant.name for entrant in ours[0])), lines)
    return Section("Environments", text + "\n" + cores_text((CONNECT_FOUR, *games)))


if __name__ == "__main__":
    print(measure().text)

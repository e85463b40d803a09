"""Random steps of environments: many games in one call, one at a time, and those of others, in one run.

python bench/run.py environments [slug …]

Connect Four is the game that everybody has: the yardstick of this folder in our vector environment and
through PettingZoo's interface, PettingZoo's own, and Pgx's. The others are measured where they are installed.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from typing import Any, Final

import numpy as np

from bench import report
from bench.connect_four import GAME as CONNECT_FOUR
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

HEADING: Final = "Environments"
HEAD: Final = (
    "Game",
    "Environment",
    "Games at once",
    "Steps a second",
    "Parlour, observed, is faster by a factor of",
)
TEXT: Final = f"""Steps of random play a second of processor time, on one core: a uniform choice among the
legal actions, the step with its draws, rewards, new games for those that ended, and the masks; *observed*:
the flat row of what the seat that acts sees, too. {ROUNDS} rounds in each of which all are measured in turn
for at least {ENOUGH:g} s; a ratio is the median of the rounds' (lowest to highest). The machine did other
work meanwhile.

Connect Four is the same game for all. *Parlour* is `bench/connect_four`, whose rules know nothing of
environments, in `parlour.lab.vector`; it observes both seats' discs, 98 numbers of 32 bits (the row above the
grid included); Pgx observes the same planes as 84 truth values, PettingZoo as 84 bytes. Pgx is compiled by
JAX for this processor, with one thread; what chooses its actions is one number a game, drawn outside as for
ours, and its keys are made beforehand. Our games have their default options.
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


def of_connect_four() -> Iterator[Entrant]:
    """Ours, then the others'; what is missing is said."""
    from parlour.lab import zoo

    yield Entrant("**Parlour**, observed", GAMES, together(CONNECT_FOUR, GAMES, observe=True))
    yield Entrant("**Parlour**, observed", MANY, together(CONNECT_FOUR, MANY, observe=True))
    yield Entrant("**Parlour**, masks alone", GAMES, together(CONNECT_FOUR, GAMES, observe=False))
    yield Entrant("**Parlour**, PettingZoo's interface", 1, walked(zoo.env(Variant.of(CONNECT_FOUR))))
    makers: tuple[Callable[[], Entrant], ...] = (partial(pgx, GAMES), partial(pgx, MANY), pettingzoo)
    for make in makers:
        try:
            yield make()
        except Missing as error:
            report.note(str(error))


def of_ours(game: Game) -> list[Entrant]:
    """One of our games."""
    from parlour.lab import zoo

    return [
        Entrant("**Parlour**, observed", GAMES, together(game, GAMES, observe=True)),
        Entrant("**Parlour**, masks alone", GAMES, together(game, GAMES, observe=False)),
        Entrant("**Parlour**, PettingZoo's interface", 1, walked(zoo.env(Variant.of(game)))),
    ]


def compared(game: Game, entrants: list[Entrant], rates: list[RateSamples]) -> Iterator[tuple[str, ...]]:
    """Lines of the table: ours against others with as many games at once, or with the usual number."""
    ours = {e.at_once: r for e, r in zip(entrants, rates, strict=True) if e.name == entrants[0].name}
    for entrant, rate in zip(entrants, rates, strict=True):
        against = "" if rate in ours.values() else str(ratio(ours.get(entrant.at_once, ours[GAMES]), rate))
        yield str(game.title), entrant.name, f"{entrant.at_once:,}", f"{rate.median:,.0f}", against


def measure(slugs: Sequence[str]) -> Section:
    """Connect Four by everybody, then every game of ours."""
    wanted = [game for game in (CONNECT_FOUR, *catalogue()) if not slugs or game.slug in slugs]
    entrants = [list(of_connect_four()) if game is CONNECT_FOUR else of_ours(game) for game in wanted]
    left = iter(alternate([entrant.work for some in entrants for entrant in some]))
    lines = [
        line
        for game, some in zip(wanted, entrants, strict=True)
        for line in compared(game, some, [next(left) for _ in some])
    ]
    return Section(HEADING, TEXT, table(HEAD, lines))

"""Tree search: simulations a second, what a tree takes in memory, and Connect Four beside OpenSpiel.

python bench/run.py search [slug …]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bench import report
from bench.connect_four import GAME as CONNECT_FOUR
from bench.measure import RateSamples, Work, alternate, on_one_core, ratio
from bench.peers import Missing, open_spiel_search
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from parlour.search.tree.compile import load_search
from parlour.search.tree.search import Search, SearchSettings

SIMULATIONS: Final = 4000
SEED: Final = 5
BIG: Final = 50_000
EXPLORATION: Final = 1.4
GOAL: Final = 10.0
HEADING: Final = "Tree search"
HEAD: Final = (
    "Game", "Simulations a second", "Bytes a state", "Bytes of a tree, a node",
    "Faster than OpenSpiel's C++ MCTSBot by a factor of", "Goal",
)  # fmt: skip
TEXT: Final = f"""Simulations a second of processor time on one core, the median of the rounds, from the first
decision of the game of seed {SEED}, default options. Our games: a fresh tree of {SIMULATIONS:,} simulations
each, playouts, weights and estimates as each game's insight has them. Connect Four, on our kernel and by
OpenSpiel in turn: from the empty grid UCT with the constant {EXPLORATION}, one random rollout a simulation,
proved positions backed up by both, a fresh tree of {BIG:,} simulations each; the ratio is the median of the
rounds' (lowest to highest). Children lie side by side in blocks of places, some of them free: a tree takes
somewhat more for each of its nodes than one place.
"""


def first_decision(game: Game) -> State:
    """What the seat sees that acts first."""
    state = Variant.of(game).new_state(seed=SEED)
    return state.view(state.turn[0])


def line(
    game: Game, rates: RateSamples, search: Search, against: str = "", goal: str = ""
) -> tuple[str, ...]:
    """One line of the table."""
    size = f"{search.size / search.nodes:.0f}"
    search.rest()
    return (str(game.title), f"{rates.median:,.0f}", f"{game.dtype.itemsize:,}", size, against, goal)


def of_ours(game: Game) -> tuple[str, ...]:
    """The line of a game of ours."""
    load_search(game)
    view = first_decision(game)
    (rates,) = alternate([lambda: Search(view, seed=SEED).run(simulations=SIMULATIONS)])
    search = Search(view, seed=SEED)
    search.run(simulations=SIMULATIONS)
    return line(game, rates, search)


def of_connect_four() -> tuple[str, ...]:
    """The line of Connect Four, beside OpenSpiel's search."""
    load_search(CONNECT_FOUR)
    view, settings = Variant.of(CONNECT_FOUR).new_state().view(0), SearchSettings(exploration=EXPLORATION)
    seeds = iter(range(1 << 30))
    contestants: list[Work] = [lambda: Search(view, settings, seed=next(seeds)).run(simulations=BIG)]
    try:
        contestants.append(open_spiel_search(BIG, EXPLORATION, solve=True)[1])
    except Missing as error:
        report.note(str(error))
    ours, *theirs = alternate(contestants)
    search = Search(view, settings, seed=SEED)
    search.run(simulations=BIG)
    return line(CONNECT_FOUR, ours, search, str(ratio(ours, theirs[0])) if theirs else "", f"≥ {GOAL:g}")


def measure(slugs: Sequence[str]) -> Section:
    """Connect Four, then every game of ours."""
    on_one_core()
    lines = [of_connect_four()] if not slugs or CONNECT_FOUR.slug in slugs else []
    lines += [of_ours(game) for game in catalogue() if not slugs or game.slug in slugs]
    return Section(HEADING, TEXT, table(HEAD, lines))

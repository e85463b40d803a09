"""exp, log and tanh of our own against the C library's: what the same bits everywhere cost.

python bench/run.py reals              into results.md
python -m bench.reals                  only look
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

import numba
import numpy as np

from bench import library
from bench.measure import Work, alternate, on_one_core, ratio
from bench.report import Section, table
from bench.trees import SEED, SIMULATIONS, first_decision
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import State
from parlour.search.hooks import bindings
from parlour.search.tree.compile import TREE, load_search, work_of
from parlour.search.tree.search import Search

REALS: Final = "parlour.kernel.reals"
MANY: Final = 1_000_000
ROUNDS: Final = 15
RANGES: Final = {"exp": (-8.0, 0.0), "log": (1.0, 10_000.0), "tanh": (-4.0, 4.0)}
"""Function -> the arguments that searches and networks have."""
HEAD: Final = ("Function", "Ours, ns a call", "The C library's, ns", "How fast ours is to it")
HEAD_SEARCH: Final = ("Game", "Simulations a second with ours", "With the C library's", "How fast with ours")
TEXT: Final = f"""Sums over {MANY:,} random arguments in a compiled loop, one thread; the median of the rounds
(lowest to highest) in each of which both are measured in turn. The machine did other work meanwhile.
"""
TEXT_SEARCH: Final = f"""The search of each game, compiled twice: with our functions, and with the C library's
in their place. A fresh tree of {SIMULATIONS:,} simulations from the first decision of the game of seed
{SEED}, on one core; the median of {ROUNDS} rounds (lowest to highest), in each of which both grow in turn.
"""


def summed(function: Callable[[float], float]) -> Callable[[Any], float]:
    """A compiled sum of a function's values."""

    def loop(numbers: Any) -> float:
        total = 0.0
        for number in numbers:
            total += function(number)
        return total

    made: Callable[[Any], float] = numba.njit(loop)
    return made


def work(function: Callable[[float], float], numbers: Any) -> Work:
    """One sum, as a piece of work."""
    loop = summed(function)

    def once() -> int:
        loop(numbers)
        return MANY

    return once


class SearchBy(Search):
    """A search by other loops than its game's."""

    def __init__(self, view: State, loops: ModuleType) -> None:
        super().__init__(view, seed=SEED)
        self._loops = loops


def own_loops(game: Game) -> ModuleType:
    """A game's search as it is."""
    load_search(game)
    loops = game.compiled.search.now
    assert loops is not None
    return loops


def loops_by_library(game: Game) -> ModuleType:
    """A game's search with the C library's functions in place of ours."""
    loops = game.compiled.twin().module(TREE, {**bindings(game.bots), REALS: library.__name__})
    loops.warm(records(game.dtype, 1), records(RANDOM, 1), records(work_of(game), 1))
    return loops


def growing(view: State, loops: ModuleType) -> Work:
    """One tree, as a piece of work."""
    return lambda: SearchBy(view, loops).run(simulations=SIMULATIONS)


def functions() -> str:
    """One line for each function."""
    made = catalogue()[0].compiled.twin()
    ours, theirs = made.module(REALS), made.module(library.__name__)
    lines = []
    for name, (low, high) in RANGES.items():
        numbers = np.random.default_rng(1).uniform(low, high, MANY)
        mine, its = alternate([work(getattr(one, name), numbers) for one in (ours, theirs)])
        lines.append((name, f"{1e9 / mine.median:.1f}", f"{1e9 / its.median:.1f}", str(ratio(mine, its))))
    return table(HEAD, lines)


def searches() -> str:
    """One line for each game."""
    lines = []
    for game in catalogue():
        view = first_decision(game)
        works = [growing(view, loops) for loops in (own_loops(game), loops_by_library(game))]
        ours, theirs = alternate(works, ROUNDS)
        lines.append(
            (str(game.title), f"{ours.median:,.0f}", f"{theirs.median:,.0f}", str(ratio(ours, theirs)))
        )
    return table(HEAD_SEARCH, lines)


def measure() -> Section:
    """The functions by themselves, and in searches."""
    return Section("Real functions", f"{TEXT}\n{functions()}\n{TEXT_SEARCH}\n{searches()}")


if __name__ == "__main__":
    on_one_core()
    print(measure().text)

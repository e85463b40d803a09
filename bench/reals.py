"""exp, log and tanh of our own against the C library's: what the same bits everywhere cost.

python bench/run.py reals              into results.md
python -m bench.reals                  only look
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

import numba
import numpy as np

from bench.measure import Work, alternate, ratio
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.compile.twin import twin

MANY: Final = 1_000_000
RANGES: Final = {"exp": (-8.0, 0.0), "log": (1.0, 10_000.0), "tanh": (-4.0, 4.0)}
"""Function -> the arguments that searches and networks have."""
HEAD: Final = ("Function", "Ours, ns a call", "The C library's, ns", "How fast ours is to it")
TEXT: Final = f"""Sums over {MANY:,} random arguments in a compiled loop, one thread; the median of the rounds
(lowest to highest) in each of which both are measured in turn. The machine did other work meanwhile.
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


def library(name: str) -> Callable[[float], float]:
    """A function of the C library, compiled."""
    theirs = getattr(math, name)
    made: Callable[[float], float] = numba.njit(lambda x: theirs(x))
    return made


def measure() -> Section:
    """All three."""
    reals: Any = twin(catalogue()[0]).module("parlour.kernel.reals")
    lines = []
    for name, (low, high) in RANGES.items():
        numbers = np.random.default_rng(1).uniform(low, high, MANY)
        ours, theirs = alternate([work(getattr(reals, name), numbers), work(library(name), numbers)])
        lines.append(
            (name, f"{1e9 / ours.median:.1f}", f"{1e9 / theirs.median:.1f}", str(ratio(ours, theirs)))
        )
    return Section("Real functions", f"{TEXT}\n{table(HEAD, lines)}")


if __name__ == "__main__":
    print(measure().text)

"""Ratios on a machine that others use too: everyone measured in turn, many rounds, medians of ratios.

Time is the processor time of this process (all its threads), so that waiting for a core does not count; what
others do to caches and clocks hits everyone in turn.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

ROUNDS: Final = 9
ENOUGH: Final = 0.3  # seconds of one measurement
TICK: Final = 1e-9  # the shortest time a clock tells

Work = Callable[[], int]
"""Does a piece of work; returns how much it was (playouts, actions, simulations)."""


@dataclass
class RateSamples:
    """What one contestant did a second, round by round."""

    rounds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The rate to show."""
        return median(self.rounds)


@dataclass(frozen=True)
class Ratio:
    """One contestant's rate to another's in the same round: the median of rounds, and their spread."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        digits = 0 if self.median >= 100 else 1 if self.median >= 10 else 2
        return f"{self.median:,.{digits}f} ({self.low:,.{digits}f} to {self.high:,.{digits}f})"


def ratio(one: RateSamples, other: RateSamples) -> Ratio:
    """How many times as fast one was as the other.

    >>> str(ratio(RateSamples([2.0, 3.0, 8.0]), RateSamples([1.0, 1.0, 2.0])))
    '3.00 (2.00 to 4.00)'
    """
    each = [mine / its for mine, its in zip(one.rounds, other.rounds, strict=True)]
    return Ratio(median(each), min(each), max(each))


def alternate(contestants: Sequence[Work], rounds: int = ROUNDS, enough: float = ENOUGH) -> list[RateSamples]:
    """Rates of all, each measured once a round; a first piece of work of each is not counted."""
    for work in contestants:
        work()
    found = [RateSamples() for _ in contestants]
    for number in range(rounds):
        order = range(len(contestants))
        for k in order if number % 2 == 0 else reversed(order):
            found[k].rounds.append(rate(contestants[k], enough))
    return found


def rate(work: Work, enough: float = ENOUGH) -> float:
    """What a contestant does a second of processor time."""
    began = time.process_time()
    done = work()
    while (took := time.process_time() - began) < enough:
        done += work()
    return done / max(took, TICK)


def on_one_core() -> None:
    """Keep this process, with all threads it will make, on one core, where the system lets it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

"""How many times as much all cores do as one: steps of the vector environment, and playouts of batches.

Wall-clock time is what several cores save, but others on the machine would be taken for our own loss: rounds
in which they took more than a little of it do not count. What sharing out costs shows in processor time too,
whatever they do.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import numpy as np

from bench.measure import Work
from bench.report import table
from parlour.kernel import batch
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.lab.vector import Games

FEW: Final = 1024
MANY: Final = 8192
ROUNDS: Final = 9
ENOUGH: Final = 0.1  # seconds of one measurement
QUIET: Final = 0.1  # of the time we could have used: what others may have taken meanwhile
FEWEST: Final = 3
SEED: Final = 1
STAT: Final = Path("/proc/stat")
IDLE: Final = (3, 4)  # columns of the first line of it: idle, and waiting for a disk

TEXT: Final = """**All cores against one**: this machine has {cores}. Steps with masks of {few:,} and of
{many:,} games by as many threads as cores, against one thread; and random playouts of batches of {many:,}
games (`parlour.kernel.batch`). {rounds} rounds in each of which all are measured in turn for {enough:g} s
of wall-clock time, by one thread and by all; only rounds count in which others took at most {quiet:.0%} of
the time that either could have used. Beside it what the same work costs in processor time when shared out,
all rounds counted: 1.00 is nothing lost, and with more all cores give at most the factor beside it; what
others do between ours adds to it.

"""


@dataclass
class Pair:
    """The same work by one thread and by all, and what was measured of it."""

    one: Work
    every: Work
    ratios: list[float] = field(default_factory=list)
    """Wall-clock ratios of quiet rounds."""
    costs: list[float] = field(default_factory=list)

    def measure(self, turned: bool) -> None:
        """One round."""
        first, second = (self.every, self.one) if turned else (self.one, self.every)
        found = {id(work): timed(work) for work in (first, second)}
        one, every = found[id(self.one)], found[id(self.every)]
        self.costs.append(every.cpu / one.cpu)
        if 1 - one.cpu / one.wall <= QUIET and every.others <= QUIET:
            self.ratios.append(one.wall / every.wall)

    @property
    def faster(self) -> str:
        """The median of quiet rounds, and their spread."""
        if len(self.ratios) < FEWEST:
            return "never quiet"
        low, high = min(self.ratios), max(self.ratios)
        return f"{median(self.ratios):.2f} x ({low:.2f} to {high:.2f}, {len(self.ratios)} rounds)"

    @property
    def cost(self) -> str:
        """The median of all rounds, and the most that it leaves of the cores."""
        cost = median(self.costs)
        return f"{cost:.2f} (at most {batch.cores() / cost:.2f} x)"


@dataclass(frozen=True)
class Timed:
    """Seconds a unit of work, of the clock and of the processor, and the share of the machine others had."""

    wall: float
    cpu: float
    others: float


def busy() -> float:
    """Seconds that all cores together have been busy since the machine began; 0 where it does not say."""
    if not STAT.exists():
        return 0.0
    ticks = [int(word) for word in STAT.read_text().splitlines()[0].split()[1:9]]
    return (sum(ticks) - sum(ticks[k] for k in IDLE)) / os.sysconf("SC_CLK_TCK")


def timed(work: Work) -> Timed:
    """Work for a while."""
    before, cpu, began, done = busy(), time.process_time(), time.perf_counter(), 0
    while (wall := time.perf_counter() - began) < ENOUGH:
        done += work()
    used = time.process_time() - cpu
    others = max(0.0, busy() - before - used) / (wall * batch.cores())
    return Timed(wall / done, used / done, others)


def steps(game: Game, workers: int, at_once: int) -> Work:
    """The vector environment."""
    games, random = Games(Variant.of(game), at_once, workers=workers), np.random.default_rng(SEED)
    games.reset(SEED)

    def step() -> int:
        games.step(games.random_legal(random))
        return at_once

    step()
    return step


def play_outs(game: Game, workers: int) -> Work:
    """Batches played to their ends."""
    states = batch.new_states(Variant.of(game), MANY, seed=SEED, workers=workers)
    roots = states.fields.copy()

    def play() -> int:
        states.fields[:] = roots
        return states.play_out().actions

    play()
    return play


def pair(game: Game, make: Callable[[Game, int], Work]) -> Pair:
    """One thread, and as many as there are cores."""
    return Pair(make(game, 1), make(game, batch.cores()))


def cores_text(games: tuple[Game, ...]) -> str:
    """The table of all games."""
    kinds = (partial(steps, at_once=FEW), partial(steps, at_once=MANY), play_outs)
    pairs = [[pair(game, make) for make in kinds] for game in games]
    for number in range(ROUNDS):
        for of_game in pairs:
            for one in of_game:
                one.measure(number % 2 == 1)
    lines = [
        (str(game.title), *(text for one in of_game for text in (one.faster, one.cost)))
        for game, of_game in zip(games, pairs, strict=True)
    ]
    head = (
        "Game", f"Steps, {FEW:,} games", "Processor time a step", f"Steps, {MANY:,} games",
        "Processor time a step", "Playouts", "Processor time an action",
    )  # fmt: skip
    said = TEXT.format(
        cores=f"{batch.cores()} cores", few=FEW, many=MANY, rounds=ROUNDS, enough=ENOUGH, quiet=QUIET
    )
    return said + table(head, lines)

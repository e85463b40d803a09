"""Our strongest level against OpenSpiel's players, which have ten times its time to think; it takes hours.

python bench/run.py strength [GAME[:option=value,…] …]

Both are given seconds of processor time: our level `SECONDS_OURS` for a turn, OpenSpiel's player ten times
that for each action of one.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import replace
from statistics import mean
from typing import Final

from bench import outsiders, report
from bench.outsiders import SECONDS
from bench.report import Section, table
from parlour.games import catalogue, find
from parlour.kernel.state import State, Variant
from parlour.search.arena.matches import Contender, Match, match
from parlour.search.levels import level_named, strength_of
from parlour.search.tree.compile import load_search
from parlour.search.turn import searched_run

TIMES: Final = 10
LEVEL: Final = "master"
OURS: Final = "PARLOUR_OURS"
ENDLESS: Final = 1_000_000_000  # simulations: the processor's time ends the thinking
GAMES: Final = 20
SECONDS_OURS: Final = 0.1
GOAL: Final = 75
HEADING: Final = "Strength"
HEAD: Final = (
    "Game", "Games", "Won, drawn, lost", "Share of points, 95 %", "Our seconds a turn", "Theirs an action",
    "Goal",
)  # fmt: skip
TEXT: Final = f"""Our level *{LEVEL}*, with less time than it has at a table, against OpenSpiel's MCTS (open
games) or information-set MCTS (hidden hands) with {TIMES} times as long for each single action: constant
1.4, random rollouts, which run on our compiled rules so that it gets hundreds to thousands of them a
second. Pairs of games on the same draws with the sides changed, seeds 1, 2, …; the interval is over pairs.
Seconds are processor time as measured, so that other work on the machine takes nothing from anybody. Both are
given a seat's view and nothing else: what is hidden is dealt at random from it.
"""


def variant_of(text: str) -> Variant:
    """The game of an argument, with its options.

    >>> from parlour.games import catalogue
    >>> variant_of(f"{catalogue()[0].slug}:seats=2").seats
    2
    """
    name, _, options = text.partition(":")
    return Variant.of(find(name), **dict(one.split("=", 1) for one in options.split(",") if one))


SPENT: Final[list[float]] = []
"""Seconds of processor time that each of our turns took."""


def ours(view: State, seed: int) -> list[int]:
    """A turn of our level, found in this much processor time in a tree of its own.

    It looks at the clock as well, as its solver does, which gets half: a crowded machine is our loss.
    """
    seconds = float(os.environ[OURS])
    strength = replace(strength_of(level_named(LEVEL), view.game), simulations=ENDLESS, seconds=seconds)
    began = time.thread_time()
    run = searched_run(view, seed, strength, stop=lambda: time.thread_time() - began >= seconds)
    SPENT.append(time.thread_time() - began)
    return run


def played(variant: Variant, games: int, seconds: float, seed: int) -> Match:
    """All games of one variant, one after another."""
    os.environ[OURS], os.environ[SECONDS] = str(seconds), str(TIMES * seconds)
    SPENT.clear()
    outsiders.SPENT.clear()
    load_search(variant.game)
    bots = Contender("bench.strength:ours"), Contender("bench.outsiders:player")
    last: Match | None = None
    for so_far in match(variant, *bots, games, seed=seed, workers=1):
        report.note(f"{variant.game.slug}: {so_far.counts()}")
        last = so_far
    assert last is not None
    return last


def line(name: str, found: Match) -> tuple[str, ...]:
    """One game's line of the table."""
    won, drawn, lost = found.counts()
    share = found.share
    return (
        name,
        str(2 * len(found.pairs)),
        f"{won}, {drawn}, {lost}",
        f"{100 * share.value:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})",
        f"{mean(SPENT):.2f}",
        f"{mean(outsiders.SPENT):.2f}",
        f"≥ {GOAL} %",
    )


def title(variant: Variant) -> str:
    """The game, and the options that differ."""
    usual = Variant.of(variant.game).options_text()
    other = [f"{n}={text}" for n, text in variant.options_text().items() if text != usual[n]]
    return ", ".join([str(variant.game.title), *other])


def measure(words: Sequence[str]) -> Section:
    """The games named, or all for two."""
    named = [variant_of(word) for word in words]
    wanted = named or [Variant.of(game) for game in catalogue() if 2 in game.seating.seats]
    lines = [line(title(one), played(one, GAMES, SECONDS_OURS, seed=1)) for one in wanted]
    return Section(HEADING, TEXT, table(HEAD, lines))

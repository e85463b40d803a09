"""Random play: legal list, choice, apply, draws, for every game found; and what compiling it costs.

python bench/run.py playout [slug …]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from bench.measure import RateSamples
from bench.measure import ratio as ratio_of
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel import batch
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.game import Game
from parlour.kernel.state import Variant

ROUNDS: Final = 5
ENOUGH: Final = 0.4  # seconds of one measurement
GAMES: Final = 500  # side by side on one core
FEW: Final = 4  # games in plain Python
FIRST_MOVES: Final = 5
HEADING: Final = "Random play"
HEAD: Final = (
    "Game", "Actions a second, one core", "Draws an action", "Actions a game", "All cores against one",
    "Against plain Python", "Bytes a state", "First move, plain rules, ms", "First compiled, s",
    "Found compiled, s",
)  # fmt: skip
TEXT: Final = f"""Random play of whole games with the default options: legal list, uniform choice, action,
weighted draws; draws take their time but do not count as actions. Actions a second are of processor time on
one core, the median of {ROUNDS} rounds; all cores and one core were measured in turn by the clock on the
wall (median of the rounds' ratios, lowest to highest), on a machine that did other work meanwhile, which
takes from all cores more than from one. *Against plain Python*: the same loop over the same rules with the
compiler off. *First move*: a new game, its legal actions and one of them played, when nothing is compiled
yet: that is all a person's first move waits for, since compiling goes on elsewhere. *First compiled* is a
process with an empty cache that compiles the rules and this loop, *found compiled* the next process, which
loads them.
"""
FIRST_MOVE: Final = """
import sys, time
from parlour.games import find
from parlour.kernel.state import Variant
game = find(sys.argv[1])
began = time.perf_counter()
state = Variant.of(game).new_state(seed=1)
seat = state.turn[0]
state.apply(seat, state.legal_actions(seat)[0])
print(time.perf_counter() - began)
"""


@dataclass
class Throughput:
    """What playouts on one core came to, and how many times as much all cores did."""

    actions_a_second: float
    draws_an_action: float
    actions_a_game: float
    all_cores: str


def play_outs(game: Game) -> Throughput:
    """Rounds on one core and on all, in turn, from the same first decisions."""
    cores = batch.cores()
    parts = [batch.new_states(Variant.of(game), GAMES * n, seed=1, workers=n) for n in (1, cores)]
    roots = [states.fields.copy() for states in parts]
    rates, cpu = [RateSamples(), RateSamples()], RateSamples()
    actions = draws = games = 0
    for _ in range(ROUNDS):
        for states, root, rate in zip(parts, roots, rates, strict=True):
            done, wall, processor = 0, time.perf_counter(), time.process_time()
            while time.perf_counter() - wall < ENOUGH:
                states.fields[:] = root
                tally = states.play_out()
                done += tally.actions
                actions, draws, games = actions + tally.actions, draws + tally.draws, games + len(states)
            rate.rounds.append(done / (time.perf_counter() - wall))
            if states is parts[0]:
                cpu.rounds.append(done / (time.process_time() - processor))
    return Throughput(cpu.median, draws / actions, actions / games, str(ratio_of(rates[1], rates[0])))


def plain_speed(game: Game) -> float:
    """Actions a second of the same loop over the same rules with the compiler off."""
    variant = Variant.of(game)
    states = batch.new_states(variant, FEW, seed=1, workers=1)
    loops = game.compiled.twin(compiled=False).loops
    scratch = states._scratch()
    began = time.process_time()
    loops.play_outs(states.fields, states.randoms, game.max_turns(variant.options), *scratch)
    return float(scratch.tally[loops.ACTIONS]) / (time.process_time() - began)


def compile_seconds(game: Game) -> tuple[float, float]:
    """Seconds that a process takes to compile a game into an empty cache, and the next to find it there."""
    with tempfile.TemporaryDirectory() as cache:
        env = {**os.environ, "PARLOUR_CACHE": cache}
        said = [
            subprocess.run(
                module_command("parlour.kernel.compile", game.package),
                env=env,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            for _ in range(2)
        ]
    first, second = (float(line.rpartition(": ")[2].removesuffix(" s\n")) for line in said)
    return first, second


def first_move(game: Game) -> float:
    """Seconds of a first move where nothing is compiled: the median of some fresh processes."""
    command = [sys.executable, "-c", FIRST_MOVE, game.slug]
    env = {**os.environ, "PARLOUR_COMPILE": "0"}
    done = [
        subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        for _ in range(FIRST_MOVES)
    ]
    return median(float(one.stdout) for one in done)


def line(game: Game) -> tuple[str, ...]:
    """One game's line of the table."""
    game.compiled.twin().warm()
    found = play_outs(game)
    first, again = compile_seconds(game)
    return (
        str(game.title),
        f"{found.actions_a_second:,.0f}",
        f"{found.draws_an_action:.2f}",
        f"{found.actions_a_game:.0f}",
        found.all_cores,
        f"{found.actions_a_second / plain_speed(game):,.0f} x",
        f"{game.dtype.itemsize:,}",
        f"{1000 * first_move(game):.1f}",
        f"{first:.1f}",
        f"{again:.1f}",
    )


def measure(slugs: Sequence[str]) -> Section:
    """Every game found, one line each."""
    games = [game for game in catalogue() if not slugs or game.slug in slugs]
    return Section(HEADING, TEXT, table(HEAD, map(line, games)))

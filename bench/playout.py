"""Random play: legal list, choice, apply, draws, for every game found; and what compiling it costs.

python bench/run.py playout            into results.md
python bench/playout.py [slug …]       only look
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel import batch, twin
from parlour.kernel.game import Game

ROUNDS = 3
"""Of several runs the fastest counts: the machine can only disturb."""
ENOUGH = 0.5  # seconds of one measurement
FEW = 4  # games in plain Python
AIM = 1_000_000  # actions a second on one core
HEAD = (
    "Game", "Actions a second", "Draws an action", "Actions a game", "All cores against one",
    "Against plain Python", "Bytes a state", "First compiled, s", "Found compiled, s",
)  # fmt: skip
TEXT = f"""Random play of whole games with the default options: legal list, uniform choice, apply, weighted
draws. Actions a second are those of one core (the aim: {AIM:,} and more), the fastest of {ROUNDS} runs; draws
take their time but do not count as actions. *Plain* is the same loop over the same rules with the compiler
off. *First compiled* is a process with an empty cache that compiles the rules and this loop, *found compiled*
the next process, which loads them. Nobody waits for either: plain rules play meanwhile.
"""


@dataclass
class Run:
    """What play-outs on some cores came to."""

    actions_a_second: float
    draws_an_action: float
    actions_a_game: float
    games: int


def play_outs(game: Game, workers: int, games: int = 64) -> Run:
    """The fastest of some runs, each of as many games as take long enough to measure."""
    variant = game.with_options()
    runs: list[Run] = []
    while len(runs) < ROUNDS:
        states = batch.new_states(variant, games, seed=len(runs) + 1, workers=workers)
        began = time.perf_counter()
        tally = states.play_out()
        took = time.perf_counter() - began
        if took < ENOUGH:
            games = int(games * max(2.0, 1.2 * ENOUGH / max(took, 1e-6)))
            continue
        runs.append(Run(tally.actions / took, tally.draws / tally.actions, tally.actions / games, games))
    return max(runs, key=lambda run: run.actions_a_second)


def plain_speed(game: Game) -> float:
    """Actions a second of the same loop over the same rules with the compiler off."""
    variant = game.with_options()
    states = batch.new_states(variant, FEW, seed=1, workers=1)
    loops = twin.twin(game, compiled=False).loops
    scratch = states._scratch()
    began = time.perf_counter()
    loops.play_outs(states.fields, states.randoms, game.max_turns(variant.options), *scratch)
    return float(scratch.tally[loops.ACTIONS]) / (time.perf_counter() - began)


def compile_seconds(game: Game) -> tuple[float, float]:
    """Seconds that a process takes to compile a game into an empty cache, and the next to find it there."""
    with tempfile.TemporaryDirectory() as cache:
        env = {**os.environ, "PARLOUR_CACHE": cache}
        said = [
            subprocess.run(
                twin.warm_command(game), env=env, capture_output=True, text=True, check=True
            ).stdout
            for _ in range(2)
        ]
    first, second = (float(line.rpartition(": ")[2].removesuffix(" s\n")) for line in said)
    return first, second


def line(game: Game) -> tuple[str, ...]:
    """One game's line of the table."""
    twin.twin(game).warm()
    one = play_outs(game, 1)
    every = play_outs(game, batch.cores(), one.games)
    first, found = compile_seconds(game)
    return (
        game.title,
        f"{one.actions_a_second:,.0f}",
        f"{one.draws_an_action:.2f}",
        f"{one.actions_a_game:.0f}",
        f"{every.actions_a_second / one.actions_a_second:.2f} x",
        f"{one.actions_a_second / plain_speed(game):,.0f} x",
        f"{game.dtype.itemsize}",
        f"{first:.1f}",
        f"{found:.1f}",
    )


def measure(slugs: list[str] | None = None) -> Section:
    """Every game found, one line each."""
    games = [game for game in catalogue() if not slugs or game.slug in slugs]
    return Section("Random play", TEXT + "\n" + table(HEAD, map(line, games)))


if __name__ == "__main__":
    print(measure(sys.argv[1:]).text)

"""Random play on one core: legal list, choice, apply, draws, for every game found.

python bench/run.py playout            into results.md
python bench/playout.py [slug …]       only look
"""

from __future__ import annotations

import sys
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


@dataclass
class Speed:
    """What one game was measured at: actions a second, compiled and plain, and draws for each action."""

    compiled: float
    plain: float
    draws_an_action: float
    actions_a_game: float
    compile_seconds: float


def compiled_speed(game: Game) -> tuple[float, float, float]:
    """Actions a second on one core, draws for each action, actions a game."""
    variant = game.with_options()
    games = 64
    best = (0.0, 0.0, 0.0)
    rounds = 0
    while rounds < ROUNDS:
        states = batch.new_states(variant, games, seed=rounds + 1, workers=1)
        began = time.perf_counter()
        tally = states.play_out()
        took = time.perf_counter() - began
        if took < ENOUGH:
            games = int(games * max(2.0, 1.2 * ENOUGH / max(took, 1e-6)))
            continue
        rounds += 1
        best = max(best, (tally.actions / took, tally.draws / tally.actions, tally.actions / games))
    return best


def plain_speed(game: Game) -> float:
    """Actions a second of the same loop over the same rules with the compiler off."""
    variant = game.with_options()
    states = batch.new_states(variant, FEW, seed=1, workers=1)
    loops = twin.twin(game, compiled=False).loops
    scratch = states._scratch()
    began = time.perf_counter()
    loops.play_outs(states.fields, states.randoms, game.max_turns(variant.options), *scratch)
    return float(scratch.tally[loops.ACTIONS]) / (time.perf_counter() - began)


def speed(game: Game) -> Speed:
    """Measure one game with its default options."""
    seconds = twin.twin(game).warm()
    actions, draws, length = compiled_speed(game)
    return Speed(actions, plain_speed(game), draws, length, seconds)


def measure(slugs: list[str] | None = None) -> Section:
    """Every game found, one line each."""
    lines = []
    for game in catalogue():
        if slugs and game.slug not in slugs:
            continue
        found = speed(game)
        lines.append(
            (
                game.title,
                f"{found.compiled:,.0f}",
                f"{found.draws_an_action:.2f}",
                f"{found.actions_a_game:.0f}",
                f"{found.compiled / found.plain:,.0f} x",
                f"{game.dtype.itemsize}",
                f"{found.compile_seconds:.1f}",
            )
        )
    head = (
        "Game",
        "Actions a second",
        "Draws an action",
        "Actions a game",
        "Against plain Python",
        "Bytes a state",
        "Rules compiled or loaded, s",
    )
    text = (
        "Random play of whole games with the default options on one core: legal list, uniform choice, apply, "
        f"weighted draws. The fastest of {ROUNDS} runs; draws take their time but do not count as actions. "
        "*Plain* is the same loop over the same rules with the compiler off, in the same run.\n"
    )
    return Section("Random play", text + "\n" + table(head, lines))


if __name__ == "__main__":
    print(measure(sys.argv[1:]).text)

"""The limit: games that have their rules in hand-written C too, played by both in the same run.

A game's folder may hold `tests/limit.c`: the same algorithm on the same record (`bench/native`).

python bench/run.py limits             into results.md
python -m bench.limits [slug …]        only look
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench import native
from bench.measure import ENOUGH, ROUNDS, Work, alternate, on_one_core, ratio
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel import batch
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing.cases import cases

GAMES: Final = 500
CHECKED: Final = 2000
FLAGS: Final = (native.PLAIN, native.NATIVE)
GOAL: Final = 0.8
HEAD: Final = ("Game", "Actions a second, Parlour", *(f"C, {' '.join(flags)}" for flags in FLAGS),
               "Parlour against the faster", "Goal")  # fmt: skip
TEXT: Final = f"""Random playouts of our own games on one core, against the same algorithm on the same record
in hand-written C; {ROUNDS} rounds in each of which all are measured in turn for at least {ENOUGH} s of
processor time; the ratio is the median of the rounds' (lowest to highest). The machine did other work
meanwhile. Before measuring, {CHECKED:,} games with each set of options that the tests use are played by both
from the same generators: same final states, byte for byte, and so the same scores.
"""


def source(game: Game) -> Path:
    """Where the C of a game lies, if it has one."""
    return game.folder / "tests" / "limit.c"


def games() -> list[Game]:
    """The games that have one."""
    return [game for game in catalogue() if source(game).is_file()]


def check(game: Game, games: int) -> None:
    """Both play the same games with every set of options; `AssertionError` where they do not."""
    for case in cases(game):
        kernel, c = (batch.new_states(case.variant, games, seed=1, workers=1) for _ in range(2))
        assert kernel.play_out() == native.play_out(c, source(game)), str(case)
        assert kernel.fields.tobytes() == c.fields.tobytes(), str(case)
        assert kernel.randoms.tobytes() == c.randoms.tobytes(), str(case)


def contestants(game: Game) -> list[Work]:
    """Actions played by the kernel, then by C compiled in each way, all from the same first decisions."""
    states = batch.new_states(Variant.of(game), GAMES, seed=1, workers=1)
    roots = states.fields.copy()

    def ours() -> int:
        states.fields[:] = roots
        return states.play_out().actions

    def in_c(flags: tuple[str, ...]) -> Work:
        def work() -> int:
            states.fields[:] = roots
            return native.play_out(states, source(game), flags).actions

        return work

    return [ours, *map(in_c, FLAGS)]


def line(game: Game) -> Sequence[str]:
    """One game's line of the table."""
    check(game, CHECKED)
    ours, *in_c = alternate(contestants(game))
    fastest = max(in_c, key=lambda rates: rates.median)
    rates = [f"{rates.median:,.0f}" for rates in (ours, *in_c)]
    return (str(game.title), *rates, str(ratio(ours, fastest)), f"≥ {GOAL:g}")


def measure(slugs: Sequence[str] = ()) -> Section:
    """Every game that has its C, one line each."""
    on_one_core()
    try:
        compiler = native.version()
    except native.NoCompiler as error:
        return Section("Limits: our games in C", f"{TEXT}\nMissing: C ({error}).\n")
    wanted = [game for game in games() if not slugs or game.slug in slugs]
    for game in wanted:
        game.compiled.twin().warm()
    return Section(
        "Limits: our games in C", f"{TEXT}\nCompiler: {compiler}.\n\n{table(HEAD, map(line, wanted))}"
    )


if __name__ == "__main__":
    print(measure(sys.argv[1:]).text)

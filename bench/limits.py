"""The limit: random playouts against hand-written C, and against other libraries, on one core, in one run.

A game's folder may hold `tests/limit.c`: the same algorithm on the same record (`bench/native`). Connect Four
(`bench/connect_four`), which everybody has, is compared with OpenSpiel and Pgx too, and with C that knows it
alone.

python bench/run.py limits [slug …]
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench import native, peers, report
from bench.connect_four import GAME as CONNECT_FOUR
from bench.measure import ENOUGH, ROUNDS, Work, alternate, on_one_core, ratio
from bench.peers import Mean, Missing
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel import batch
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing.cases import cases

GAMES: Final = 500
CHECKED: Final = 2000
FLAGS: Final = (native.PLAIN, native.NATIVE)
GOAL, GOAL_LIBRARY, GOAL_BITS = 0.8, 20.0, 0.5
C_FILES: Final = Path(__file__).parent / "connect_four" / "native"
BATCH: Final = 20_000
HEADING: Final = "Limits"
HEAD: Final = (
    "Game", "Against", "Parlour, a second", "Theirs, a second", "Parlour is faster by a factor of", "Goal",
)  # fmt: skip
TEXT: Final = f"""Random playouts on one core: playouts of Connect Four, actions of our own games, a second of
processor time; {ROUNDS} rounds in each of which all are measured in turn for at least {ENOUGH} s; the ratio
is the median of the rounds' (lowest to highest). The machine did other work meanwhile. *C, same algorithm*
has our record, rules and loop in C; *arrays* is a grid of numbers as most would write it; *bitboards* knows
this game alone and keeps two words in registers. Before measuring, all C programs are checked to play the
very games that Parlour plays, from the same generators to the same final states, byte for byte: {BATCH:,} of
Connect Four, {CHECKED:,} of ours with each set of options that the tests use. The mean results of other
libraries agree with ours.
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


def in_both(game: Game) -> list[Work]:
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


@dataclass
class Contestant:
    """One contestant: what it is called, what it does, and what we want to be against it."""

    name: str
    work: Work
    goal: float | None
    mean: Mean


def playouts(mean: Mean) -> Work:
    """Playouts on the kernel, a batch at a time."""
    states = batch.new_states(Variant.of(CONNECT_FOUR), BATCH, seed=1, workers=1)
    root = states.fields.copy()

    def work() -> int:
        states.fields[:] = root
        states.play_out()
        if mean.games < 10 * BATCH:  # a look at the results, soon over so that it does not count
            mean.add(float(states.returns()[:, 0].mean()), BATCH)
        return BATCH

    return work


def same_in_c(flags: tuple[str, ...]) -> Work:
    """The same on the same records in C."""
    states = batch.new_states(Variant.of(CONNECT_FOUR), BATCH, seed=1, workers=1)
    root = states.fields.copy()

    def work() -> int:
        states.fields[:] = root
        native.play_out(states, C_FILES / "masks.c", flags)
        return BATCH

    return work


def free_in_c(name: str, flags: tuple[str, ...]) -> Work:
    """Playouts in C with data of its own."""
    states = batch.new_states(Variant.of(CONNECT_FOUR), BATCH, seed=1, workers=1)

    def work() -> int:
        roll_out(name, flags, states.randoms)
        return BATCH

    return work


def roll_out(name: str, flags: tuple[str, ...], randoms: NDArray[np.void]) -> tuple[int, int, int]:
    """Discs dropped, and wins of both seats, in games of a C file, one for each generator."""
    discs, wins = ctypes.c_int64(0), (ctypes.c_int64 * 2)()
    native.library(C_FILES / f"{name}.c", None, flags).roll_outs(
        native.address(randoms), ctypes.c_int64(len(randoms)), ctypes.byref(discs), wins
    )
    return discs.value, wins[0], wins[1]


def check_connect_four(games: int = BATCH) -> None:
    """All C programs play the games that the kernel plays; `AssertionError` where one does not."""

    def fresh() -> batch.Batch:
        return batch.new_states(Variant.of(CONNECT_FOUR), games, seed=1, workers=1)

    kernel = fresh()
    tally = kernel.play_out()
    wins = tuple(int((kernel.fields.winner == seat).sum()) for seat in range(2))
    for flags in (native.PLAIN, native.NATIVE):
        same = fresh()
        assert native.play_out(same, C_FILES / "masks.c", flags) == tally
        assert same.fields.tobytes() == kernel.fields.tobytes()
        for name in ("arrays", "bitboards"):
            free = fresh()
            assert roll_out(name, flags, free.randoms) == (tally.actions, *wins), name
            assert free.randoms.tobytes() == kernel.randoms.tobytes(), name


def peers_of_connect_four() -> Iterator[Contestant]:
    """Other libraries, and C in several ways; what is missing is said."""
    makers: list[tuple[Callable[[Mean], tuple[str, Work]], float | None]] = [
        (peers.open_spiel_roll_outs, GOAL_LIBRARY),
        (peers.pgx_roll_outs, None),
    ]
    for make, goal in makers:
        its = Mean()
        try:
            name, work = make(its)
        except Missing as error:
            report.note(str(error))
        else:
            yield Contestant(name, work, goal, its)
    try:
        check_connect_four()
    except native.NoCompiler as error:
        report.note(f"C: {error}")
        return
    for flags in FLAGS:
        said = " ".join(flags)
        plain = flags is native.PLAIN
        yield Contestant(f"C, same algorithm, gcc {said}", same_in_c(flags), GOAL, Mean())
        yield Contestant(f"C, arrays, gcc {said}", free_in_c("arrays", flags), None, Mean())
        bitboards = free_in_c("bitboards", flags)
        yield Contestant(f"C, bitboards, gcc {said}", bitboards, GOAL_BITS if plain else None, Mean())


def of_connect_four() -> Iterator[tuple[str, ...]]:
    """The lines of Connect Four."""
    CONNECT_FOUR.compiled.twin().warm()
    mean = Mean()
    its = [Contestant("", playouts(mean), None, mean), *peers_of_connect_four()]
    ours, *others = alternate([one.work for one in its])
    for one, rates in zip(its[1:], others, strict=True):
        assert one.mean.agrees(mean), f"{one.name} plays another game: {one.mean}, not {mean}"
        goal = "" if one.goal is None else f"≥ {one.goal:g}"
        found = (f"{ours.median:,.0f}", f"{rates.median:,.0f}", str(ratio(ours, rates)), goal)
        yield ("Connect Four", one.name, *found)


def of_ours(game: Game) -> Iterator[tuple[str, ...]]:
    """The lines of a game of ours that has its C."""
    try:
        check(game, CHECKED)
    except native.NoCompiler as error:
        return report.note(f"C: {error}")
    game.compiled.twin().warm()
    ours, *in_c = alternate(in_both(game))
    for flags, rates in zip(FLAGS, in_c, strict=True):
        found = f"{ours.median:,.0f}", f"{rates.median:,.0f}", str(ratio(ours, rates))
        yield (str(game.title), f"C, same algorithm, gcc {' '.join(flags)}", *found, f"≥ {GOAL:g}")


def measure(slugs: Sequence[str]) -> Section:
    """Connect Four, then every game that has its C."""
    on_one_core()
    lines = list(of_connect_four()) if not slugs or CONNECT_FOUR.slug in slugs else []
    for game in games():
        if not slugs or game.slug in slugs:
            lines += of_ours(game)
    return Section(HEADING, TEXT, table(HEAD, lines))

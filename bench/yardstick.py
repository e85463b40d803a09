"""The yardstick: Connect Four on our kernel against other libraries and against C, on one core, in one run.

python bench/run.py yardstick          into results.md
python -m bench.yardstick              only look
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench import native, peers
from bench.connect_four import GAME
from bench.measure import ENOUGH, ROUNDS, RateSamples, Work, alternate, on_one_core, ratio
from bench.peers import Mean, Missing
from bench.report import Section, table
from bench.trees import trees
from parlour.kernel import batch
from parlour.kernel.state import Variant
from parlour.search.tree.search import Search, SearchSettings

C_FILES: Final = Path(__file__).parent / "connect_four" / "native"
GAMES: Final = 20_000
SIMULATIONS: Final = 50_000
EXPLORATION: Final = 1.4
GOAL_ROLL_OUTS, GOAL_SAME, GOAL_BITS, GOAL_SEARCH = 20.0, 0.8, 0.5, 10.0
HEAD: Final = (
    "One core",
    "Playouts a second",
    "Parlour is faster by a factor of",
    "Goal",
    "Seat 0's mean result",
)
SEARCH_HEAD: Final = ("One core", "Simulations a second", "Parlour is faster by a factor of", "Goal")
TEXT: Final = f"""Random playouts from the empty grid, {ROUNDS} rounds in each of which all are measured in
turn for at least {ENOUGH} s of processor time; a ratio is the median of the rounds' (lowest to highest). The
machine did other work meanwhile. Parlour's rules, `bench/connect_four/rules.py`, run in the kernel's general
loop, as every game's do. *C, same algorithm* has our record, rules and loop in C; *arrays* is a grid of
numbers as most would write it; *bitboards* knows this game alone and keeps two words in registers;
`-march=native` gives it an instruction that picks the n-th bit of a word. Before measuring, all C programs
are checked to play the very games that Parlour plays: {GAMES:,} games from the same generators come to the
same final states, byte for byte (results and generators where the record differs).
"""
SEARCH_TEXT: Final = f"""Tree search from the empty grid: UCT with the constant {EXPLORATION}, one random
rollout a simulation, proved positions backed up by both, a fresh tree of {SIMULATIONS:,} simulations each.
"""


@dataclass
class Contestant:
    """One contestant: what it is called, what it does, and what we want to be against it."""

    name: str
    work: Work
    goal: float | None
    mean: Mean


def ours(mean: Mean) -> Work:
    """Playouts on the kernel, a batch at a time."""
    states = batch.new_states(Variant.of(GAME), GAMES, seed=1, workers=1)
    root = states.fields.copy()

    def work() -> int:
        states.fields[:] = root
        states.play_out()
        if mean.games < 10 * GAMES:  # a look at the results, soon over so that it does not count
            mean.add(float(states.returns()[:, 0].mean()), GAMES)
        return GAMES

    return work


def same_in_c(flags: tuple[str, ...]) -> Work:
    """The same on the same records in C."""
    states = batch.new_states(Variant.of(GAME), GAMES, seed=1, workers=1)
    root = states.fields.copy()

    def work() -> int:
        states.fields[:] = root
        native.play_out(states, C_FILES / "masks.c", flags)
        return GAMES

    return work


def free_in_c(name: str, flags: tuple[str, ...]) -> Work:
    """Playouts in C with data of its own."""
    states = batch.new_states(Variant.of(GAME), GAMES, seed=1, workers=1)

    def work() -> int:
        roll_out(name, flags, states.randoms)
        return GAMES

    return work


def roll_out(name: str, flags: tuple[str, ...], randoms: NDArray[np.void]) -> tuple[int, int, int]:
    """Discs dropped, and wins of both seats, in games of a C file, one for each generator."""
    discs, wins = ctypes.c_int64(0), (ctypes.c_int64 * 2)()
    native.library(C_FILES / f"{name}.c", None, flags).roll_outs(
        native.address(randoms), ctypes.c_int64(len(randoms)), ctypes.byref(discs), wins
    )
    return discs.value, wins[0], wins[1]


def check(games: int = GAMES) -> None:
    """All C programs play the games that the kernel plays; `AssertionError` where one does not."""

    def fresh() -> batch.Batch:
        return batch.new_states(Variant.of(GAME), games, seed=1, workers=1)

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


def contestants() -> tuple[list[Contestant], list[str]]:
    """The contestants, ourselves first, and those that are missing."""
    mean = Mean()
    lines, missing = [Contestant("**Parlour**", ours(mean), None, mean)], []
    makers: list[tuple[Callable[[Mean], tuple[str, Work]], float | None]] = [
        (peers.open_spiel_roll_outs, GOAL_ROLL_OUTS),
        (peers.pgx_roll_outs, None),
    ]
    for make, goal in makers:
        its = Mean()
        try:
            name, work = make(its)
        except Missing as error:
            missing.append(str(error))
        else:
            lines.append(Contestant(name, work, goal, its))
    try:
        check()
    except native.NoCompiler as error:
        missing.append(f"C: {error}")
    else:
        for name, work, goal in c_lines():
            lines.append(Contestant(name, work, goal, Mean()))
    return lines, missing


def c_lines() -> list[tuple[str, Work, float | None]]:
    """The C programs with both ways to compile them."""
    made: list[tuple[str, Work, float | None]] = []
    for flags in (native.PLAIN, native.NATIVE):
        said = " ".join(flags)
        made.append((f"C, same algorithm, gcc {said}", same_in_c(flags), GOAL_SAME))
        made.append((f"C, arrays, gcc {said}", free_in_c("arrays", flags), None))
        made.append(
            (
                f"C, bitboards, gcc {said}",
                free_in_c("bitboards", flags),
                GOAL_BITS if flags is native.PLAIN else None,
            )
        )
    return made


def our_search() -> Work:
    """Our search with the settings of the peer."""
    view = Variant.of(GAME).new_state().view(0)
    seeds = iter(range(1 << 30))
    settings = SearchSettings(exploration=EXPLORATION)
    return lambda: Search(view, settings, seed=next(seeds)).run(simulations=SIMULATIONS)


def goal_text(goal: float | None) -> str:
    """What is wanted, as the table says it."""
    return "" if goal is None else f"≥ {goal:g}"


def roll_outs() -> str:
    """The table of playouts, and who is missing."""
    lines, missing = contestants()
    rates = alternate([line.work for line in lines])
    rows = [
        (line.name, f"{its.median:,.0f}", "" if its is rates[0] else str(ratio(rates[0], its)),
         goal_text(line.goal), str(line.mean) if line.mean.games else "the same games")
        for line, its in zip(lines, rates, strict=True)
    ]  # fmt: skip
    gone = "".join(f"\nMissing: {name}.\n" for name in missing)
    return f"{TEXT}\n{table(HEAD, rows)}{gone}"


def searches() -> str:
    """The table of tree searches."""
    try:
        name, work = peers.open_spiel_search(SIMULATIONS, EXPLORATION, solve=True)
    except Missing as error:
        return f"{SEARCH_TEXT}\nMissing: {error}.\n"
    mine, its = alternate([our_search(), work])
    return f"{SEARCH_TEXT}\n{table(SEARCH_HEAD, search_rows(name, mine, its))}"


def search_rows(name: str, mine: RateSamples, its: RateSamples) -> list[tuple[str, ...]]:
    """Two lines: ourselves, and the peer with the ratio."""
    return [
        ("**Parlour**", f"{mine.median:,.0f}", "", ""),
        (name, f"{its.median:,.0f}", str(ratio(mine, its)), goal_text(GOAL_SEARCH)),
    ]


def measure() -> Section:
    """Playouts, then tree search, here and in our own games."""
    on_one_core()
    GAME.compiled.twin().warm()
    return Section("Yardstick: Connect Four", f"{roll_outs()}\n{searches()}\n{trees()}")


if __name__ == "__main__":
    print(measure().text)

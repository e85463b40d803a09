"""A puzzle being solved: its position, the verdict on the solver's turns, and the tasks of a day."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Final, NamedTuple, cast

from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded, Tape
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.puzzle import MakesDailies, Puzzle, PuzzleBook, Verdict, book_of, is_ready, puzzles_of
from parlour.kernel.state import State, Variant
from parlour.play.errors import Declined
from parlour.play.exercise import after_actions

CHAIN: Final = 5
"""Puzzles of a day."""
SEED_DIGITS: Final = 8
KEPT: Final = 256
MOST_REPLIES: Final = 200
"""The most entries between two turns of the solver; far more than occur."""


class Task(NamedTuple):
    """A puzzle, ready to be solved."""

    name: str
    variant: Variant
    seat: int
    """The seat of the solver."""
    puzzle: Puzzle
    book: PuzzleBook
    start: State
    """The position in which the puzzle begins; shared, so do not modify it."""
    draws: tuple[int, ...]
    """The outcomes that are drawn after the start."""


class Solving(NamedTuple):
    """A solver's progress."""

    state: State
    draws: Tape
    turn_start: State
    """The position before the current turn."""
    turns: int
    """The number of finished turns."""


class SolverTurn(NamedTuple):
    """A turn of the solver, or a part of one, with the entries that followed."""

    verdict: Verdict
    whole: bool
    """Whether the turn is over."""
    before: State
    now: State


@lru_cache(maxsize=KEPT)
def task_of(game: Game, name: str) -> Task | None:
    """A stored puzzle by its number, or the task of a day by its date; None where there is none."""
    puzzle = _named(game, name)
    book = book_of(game)
    if puzzle is None or book is None:
        return None
    variant = Variant.of(game, **book.OPTIONS).settled(Seeded(0))
    state = variant.from_text(puzzle.position)
    draws = tuple(state.parse(CHANCE, text) for text in puzzle.draws)
    tape, drawn = Tape(draws, Seeded(0)), 0
    while state.turn == (CHANCE,):
        state.enter(CHANCE, state.drawn_by(tape))
        drawn += 1
    start = State(variant, state.fields)
    return Task(name, variant, start.turn[0], puzzle, book, start, draws[drawn:])


def tasks_of_day(game: Game, day: date) -> tuple[str, ...]:
    """The names of a day's puzzles, the easiest first: the same for everybody, and no secret."""
    if hasattr(game.puzzles, "daily"):
        return (day.isoformat(),)
    stored = sorted(range(1, 1 + len(puzzles_of(game))), key=lambda n: (puzzles_of(game)[n - 1].rating, n))
    source = Seeded(_seed(game, day))
    bands = [stored[len(stored) * k // CHAIN : len(stored) * (k + 1) // CHAIN] for k in range(CHAIN)]
    return tuple(str(band[source.below("daily", k, len(band))]) for k, band in enumerate(bands) if band)


def play(task: Task, played: Sequence[Sequence[int]], actions: Sequence[int]) -> SolverTurn:
    """Play the solver's actions after the turns `played`; raises `Declined` with the rule against them."""
    solving = reached(task, played)
    before = solving.state
    after = after_actions(solving.state, task.seat, actions)
    verdict = Verdict("open")
    final = after
    is_over = after.turn != before.turn
    if is_over:
        verdict = task.book.judge(task.puzzle, solving.turn_start, after, solving.turns + 1)
        if verdict.outcome == "open":
            final = _answered(task, after, solving.draws, solving.turns + 1)
    return SolverTurn(verdict, is_over, before, final)


def reached(task: Task, played: Sequence[Sequence[int]]) -> Solving:
    """The position after the commits of a solver, each with the replies to it; raises `Declined`."""
    _check_ready(task)
    solving = Solving(task.start, Tape(task.draws, Seeded(0)), task.start, 0)
    for actions in played:
        after = after_actions(solving.state, task.seat, actions)
        if after.turn == (task.seat,):
            solving = solving._replace(state=after)
            continue
        turns = solving.turns + 1
        now = _answered(task, after, solving.draws, turns)
        if now.turn != (task.seat,):
            raise Declined("limit", HOUSE("puzzle-over"))
        solving = Solving(now, solving.draws, now, turns)
    return solving


def solution_of(task: Task) -> list[list[int]]:
    """The solver's turns that reach the goal; raises `Declined` while they cannot be worked out."""
    _check_ready(task)
    texts = task.puzzle.solution or cast("MakesDailies", task.book).solve(task.puzzle, task.start)
    solving, turns = Solving(task.start, Tape(task.draws, Seeded(0)), task.start, 0), list[list[int]]()
    for texts_of_turn in texts:
        now, actions = solving.state.copy(), list[int]()
        for text in texts_of_turn:
            actions.append(now.parse(task.seat, text))
            now.apply(task.seat, actions[-1])
        turns.append(actions)
        if len(turns) < len(texts):
            now = _answered(task, now, solving.draws, len(turns))
        solving = solving._replace(state=now)
    return turns


def draws_of_day(task: Task) -> list[int]:
    """All draws of a day's game, in order; none for a stored puzzle."""
    if task.puzzle.solution:
        return []
    return [task.start.parse(CHANCE, text) for text in task.puzzle.draws]


def _check_ready(task: Task) -> None:
    if not is_ready(task.variant.game, task.puzzle):
        raise Declined("limit", HOUSE("puzzle-not-ready"))


def _named(game: Game, name: str) -> Puzzle | None:
    stored = puzzles_of(game)
    if name.isdecimal() and len(name) <= SEED_DIGITS:
        return stored[int(name) - 1] if 1 <= int(name) <= len(stored) else None
    if not hasattr(game.puzzles, "daily"):
        return None
    try:
        day = date.fromisoformat(name)
    except ValueError:
        return None
    return cast("MakesDailies", game.puzzles).daily(game, _seed(game, day))


def _seed(game: Game, day: date) -> int:
    """The seed of a day, which anybody can compute."""
    return int(hashlib.sha256(f"{game.slug} {day.isoformat()}".encode()).hexdigest()[:SEED_DIGITS], 16)


def _answered(task: Task, state: State, draws: Tape, turns: int) -> State:
    """The position when the solver is due again, or the game is over."""
    now = state.copy()
    for _ in range(MOST_REPLIES):
        if now.turn in ((), (task.seat,)):
            break
        if now.turn == (CHANCE,):
            now.enter(CHANCE, now.drawn_by(draws))
        else:
            now.enter(now.turn[0], task.book.reply(task.puzzle, now, turns))
    return now

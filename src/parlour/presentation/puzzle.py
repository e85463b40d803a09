"""Puzzles as messages: the list, a puzzle with its table, and the answers to what a solver plays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal

import msgspec
from msgspec.structs import replace

from parlour.kernel.game import Game
from parlour.kernel.message import Words
from parlour.kernel.puzzle import puzzles_of
from parlour.kernel.state import State
from parlour.play.draft import attempt
from parlour.play.puzzle import Task, play, reached, solution_of, tasks_of_day
from parlour.presentation.drafts import draft_message, record_message
from parlour.presentation.message_parts import Player
from parlour.presentation.messages import Draft, SeatRecord, Snapshot, Update
from parlour.presentation.seat_view import SeatView, steps_of


class PuzzleLine(msgspec.Struct):
    """A puzzle in the list."""

    name: str
    rating: int


class PuzzleList(msgspec.Struct):
    """All puzzles of a game, by their ratings."""

    game: str
    title: Words
    puzzles: list[PuzzleLine]


class PuzzleTask(msgspec.Struct):
    """A puzzle: what is asked, and the table."""

    game: str
    title: Words
    name: str
    rating: int
    """0 where it has none."""
    ask: Words
    hint: Words
    """A help that gives away a part of it; "" where there is none."""
    snapshot: Snapshot
    record: SeatRecord


class PuzzleAnswer(msgspec.Struct, omit_defaults=True):
    """What a turn of the solver comes to; `update` is missing where it failed.

    `made` and `best` are the game's own figures: what the turn made, and what was possible.
    """

    outcome: Literal["solved", "failed", "open"]
    sentence: Words = ""
    ask: Words = ""
    """What is asked now, where it goes on."""
    made: int = 0
    best: int = 0
    part: bool = False
    """Whether the turn is not over yet."""
    update: Update | None = None
    record: SeatRecord | None = None


class PuzzleSolution(msgspec.Struct):
    """The turns of the solver that reach the goal, played one after the other."""

    turns: list[list[int]]


class DailyTask(msgspec.Struct):
    """What is played on a day: puzzles one after the other, each tried once."""

    game: str
    title: Words
    date: str
    puzzles: list[str]
    whole_game: bool
    """Whether it is a game of its own, whose result is a number, rather than a chain of puzzles."""


def list_message(game: Game) -> PuzzleList:
    """The list of a game's puzzles."""
    lines = [PuzzleLine(str(number), puzzle.rating) for number, puzzle in enumerate(puzzles_of(game), 1)]
    return PuzzleList(game.slug, game.title, lines)


def daily_message(game: Game, day: date) -> DailyTask:
    """The task of a day."""
    names = list(tasks_of_day(game, day))
    return DailyTask(game.slug, game.title, day.isoformat(), names, names == [day.isoformat()])


def task_message(task: Task) -> PuzzleTask:
    """A puzzle with its table."""
    variant, seat, view = task.variant, task.seat, task.start.view(task.seat)
    seat_view = _seat_view(task, view)
    players = [Player("person" if each == seat else "bot", here=True) for each in range(variant.seats)]
    snapshot = replace(
        seat_view.snapshot(0, players, variant.options_text(), ""),
        n=version(()),
        v=version(()),
        phase="playing",
        legal=steps_of(seat_view.position(0).legal),
        hidden=False,
    )
    hint = task.book.hint(task.puzzle, task.start) if task.puzzle.solution else ""
    game = variant.game
    ask = task.book.ask(task.puzzle, task.start)
    record = record_message(version(()), seat, view)
    return PuzzleTask(game.slug, game.title, task.name, task.puzzle.rating, ask, hint, snapshot, record)


def solution_message(task: Task) -> PuzzleSolution:
    """A puzzle's solution."""
    return PuzzleSolution(solution_of(task))


def tried(
    task: Task, played: Sequence[Sequence[int]], actions: Sequence[int], held: str | None = None
) -> Draft:
    """What a draft would do after what was played; raises `Declined` for what is no draft."""
    view = reached(task, played).state.view(task.seat)
    trial = attempt(view, task.seat, actions)
    return draft_message(_seat_view(task, view), 0, version(played), trial, held)


def answered(task: Task, played: Sequence[Sequence[int]], actions: Sequence[int]) -> PuzzleAnswer:
    """What a turn comes to; raises `Declined` with the rule that forbids it."""
    turn = play(task, played, actions)
    verdict = turn.verdict
    answer = PuzzleAnswer(verdict.outcome, verdict.sentence, made=verdict.made, best=verdict.best)
    answer.part = not turn.whole
    if verdict.outcome == "failed":
        return answer
    seen = SeatView(
        task.variant, task.seat, turn.positions.__getitem__, lambda first, last: turn.entries[first:last]
    )
    v = version([*played, actions])
    answer.update = seen.update(v, v, 0, len(turn.entries))
    if verdict.outcome == "open":
        answer.ask = task.book.ask(task.puzzle, turn.now)
        answer.record = record_message(v, task.seat, turn.now.view(task.seat))
    else:
        answer.update.sentence, answer.update.status, answer.update.due, answer.update.legal = "", "", [], []
    return answer


def version(played: Sequence[Sequence[int]]) -> int:
    """The version of the solver's view after this many commits."""
    return 1 + len(played)


def _seat_view(task: Task, view: State) -> SeatView:
    return SeatView(task.variant, task.seat, lambda entry: view.fields, lambda first, last: [])

"""Puzzles as messages: the list, a puzzle with its table, and the answers to what a solver plays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Literal, cast

import msgspec

from parlour.kernel.game import Game
from parlour.kernel.language import spoken
from parlour.kernel.message import Words
from parlour.kernel.patterns import pattern_of
from parlour.kernel.puzzle import MakesDailies, puzzles_of
from parlour.play.puzzle import Task, draws_of_day, play, reached, solution_of, tasks_of_day
from parlour.view.drafts import record_message
from parlour.view.exercise import draft_of, snapshot_of, update_of
from parlour.wire.parts import SeatRecord
from parlour.wire.to_client import Draft, Snapshot, Update


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
    """The turns of the solver that reach the goal, played one after the other.

    With them a page recognises the solution without a server.
    """

    turns: list[list[int]]
    answers: list[PuzzleAnswer]
    """What each of the turns comes to; none where the solution is worked out on demand."""
    only_way: bool
    """Whether every other first turn fails."""


class PuzzleAhead(msgspec.Struct):
    """What a page needs to go on with the game of a day where it cannot reach the server.

    The draws to come are in it. They are no secret: a day counts for nothing, and whoever looks spoils it for
    nobody else. No page shows them.
    """

    draws: list[int]
    """All of the game's, in order."""
    best: int
    """What was possible, as in the answer to the last turn."""
    language: str
    patterns: dict[str, Any]
    """Of what is asked (`ask`, by the draws to come) and what is said at the end (`ended`, by the score)."""


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
    snapshot = snapshot_of(variant, seat, view, number_after(()))
    hint = task.book.hint(task.puzzle, task.start) if task.puzzle.solution else ""
    game = variant.game
    ask = task.book.ask(task.puzzle, task.start)
    record = record_message(number_after(()), seat, view)
    return PuzzleTask(game.slug, game.title, task.name, task.puzzle.rating, ask, hint, snapshot, record)


def solution_message(task: Task) -> PuzzleSolution:
    """A puzzle's solution."""
    turns = solution_of(task)
    known = turns if task.puzzle.solution else []
    answers = [answered(task, turns[:k], actions) for k, actions in enumerate(known)]
    return PuzzleSolution(turns, answers, only_way=task.book.ONLY_WAY)


def ahead_message(task: Task) -> PuzzleAhead | None:
    """The game of a day, for a page to go on with; None of a stored puzzle."""
    draws = draws_of_day(task)
    if not draws:
        return None
    verdict = cast("MakesDailies", task.book).ended(task.puzzle, task.variant, 0)
    said = {"ask": task.book.ask(task.puzzle, task.start), "ended": verdict.sentence}
    language = spoken()
    return PuzzleAhead(
        draws, verdict.best, language, {name: pattern_of(one, language) for name, one in said.items()}
    )


def tried(
    task: Task, played: Sequence[Sequence[int]], actions: Sequence[int], held: str | None = None
) -> Draft:
    """What a draft would do after what was played; raises `Declined` for what is no draft."""
    return draft_of(reached(task, played).state, task.seat, number_after(played), actions, held)


def answered(task: Task, played: Sequence[Sequence[int]], actions: Sequence[int]) -> PuzzleAnswer:
    """What a turn comes to; raises `Declined` with the rule that forbids it."""
    turn = play(task, played, actions)
    verdict = turn.verdict
    answer = PuzzleAnswer(verdict.outcome, verdict.sentence, made=verdict.made, best=verdict.best)
    answer.part = not turn.whole
    if verdict.outcome == "failed":
        return answer
    n = number_after([*played, actions])
    answer.update = update_of(task.variant, task.seat, turn.seen, n, ends=verdict.outcome == "solved")
    if verdict.outcome == "open":
        answer.ask = task.book.ask(task.puzzle, turn.now)
        answer.record = record_message(n, task.seat, turn.now.view(task.seat))
    return answer


def number_after(played: Sequence[Sequence[int]]) -> int:
    """The number of the solver's view after this many commits."""
    return 1 + len(played)

"""Puzzles as messages: the list, a puzzle with its table, and the answers to what a solver plays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import cast

from parlour.kernel.game import Game
from parlour.kernel.language import spoken
from parlour.kernel.patterns import pattern_of
from parlour.kernel.puzzle import MakesDailies, puzzles_of
from parlour.play.puzzle import Task, draws_of_day, play, reached, solution_of, tasks_of_day
from parlour.view.exercise import draft_of, record_message, snapshot_of, update_of
from parlour.wire.http.exercises import (
    DailyTask,
    PuzzleAhead,
    PuzzleAnswer,
    PuzzleLine,
    PuzzleList,
    PuzzleSolution,
    PuzzleTask,
)
from parlour.wire.to_client import Draft


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
    stored = turns if task.puzzle.solution else []
    answers = [answered(task, turns[:k], actions) for k, actions in enumerate(stored)]
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
    task: Task, played: Sequence[Sequence[int]], actions: Sequence[int], face: int | None = None
) -> Draft:
    """What a draft would do after what was played; raises `Declined` for what is no draft."""
    return draft_of(reached(task, played).state, task.seat, number_after(played), actions, face)


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

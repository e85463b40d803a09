"""Puzzles as messages: the list, a puzzle with its table, and the answers to what a solver plays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from parlour.display.phrases import LISTS
from parlour.kernel.game import Game
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE, Message, packed
from parlour.kernel.patterns import names_of, patterns
from parlour.kernel.puzzle import MakesDailies, puzzles_of
from parlour.play.puzzle import Task, draws_of_day, play, solution_of, tasks_of_day
from parlour.view.exercise import company_of, moves_to, start_of, told_of
from parlour.wire.http.exercises import (
    DailyTask,
    PuzzleAhead,
    PuzzleAnswer,
    PuzzleLine,
    PuzzleList,
    PuzzleSolution,
    PuzzleTask,
)
from parlour.wire.parts import NarratorAnswers, NarratorCall


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
    variant, game, language = task.variant, task.variant.game, spoken()
    hint = task.book.hint(task.puzzle, task.start) if task.puzzle.solution else ""
    return PuzzleTask(
        game=game.slug,
        title=game.title,
        name=task.name,
        rating=task.puzzle.rating,
        ask=packed(task.book.ask(task.puzzle, task.start)),
        hint=packed(hint),
        language=language,
        patterns=_patterns(game, language),
        company=company_of(variant, task.seat),
        start=start_of(task.start, task.seat),
    )


def solution_message(task: Task) -> PuzzleSolution:
    """A puzzle's solution."""
    turns = solution_of(task)
    stored = turns if task.puzzle.solution else []
    answers = [answered(task, turns[:k], actions) for k, actions in enumerate(stored)]
    return PuzzleSolution(turns, answers, only_way=task.book.ONLY_WAY)


def ahead_message(task: Task) -> PuzzleAhead | None:
    """The game of a day, for a page without a server; None for a stored puzzle."""
    draws = draws_of_day(task)
    if not draws:
        return None
    verdict = cast("MakesDailies", task.book).ended(task.puzzle, task.variant, 0)
    ask, ended = task.book.ask(task.puzzle, task.start), verdict.sentence
    return PuzzleAhead(draws, verdict.best, *(cast("Message", message).name for message in (ask, ended)))


def told(task: Task, played: Sequence[Sequence[int]], calls: Sequence[NarratorCall]) -> NarratorAnswers:
    """The answers to a page's calls about a puzzle, after the turns played; raises `Declined`."""
    now = play(task, played[:-1], played[-1]).now if played else task.start
    return told_of(now, task.start, task.seat, calls)


def answered(task: Task, played: Sequence[Sequence[int]], actions: Sequence[int]) -> PuzzleAnswer:
    """The verdict on a turn; raises `Declined` with the rule that forbids it."""
    turn = play(task, played, actions)
    verdict = turn.verdict
    answer = PuzzleAnswer(
        verdict.outcome, packed(verdict.sentence), made=verdict.made, best=verdict.best, part=not turn.whole
    )
    if verdict.outcome != "failed":
        answer.moves = moves_to(turn.now, task.start, task.seat, len(turn.before.history))
    if verdict.outcome == "open":
        answer.ask = packed(task.book.ask(task.puzzle, turn.now))
    return answer


def _patterns(game: Game, language: str) -> dict[str, Any]:
    folder = Path(cast("ModuleType", game.puzzles).__file__ or "").parent
    return patterns(folder, language, names_of(folder)) | patterns(HOUSE.folder.parent, language, LISTS)

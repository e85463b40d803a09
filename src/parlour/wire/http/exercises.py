"""Answers of the HTTP API about lessons, puzzles and the task of a day."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.kernel.message import Words
from parlour.wire.parts import Said
from parlour.wire.to_client import Company, Moves


class CourseStep(msgspec.Struct):
    """A step of a lesson: one thing to do."""

    ask: Words
    """What to do, and why."""
    answer: list[int]
    """A turn that does it."""
    shown: Words
    """What to do, as an instruction."""
    done: Words
    """The reply to a turn that does it."""
    astray: Words
    """The reply to a legal turn that is not what was asked."""
    start: Moves
    """The table before the step."""


class LessonCourse(msgspec.Struct):
    """The lesson of a game."""

    game: str
    title: Words
    company: Company
    steps: list[CourseStep]


class LessonAnswer(msgspec.Struct, omit_defaults=True):
    """The verdict on a turn in a lesson, and its changes, unless it went `astray`.

    `open`: the first part of a turn.
    """

    outcome: Literal["right", "astray", "open"]
    moves: Moves | None = None


class PuzzleLine(msgspec.Struct):
    """A puzzle in the list."""

    name: str
    rating: int


class PuzzleList(msgspec.Struct):
    """All puzzles of a game, ordered by rating."""

    game: str
    title: Words
    puzzles: list[PuzzleLine]


class PuzzleTask(msgspec.Struct):
    """A puzzle: what is asked, and the table."""

    game: str
    title: Words
    name: str
    rating: int
    """The rating; 0 if there is none."""
    ask: Said
    hint: Said
    """A hint that gives away a part of the solution; "" where there is none."""
    language: str
    patterns: dict[str, Any]
    """The messages about the game's puzzles, by name, as patterns (`kernel.patterns`)."""
    company: Company
    start: Moves


class PuzzleAnswer(msgspec.Struct, omit_defaults=True):
    """The verdict on a solver's turn, and its changes, unless it failed.

    `made` and `best` are the game's own figures: what the turn reached, and what was possible.
    """

    outcome: Literal["solved", "failed", "open"]
    said: Said = ""
    """The verdict in words."""
    ask: Said = ""
    """The next task, if the puzzle goes on."""
    made: int = 0
    best: int = 0
    part: bool = False
    """Whether the turn is not over yet."""
    moves: Moves | None = None


class PuzzleSolution(msgspec.Struct):
    """The solver's turns that reach the goal, in order.

    They let a page recognise the solution without a server.
    """

    turns: list[list[int]]
    answers: list[PuzzleAnswer]
    """The verdict on each of these turns; none where the solution is computed on demand."""
    only_way: bool
    """Whether every other first turn fails."""


class PuzzleAhead(msgspec.Struct):
    """What a page needs to continue a day's game without a server.

    The draws to come are included. They need no protection: a day's game counts for nothing, and peeking
    spoils it for nobody else. No page shows them.
    """

    draws: list[int]
    """All draws of the game, in order."""
    best: int
    """The best possible score, as in the answer to the last turn."""
    ask: str
    """The name of the message that asks, with the number of draws to come as its `count`."""
    ended: str
    """The name of the message at the end, with the score as its `count`."""


class DailyTask(msgspec.Struct):
    """The task of a day: puzzles in order, each tried once."""

    game: str
    title: Words
    date: str
    puzzles: list[str]
    whole_game: bool
    """Whether the task is a whole game, whose result is a number, rather than a chain of puzzles."""

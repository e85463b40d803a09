"""Answers of the HTTP API about lessons, puzzles and the task of a day."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.kernel.message import Words
from parlour.wire.parts import Said
from parlour.wire.to_client import Company, Moves


class CourseStep(msgspec.Struct):
    """One thing to do in a lesson."""

    ask: Words
    """What to do, and why."""
    answer: list[int]
    """A turn that does it."""
    shown: Words
    """What to do, as an instruction."""
    done: Words
    """What is said of a turn that does it."""
    astray: Words
    """What is said of a turn that the rules allow and that is not what was asked."""
    start: Moves
    """The table before it."""


class LessonCourse(msgspec.Struct):
    """The lesson of a game."""

    game: str
    title: Words
    company: Company
    steps: list[CourseStep]


class LessonAnswer(msgspec.Struct, omit_defaults=True):
    """What a turn in a lesson comes to, and what it changed, unless it went `astray`.

    `open`: it was the first part of a turn.
    """

    outcome: Literal["right", "astray", "open"]
    moves: Moves | None = None


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
    ask: Said
    hint: Said
    """A help that gives away a part of it; "" where there is none."""
    language: str
    patterns: dict[str, Any]
    """What may be said of the game's puzzles, by name, as `kernel.patterns` has it."""
    company: Company
    start: Moves


class PuzzleAnswer(msgspec.Struct, omit_defaults=True):
    """What a turn of the solver comes to, and what it changed, unless it failed.

    `made` and `best` are the game's own figures: what the turn made, and what was possible.
    """

    outcome: Literal["solved", "failed", "open"]
    said: Said = ""
    """What is said of it."""
    ask: Said = ""
    """What is asked now, where it goes on."""
    made: int = 0
    best: int = 0
    part: bool = False
    """Whether the turn is not over yet."""
    moves: Moves | None = None


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
    """All draws of the game, in order."""
    best: int
    """What was possible, as in the answer to the last turn."""
    ask: str
    """The name of what is asked, with the draws to come as its `count`."""
    ended: str
    """The name of what is said at the end, with the score as its `count`."""


class DailyTask(msgspec.Struct):
    """What is played on a day: puzzles one after the other, each tried once."""

    game: str
    title: Words
    date: str
    puzzles: list[str]
    whole_game: bool
    """Whether it is a game of its own, whose result is a number, rather than a chain of puzzles."""

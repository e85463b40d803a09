"""Answers of the HTTP API about lessons, puzzles and the task of a day."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.kernel.message import Words
from parlour.wire.parts import SeatRecord
from parlour.wire.to_client import Snapshot, Update


class CourseStep(msgspec.Struct):
    """One thing to do in a lesson."""

    ask: Words
    """What to do, and why."""
    answer: list[int]
    """A turn that does it."""
    shown: Words
    """What to do, as an instruction."""
    snapshot: Snapshot
    """The table before it. Its `n` is that of all drafts and turns in this step."""
    record: SeatRecord


class LessonCourse(msgspec.Struct):
    """The lesson of a game."""

    game: str
    title: Words
    steps: list[CourseStep]


class LessonAnswer(msgspec.Struct, omit_defaults=True):
    """What a turn in a lesson comes to.

    Right: a sentence, and the table after it. Not what was asked: a sentence alone. The first part of a turn:
    the table alone.
    """

    sentence: Words
    update: Update | None = None


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
    """All draws of the game, in order."""
    best: int
    """What was possible, as in the answer to the last turn."""
    language: str
    patterns: dict[str, Any]
    """Patterns of what is asked (`ask`, by the draws to come) and said at the end (`ended`, by the score)."""


class DailyTask(msgspec.Struct):
    """What is played on a day: puzzles one after the other, each tried once."""

    game: str
    title: Words
    date: str
    puzzles: list[str]
    whole_game: bool
    """Whether it is a game of its own, whose result is a number, rather than a chain of puzzles."""

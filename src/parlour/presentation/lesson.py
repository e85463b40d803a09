"""A lesson as messages: its steps, and the answers to what the learner tries and plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.kernel.message import Words
from parlour.kernel.state import State
from parlour.play.draft import attempt
from parlour.play.lesson import Course, play
from parlour.presentation.drafts import draft_message, record_message
from parlour.presentation.message_parts import Player
from parlour.presentation.messages import Draft, SeatRecord, Snapshot, Update
from parlour.presentation.seat_view import SeatView, steps_of

VERSIONS: Final = 1000
"""Between two steps: far more than a turn has actions."""


class LessonStep(msgspec.Struct):
    """One thing to do in a lesson."""

    ask: Words
    """What to do, and why."""
    answer: list[int]
    """A turn that does it."""
    snapshot: Snapshot
    """The table before it. Its version is that of all drafts and turns in this step."""
    record: SeatRecord


class LessonCourse(msgspec.Struct):
    """The lesson of a game."""

    game: str
    title: Words
    steps: list[LessonStep]


class LessonAnswer(msgspec.Struct, omit_defaults=True):
    """What a turn in a lesson comes to.

    Right: a sentence, and the table after it. Not what was asked: a sentence alone. The first part of a turn:
    the table alone.
    """

    sentence: Words
    update: Update | None = None


def course_message(course: Course) -> LessonCourse:
    """A lesson with all its positions."""
    game = course.variant.game
    return LessonCourse(game.slug, game.title, [_step(course, number) for number in range(len(course.steps))])


def tried(
    course: Course, number: int, played: Sequence[int], actions: Sequence[int], held: str | None = None
) -> Draft:
    """What a draft in a step would do after what was played; raises `Declined` for what is no draft."""
    view = course.at(number, played).view(course.seat)
    trial = attempt(view, course.seat, actions)
    return draft_message(_seat_view(course, view), 0, version(number, played), trial, held)


def answered(course: Course, number: int, played: Sequence[int], actions: Sequence[int]) -> LessonAnswer:
    """What a turn in a step comes to; raises `Declined` with the rule that forbids it."""
    turn = play(course, number, actions, played)
    step = course.steps[number]
    if not (turn.right or turn.goes_on):
        return LessonAnswer(step.astray)
    seen = SeatView(
        course.variant, course.seat, turn.positions.__getitem__, lambda first, last: turn.entries[first:last]
    )
    v = version(number, [*played, *actions])
    update = seen.update(v, v, 0, len(turn.entries))
    if turn.goes_on:
        return LessonAnswer("", update)
    update.sentence, update.status, update.due, update.legal = "", "", [], []  # until the next step
    return LessonAnswer(step.done, update)


def version(number: int, played: Sequence[int] = ()) -> int:
    """The version of the learner's view in a step, after what was played."""
    return 1 + VERSIONS * number + len(played)


def _seat_view(course: Course, view: State) -> SeatView:
    return SeatView(course.variant, course.seat, lambda entry: view.fields, lambda first, last: [])


def _step(course: Course, number: int) -> LessonStep:
    variant, seat = course.variant, course.seat
    view = course.beginnings[number].view(seat)
    seat_view = _seat_view(course, view)
    players = [Player("person" if each == seat else "bot", here=True) for each in range(variant.seats)]
    snapshot = replace(
        seat_view.snapshot(0, players, variant.options_text(), ""),
        n=version(number),
        v=version(number),
        phase="playing",
        legal=steps_of(seat_view.position(0).legal),
        hidden=False,
    )
    return LessonStep(
        course.steps[number].ask,
        list(course.answers[number]),
        snapshot,
        record_message(version(number), seat, view),
    )

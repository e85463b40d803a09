"""A lesson as messages: its steps, and the answers to what the learner tries and plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.kernel.message import HOUSE, begun
from parlour.kernel.orders import orders
from parlour.play.lesson import Course, play
from parlour.view.exercise import draft_of, record_message, snapshot_of, update_of
from parlour.wire.http.exercises import CourseStep, LessonAnswer, LessonCourse
from parlour.wire.to_client import Draft

APART: Final = 1000
"""Between the numbers of two steps: far more than a turn has actions."""


def course_message(course: Course) -> LessonCourse:
    """A lesson with all its positions."""
    game = course.variant.game
    return LessonCourse(game.slug, game.title, [_step(course, number) for number in range(len(course.steps))])


def tried(
    course: Course, number: int, played: Sequence[int], actions: Sequence[int], face: int | None = None
) -> Draft:
    """What a draft in a step would do after what was played; raises `Declined` for what is no draft."""
    return draft_of(course.at(number, played), course.seat, number_after(number, played), actions, face)


def answered(course: Course, number: int, played: Sequence[int], actions: Sequence[int]) -> LessonAnswer:
    """What a turn in a step comes to; raises `Declined` with the rule that forbids it."""
    turn = play(course, number, actions, played)
    step = course.steps[number]
    if not (turn.right or turn.goes_on):
        return LessonAnswer(step.astray)
    n = number_after(number, [*played, *actions])
    update = update_of(course.variant, course.seat, turn.seen, n, ends=turn.right)
    return LessonAnswer(step.done if turn.right else "", update)


def number_after(number: int, played: Sequence[int] = ()) -> int:
    """The number of the learner's view in a step, after what was played."""
    return 1 + APART * number + len(played)


def _step(course: Course, number: int) -> CourseStep:
    n, view = number_after(number), course.beginnings[number].view(course.seat)
    return CourseStep(
        course.steps[number].ask,
        list(course.answers[number]),
        HOUSE("hint-do", play=begun(orders(view, course.answers[number]))),
        snapshot_of(course.variant, course.seat, view, n),
        record_message(n, course.seat, view),
    )

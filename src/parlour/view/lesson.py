"""A lesson as messages: its steps, and the answers to what the learner plays."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.kernel.message import HOUSE, begun
from parlour.kernel.orders import orders
from parlour.play.lesson import Course, play
from parlour.view.exercise import company_of, moves_to, start_of, told_of
from parlour.wire.http.exercises import CourseStep, LessonAnswer, LessonCourse
from parlour.wire.parts import NarratorAnswers, NarratorCall


def course_message(course: Course) -> LessonCourse:
    """A lesson with all its positions."""
    game = course.variant.game
    steps = [_step(course, number) for number in range(len(course.steps))]
    return LessonCourse(game.slug, game.title, company_of(course.variant, course.seat), steps)


def told(
    course: Course, number: int, played: Sequence[int], calls: Sequence[NarratorCall]
) -> NarratorAnswers:
    """The answers to a page's calls about a step, after the actions played; raises `Declined`."""
    now = play(course, number, played).now if played else course.at(number, ())
    return told_of(now, course.beginnings[number], course.seat, calls)


def answered(course: Course, number: int, played: Sequence[int], actions: Sequence[int]) -> LessonAnswer:
    """The verdict on a turn in a step; raises `Declined` with the rule that forbids it."""
    turn = play(course, number, actions, played)
    if not (turn.right or turn.goes_on):
        return LessonAnswer("astray")
    moves = moves_to(turn.now, course.beginnings[number], course.seat, len(turn.before.history))
    return LessonAnswer("right" if turn.right else "open", moves)


def _step(course: Course, number: int) -> CourseStep:
    step, answer = course.steps[number], course.answers[number]
    view = course.beginnings[number].view(course.seat)
    return CourseStep(
        ask=step.ask,
        answer=list(answer),
        shown=HOUSE("hint-do", play=begun(orders(view, answer))),
        done=step.done,
        astray=step.astray,
        start=start_of(course.beginnings[number], course.seat),
    )

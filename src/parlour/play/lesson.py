"""A lesson being played: the position of each step, and the verdict on the learner's turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from parlour.kernel.chance import Seeded
from parlour.kernel.errors import NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.lesson import LessonStep
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State, Variant
from parlour.play.errors import Declined
from parlour.play.exercise import after_actions

DRAWS: Final = Seeded(0)
"""The source of draws that steps do not specify."""


class Course(NamedTuple):
    """The lesson of a game, ready to be played."""

    variant: Variant
    seat: int
    """The seat of the learner."""
    steps: tuple[LessonStep, ...]
    beginnings: tuple[State, ...]
    """The position of each step; shared, so do not modify it."""
    answers: tuple[tuple[int, ...], ...]
    """The turn that does what is asked, for each step."""

    def at(self, number: int, played: Sequence[int]) -> State:
        """The position in a step after the first part of a turn; raises `Declined`."""
        if number >= len(self.steps):
            raise Declined("unreadable", HOUSE("no-step", step=number, last=len(self.steps) - 1))
        beginning = self.beginnings[number]
        return after_actions(beginning, self.seat, played) if played else beginning


class LearnerTurn(NamedTuple):
    """A turn of the learner, or a part of one, with the entries that followed."""

    right: bool
    """Whether the turn does what was asked."""
    goes_on: bool
    """Whether the turn is unfinished, and the learner must go on (choose one of two, give something away)."""
    before: State
    now: State


@cache
def course_of(game: Game) -> Course | None:
    """The lesson of a game, ready to be played, cached; None for a game without one."""
    if game.lesson is None:
        return None
    seat, steps = game.lesson.seat, game.lesson.steps
    variant = Variant.of(game, **game.lesson.options).settled(DRAWS)
    state = variant.begin()
    beginnings, answers = [], []
    for step in steps:
        if step.position:
            state = variant.from_text(step.position)
        state = State(variant, state.fields)
        beginnings.append(state)
        answers.append(_read(state, seat, step.answer))
        state = _followed(after_actions(state, seat, answers[-1]), step)
    return Course(variant, seat, steps, tuple(beginnings), tuple(answers))


def play(course: Course, number: int, actions: Sequence[int], played: Sequence[int] = ()) -> LearnerTurn:
    """Play the learner's actions after those `played` in a step; raises `Declined` with the rule."""
    before = course.at(number, played)
    step, beginning = course.steps[number], course.beginnings[number]
    after = after_actions(before, course.seat, actions)
    right = after == after_actions(beginning, course.seat, course.answers[number]) or (
        step.accepts is not None and step.accepts(beginning.fields, after.fields)
    )
    final = _followed(after, step) if right else after
    goes_on = not right and after.turn == before.turn
    return LearnerTurn(right, goes_on, before, final)


def _read(state: State, seat: int, texts: Sequence[str]) -> tuple[int, ...]:
    """The actions of a turn, each read in the position that it is played in."""
    reached, actions = state.copy(), []
    for text in texts:
        actions.append(reached.parse(seat, text))
        reached.apply(seat, actions[-1])
    return tuple(actions)


def _followed(state: State, step: LessonStep) -> State:
    """The position after the entries that follow a step, as far as they are possible."""
    after = state.copy()
    try:
        for actor, text in step.then:
            after.apply(actor, after.parse(actor, text))
    except NotAllowed:
        pass  # they may be impossible after another turn than `answer`
    after.settle(DRAWS)
    return after

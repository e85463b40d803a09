"""A lesson being played: the position of each step, and what a turn of the learner comes to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from parlour.kernel.actors import CHANCE
from parlour.kernel.calls import concealed
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.lesson import LessonStep
from parlour.kernel.message import HOUSE
from parlour.kernel.records import copied
from parlour.kernel.state import Entry, State, Variant
from parlour.play.errors import Declined
from parlour.play.turns import run

DRAWS: Final = Seeded(0)
"""What is drawn where a step does not say it."""


class Course(NamedTuple):
    """The lesson of a game, ready to be played."""

    variant: Variant
    seat: int
    """Where the learner sits."""
    steps: tuple[LessonStep, ...]
    beginnings: tuple[State, ...]
    """The position of each step; nobody may change it."""
    answers: tuple[tuple[int, ...], ...]
    """Of each step, the turn that does what is asked."""

    def at(self, number: int, played: Sequence[int]) -> State:
        """The position in a step after the first part of a turn; raises `Declined`."""
        if number >= len(self.steps):
            raise Declined("unreadable", HOUSE("no-step", step=number, last=len(self.steps) - 1))
        return _played(self.beginnings[number], self.seat, played) if played else self.beginnings[number]


class Turn(NamedTuple):
    """A turn of the learner, or a part of one, with what came after it."""

    right: bool
    """Whether it is what was asked."""
    goes_on: bool
    """Whether it is not yet, and the learner is to go on (choose one of two, give something away)."""
    positions: list[np.record]
    """What the learner may know before each entry, and after the last."""
    entries: list[Entry]
    """As the learner knows them."""


@cache
def course_of(game: Game) -> Course | None:
    """The course of a game, made once; None for a game without a lesson."""
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
        state = _followed(_played(state, seat, answers[-1]), step)
    return Course(variant, seat, steps, tuple(beginnings), tuple(answers))


def play(course: Course, number: int, actions: Sequence[int], played: Sequence[int] = ()) -> Turn:
    """What the learner does in a step after what was `played`; raises `Declined` with the rule against it."""
    before = course.at(number, played)
    step, beginning = course.steps[number], course.beginnings[number]
    after = _played(before, course.seat, actions)
    right = after == _played(beginning, course.seat, course.answers[number]) or (
        step.accepts is not None and step.accepts(beginning.fields, after.fields)
    )
    final = _followed(after, step) if right else after
    replayed = State(course.variant, copied(before.fields))
    positions = [_known(replayed, course.seat)]
    for entry in final.history[len(before.history) :]:
        replayed.enter(*entry)
        positions.append(_known(replayed, course.seat))
    goes_on = not right and after.turn == before.turn
    return Turn(right, goes_on, positions, final.seen_by(course.seat, len(before.history)))


def _known(state: State, seat: int) -> np.record:
    return concealed(state.game, state.fields, seat)


def _read(state: State, seat: int, texts: Sequence[str]) -> tuple[int, ...]:
    """The actions of a turn, each read in the position that it is played in."""
    reached, actions = state.copy(), []
    for text in texts:
        actions.append(reached.parse(seat, text))
        reached.apply(seat, actions[-1])
    return tuple(actions)


def _played(state: State, seat: int, actions: Sequence[int]) -> State:
    """The position after a turn, before what is drawn then; raises `Declined`."""
    after = state.copy()
    for actor, action in run(state, seat, actions, DRAWS):
        if actor == CHANCE:
            break
        after.enter(actor, action)
    return after


def _followed(state: State, step: LessonStep) -> State:
    """The position after what follows a step, as far as it is possible there."""
    after = state.copy()
    try:
        for actor, text in step.then:
            after.apply(actor, after.parse(actor, text))
    except NotAllowed:
        pass  # another turn than that of `answer` may leave no room for it
    after.settle(DRAWS)
    return after

"""Every step of a lesson can be done, and other turns are answered."""

from __future__ import annotations

from typing import Final

from parlour.kernel.actors import CHANCE
from parlour.kernel.game import Game
from parlour.play.draft import attempt
from parlour.play.errors import Declined
from parlour.play.lesson import Course, course_of, play

STEPS: Final = range(5, 9)
MOST_LETTERS: Final = 280
"""The most letters of a text: it is shown above the hand on a phone."""
OTHERS: Final = 40
"""Actions tried in each step besides its answer."""


def is_taught(game: Game) -> None:
    """The lesson of a game, if it has one, is played through, and astray at every step."""
    course = course_of(game)
    if course is None:
        return
    assert len(course.steps) in STEPS
    for number in range(len(course.steps)):
        where = f"step {number} of {game.slug}"
        assert course.seat in course.beginnings[number].turn, f"the learner is not due at {where}"
        turn = play(course, number, course.answers[number])
        assert turn.right, f"the answer is not right at {where}"
        assert turn.now.history, where
        _astray(course, number)
    is_told(course)


def is_told(course: Course) -> None:
    """The texts of each step of a lesson fit a phone, in the current language."""
    for number, step in enumerate(course.steps):
        for text in [step.ask, step.done, step.astray] if step.astray else [step.ask, step.done]:
            assert 0 < len(str(text)) <= MOST_LETTERS, f"{len(str(text))} letters at step {number}"


def _astray(course: Course, number: int) -> None:
    """Other turns are right, refused by a rule in words, or legal and answered by the step."""
    state, step = course.beginnings[number], course.steps[number]
    before = state.to_bytes()
    for action in range(0, course.variant.game.action_count, course.variant.game.action_count // OTHERS + 1):
        trial = attempt(state.view(course.seat), course.seat, [action])
        assert trial.order or all(why.sentence for _, why in trial.wrong)
    for action in state.legal_actions(course.seat)[:OTHERS]:
        try:
            turn = play(course, number, [action])
        except Declined:  # an action that does not end the turn, or another seat's
            continue
        assert turn.right or turn.goes_on or step.astray, (
            f"nothing is said of action {action} at step {number}"
        )
        assert turn.right or all(actor != CHANCE for actor, _ in turn.now.history)
    assert state.to_bytes() == before

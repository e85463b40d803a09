"""The lesson: a trio, the limit of a pair, longer plays, a double space, being stuck, and an opening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.kernel.lesson import Lesson, LessonStep
from parlour.kernel.message import catalogue

say: Final = catalogue(__package__ or "")


def _gains(points: int) -> Callable[[Any, Any], bool]:
    """Whether a play scores that much or more."""
    return lambda before, after: int(after.scores[0]) - int(before.scores[0]) >= points


LESSON: Final = Lesson(
    options={"seats": 2},
    steps=(
        LessonStep(
            ask=say("trio"),
            position="turn A | board 9@h8 2@i8 | hands A 4 7 13, B 1 5 8",
            answer=("4@j8", "end"),
            accepts=_gains(30),
            astray=say("trio-astray"),
            done=say("trio-done"),
        ),
        LessonStep(
            ask=say("pair"),
            position="turn A | board 9@h8 2@i8 4@j8 | hands A 6 11 13, B 1 5 8 | scores 30 0",
            answer=("6@h9", "end"),
            astray=say("pair-astray"),
            done=say("pair-done"),
        ),
        LessonStep(
            ask=say("around"),
            position="turn A | board 5@h8 | hands A 3 7 14, B 1 2 8",
            answer=("3@g8", "7@i8", "end"),
            accepts=_gains(30),
            astray=say("around-astray"),
            done=say("around-done"),
        ),
        LessonStep(
            ask=say("both"),
            position="turn A | board 5@h8 6@h9 7@i9 3@i10 9@j10 | hands A 2 12 14, B 1 2 8 | scores 24 30",
            answer=("2@j9", "end"),
            accepts=_gains(41),
            astray=say("both-astray"),
            done=say("both-done"),
        ),
        LessonStep(
            ask=say("double"),
            position="turn A | board 6@h8 5@h7 8@i7 3@i6 4@i5 9@h5 | hands A 2 4 12, B 0 1 7 | scores 51 44",
            answer=("4@h4", "2@h3", "end"),
            accepts=_gains(60),
            astray=say("double-astray"),
            done=say("double-done"),
        ),
        LessonStep(
            ask=say("stuck"),
            position="turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B 0 1 7 | scores 24 30",
            answer=("swap 15",),
            accepts=lambda before, after: True,
            done=say("stuck-done"),
        ),
        LessonStep(
            ask=say("opening"),
            position="turn A | hands A 3 4 8, B 1 2 6 | opened 0",
            answer=("4@h8", "3@h7", "8@h9", "end"),
            accepts=_gains(110),
            astray=say("opening-astray"),
            done=say("opening-done"),
        ),
    ),
)

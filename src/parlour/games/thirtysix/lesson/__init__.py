"""The lesson: sowing, passing over counters, gates, gifts, counters of another colour, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.kernel.lesson import Lesson, LessonStep
from parlour.kernel.message import catalogue

say: Final = catalogue(__package__ or "")

TILES: Final = "ARG/0,ARB/0,DR/0,ABG/3,DG/0,AGB/2,DB/0,ABR/2,AGR/0"


def _position(counters: int, mine: str, bots: str) -> str:
    """A to move, as red against blue; `counters` is the mask of squares with a counter."""
    return (
        f"view 0 phase 4 first A turn A tiles {TILES} counters {counters:x} owed - passes 0 idle 0 won -; "
        f"A red {mine}; B blue {bots}"
    )


def _rid(counters: int) -> Callable[[Any, Any], bool]:
    """Whether at least this many counters have left the reserve."""
    return lambda before, after: int(before.reserve[0].sum()) - int(after.reserve[0].sum()) >= counters


FIRST_ROW: Final = 0b1110
"""Counters on b1, c1 and d1."""
ROUND_B2: Final = 1 << 1 | 1 << 19 | 1 << 25 | 1 << 11
"""Counters on b1, b4, b5 and f2: every red square in line with b2."""

LESSON: Final = Lesson(
    options={"seats": 2},
    steps=(
        LessonStep(
            ask=say("sow"),
            position=_position(0, "a1 12.0.0", "d3 0.0.12"),
            answer=("c1",),
            accepts=_rid(1),
            astray=say("sow-astray"),
            done=say("sow-done"),
        ),
        LessonStep(
            ask=say("over"),
            position=_position(FIRST_ROW, "a1 9.0.0", "d3 0.0.9"),
            answer=("e1",),
            accepts=_rid(1),
            astray=say("over-astray"),
            done=say("over-done"),
        ),
        LessonStep(
            ask=say("gate"),
            position=_position(ROUND_B2, "b2 8.0.0", "d3 0.0.8"),
            answer=("a1",),
            accepts=_rid(1),
            astray=say("gate-astray"),
            done=say("gate-done"),
        ),
        LessonStep(
            ask=say("gift"),
            position=_position(FIRST_ROW, "f1 7.0.0", "f5 0.0.8"),
            answer=("f6", "+red"),
            accepts=_rid(2),
            astray=say("gift-astray"),
            done=say("gift-done"),
        ),
        LessonStep(
            ask=say("foreign"),
            position=_position(FIRST_ROW, "f6 4.0.1", "c4 2.0.5"),
            answer=("e6",),
            accepts=lambda before, after: int(after.reserve[0, 2]) == 0,
            astray=say("foreign-astray"),
            done=say("foreign-done"),
        ),
        LessonStep(
            ask=say("last"),
            position=_position(FIRST_ROW, "a6 1.0.0", "c4 0.0.3"),
            answer=("f6",),
            accepts=_rid(1),
            astray=say("last-astray"),
            done=say("last-done"),
        ),
    ),
)

"""The lesson: tropes along a row, a diagonal and downwards, jumps, a choice of two, and the end."""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.lesson import Lesson, LessonStep
from parlour.kernel.message import catalogue

say: Final = catalogue(__package__ or "")


def _position(rows: str, mine: str = "", theirs: str = "") -> str:
    return f"{rows} A view 0 phase 2 dealt 40 again 0 last - passes 0 quiet 0 A:{mine} B:{theirs}"


def _takes_a_trope(before: Any, after: Any) -> bool:
    return int(after.collected[0]) > int(before.collected[0])


LESSON: Final = Lesson(
    options={"seats": 2, "first": "0"},
    steps=(
        LessonStep(
            ask=say("row"),
            position=_position("......./...11..../......30./.25....../......./8.9.10...../....33.../......."),
            answer=("d7-d3",),
            accepts=_takes_a_trope,
            astray=say("row-astray"),
            done=say("row-done"),
        ),
        LessonStep(
            ask=say("diagonal"),
            position=_position("......./..12...../.....2../......27./...16..../......35./.8....../4......."),
            answer=("c7-c3",),
            accepts=_takes_a_trope,
            astray=say("diagonal-astray"),
            done=say("diagonal-done"),
        ),
        LessonStep(
            ask=say("jump"),
            position=_position("......./.31....../......./.6.7..9.8../......./......./...20..../......."),
            answer=("f5-d5",),
            accepts=_takes_a_trope,
            astray=say("jump-astray"),
            done=say("jump-done"),
        ),
        LessonStep(
            ask=say("chain"),
            position=_position("......./......./......./......./......./.....16.25.36/....7.../9.5..6...."),
            answer=("a1-e3",),
            accepts=_takes_a_trope,
            astray=say("chain-astray"),
            done=say("chain-done"),
        ),
        LessonStep(
            ask=say("falling"),
            position=_position("......./......./17.13..7..../......./.....22../......./..11...../......28."),
            answer=("c2-c6",),
            accepts=_takes_a_trope,
            astray=say("falling-astray"),
            done=say("falling-done"),
        ),
        LessonStep(
            ask=say("choice"),
            position=_position("......./......./.....24../......./......./1.2.3..5.../......./...4...."),
            answer=("d1-d3", "take a3-d3"),
            accepts=_takes_a_trope,
            astray=say("choice-astray"),
            done=say("choice-done"),
        ),
        LessonStep(
            ask=say("third"),
            position=_position(
                "......./.8....../......./....13.../.......34/....5.../....3.../1.......",
                mine="20-21-22-23,11-18-25-32",
                theirs="24-26-28-30",
            ),
            answer=("b7-e4",),
            accepts=_takes_a_trope,
            astray=say("third-astray"),
            done=say("third-done"),
        ),
    ),
)

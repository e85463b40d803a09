"""The lesson: a row begins, columns in order, taking, a chain, a tile that would be buried, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.kernel.lesson import Lesson, LessonStep
from parlour.kernel.message import catalogue

say: Final = catalogue(__package__ or "")


def _position(call: int, called: int, board: str, without: tuple[int, ...]) -> str:
    """Before the `call`-th number is put away; `without` are the numbers called so far, this one too."""
    left = ".".join(str(3 - without.count(number)) for number in range(1, 17))
    return f"view 0 caller A calls {call} called {called} left {left}; A due+tile {board}"


def _in_rows(tiles: int) -> Callable[[Any, Any], bool]:
    """Whether at least this many tiles lie in rows once the step is done."""
    return lambda before, after: bool(after.done[0]) and int(after.rows[0].sum()) >= tiles


ALL: Final = tuple(number for number in range(1, 17) for _ in range(3))

LESSON: Final = Lesson(
    options={"seats": 1},
    steps=(
        LessonStep(
            ask=say("one"),
            position=_position(1, 1, "0.0.0:////", (1,)),
            answer=("start", "done"),
            done=say("one-done"),
        ),
        LessonStep(
            ask=say("column"),
            position=_position(2, 9, "1.0.0:////", (1, 9)),
            answer=("@a", "done"),
            astray=say("column-astray"),
            done=say("column-done"),
        ),
        LessonStep(
            ask=say("below"),
            position=_position(3, 4, "1.0.0:9////", (1, 9, 4)),
            answer=("@a", "done"),
            astray=say("below-astray"),
            done=say("below-done"),
        ),
        LessonStep(
            ask=say("take"),
            position=_position(4, 2, "1.0.0:9.4////", (1, 9, 4, 2)),
            answer=("@b", "b*", "done"),
            accepts=_in_rows(2),
            astray=say("take-astray"),
            done=say("take-done"),
        ),
        LessonStep(
            ask=say("chain"),
            position=_position(5, 3, "2.0.0:9.4////", (1, 9, 4, 2, 3)),
            answer=("@b", "b*", "a*", "done"),
            accepts=_in_rows(4),
            astray=say("chain-astray"),
            done=say("chain-done"),
        ),
        LessonStep(
            ask=say("buried"),
            position=_position(
                15, 12, "4.1.0:9.6/14.13/16.8/7/10.5", (1, 9, 4, 2, 3, 6, 14, 13, 16, 8, 7, 10, 5, 1, 12)
            ),
            answer=("@b", "done"),
            astray=say("buried-astray"),
            done=say("buried-done"),
        ),
        LessonStep(
            ask=say("last"),
            position=_position(48, 14, "16.16.13:16.15////", ALL),
            answer=("@b", "b*", "a*", "a*", "done"),
            accepts=_in_rows(48),
            astray=say("last-astray"),
            done=say("last-done"),
        ),
    ),
)

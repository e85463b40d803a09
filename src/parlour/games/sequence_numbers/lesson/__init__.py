"""The lesson: a sum, a line, Minus, Plus, a dead card, and a sequence through a free corner."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, Final

from parlour.kernel.lesson import Lesson, LessonStep
from parlour.kernel.message import catalogue

say: Final = catalogue(__package__ or "")

NUMBERS: Final = 48
PLUS: Final = NUMBERS + 1
MINUS: Final = NUMBERS + 2
WIDTH: Final = 10
BOTS: Final = (11, 19, 30, 36, 45)
"""The other hand."""


def _cell(name: str) -> int:
    return "abcdefghij".index(name[0]) + WIDTH * (int(name[1:]) - 1)


def _position(mine: str, theirs: str, hand: tuple[int, ...]) -> str:
    """A to play; chips by their cells, and a hand of five cards in ascending order."""
    cards = range(1, MINUS + 1)
    chips = chain(((_cell(cell), 1) for cell in mine.split()), ((_cell(cell), 2) for cell in theirs.split()))
    return " ".join(
        (
            f"deck_size={2 * MINUS - len(hand) - len(BOTS)} phase=2 drawing=-1 last_cell=-1 hand_size=0-1:5",
            _field("owner", sorted(chips)),
            _field("hand", enumerate((*hand, *BOTS))),
            _field("deck", ((card, 2 - (card in hand) - (card in BOTS)) for card in cards)),
            _field("fresh", ((card, 2) for card in cards)),
            _field("taken", [(card, 1) for card in hand] + [(MINUS + 1 + card, 1) for card in BOTS]),
        )
    )


def _field(name: str, pairs: Iterable[tuple[int, int]]) -> str:
    given = ",".join(f"{index}:{value}" for index, value in pairs)
    return f"{name}={given}" if given else ""


def _chips(fields: Any, side: int) -> int:
    return int((fields.owner == side + 1).sum())


LESSON: Final = Lesson(
    options={"seats": 2, "deck": "designed 1"},
    steps=(
        LessonStep(
            ask=say("sum"),
            position=_position("", "", (7, 16, 23, 34, 41)),
            answer=("h1",),
            accepts=lambda before, after: _chips(after, 0) == 1,
            done=say("sum-done"),
        ),
        LessonStep(
            ask=say("line"),
            position=_position("c3 d3 f3", "e5 g8", (7, 16, 23, 34, 41)),
            answer=("e3",),
            astray=say("line-astray"),
            done=say("line-done"),
        ),
        LessonStep(
            ask=say("minus"),
            position=_position("c3 d3 f3 b6", "d6 e6 f6 g6", (7, 16, 34, 41, MINUS)),
            answer=("-f6",),
            accepts=lambda before, after: _chips(after, 1) < _chips(before, 1),
            astray=say("minus-astray"),
            done=say("minus-done"),
        ),
        LessonStep(
            ask=say("plus"),
            position=_position("c4 d5 e6 j2 h9", "c2 d3 e5 f8 b8", (7, 23, 34, 41, PLUS)),
            answer=("+f7",),
            accepts=lambda before, after: any(int(after.owner[_cell(end)]) == 1 for end in ("b3", "f7")),
            astray=say("plus-astray"),
            done=say("plus-done"),
        ),
        LessonStep(
            ask=say("dead"),
            position=_position("c3 d3 f3", "g1 f6 e5", (6, 16, 23, 34, 41)),
            answer=("dead 6",),
            astray=say("dead-astray"),
            done=say("dead-done"),
        ),
        LessonStep(
            ask=say("corner"),
            position=_position("b1 c1 d1 c4 h7", "e5 e6 e7 b9 c8", (4, 16, 23, 34, 41)),
            answer=("e1",),
            astray=say("corner-astray"),
            done=say("corner-done"),
        ),
    ),
)

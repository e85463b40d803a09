"""Races in one line of text: their draws, and how far one is."""

from __future__ import annotations

import re
from typing import Any, Final

import numpy as np

from parlour.kernel.errors import NotReadable
from parlour.kernel.message import HOUSE
from parlour.kernel.position import PositionCodec
from parlour.kernel.race import DRAWING, PUZZLES, SHOW, race_fields

APART: Final = " | "
"""Separates the progress of the race from the position on the table."""
_SHOW: Final = "show"
_DRAW: Final = re.compile(r"draw (\d{1,5})")


def draw_text(draw: int) -> str:
    """A puzzle drawn, or its solution shown.

    >>> draw_text(17), draw_text(0)
    ('draw 17', 'show')
    """
    return _SHOW if draw == SHOW else f"draw {draw}"


def read_draw(text: str) -> int:
    """The number of a draw; raises `NotReadable`.

    >>> read_draw("draw 17"), read_draw(" Show")
    (17, 0)
    """
    words = " ".join(text.lower().split())
    if words == _SHOW:
        return SHOW
    if match := _DRAW.fullmatch(words):
        return int(match[1])
    raise NotReadable(HOUSE("race-no-draw", text=repr(text)))


class RaceText:
    """The text of how far a race through a book is."""

    def __init__(self, dtype: np.dtype[Any], book: int) -> None:
        """Make it for a record with the fields of a race."""
        fields = {field.name: field.bounds for field in race_fields(book)}
        apart = [name for name in dtype.names or () if name not in fields]
        bounds = {name: bounds for name, bounds in fields.items() if bounds}
        self._codec, self._part = PositionCodec(dtype, apart=apart, bounds=bounds), book // PUZZLES

    def text(self, state: Any, position: str) -> str:
        """How far the race is, and the position on the table."""
        return f"{self._codec.text(state)}{APART}{position}"

    def read(self, state: Any, text: str) -> str:
        """Read how far the race is, and return the text of the position; raises `NotReadable`."""
        race, _, position = text.partition(APART)
        self._codec.read(state, race)
        puzzle, stage, shown = int(state.puzzle), int(state.stage), int(state.shown)
        drawn = shown if stage == DRAWING else shown + 1
        parts = range(self._part * (drawn - 1) + 1, self._part * drawn + 1) if drawn else (0,)
        right = int(state.right) <= (stage != DRAWING)
        if puzzle not in parts or int(state.solved) > shown or drawn > PUZZLES or not right:
            raise NotReadable(HOUSE("race-no-position", text=repr(race)))
        return position

"""The messages that are told, as numbers: `M.cells_left`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    cells-left{count} placed{cell} in-line{winner} place-on{cell} is-over button-place{cell} full your-turn
    their-turn
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    cells_left: int
    placed: int
    in_line: int
    place_on: int
    is_over: int
    button_place: int
    full: int
    your_turn: int
    their_turn: int


M: Final = Messages._make(range(FIRST, FIRST + 9))

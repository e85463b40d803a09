"""The messages that are told, as numbers: `M.puzzle_solved`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    puzzle-solved puzzle-given-up puzzle-for-one puzzle-no-such nothing-to-undo puzzle-enough{count}
    turned-otherwise{tile count} lies-there{tile cell} no-tile-there{cell}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    puzzle_solved: int
    puzzle_given_up: int
    puzzle_for_one: int
    puzzle_no_such: int
    nothing_to_undo: int
    puzzle_enough: int
    turned_otherwise: int
    lies_there: int
    no_tile_there: int


M: Final = Messages._make(range(FIRST, FIRST + 9))

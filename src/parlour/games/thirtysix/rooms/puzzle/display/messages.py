"""The messages that are told, as numbers: `M.borders_match`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    borders-match{count all} puzzle-begin in-heap{count} borders-clash{count} shown-solution undid
    turned{tile} removed{tile cell} put-tile{tile cell} exchanged{tile cell other} changes-counted{count}
    all-match{all *changes} one-solution nearest-solution{count all} puzzle-not-over puzzle-over
    hint-begin{count} so-far-good can-stay{kept laid} hint-turn{tile count cell} hint-lay{tile cell}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    borders_match: int
    puzzle_begin: int
    in_heap: int
    borders_clash: int
    shown_solution: int
    undid: int
    turned: int
    removed: int
    put_tile: int
    exchanged: int
    changes_counted: int
    all_match: int
    one_solution: int
    nearest_solution: int
    puzzle_not_over: int
    puzzle_over: int
    hint_begin: int
    so_far_good: int
    can_stay: int
    hint_turn: int
    hint_lay: int


M: Final = Messages._make(range(FIRST, FIRST + 21))

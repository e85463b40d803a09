"""The messages that are told, as numbers: `M.arrange_over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    arrange-over arrange-for-one arrange-no-such nothing-to-undo apart{*spot} apart-named{name *spot}
    arrange-enough{count} choose-tiles-first chosen-already chance-already tile-stays{*spot}
    would-overlap{*spot *tile} tile-on{*spot} named-tile{name *spot}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    arrange_over: int
    arrange_for_one: int
    arrange_no_such: int
    nothing_to_undo: int
    apart: int
    apart_named: int
    arrange_enough: int
    choose_tiles_first: int
    chosen_already: int
    chance_already: int
    tile_stays: int
    would_overlap: int
    tile_on: int
    named_tile: int


M: Final = Messages._make(range(FIRST, FIRST + 14))

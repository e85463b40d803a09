"""The messages that are told, as numbers: `M.tiles_chosen`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    tiles-chosen tiles-drawn holds-together apart{spot} apart-named{name spot} layout-ready no-layout
    layout-not-ready undid chose-tiles left-to-chance arranged left began-with{layout} turned{*tile}
    moved-tile{*tile spot} tile-on{spot} named-tile{name spot}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    tiles_chosen: int
    tiles_drawn: int
    holds_together: int
    apart: int
    apart_named: int
    layout_ready: int
    no_layout: int
    layout_not_ready: int
    undid: int
    chose_tiles: int
    left_to_chance: int
    arranged: int
    left: int
    began_with: int
    turned: int
    moved_tile: int
    tile_on: int
    named_tile: int


M: Final = Messages._make(range(FIRST, FIRST + 18))

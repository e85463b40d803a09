"""The messages that are told, as numbers: `M.undid`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import PLACE, numbered
from parlour.games.thirtysix.rooms.layouts.state import NAMES
from parlour.games.thirtysix.state import TILE_NAMES

MESSAGES: Final = """
    tiles-chosen tiles-drawn holds-together apart{spot} apart-named{tile spot} layout-ready no-layout
    layout-not-ready undid chose-tiles left-to-chance arranged left began-with{layout} turned{*tile}
    moved-tile{*tile spot} tile-on{spot} named-tile{tile spot}
"""
PARAMETERS: Final = {"spot": PLACE, "tile": TILE_NAMES, "layout": NAMES}
M: Final = numbered(MESSAGES)

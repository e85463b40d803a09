"""The reasons of the law, as numbers: `M.tile_stays`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import numbered
from parlour.games.thirtysix.state import TILE_NAMES

MESSAGES: Final = """
    arrange-over arrange-for-one arrange-no-such nothing-to-undo apart{*spot} apart-named{tile *spot}
    arrange-enough{count} choose-tiles-first chosen-already chance-already tile-stays{*spot}
    would-overlap{*spot *tile} tile-on{*spot} named-tile{tile *spot}
"""
PARAMETERS: Final = {"tile": TILE_NAMES}
M: Final = numbered(MESSAGES)

"""The messages that are told, as numbers: `M.undid`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import numbered
from parlour.games.thirtysix.rooms.puzzle.notation.words import CELL_NAMES
from parlour.games.thirtysix.state import TILE_NAMES

MESSAGES: Final = """
    borders-match{count all} puzzle-begin in-heap{count} borders-clash{count} shown-solution undid
    turned{tile} removed{tile cell} put-tile{tile cell} exchanged{tile cell other} changes-counted{count}
    all-match{all *changes} nearest-solution puzzle-not-over puzzle-over hint-begin{count} so-far-good
    can-stay{kept laid} hint-turn{tile count cell} hint-lay{tile cell}
"""
PARAMETERS: Final = {"tile": TILE_NAMES, "other": TILE_NAMES, "cell": CELL_NAMES}
M: Final = numbered(MESSAGES)

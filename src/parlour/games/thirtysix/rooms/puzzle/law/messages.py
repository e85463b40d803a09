"""The reasons of the law, as numbers: `M.lies_there`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import numbered
from parlour.games.thirtysix.rooms.puzzle.notation.words import CELL_NAMES
from parlour.games.thirtysix.state import TILE_NAMES

MESSAGES: Final = """
    puzzle-solved puzzle-given-up puzzle-for-one puzzle-no-such nothing-to-undo puzzle-enough{count}
    turned-otherwise{tile count} lies-there{tile cell} no-tile-there{cell}
"""
PARAMETERS: Final = {"tile": TILE_NAMES, "cell": CELL_NAMES}
M: Final = numbered(MESSAGES)

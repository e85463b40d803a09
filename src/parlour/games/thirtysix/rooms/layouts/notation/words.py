"""How squares of the field, tiles and named layouts are written and said."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.thirtysix.notation.words import FILES
from parlour.games.thirtysix.rooms.layouts.state import NAMES, ORIGINS, SPOTS
from parlour.games.thirtysix.state import TILE_NAMES

BEGINNINGS: Final = {
    "square": "a square",
    "ring": "a ring",
    "brick": "bricks",
    "slots": "two holes",
    "cross": "a cross",
    "great_ring": "a great ring",
}
"""The named layouts, after "Begin with"."""
assert tuple(BEGINNINGS) == NAMES


def spot_name(x: int, y: int) -> str:
    """An origin, by its file and rank.

    >>> spot_name(0, 0), spot_name(16, 9)
    ('a1', 'q10')
    """
    return f"{FILES[x]}{y + 1}"


def spot_of(action: int) -> tuple[int, int]:
    """The origin that a move leads to.

    >>> spot_of(289 + 17 * 3 + 5)
    (5, 3)
    """
    return action % ORIGINS, action % SPOTS // ORIGINS


def tile_word(state: Any, tile: int) -> str:
    """A tile by where it lies, and by its name where the tiles are chosen."""
    spot = spot_name(int(state.x[tile]), int(state.y[tile]))
    return f"{TILE_NAMES[tile]} on {spot}" if int(state.chosen) else f"the tile on {spot}"

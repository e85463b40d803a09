"""How squares of the field and tiles are written and said."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import FILES
from parlour.games.thirtysix.rooms.layouts.state import ORIGINS, SPOTS
from parlour.games.thirtysix.state import TILE_NAMES
from parlour.kernel.message import Message


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


def tile_word(state: Any, tile: int) -> Message:
    """A tile by where it lies, and by its name where the tiles are chosen."""
    spot = spot_name(int(state.x[tile]), int(state.y[tile]))
    if int(state.chosen):
        return say("named-tile", tile=TILE_NAMES[tile], spot=spot)
    return say("tile-on", spot=spot)

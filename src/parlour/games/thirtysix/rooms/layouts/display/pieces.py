"""The tiles of a layout as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import NO_MARK, REFUSED, put
from parlour.games.thirtysix.rooms.layouts.record import ThirtysixLayoutsState
from parlour.games.thirtysix.rooms.layouts.rules import largest_group
from parlour.games.thirtysix.rooms.layouts.state import ORIGINS
from parlour.games.thirtysix.state import CORNERS, TILES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

BLANK: Final = 0
"""The face before those of the tiles, each in four turns."""
MOST_PIECES: Final = TILES


@compiled
def pieces(state: ThirtysixLayoutsState, seat: int, out: Array) -> int:
    """The tiles; those outside the largest group that holds together are marked."""
    group = largest_group(state)
    for tile in range(TILES):
        face = BLANK
        if int(state.chosen):
            face = 1 + CORNERS * tile + int(state.turn[tile])
        mark = NO_MARK if group >> tile & 1 else REFUSED
        put(out, tile, tile, spot_of(state, tile), face, mark=mark)
    return TILES


@compiled
def spot_of(state: ThirtysixLayoutsState, tile: int) -> int:
    """The place where a tile lies."""
    return ORIGINS * int(state.y[tile]) + int(state.x[tile])

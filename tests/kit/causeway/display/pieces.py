"""The line, hands and boneyard as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import LAST, NO_MARK, put
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array
from tests.kit.causeway.layout import End, following, lay, middle
from tests.kit.causeway.record import CausewayState
from tests.kit.causeway.rules import high, low, tiles, turn
from tests.kit.causeway.state import LEFT, RIGHT, SEATS, TILES

UNIT: Final = 17
HALF: Final = 2.0 * UNIT
LINE, ENDS, YARD, HANDS = range(4)
"""Places, those of the hands last."""
BACK, END = TILES, TILES + 1
"""Faces after those of the tiles."""
ARMS: Final = TILES
STOCK: Final = ARMS + 2
FACE_DOWN: Final = STOCK + 3
"""Ids after those of the tiles: the open ends, the boneyard, tiles in hands."""
SHOWN: Final = 3
"""Of the boneyard."""
MOST_PIECES: Final = FACE_DOWN + TILES * SEATS


@compiled
def pieces(state: CausewayState, seat: int, out: Array) -> int:
    """The line, with its ends for who may lay a tile; own tiles, and the others' when they are turned up."""
    due = int(turn(state))
    n = _line(state, out, due > 0 and bool(due >> seat & 1) and not state.open)
    for one in range(int(state.seats)):
        known = 0
        for tile in range(tiles(state)):
            if state.where[tile] == 1 + one:
                n = put(out, n, tile, HANDS + one, tile, known)
                known += 1
        for order in range(known, int(state.held[one])):
            n = put(out, n, FACE_DOWN + TILES * one + order, HANDS + one, BACK, order)
    for k in range(min(int(state.yard), SHOWN)):
        n = put(out, n, STOCK + k, YARD, BACK, k)
    return n


@compiled
def _line(state: CausewayState, out: Array, ends: bool) -> int:
    """The first tile, and those of each arm after it; `ends`: also where each arm goes on."""
    if not state.length[RIGHT]:
        return put(out, 0, ARMS + RIGHT, ENDS, END, turn=1) if ends else 0
    first = int(state.line[RIGHT, 0]) - 1
    n = _tile(state, out, 0, first, middle(RIGHT, first))
    for arm in (LEFT, RIGHT):
        end, inner = middle(arm, first), high(first) if arm == RIGHT else low(first)
        for at in range(1 if arm == RIGHT else 0, int(state.length[arm])):
            tile = int(state.line[arm, at]) - 1
            end = lay(end, tile, inner)
            inner = high(tile) + low(tile) - inner
            n = _tile(state, out, n, tile, end)
        if ends:
            on = following(end)
            n = put(out, n, ARMS + arm, ENDS, END, turn=on.turn, x=UNIT * on.tile_x, y=UNIT * on.tile_y)
    return n


@compiled
def _tile(state: CausewayState, out: Array, n: int, tile: int, end: End) -> int:
    mark = LAST if tile + 1 == state.latest else NO_MARK
    return put(out, n, tile, LINE, tile, turn=end.turn, mark=mark, x=UNIT * end.tile_x, y=UNIT * end.tile_y)

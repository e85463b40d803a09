"""The line, hands and boneyard as rows; plain, since the line is laid out in plain Python."""

from __future__ import annotations

from typing import Any, Final

from parlour.display.rows import LAST, NO_MARK, put
from tests.kit.causeway.layout import spots
from tests.kit.causeway.rules import tiles, turn
from tests.kit.causeway.state import SEATS, TILES

HALF: Final = 34.0
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


def pieces(state: Any, seat: int, out: Any) -> int:
    """The line; own tiles, and the others' when they are turned up; the ends for who may lay a tile."""
    laid, ends = spots(state)
    n = 0
    for tile, spot in laid.items():
        mark = LAST if tile + 1 == state.latest else NO_MARK
        x, y = round(spot.x * HALF), round(spot.y * HALF)
        n = put(out, n, tile, LINE, tile, turn=spot.turn, mark=mark, x=x, y=y)
    for one in range(int(state.seats)):
        known = [tile for tile in range(tiles(state)) if state.where[tile] == 1 + one]
        for order, tile in enumerate(known):
            n = put(out, n, tile, HANDS + one, tile, order)
        for order in range(len(known), int(state.held[one])):
            n = put(out, n, FACE_DOWN + TILES * one + order, HANDS + one, BACK, order)
    for k in range(min(int(state.yard), SHOWN)):
        n = put(out, n, STOCK + k, YARD, BACK, k)
    due = int(turn(state))
    if due > 0 and due >> seat & 1 and not state.open:
        for arm, spot in ends.items():
            x, y = round(spot.x * HALF), round(spot.y * HALF)
            n = put(out, n, ARMS + arm, ENDS, END, turn=spot.turn, x=x, y=y)
    return n

"""The record of a game of 36, its tiles and its layouts.

R R|R R|R G     nine tiles of 2 x 2 squares; squares are numbered 6 * row + column on the square
B G|G B|B R     board, else 4 * slot + corner (both in reading order)
---+---+---
B G|G B|B R     a tile's gate joins its first and third corner, clockwise from top left
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.kernel.records import packed

MAX_SEATS: Final = 3
COLOURS: Final = 3
RED, GREEN, BLUE = 0, 1, 2
TILES: Final = 9
CORNERS: Final = 4
SQUARES: Final = TILES * CORNERS
COUNTERS: Final = SQUARES // COLOURS  # of each colour
SIDE: Final = 6  # squares along a side of the square board
NOWHERE: Final = -1

# Action numbers
MOVE: Final = 0  # 36 squares: the pawn's first square, or where it goes
PASS: Final = 36
COLOUR: Final = 37
GIVE: Final = 40
ACTIONS: Final = 43

# Phases
STARTER_DUE: Final = 0
LAYING: Final = 1
CHOOSING: Final = 2
PLACING: Final = 3
MOVING: Final = 4
GIVING: Final = 5
ENDED: Final = 6

MOST_IDLE: Final = 32_767
"""The most turns without a counter placed that are counted; they go on where no limit ends the game."""

# Options
FIRST_RANDOM: Final = 3
GIVE_AFTER: Final = 0
GIVE_BEFORE: Final = 1
OPEN_TILE: Final = -1  # the tile of a slot is drawn

TILE_NAMES: Final = ("DR", "DG", "DB", "ARG", "ARB", "AGR", "AGB", "ABR", "ABG")
TILE_CORNERS: Final = ("RGRB", "GBGR", "BRBG", "RRGB", "RRBG", "GGRB", "GGBR", "BBRG", "BBGR")
"""Colours of the corners, clockwise from top left, unturned."""

ALL_GATES: Final = (1 << TILES) - 1
DOUBLE_GATES: Final = 0b111

LAYOUTS: Final = {
    "square": ((0, 0), (2, 0), (4, 0), (0, 2), (2, 2), (4, 2), (0, 4), (2, 4), (4, 4)),
    "ring": ((0, 0), (2, 0), (4, 0), (0, 2), (4, 2), (6, 2), (0, 4), (2, 4), (4, 4)),
    "brick": ((0, 0), (2, 0), (4, 0), (1, 2), (3, 2), (5, 2), (0, 4), (2, 4), (4, 4)),
    "slots": ((0, 0), (2, 0), (4, 0), (0, 2), (3, 2), (5, 2), (0, 4), (2, 4), (4, 4)),
    "cross": ((4, 0), (4, 2), (0, 4), (2, 4), (4, 4), (6, 4), (8, 4), (4, 6), (4, 8)),
    "great_ring": ((3, 0), (1, 1), (5, 1), (0, 3), (6, 3), (2, 4), (5, 5), (1, 6), (3, 6)),
}
"""Origins (x, y) of the nine tiles, in reading order."""

STATE: Final = packed(
    [
        # options
        ("version", np.int16),
        ("seats", np.int8),
        ("first", np.int8),
        ("give_order", np.int8),
        ("idle_limit", np.int16),  # 0 = off
        ("gates", np.int16),  # bit mask of the tiles whose gate is open
        ("tiles", np.int8, (TILES, CORNERS)),  # the colours of each tile's corners, clockwise
        ("layout", np.int8, (TILES, 2)),  # origins
        ("laid_tile", np.int8, (TILES,)),  # the tile a layout puts into a slot, or OPEN_TILE
        ("laid_turn", np.int8, (TILES,)),
        # the board, once it is laid
        ("tile", np.int8, (TILES,)),  # by slot
        ("turn", np.int8, (TILES,)),  # quarter turns clockwise
        ("colour", np.int8, (SQUARES,)),
        ("x", np.int8, (SQUARES,)),
        ("y", np.int8, (SQUARES,)),
        ("gate", np.int8, (SQUARES,)),  # the square behind the gate, or NOWHERE
        ("lines", np.int64, (SQUARES,)),  # bit mask of the squares in the same row or column
        # the game
        ("viewer", np.int8),  # whose view this is: seat + 1; 0 = everything
        ("phase", np.int8),
        ("slot", np.int8),  # the next slot to lay
        ("starter", np.int8),
        ("mover", np.int8),
        ("chosen", np.int8, (MAX_SEATS,)),  # colour of the seat, NOWHERE before
        ("pawn", np.int8, (MAX_SEATS,)),  # square, NOWHERE before
        ("reserve", np.int8, (MAX_SEATS, COLOURS)),  # unplayed counters
        ("counters", np.int64),  # bit mask of the squares with a counter
        ("owed", np.int8, (MAX_SEATS - 1,)),  # seats still to be given a counter, nearest first
        ("passes", np.int8),  # in a row
        ("idle", np.int16),  # turns in a row without a counter placed
        ("winner", np.int8),  # who exhausted the reserve, NOWHERE else
    ]
)
"""One record; 36 bits of squares fit a signed 64-bit mask, the same plain and compiled."""

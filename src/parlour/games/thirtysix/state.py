"""The record of a game of 36, its tiles and its layouts.

R R|R R|R G     nine tiles of 2 x 2 squares; squares are numbered 6 * row + column on the square
B G|G B|B R     board, else 4 * slot + corner (both in reading order)
---+---+---
B G|G B|B R     a tile's gate joins its first and third corner, clockwise from top left
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.kernel.features import bits, count, kind, left_out, seat
from parlour.kernel.fields import ALL, Field, Fields, options, viewer

MAX_SEATS: Final = 3
COLOURS: Final = 3
RED, GREEN, BLUE = 0, 1, 2
TILES: Final = 9
CORNERS: Final = 4
SQUARES: Final = TILES * CORNERS
COUNTERS: Final = SQUARES // COLOURS  # of each colour
ALL_SQUARES: Final = (1 << SQUARES) - 1
SIDE: Final = 6  # squares along a side of the square board
WIDEST: Final = 2 * TILES  # squares: nine tiles in a row
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

FIELDS: Final = Fields(
    *options("version", number=np.int16),
    *options("seats", "first", "give_order"),
    *options("idle_limit", number=np.int16),  # 0 = off
    *options("gates", number=np.int16),  # bit mask of the tiles whose gate is open
    *options("tiles", shape=(TILES, CORNERS)),  # the colours of each tile's corners, clockwise
    *options("layout", shape=(TILES, 2)),  # origins
    *options("laid_tile", shape=(TILES,)),  # the tile a layout puts into a slot, or OPEN_TILE
    *options("laid_turn", shape=(TILES,)),
    # the board, once it is laid: what a slot holds, and what follows for its squares
    Field(left_out("tile", "The tile of each slot.", TILES - 1, NOWHERE), (TILES,), ALL),
    Field(left_out("turn", "Its quarter turns clockwise.", CORNERS - 1), (TILES,), ALL),
    Field(kind("colour", "The colour of each square: red, green, blue.", COLOURS - 1), (SQUARES,), ALL),
    Field(count("x", "The column of each square.", WIDEST - 1), (SQUARES,), ALL),
    Field(count("y", "The row of each square.", WIDEST - 1), (SQUARES,), ALL),
    Field(
        kind("gate", "The square behind each square's gate; -1 where there is none.", SQUARES - 1, NOWHERE),
        (SQUARES,),
        ALL,
    ),
    Field(
        left_out("lines", "Bit masks of the squares in the same row or column.", ALL_SQUARES), (SQUARES,), ALL
    ),
    # the game
    viewer(),
    Field(
        kind(
            "phase", "Drawing who begins, laying tiles, choosing, placing, moving, giving, or the end.", ENDED
        ),
        shown_to=ALL,
    ),
    Field(count("slot", "The next slot to be laid.", TILES), shown_to=ALL),
    Field(seat("starter", "Who began."), shown_to=ALL),
    Field(seat("mover", "Whose turn it is."), shown_to=ALL),
    Field(
        kind("chosen", "The colour of each seat; -1 before the choice.", COLOURS - 1, NOWHERE, by_seat=True),
        (MAX_SEATS,),
        ALL,
    ),
    Field(
        kind("pawn", "The square of each pawn; -1 before it is placed.", SQUARES - 1, NOWHERE, by_seat=True),
        (MAX_SEATS,),
        ALL,
    ),
    Field(
        count("reserve", "Unplayed counters of each colour.", COUNTERS, by_seat=True),
        (MAX_SEATS, COLOURS),
        ALL,
    ),
    Field(bits("counters", "The squares with a counter.", SQUARES - 1), shown_to=ALL),
    Field(seat("owed", "Seats still to be given a counter, the nearest first."), (MAX_SEATS - 1,), ALL),
    Field(count("passes", "Passes in a row.", MAX_SEATS), shown_to=ALL),
    Field(
        count("idle", "Turns in a row without a counter placed.", MOST_IDLE), shown_to=ALL, number=np.int16
    ),
    Field(seat("winner", "Who has no counters left."), shown_to=ALL),
    usual=np.int8,
    leading=("phase", "slot", "starter", "mover"),
)
"""The record, field by field; 36 bits of squares fit a signed 64-bit mask, the same plain and compiled."""
STATE: Final = FIELDS.dtype

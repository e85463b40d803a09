"""The record of a game of Numeria, and its constants.

8 | 4 . . . . . . 9      36 tiles on a chessboard; squares are 8 * row + file, a1 = 0;
: | . 17 3 22 8 1 6 .    the middle 36 are filled, then the four in the centre
1 | 30 . . . . . . 12    go to the corners
    a b c d e f g h
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.games.numeria.state.geometry import LENGTH, LINE_COUNT, SIDE, SQUARES
from parlour.kernel.features import count, kind, left_out, seat
from parlour.kernel.fields import ALL, Field, Fields, options, viewer

TILES: Final = 36
SEATS: Final = 2
MAX_PILE: Final = 20  # more than one move can ever add to two tropes

# Action numbers
PASS: Final = SQUARES * SQUARES
TAKE: Final = PASS + 1
ACTIONS: Final = TAKE + LINE_COUNT
MAX_LEGAL: Final = TILES * (SQUARES - TILES) + 1

# Phases
STARTER_DUE: Final = 0
FILLING: Final = 1
MOVING: Final = 2
TAKING: Final = 3
ENDED: Final = 4

MOST_QUIET: Final = 32_767
"""The most turns without a trope that are counted; they go on where no limit ends the game."""

# Options
FIRST_RANDOM: Final = 2
INERT: Final = 0
RESHUFFLE: Final = 1
MAX_RESHUFFLES: Final = 20
ALL_DIRECTIONS: Final = 0
DIAGONAL: Final = 1
CHOOSE_ONE: Final = 0
TAKE_ALL: Final = 1

FILLED: Final = np.array([SIDE * row + file for row in range(1, 7) for file in range(1, 7)], np.int8)
"""b2 to g7, row by row: where the tiles are dealt."""
CENTRE: Final = np.array([27, 28, 35, 36], np.int8)
"""d4, e4, d5, e5."""
CORNERS: Final = np.array([0, 7, 56, 63], np.int8)
"""a1, h1, a8, h8."""
CORNER_COUNT: Final = len(CORNERS)
DEALS: Final = TILES + CORNER_COUNT
"""Draws of one set-up."""

FIELDS: Final = Fields(
    *options("no_trope_limit", number=np.int16),  # 0 = off
    *options("version", "seats", "first", "setup_tropes"),
    *options("primes"),  # 1 = as printed
    *options("power"),  # 1 = geometric
    *options("jump_dirs", "combine", "multi", "target", "passing"),
    viewer(),
    Field(
        kind("phase", "Drawing who begins, the set-up, moving, choosing among tropes, or the end.", ENDED),
        shown_to=ALL,
    ),
    Field(count("dealt", "Tiles of the set-up laid.", DEALS), shown_to=ALL),
    Field(
        count("reshuffles", "Set-ups dealt anew, because they held a trope.", MAX_RESHUFFLES), shown_to=ALL
    ),
    Field(seat("mover", "Whose turn it is."), shown_to=ALL),
    Field(
        kind("board", "The tile on each square, a1 to h8 row by row; 0 is empty.", TILES + CORNER_COUNT),
        (SQUARES,),
        ALL,
    ),
    Field(
        kind("last_from", "Where the last move began; -1 before the first.", SQUARES - 1, -1), shown_to=ALL
    ),
    Field(kind("last_to", "Where it ended.", SQUARES - 1, -1), shown_to=ALL),
    Field(count("collected", "Tropes of each seat.", MAX_PILE, by_seat=True), (SEATS,), ALL),
    Field(
        left_out("piles", "Tiles out of play: what is not on the board.", TILES + CORNER_COUNT),
        (SEATS, MAX_PILE, LENGTH),
        ALL,
    ),
    Field(count("passes", "Passes in a row.", SEATS), shown_to=ALL),
    Field(count("quiet", "Turns in a row without a trope.", MOST_QUIET), shown_to=ALL, number=np.int16),
    usual=np.int8,
)
"""The record, field by field. While a player chooses among tropes, `last_to` is the square that made them."""
STATE: Final = FIELDS.dtype

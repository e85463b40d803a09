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

STATE: Final = np.dtype(
    [
        # wide fields first
        ("no_trope_limit", np.int16),  # 0 = off
        ("quiet", np.int16),  # turns in a row without a trope
        # options
        ("version", np.int8),
        ("seats", np.int8),
        ("first", np.int8),
        ("setup_tropes", np.int8),
        ("primes", np.int8),  # 1 = as printed
        ("power", np.int8),  # 1 = geometric
        ("jump_dirs", np.int8),
        ("combine", np.int8),
        ("multi", np.int8),
        ("target", np.int8),
        ("passing", np.int8),
        # the game
        ("viewer", np.int8),  # whose view this is: seat + 1; 0 = everything
        ("phase", np.int8),
        ("dealt", np.int8),  # draws of the set-up made
        ("reshuffles", np.int8),
        ("mover", np.int8),
        ("board", np.int8, (SQUARES,)),  # the tile on each square, 0 = empty
        ("last_from", np.int8),  # the last move, for showing it
        ("last_to", np.int8),
        ("collected", np.int8, (SEATS,)),  # tropes
        ("piles", np.int8, (SEATS, MAX_PILE, LENGTH)),
        ("passes", np.int8),  # in a row
        ("spare", np.int8),
    ]
)
"""One record. While a player chooses among tropes, `last_to` is the square that made them."""

"""The geometry of the chessboard: squares, lines of four, and how far a tile slides.

Sets of squares are whole numbers with a bit for each square (a1 the lowest). They are only shifted, masked
and tested bit by bit, so that it never matters whether the highest bit is a sign, as it is in compiled code.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

SIDE: Final = 8
SQUARES: Final = SIDE * SIDE
LENGTH: Final = 4
NOWHERE: Final = -1

STEPS: Final = ((1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1))
"""Directions as (file, row); the first four are those of lines, those with two parts are diagonal."""


def _next() -> NDArray[np.int8]:
    table = np.full((SQUARES, len(STEPS)), NOWHERE, np.int8)
    for square in range(SQUARES):
        for direction, (dx, dy) in enumerate(STEPS):
            x, y = square % SIDE + dx, square // SIDE + dy
            if 0 <= x < SIDE and 0 <= y < SIDE:
                table[square, direction] = SIDE * y + x
    return table


NEXT: Final = _next()
"""The neighbour of a square in a direction, or NOWHERE."""


# -- lines of four -------------------------------------------------------------------------------------------


def _lines() -> NDArray[np.int8]:
    lines = []
    for square in range(SQUARES):
        for direction in range(LENGTH):
            line = [square]
            while len(line) < LENGTH and NEXT[line[-1], direction] != NOWHERE:
                line.append(int(NEXT[line[-1], direction]))
            if len(line) == LENGTH:
                lines.append(line)
    return np.array(lines, np.int8)


LINES: Final = _lines()
"""The 130 lines of four squares, by row, file and direction (right, up, up-right, up-left)."""

LINE_COUNT: Final = len(LINES)
MOST_THROUGH: Final = 16
"""The most lines through one square."""


def _through() -> NDArray[np.int16]:
    table = np.full((SQUARES, MOST_THROUGH), NOWHERE, np.int16)
    for square in range(SQUARES):
        through = [line for line in range(LINE_COUNT) if square in LINES[line]]
        table[square, : len(through)] = through
    return table


THROUGH: Final = _through()
"""The lines through a square, ascending, then NOWHERE."""


# -- sets of squares -----------------------------------------------------------------------------------------

ROW: Final = (1 << SIDE) - 1
"""The bits of one row."""

LOWEST_BIT: Final = np.array([0] + [(n & -n).bit_length() - 1 for n in range(1, 1 << SIDE)], np.int8)
"""The position of the lowest bit of a row."""

NOT_LAST_FILE: Final = 0x7F7F7F7F7F7F7F7F
NOT_LAST_ROW: Final = 0x00FFFFFFFFFFFFFF
NOT_LAST_CORNER: Final = 0x007F7F7F7F7F7F7F
NOT_FIRST_FILE_NOR_LAST_ROW: Final = 0x00FEFEFEFEFEFEFE
"""Squares that a step may start from (towards higher squares) or end at (towards lower ones)."""

# Four views of the board: its rows, its files, and its diagonals both ways, each of 8 lines of 8 bits.
# Diagonals wrap round the edge; what lies beyond it counts as occupied for a tile that slides.
VIEWS: Final = 4


def _line_and_position(square: int) -> tuple[tuple[int, int], ...]:
    """A square's line and position in it, in each of the four views."""
    x, y = square % SIDE, square // SIDE
    return (y, x), (x, y), ((y - x) % SIDE, x), ((y + x) % SIDE, x)


def _line_starts() -> NDArray[np.int8]:
    return np.array(
        [[SIDE * line for line, _ in _line_and_position(square)] for square in range(SQUARES)], np.int8
    )


LINE_START: Final = _line_starts()
"""Square, view: where the square's line begins in the view."""
POSITION: Final = np.array(
    [[position for _, position in _line_and_position(square)] for square in range(SQUARES)], np.int8
)
"""Square, view: the square's position in its line."""


def _on_one_line(square: int, other: int, view: int) -> bool:
    """Whether two squares lie on one row, file or diagonal, not round the edge."""
    dx, dy = other % SIDE - square % SIDE, other // SIDE - square // SIDE
    return bool((dy == 0, dx == 0, dx == dy, dx == -dy)[view])


def _beyond() -> NDArray[np.int16]:
    table = np.zeros((SQUARES, VIEWS), np.int16)
    for square in range(SQUARES):
        for view, (line, _) in enumerate(_line_and_position(square)):
            for other in range(SQUARES):
                there, position = _line_and_position(other)[view]
                if there == line and not _on_one_line(square, other, view):
                    table[square, view] |= 1 << position
    return table


BEYOND: Final = _beyond()
"""Square, view: positions of its line that lie round the edge."""


def _reach() -> NDArray[np.int16]:
    table = np.zeros((SIDE, 1 << SIDE), np.int16)
    for position in range(SIDE):
        for occupied in range(1 << SIDE):
            for step in (1, -1):
                at = position + step
                while 0 <= at < SIDE and not occupied >> at & 1:
                    table[position, occupied] |= 1 << at
                    at += step
    return table


REACH: Final = _reach()
"""Position, occupied positions of a line: where a tile slides to along it."""

EVERY_ROW: Final = 0x0101010101010101
"""A row's bits times this stand in every row."""


def _diagonals() -> NDArray[np.int64]:
    table = np.zeros((SQUARES, VIEWS), np.uint64)
    for square in range(SQUARES):
        for view in range(VIEWS):
            squares = sum(1 << other for other in range(SQUARES) if _on_one_line(square, other, view))
            table[square, view] = squares
    return table.view(np.int64)


WHOLE_LINE: Final = _diagonals()
"""Square, view: all squares of its row, file or diagonal."""

UPRIGHT: Final = np.array(
    [
        sum(1 << SIDE * position for position in range(SIDE) if bits >> position & 1)
        for bits in range(1 << SIDE)
    ],
    np.uint64,
).view(np.int64)
"""The positions of a file as squares of the first file."""

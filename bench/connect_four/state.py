"""The record of a game of Connect Four.

6 13 20 27 34 41 48      a cell is a bit: 7 * column + height; the row above the grid stays empty,
5 12 19 26 33 40 47      so that no line runs from the top of a column into the next
4 11 18 25 32 39 46
3 10 17 24 31 38 45
2  9 16 23 30 37 44
1  8 15 22 29 36 43
0  7 14 21 28 35 42
a  b  c  d  e  f  g
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.kernel.features import bits, left_out
from parlour.kernel.fields import ALL, Field, Fields, options

SEATS: Final = 2
COLUMNS: Final = 7
ROWS: Final = 6
CELLS: Final = COLUMNS * ROWS
STRIDE: Final = ROWS + 1  # from a cell to its right-hand neighbour, over the empty row
TALL: Final = (1 << ROWS) - 1  # the cells of the first column
TOP: Final = 1 << ROWS - 1  # the uppermost of them
NOBODY: Final = -1

# Steps from a cell to its neighbour
UP: Final = 1
RIGHT: Final = STRIDE
RISING: Final = STRIDE + 1
FALLING: Final = STRIDE - 1

FIELDS: Final = Fields(
    *options("version", "seats"),
    Field(
        bits("discs", "The cells with a disc of each seat.", COLUMNS * STRIDE - 1, by_seat=True),
        (SEATS,),
        ALL,
        number=np.int64,
    ),
    Field(left_out("mover", "Whose turn it is."), shown_to=ALL),
    Field(left_out("played", "Discs on the grid.", CELLS), shown_to=ALL),
    Field(left_out("winner", "Who has four in line.", SEATS - 1, NOBODY), shown_to=ALL),
    usual=np.int8,
)
STATE: Final = FIELDS.dtype

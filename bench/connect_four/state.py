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

from parlour.kernel.records import packed

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

STATE: Final = packed(
    [
        ("version", np.int8),
        ("seats", np.int8),
        ("discs", np.int64, (SEATS,)),  # bit masks of cells
        ("mover", np.int8),
        ("played", np.int8),  # discs on the grid
        ("winner", np.int8),
    ]
)

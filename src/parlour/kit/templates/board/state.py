"""The record of Newgame: a board of cells, each empty or with the stone of a seat.

. 1 . .      a cell is (row, column), its number 4 * row + column;
. 1 2 .      action `cell` places a stone on it
. . 2 .
. . . .
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.features import count, kind, seat
from parlour.kernel.fields import ALL, Field, Fields, options

SEATS: Final = 2
SIZE: Final = 4
CELLS: Final = SIZE * SIZE
CELL_NAMES: Final = tuple(
    f"{chr(ord('a') + column)}{row + 1}" for row in range(SIZE) for column in range(SIZE)
)
"""`a1`, `b1` … `d4`."""
IN_LINE: Final = 3
"""The number of stones in line that wins."""
EMPTY: Final = 0
NOBODY: Final = 0

FIELDS: Final = Fields(
    *options("version", "seats"),
    Field(seat("mover", "Whose turn it is."), shown_to=ALL),
    Field(kind("cells", "Each cell: 0 empty, else 1 + the seat of its stone.", SEATS), (SIZE, SIZE), ALL),
    Field(count("placed", "Stones on the board.", CELLS), shown_to=ALL),
    Field(kind("winner", "0 while nobody has won, else 1 + the seat.", SEATS), shown_to=ALL),
)
"""The record, field by field; a field not declared as shown is hidden."""
STATE: Final = FIELDS.dtype

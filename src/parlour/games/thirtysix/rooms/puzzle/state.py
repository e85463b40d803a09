"""The record of the border puzzle.

A1 B1 C1     nine cells, row by row; a tile lies in a cell or, if in none, in the heap.
A2 B2 C2     A tile has its quarter turns wherever it lies.
A3 B3 C3
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.games.thirtysix.state import CORNERS, TILE_CORNERS, TILES
from parlour.kernel.records import packed

SIDE: Final = 3
CELLS: Final = SIDE * SIDE
NOTHING: Final = -1  # no tile in a cell, no cell for a tile

# Action numbers
LAY: Final = 0  # 36 * tile + 9 * turn + cell
REMOVE: Final = TILES * CORNERS * CELLS  # 324 + cell
TURN: Final = REMOVE + CELLS  # 333 + tile
UNDO: Final = TURN + TILES
GIVE_UP: Final = UNDO + 1
ACTIONS: Final = GIVE_UP + 1

# Phases
LAYING: Final = 0
SOLVED: Final = 1
GIVEN_UP: Final = 2

MOST_CHANGES: Final = 999
KEPT: Final = 64
"""Changes that can be taken back."""
EDGES: Final = 12
"""Inner edges of the square."""

COLOURS_OF: Final = np.array([["RGB".index(c) for c in corners] for corners in TILE_CORNERS], np.int8)
"""The colours of each tile's corners, clockwise from top left."""

STATE: Final = packed(
    [
        ("version", np.int16),
        ("seats", np.int8),
        ("viewer", np.int8),  # whose view this is: seat + 1; 0 = everything
        ("phase", np.int8),
        ("changes", np.int16),
        ("cell", np.int8, (TILES,)),  # where each tile lies; NOTHING = in the heap
        ("turn", np.int8, (TILES,)),  # quarter turns clockwise
        ("kept", np.int8),  # changes that can be taken back, the oldest first:
        ("past", np.int16, (KEPT,)),  # the action
        ("came", np.int8, (KEPT,)),  # the cell its tile came from
        ("other", np.int8, (KEPT,)),  # the tile that had to make room, NOTHING if none did
    ]
)
"""One record; what was done can be taken back, so it is part of the position."""

"""The record of the arranging of layouts.

. . . . . .    a field of 18 x 18 squares; each tile covers 2 x 2 of them and is known by its origin, the
. 1 1 2 2 .    square at its top left. No square is covered twice.
. 1 1 2 2 .
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.games.thirtysix.state import LAYOUTS, TILES, WIDEST
from parlour.kernel.records import packed

FIELD: Final = WIDEST
"""Squares along a side: every layout that holds together fits in."""
ORIGINS: Final = FIELD - 1  # along a side
SPOTS: Final = ORIGINS * ORIGINS
TILE_SIDE: Final = 2
NAMES: Final = tuple(LAYOUTS)
"""The layouts to begin from."""
STARTS: Final = np.array(
    [
        [
            (x + (FIELD - max(u for u, _ in spots) - TILE_SIDE) // 2,
             y + (FIELD - max(v for _, v in spots) - TILE_SIDE) // 2)
            for x, y in spots
        ]
        for spots in LAYOUTS.values()
    ],
    np.int8,
)  # fmt: skip
"""Their origins, in the middle of the field."""

# Action numbers
MOVE: Final = 0  # 289 * tile + 17 * y + x
TURN: Final = TILES * SPOTS
BEGIN: Final = TURN + TILES  # from a named layout
CHOOSE: Final = BEGIN + len(NAMES)  # which tile lies where is chosen
DRAW: Final = CHOOSE + 1  # it is left to chance
UNDO: Final = DRAW + 1
DONE: Final = UNDO + 1
LEAVE: Final = DONE + 1
ACTIONS: Final = LEAVE + 1

# Phases
ARRANGING: Final = 0
FINISHED: Final = 1
LEFT: Final = 2

MOST_CHANGES: Final = 200
KEPT: Final = 64
"""Changes that can be taken back."""
NO_TILE: Final = -1
TURNED: Final = -1  # instead of where a moved tile came from

STATE: Final = packed(
    [
        ("version", np.int16),
        ("seats", np.int8),
        ("viewer", np.int8),  # whose view this is: seat + 1; 0 = everything
        ("phase", np.int8),
        ("changes", np.int16),
        ("chosen", np.int8),  # whether it is said which tile lies where, and how it is turned
        ("x", np.int8, (TILES,)),
        ("y", np.int8, (TILES,)),
        ("turn", np.int8, (TILES,)),  # quarter turns clockwise
        ("near", np.int8, (ORIGINS, ORIGINS)),  # by row and column: tiles that overlap one laid there
        ("kept", np.int8),  # changes that can be taken back, the oldest first:
        ("past_tile", np.int8, (KEPT,)),
        ("past_x", np.int8, (KEPT,)),  # where it came from; TURNED if it was turned
        ("past_y", np.int8, (KEPT,)),
    ]
)
"""One record; `near` follows from the origins and saves counting them again for each legal list."""

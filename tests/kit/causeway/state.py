"""The record of Causeway.

line[0]  <-- 3-1 | 1-1 |   line[1]  4-1 | 6-4 | 6-2 -->      ends 3 and 2
left arm, outwards         right arm, with the first tile
"""

from __future__ import annotations

from typing import Final

import numpy as np

SEATS: Final = 3
HAND: Final = 5
TOP: Final = 6
TILES: Final = (TOP + 1) * (TOP + 2) // 2
LEFT: Final = 0
RIGHT: Final = 1

PLAY: Final = 0
"""Action `PLAY + 2 * tile + arm` lays a tile."""
DRAW: Final = 2 * TILES
PASS: Final = DRAW + 1
DEAL: Final = DRAW + 2
ACTIONS: Final = DRAW + 3

HIDDEN_TILE: Final = -1

YARD: Final = 0
"""Where a tile is: here, in a hand (1 and the seat), or in the line."""
LAID: Final = 9

STATE: Final = np.dtype(
    [
        ("points", np.uint16, (SEATS,)),
        ("yard", np.uint16),             # tiles in the boneyard, known to all
        ("version", np.uint8), ("seats", np.uint8), ("top", np.uint8), ("deals", np.uint8),
        ("deal", np.uint8),              # from 1
        ("dealt", np.uint8),             # tiles that came in the deal so far
        ("drawing", np.uint8),           # the seat due waits for a tile
        ("open", np.uint8),              # the deal is over, hands are turned up
        ("due", np.uint8),
        ("passes", np.uint8),            # in a row
        ("latest", np.uint8),            # the tile laid last and 1; 0: none
        ("where", np.uint8, (TILES,)),   # in a view, unseen tiles count as in the boneyard
        ("held", np.uint8, (SEATS,)),
        ("line", np.uint8, (2, TILES)),  # tiles and 1, from the inside outwards
        ("length", np.uint8, (2,)),
        ("ends", np.uint8, (2,)),
    ]
)  # fmt: skip

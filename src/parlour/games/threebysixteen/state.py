"""The record of a game of 3x16: all players use the same calls, each on their own board.

rows      1 2 3 4 . .      three main rows; a row is known by its last number
          1 2 . . . .
          . . . . . .
columns   9  5  .  7  .    five auxiliary columns, filled downwards;
          4  6     8       only the bottom tile of each can be taken
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.kernel.records import packed

MAX_SEATS: Final = 4
MAX_RUNS: Final = 3
MAX_TOP: Final = 16
MAX_COLUMNS: Final = 5
MAX_TILES: Final = MAX_RUNS * MAX_TOP

# Action numbers
PLACE: Final = 0
TAKE: Final = 5
START: Final = 10
DONE: Final = 11
ACTIONS: Final = 12

# Stand-ins for what another seat does within the present step (`seen`)
HIDDEN_MOVE: Final = -1

# Options
TRANSFERS_FREE: Final = 0
TRANSFERS_AFTER: Final = 1
TRANSFERS_FORCED: Final = 2
TIEBREAK_SHARED: Final = 0
TIEBREAK_ROWS: Final = 1
TIEBREAK_RACE: Final = 2
CALLER_RANDOM: Final = 4
CALLER_HOUSE: Final = 5
NOBODY: Final = -1

STATE: Final = packed(
    [
        # options
        ("version", np.int8),
        ("seats", np.int8),
        ("caller", np.int8),
        ("transfers", np.int8),
        ("tiebreak", np.int8),
        ("auto_done", np.int8),
        ("open_step", np.int8),
        ("runs", np.int8),
        ("top", np.int8),
        ("columns", np.int8),
        # the game
        ("viewer", np.int8),  # whose view this is: seat + 1; 0 = everything
        ("calling", np.int8),  # the seat shown as calling, NOBODY for the house
        ("caller_due", np.int8),  # the caller is still to be drawn
        ("calls", np.int8),  # how many numbers have been called
        ("called", np.int8),  # the number of the present step, 0 before the first call
        ("left", np.int8, (MAX_TOP + 1,)),  # copies of each number not yet called
        ("holding", np.int8, (MAX_SEATS,)),  # the called tile is still in the seat's hand
        ("done", np.int8, (MAX_SEATS,)),  # the seat has finished its step
        ("rows", np.int8, (MAX_SEATS, MAX_RUNS)),  # last number of each main row, 0 = not started
        ("stacks", np.int8, (MAX_SEATS, MAX_COLUMNS, MAX_TILES)),  # top to bottom; 0 beyond the height
        ("heights", np.int8, (MAX_SEATS, MAX_COLUMNS)),
        # the same as the others see it: at the end of the last step
        ("shown_rows", np.int8, (MAX_SEATS, MAX_RUNS)),
        ("shown_stacks", np.int8, (MAX_SEATS, MAX_COLUMNS, MAX_TILES)),
        ("shown_heights", np.int8, (MAX_SEATS, MAX_COLUMNS)),
    ]
)
"""One record; sizes as data (`runs`, `top`, `columns`) leave room unused."""

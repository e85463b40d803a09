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

from parlour.kernel.features import count, left_out, rank, seat
from parlour.kernel.fields import ALL, OWNER, Field, Fields, options, viewer

MAX_SEATS: Final = 4
MAX_RUNS: Final = 3
MAX_TOP: Final = 16
MAX_COLUMNS: Final = 5
MAX_TILES: Final = MAX_RUNS * MAX_TOP

DEEP: Final = 12
"""Tiles of a column that the flat encoding shows, from its bottom up."""

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

FIELDS: Final = Fields(
    *options("version", "seats", "caller", "transfers", "tiebreak", "auto_done", "open_step"),
    *options("runs", "top", "columns"),
    viewer(),
    Field(seat("calling", "Who is shown as calling the numbers."), shown_to=ALL),  # NOBODY for the house
    Field(count("caller_due", "The caller is still to be drawn.", 1), shown_to=ALL),
    Field(count("calls", "Numbers called so far.", MAX_TILES), shown_to=ALL),
    Field(rank("called", "The number of the present step; 0 before the first call.", MAX_TOP), shown_to=ALL),
    Field(count("left", "Copies of each number not yet called.", MAX_RUNS), (MAX_TOP + 1,), ALL),
    Field(
        count("holding", "The called tile is still in the seat's hand.", 1, by_seat=True),
        (MAX_SEATS,),
        OWNER,
        instead=1,
    ),
    Field(count("done", "The seat has finished its step.", 1, by_seat=True), (MAX_SEATS,), ALL),
    Field(
        rank("rows", "The last number of each main row; 0 is an empty row.", MAX_TOP, by_seat=True),
        (MAX_SEATS, MAX_RUNS),
        OWNER,
        instead="shown_rows",
    ),
    Field(
        rank("stacks", "The tiles of each column, from top to bottom.", MAX_TOP, by_seat=True).tail(
            "heights", DEEP
        ),
        (MAX_SEATS, MAX_COLUMNS, MAX_TILES),  # 0 beyond the height
        OWNER,
        instead="shown_stacks",
    ),
    Field(
        count("heights", "How many tiles lie in each column.", MAX_TILES, by_seat=True),
        (MAX_SEATS, MAX_COLUMNS),
        OWNER,
        instead="shown_heights",
    ),
    # the same at the end of the last step, which the others see until all have finished this one
    Field(left_out("shown_rows", high=MAX_TOP), (MAX_SEATS, MAX_RUNS), ALL),
    Field(left_out("shown_stacks", high=MAX_TOP), (MAX_SEATS, MAX_COLUMNS, MAX_TILES), ALL),
    Field(left_out("shown_heights", high=MAX_TILES), (MAX_SEATS, MAX_COLUMNS), ALL),
    usual=np.int8,
)
"""The record, field by field; sizes as data (`runs`, `top`, `columns`) leave room unused."""
STATE: Final = FIELDS.dtype

"""The record of a game, and every constant of its rules.

A cell is `(y, x)`, both from 0: `h8` is (7, 7). Its number is `15 * y + x`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from parlour.kernel.features import count, kind, left_out, seat
from parlour.kernel.fields import ALL, ONE_SEAT, OWNER, Field, Fields, options, viewer
from parlour.kernel.records import in_order

SIZE: Final = 15
CELLS: Final = SIZE * SIZE
CENTRE: Final = 7
"""Row and column of the starting space."""

VALUES: Final = 16
"""Tokens show 0 to 15."""
JOKER: Final = VALUES
"""The kind of token after the last value."""
KINDS: Final = VALUES + 1
LINE: Final = 3
"""The most tokens side by side."""
FIFTEEN: Final = 15
"""What three in a line add up to, and what two may add up to at most."""
HAND: Final = 3
MOST_SEATS: Final = 4
ANY_VALUE: Final = (1 << VALUES) - 1
"""The bit mask of all values."""

COPIES_OF: Final = (9, 9, 8, 8, 7, 8, 6, 6, 4, 4, 3, 3, 2, 2, 1, 1)
COPIES: Final = np.array(COPIES_OF, np.uint8)
"""How many tokens there are of each value: 81, which add up to 405."""
TOKENS: Final = sum(COPIES_OF)
MOST_COPIES: Final = max(COPIES_OF)
MOST_JOKERS: Final = 2
MOST_TOKENS: Final = TOKENS + MOST_JOKERS

# -- action numbers ------------------------------------------------------------------------------------

PLACE: Final = 0
"""`PLACE + 225 * value + cell`."""
END: Final = VALUES * CELLS
SWAP: Final = END + 1
"""`SWAP + value`."""
PASS: Final = SWAP + VALUES
PLACE_JOKER: Final = PASS + 1
"""`PLACE_JOKER + 225 * value + cell`: a joker standing for a value."""
SWAP_JOKER: Final = PLACE_JOKER + VALUES * CELLS
ACTIONS: Final = SWAP_JOKER + 1

HIDDEN_DRAW: Final = -1
"""What others are told of a draw."""
HIDDEN_SWAP: Final = -2
"""What others are told of a swap."""

MOST_LEGAL: Final = 2701
"""A connected group of n cells has at most 2n + 2 empty neighbours, and at most 225 - n: 150 with 74 or 75
cells. A joker and two other kinds make 18 ways to use each; and one for END."""

# -- options -------------------------------------------------------------------------------------------

SWAP_ONE: Final = 0
PASS_ONLY: Final = 1
SWAP_ALL: Final = 2
FREE_SWAP: Final = 3

MAY: Final = 0
MUST: Final = 1

ALL_TOKENS: Final = 0
FIRST_OUT: Final = 1

ALLOWED: Final = 0
NOT_ALONE: Final = 1
NOT_FIRST_ROUND: Final = 2

SHARED: Final = 0
FIRST_SEAT: Final = 1

NO_GAPS: Final = 0
GAPS: Final = 1

MOST_ROUNDS: Final = 50
NO_LIMIT: Final = 0
"""Without a limit of rounds in which nobody places a token, turns are counted up to `MOST_SKIPS`."""
MOST_SKIPS: Final = MOST_ROUNDS * MOST_SEATS

# -- the stage of the game, and how it ended -----------------------------------------------------------

PLAYING: Final = 0
STARTER_DUE: Final = 1
DRAW_DUE: Final = 2

RUNNING: Final = 0
ALL_PLAYED: Final = 1
WENT_OUT: Final = 2
DEAD_BOARD: Final = 3
ALL_PASSED: Final = 4
SKIP_LIMIT: Final = 5

# -- points --------------------------------------------------------------------------------------------

TRIO_POINTS: Final = 30
"""15 for the sum and 15 for the trio."""
HAND_POINTS: Final = 50
"""For playing three tokens at once."""
MOST_POINTS: Final = 2000
"""Far more than all tokens at their best."""

PLAIN: Final = 0
DOUBLE: Final = 1
TRIPLE: Final = 2
REPEAT: Final = 3
"""Kinds of spaces. A double adds the same again once, a triple twice."""

# The board as it is printed: `2` doubles, `3` triples, `r` repeats. The centre acts as a double.
BOARD_MAP: Final = """\
      a b c d e f g h i j k l m n o
    1 . . . . . . . r . . . . . . .
    2 . r . . 3 . . . . . 3 . . r .
    3 . . . . . . . . . . . . . . .
    4 . . . . . . . 2 . . . . . . .
    5 . 3 . . 2 . . . . . 2 . . 3 .
    6 . . . . . . . . . . . . . . .
    7 . . . . . . . . . . . . . . .
    8 r . . 2 . . . 2 . . . 2 . . r
    9 . . . . . . . . . . . . . . .
   10 . . . . . . . . . . . . . . .
   11 . 3 . . 2 . . . . . 2 . . 3 .
   12 . . . . . . . 2 . . . . . . .
   13 . . . . . . . . . . . . . . .
   14 . r . . 3 . . . . . 3 . . r .
   15 . . . . . . . r . . . . . . .
"""

SPACE: Final = np.array(
    [[".23r".index(sign) for sign in row.split()[1:]] for row in BOARD_MAP.splitlines()[1:]], np.uint8
)
"""The kind of each space, by row and column."""

FIELDS: Final = Fields(
    # The board. A cell holds 0 (empty), 1 + value, or 17 + value for a joker standing for it.
    Field(left_out("fits", "Bit v: a token of value v may open a turn there.", ANY_VALUE), (SIZE, SIZE), ALL),
    Field(left_out("reach", "Bit x of row y: some value fits there.", (1 << SIZE) - 1), (SIZE,), ALL),
    Field(count("scores", "Points.", MOST_POINTS, -MOST_POINTS, by_seat=True), (MOST_SEATS,), ALL),
    *options("ties", number=np.uint16),  # two bytes, so that no byte is padding
    Field(
        kind("board", "Each space: 0 empty, 1 + value, or 17 + value for a joker.", JOKER + VALUES),
        (SIZE, SIZE),
        ALL,
    ),
    Field(count("room", "In how many spaces each value fits.", CELLS), (VALUES,), ALL),
    Field(count("tokens", "Tokens on the board.", MOST_TOKENS), shown_to=ALL),
    # The tokens off the board.
    Field(
        count("bag", "Tokens of each value (then jokers) that the seat does not see.", MOST_COPIES),
        (KINDS,),
        pool=True,
    ),
    Field(count("bag_size", "Tokens in the bag.", MOST_TOKENS), shown_to=ALL),
    Field(
        count("hands", "Own tokens of each value (then jokers).", HAND, by_seat=True),
        (MOST_SEATS, KINDS),
        OWNER,
    ),
    Field(count("held", "Tokens in each hand.", HAND, by_seat=True), (MOST_SEATS,), ALL),
    # What a seat alone knows: the tokens it put back, as long as nobody else has drawn …
    Field(
        count(
            "returned",
            "Tokens the seat itself has put back and that are sure to be in the bag.",
            MOST_COPIES,
            by_seat=True,
        ),
        (MOST_SEATS, KINDS),
        OWNER,
    ),
    # … and 1 + kind of the token just swapped.
    Field(kind("barred", "1 + the value just swapped, which is not to come back.", KINDS), shown_to=ONE_SEAT),
    # The turn.
    Field(kind("stage", "Playing, drawing who begins, or drawing tokens.", DRAW_DUE), shown_to=ALL),
    Field(kind("ending", "Why the game is over; 0 while it goes on.", SKIP_LIMIT), shown_to=ALL),
    Field(seat("mover", "Whose turn it is."), shown_to=ALL),  # while tokens are drawn: whose it will be
    Field(count("extra", "It is a play won by a repeat space.", 1), shown_to=ALL),
    Field(count("placed", "Tokens placed in this play.", HAND), shown_to=ALL),
    Field(kind("draft", "Their spaces, 15 times row plus column.", CELLS - 1), (HAND,), ALL),  # ascending
    Field(count("swapped", "Tokens put back in this turn.", HAND), shown_to=ALL),
    Field(count("opened", "Seats that have had their first turn.", MOST_SEATS), shown_to=ALL),
    Field(count("skips", "Turns in a row without a token placed.", MOST_SKIPS), shown_to=ALL),
    Field(count("passes", "Of these, the last ones without a swap.", MOST_SKIPS), shown_to=ALL),
    viewer(),
    *options("version", "seats", "jokers", "stuck"),
    *options("repeat_rule"),  # the option `repeat`, a name that every numpy record has for itself
    *options("finish", "finish_bonus", "opening_square", "max_skip_rounds"),
    *options("auto_end"),  # carried for those who commit turns; the rules do not read it
    *options("gaps", number=np.uint16),  # two bytes, so that no byte is padding
    layout=in_order,  # the two-byte fields come first, so that no byte is padding and a GPU may read them
    leading=("board", "room"),
)
"""The record, field by field."""
STATE: Final = FIELDS.dtype

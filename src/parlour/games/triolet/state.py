"""The record of a game, and every constant of its rules.

A cell is `(y, x)`, both from 0: `h8` is (7, 7). Its number is `15 * y + x`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

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
"""Of rounds without a token placed; turns are then counted up to `MOST_SKIPS`."""
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

STATE: Final = np.dtype(
    [
        # The board. A cell holds 0 (empty), 1 + value, or 17 + value for a joker standing for it.
        ("fits", np.uint16, (SIZE, SIZE)),  # bit v: a token of value v may open a turn here
        ("reach", np.uint16, (SIZE,)),  # bit x of row y: some value fits there
        ("scores", np.int16, (MOST_SEATS,)),
        (
            "ties",
            np.uint16,
        ),  # an option; two bytes, so that no byte is padding
        ("board", np.uint8, (SIZE, SIZE)),
        ("room", np.uint8, (VALUES,)),  # in how many cells each value fits
        ("tokens", np.uint8),  # on the board
        # The tokens off the board. On a view, `bag` counts all that the viewer cannot see, other hands too.
        ("bag", np.uint8, (KINDS,)),
        ("bag_size", np.uint8),
        ("hands", np.uint8, (MOST_SEATS, KINDS)),
        ("held", np.uint8, (MOST_SEATS,)),
        # What a seat alone knows: the tokens it put back, as long as nobody else has drawn …
        ("returned", np.uint8, (MOST_SEATS, KINDS)),
        ("barred", np.uint8),  # … and 1 + kind of the token just swapped, which is not to come back
        # The turn.
        ("stage", np.uint8),  # PLAYING, STARTER_DUE or DRAW_DUE
        ("ending", np.uint8),  # RUNNING, or why the game is over
        ("mover", np.uint8),  # whose turn it is (while tokens are drawn: whose it will be)
        ("extra", np.uint8),  # 1 in a play won by a repeat space
        ("placed", np.uint8),  # tokens placed in this play …
        ("draft", np.uint8, (HAND,)),  # … and their cells, ascending
        ("swapped", np.uint8),  # tokens put back in this turn
        ("opened", np.uint8),  # seats that have had their first turn
        ("skips", np.uint8),  # turns in a row without a token placed
        ("passes", np.uint8),  # of these, the last ones without a swap
        ("viewer", np.uint8),  # 0: the full state; else 1 + the seat whose view this is
        # The options, and the rules they belong to.
        ("version", np.uint8),
        ("seats", np.uint8),
        ("jokers", np.uint8),
        ("stuck", np.uint8),
        ("repeat_rule", np.uint8),  # the option `repeat`, a name that every numpy record has for itself
        ("finish", np.uint8),
        ("finish_bonus", np.uint8),
        ("opening_square", np.uint8),
        ("max_skip_rounds", np.uint8),
        ("auto_end", np.uint8),  # carried for those who commit turns; the rules do not read it
        ("gaps", np.uint16),  # an option; two bytes, so that no byte is padding
    ],
    align=True,  # the two-byte fields come first, so that no byte is padding and a GPU may read them
)

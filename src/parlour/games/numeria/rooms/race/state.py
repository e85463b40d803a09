"""The record of a race: that of Numeria, the fields of every race, and the book as compiled rules read it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from parlour.games.numeria.state import FIELDS as FIELDS_OF_ALL
from parlour.games.numeria.state.geometry import SIDE, SQUARES
from parlour.kernel.fields import Fields
from parlour.kernel.race import race_fields, read_book

PUZZLES_OF_GAME: Final = read_book(
    "parlour.games.numeria", "587ed5c56555da3f43fd3e32bbafcf203673d06ff81fa0e807ecc31a69d90450"
)
BOOK: Final = len(PUZZLES_OF_GAME)
FILES: Final = "abcdefgh"

PRIMES_AS_PRINTED: Final = 1
"""The book has the tropes as printed; all other options that it plays by are 0."""


def _board(position: str) -> list[int]:
    """The tile on each square, a1 first; a position begins with the rows, the last one first."""
    rows = position.split()[0].split("/")[::-1]
    return [int(number or 0) for row in rows for number in row.split(".")]


def _move(text: str) -> int:
    """The action number of a move such as e8-e3."""
    home, goal = (SIDE * (int(square[1]) - 1) + FILES.index(square[0]) for square in text.split("-"))
    return SQUARES * home + goal


BOARDS: Final[NDArray[np.int8]] = np.array([_board(one["position"]) for one in PUZZLES_OF_GAME], np.int8)
"""The board of each puzzle."""
MOVES: Final[NDArray[np.int16]] = np.array(
    [_move(one["solution"][0][0]) for one in PUZZLES_OF_GAME], np.int16
)
"""The move that solves it."""
GOES_ON: Final[NDArray[np.bool_]] = np.array([len(one["solution"]) > 1 for one in PUZZLES_OF_GAME])
"""Whether another trope has to be left for the next move."""

FIELDS: Final = Fields(*FIELDS_OF_ALL.all, *race_fields(BOOK), usual=np.int8)
"""The record, field by field."""
STATE: Final = FIELDS.dtype

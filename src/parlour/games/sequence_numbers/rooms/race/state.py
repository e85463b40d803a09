"""The record of a race: that of Sequence Numbers, the fields of every race, and the book.

Nothing is hidden: there is one hand, everybody's. The other player's cards, the piles and the deck stay away.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from parlour.games.sequence_numbers.options.boards import cells_of
from parlour.games.sequence_numbers.state import FIELDS as FIELDS_OF_ALL
from parlour.games.sequence_numbers.state import MAX_HAND, SPOTS
from parlour.kernel.fields import ALL, ITS_VIEWER, Field, Fields
from parlour.kernel.options import OptionValue
from parlour.kernel.race import race_fields, read_book

PUZZLES_OF_GAME: Final = read_book(
    "parlour.games.sequence_numbers", "e6d5ad52c476e490c04253a996024025ffe6b41dc5a2425ce84830624516f493"
)
BOOK: Final = len(PUZZLES_OF_GAME)
PLAYERS: Final = 2
ROWS: Final = 10
COLUMNS: Final = 10
CELLS: Final = ROWS * COLUMNS
NUMBERS: Final = 48
COPIES: Final = 2
SHARED: Final = 1
"""Chips that two sequences may share."""
GIVE_UP: Final = 3 * CELLS + NUMBERS
"""The number that passing has in the game."""
PUZZLE_OPTIONS: Final[Mapping[str, OptionValue]] = {
    "seats": PLAYERS,
    "teams": "2",
    "board": "10x10",
    "copies": str(COPIES),
}
"""What the book plays by."""

PRINTED: Final[NDArray[np.int8]] = np.array(cells_of(ROWS, COLUMNS), np.int8)
"""The number on each cell."""
SPOTS_OF: Final[NDArray[np.int8]] = np.array(
    [
        [0] * SPOTS if number == 0 else np.flatnonzero(PRINTED == number).tolist()
        for number in range(NUMBERS + 1)
    ],
    np.int8,
)
"""The two cells of each number."""

_OWNER: Final = re.compile(r" owner=(\S+)")
_HAND: Final = re.compile(r" hand=(\S+)")


def _values(written: str, size: int) -> list[int]:
    """What each place holds, as positions write it: 40-41:2,49:1."""
    values = [0] * size
    for run in written.split(","):
        places, value = run.split(":")
        first, _, last = places.partition("-")
        for place in range(int(first), int(last or first) + 1):
            values[place] = int(value)
    return values


def _table(field: re.Pattern[str], size: int) -> NDArray[np.int8]:
    """What each puzzle says of a field; beyond its size are rows of the other player."""
    found = [field.search(one["position"]) for one in PUZZLES_OF_GAME]
    rows = [_values(one[1], max(size, CELLS))[:size] for one in found if one]
    return np.array(rows, np.int8)


def _cell(text: str) -> int:
    """The cell of a play such as h7."""
    return COLUMNS * (int(text[1:]) - 1) + "abcdefghij".index(text[0])


OWNERS: Final = _table(_OWNER, CELLS)
"""Whose chip lies on each cell, puzzle by puzzle."""
HANDS: Final = _table(_HAND, MAX_HAND)
"""The cards of whoever solves it, as numbers in ascending order."""
PLAYS: Final[NDArray[np.int8]] = np.array([_cell(one["solution"][0][0]) for one in PUZZLES_OF_GAME], np.int8)
"""The cell where two sequences meet."""


def _open(field: Field) -> Field:
    """The field as everybody is shown it."""
    if field.option or field.shown_to == ITS_VIEWER:
        return field
    return replace(field, shown_to=ALL, pool=False)


FIELDS: Final = Fields(*(_open(field) for field in FIELDS_OF_ALL.all), *race_fields(BOOK), usual=np.int8)
"""The record, field by field."""
STATE: Final = FIELDS.dtype

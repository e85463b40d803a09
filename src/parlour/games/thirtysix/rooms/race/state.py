"""The record of a race: that of 36, the fields of every race, and the book as compiled rules read it.

Whoever solves a puzzle is seat 0 in the tables below, and the other player seat 1.
"""

from __future__ import annotations

import re
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.games.thirtysix.notation.words import COLOUR_WORDS, FILES
from parlour.games.thirtysix.state import FIELDS as FIELDS_OF_ALL
from parlour.games.thirtysix.state import GIVE, SIDE, TILE_CORNERS, TILE_NAMES
from parlour.kernel.fields import Fields
from parlour.kernel.race import race_fields, read_book

PUZZLES_OF_GAME: Final = read_book(
    "parlour.games.thirtysix", "a9b173dcef2654c904320db01fea21285e818d16f76bbf9187450a097e7e9e5f"
)
BOOK: Final = len(PUZZLES_OF_GAME)
PLAYERS: Final = 2
NO_GIFT: Final = -1

CORNER_COLOURS: Final[NDArray[np.int8]] = np.array(
    [["RGB".index(letter) for letter in corners] for corners in TILE_CORNERS], np.int8
)
"""The colours of each tile's corners, clockwise from top left, as in the option that the book plays by."""

_POSITION: Final = re.compile(
    r"turn (?P<turn>[AB]) tiles (?P<tiles>\S+) counters (?P<counters>[0-9a-f]+) .*; "
    r"A (?P<A>\S+ \S+ \S+); B (?P<B>\S+ \S+ \S+)$"
)


def _square(name: str) -> int:
    return SIDE * (int(name[1]) - 1) + FILES.index(name[0])


def _table(part: Any, number: Any) -> Any:
    """What a part of each position says, as an array."""
    positions = [_POSITION.search(one["position"]) for one in PUZZLES_OF_GAME]
    return np.array([part(position) for position in positions if position], number)


def _of_players(position: re.Match[str]) -> list[list[str]]:
    """Colour, pawn and reserve, of who solves the puzzle and of the other."""
    letters = "AB" if position["turn"] == "A" else "BA"
    return [position[letter].split() for letter in letters]


def _laid(position: re.Match[str]) -> list[list[int]]:
    parts = [tile.split("/") for tile in position["tiles"].split(",")]
    return [[TILE_NAMES.index(name), int(turn)] for name, turn in parts]


def _gift(turn: list[str]) -> int:
    return GIVE + COLOUR_WORDS.index(turn[1].removeprefix("+")) if len(turn) > 1 else NO_GIFT


LAID: Final[NDArray[np.int8]] = _table(_laid, np.int8)
"""The tile in each slot and its quarter turns, puzzle by puzzle."""
COUNTERS_LYING: Final[NDArray[np.int64]] = _table(lambda position: int(position["counters"], 16), np.int64)
"""The squares with a counter, as a bit mask."""
COLOURS_OF: Final[NDArray[np.int8]] = _table(
    lambda position: [COLOUR_WORDS.index(colour) for colour, _, _ in _of_players(position)], np.int8
)
"""The colour of each player."""
PAWNS: Final[NDArray[np.int8]] = _table(
    lambda position: [_square(pawn) for _, pawn, _ in _of_players(position)], np.int8
)
"""The square of each pawn."""
RESERVES: Final[NDArray[np.int8]] = _table(
    lambda position: [[int(n) for n in reserve.split(".")] for _, _, reserve in _of_players(position)],
    np.int8,
)
"""The unplayed counters of each player, by colour."""
TURNS: Final[NDArray[np.int8]] = np.array(
    [[_square(one["solution"][0][0]), _gift(one["solution"][0])] for one in PUZZLES_OF_GAME], np.int8
)
"""The turn that solves it: where the pawn goes, and the gift, or `NO_GIFT`."""
WINS_IN: Final[NDArray[np.int8]] = np.array(
    [int(one["kind"].rpartition("-")[2]) for one in PUZZLES_OF_GAME], np.int8
)
"""In how many moves it is won."""

FIELDS: Final = Fields(*FIELDS_OF_ALL.all, *race_fields(BOOK), usual=np.int8)
"""The record, field by field."""
STATE: Final = FIELDS.dtype

"""Tiles, counters, pawns and what is left in the reserves, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import put
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules.flow import taken
from parlour.games.thirtysix.rules.laying import is_square_board, square_of
from parlour.games.thirtysix.state import (
    CHOOSING,
    COLOURS,
    CORNERS,
    COUNTERS,
    MAX_SEATS,
    NOWHERE,
    SIDE,
    SQUARES,
    TILES,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

TILE, GATE, SQUARE, COUNTER, SMALL, PAWN = 0, 1, 2, 3, 4, 5
"""Faces; from `SQUARE` on of the first colour, and as many later of each other."""
EACH: Final = 4
GATES: Final = TILES
ON_SQUARES: Final = GATES + TILES
RESERVES: Final = ON_SQUARES + SQUARES
"""Places begin with those of the tiles; these follow."""
FIRST_GATE: Final = TILES + SQUARES
FIRST_COUNTER: Final = FIRST_GATE + TILES
FIRST_PAWN: Final = FIRST_COUNTER + SQUARES
FIRST_SMALL: Final = FIRST_PAWN + MAX_SEATS
"""Ids begin with those of the tiles and squares; these follow."""
MOST_PIECES: Final = FIRST_SMALL + MAX_SEATS * COLOURS * COUNTERS


@compiled
def pieces(state: ThirtysixState, seat: int, out: Array) -> int:
    """All pieces from the table up, which every seat sees."""
    n = 0
    for slot in range(int(state.slot)):
        n = put(out, n, slot, slot, TILE)
        for corner in range(CORNERS):
            square = square_of(state, slot, corner)
            place = ON_SQUARES + CORNERS * slot + corner
            n = put(out, n, TILES + square, place, _face(SQUARE, int(state.colour[square])))
    for slot in range(int(state.slot)):
        if int(state.gates) >> int(state.tile[slot]) & 1:
            n = put(out, n, FIRST_GATE + slot, GATES + slot, GATE, turn=int(state.turn[slot]) % 2)
    for square in range(SQUARES):
        if int(state.counters) >> square & 1:
            face = _face(COUNTER, int(state.colour[square]))
            n = put(out, n, FIRST_COUNTER + square, place_of(state, square), face, 1)
    for one in range(int(state.seats)):
        square = int(state.pawn[one])
        if square != NOWHERE:
            face = _face(PAWN, int(state.chosen[one]))
            n = put(out, n, FIRST_PAWN + one, place_of(state, square), face, 2, owner=one)
    for one in range(int(state.seats)):
        for colour in range(COLOURS):
            row = COLOURS * one + colour
            for k in range(_held(state, one, colour)):
                n = put(out, n, FIRST_SMALL + COUNTERS * row + k, RESERVES + row, _face(SMALL, colour), k)
    return n


@compiled
def _held(state: ThirtysixState, seat: int, colour: int) -> int:
    """Counters in a reserve; before a seat has chosen, those that it may choose."""
    if int(state.phase) == CHOOSING and int(state.chosen[seat]) == NOWHERE and not taken(state, colour):
        return COUNTERS
    return int(state.reserve[seat, colour])


@compiled
def _face(first: int, colour: int) -> int:
    return first + EACH * colour


@compiled
def place_of(state: ThirtysixState, square: int) -> int:
    """The place of a square: places are in the order of the slots."""
    if is_square_board(state):
        x, y = square % SIDE, square // SIDE
        return ON_SQUARES + CORNERS * (SIDE // 2 * (y // 2) + x // 2) + 2 * (y % 2) + x % 2
    return ON_SQUARES + square

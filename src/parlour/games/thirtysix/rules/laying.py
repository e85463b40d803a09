"""Laying the board: where the squares are, tile by tile (1, 2.1)."""

from __future__ import annotations

from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.state import CHOOSING, CORNERS, LAYING, NOWHERE, OPEN_TILE, SIDE, SQUARES, TILES
from parlour.kernel.compile.decorators import compiled


@compiled
def is_square_board(state: ThirtysixState) -> bool:
    """Whether the nine slots form the printed 3 x 3 square."""
    for slot in range(TILES):
        if int(state.layout[slot, 0]) != 2 * (slot % 3) or int(state.layout[slot, 1]) != 2 * (slot // 3):
            return False
    return True


@compiled
def square_of(state: ThirtysixState, slot: int, corner: int) -> int:
    """The number of a slot's corner: 6 * row + column on the square board, else 4 * slot + corner."""
    if is_square_board(state):
        x = int(state.layout[slot, 0]) + corner % 2
        y = int(state.layout[slot, 1]) + corner // 2
        return SIDE * y + x
    return CORNERS * slot + corner


@compiled
def lay_squares(state: ThirtysixState) -> None:
    """Where the squares are, and which lie in one row or column (8.1)."""
    for slot in range(TILES):
        for corner in range(CORNERS):
            square = square_of(state, slot, corner)
            state.x[square] = int(state.layout[slot, 0]) + corner % 2
            state.y[square] = int(state.layout[slot, 1]) + corner // 2
            state.gate[square] = NOWHERE
    for square in range(SQUARES):
        mask = 0
        for other in range(SQUARES):
            if other != square:
                if state.x[other] == state.x[square] or state.y[other] == state.y[square]:
                    mask |= 1 << other
        state.lines[square] = mask


@compiled
def corner_at(corner: int, turn: int) -> int:
    """Which corner of the unturned tile (clockwise) lies at a corner in reading order after quarter turns."""
    clockwise = corner
    if corner == 2:
        clockwise = 3
    elif corner == 3:
        clockwise = 2
    return (clockwise + CORNERS - turn) % CORNERS


@compiled
def lay_tile(state: ThirtysixState, tile: int, turn: int) -> None:
    """Lay a tile into the next slot: four colours and its gate (1.4)."""
    slot = int(state.slot)
    state.tile[slot] = tile
    state.turn[slot] = turn
    one = NOWHERE
    for corner in range(CORNERS):
        square = square_of(state, slot, corner)
        printed = corner_at(corner, turn)
        state.colour[square] = state.tiles[tile, printed]
        if printed % 2 == 0 and int(state.gates) >> tile & 1:
            if one == NOWHERE:
                one = square
            else:
                state.gate[one] = square
                state.gate[square] = one
    state.slot = slot + 1


@compiled
def laid(state: ThirtysixState, tile: int) -> bool:
    """Whether a tile lies on the board already, or a layout keeps it for a later slot."""
    for slot in range(TILES):
        if int(state.tile[slot]) == tile or int(state.laid_tile[slot]) == tile:
            return True
    return False


@compiled
def seat_at(state: ThirtysixState, place: int) -> int:
    """The seat at a place of the playing order, 0 being the starter."""
    return (int(state.starter) + place) % int(state.seats)


@compiled
def place_of(state: ThirtysixState, seat: int) -> int:
    """The place of a seat in the playing order."""
    return (seat + int(state.seats) - int(state.starter)) % int(state.seats)


@compiled
def seat_after(state: ThirtysixState, seat: int) -> int:
    """The seat that follows; without a division, which every turn would wait for."""
    if seat + 1 == int(state.seats):
        return 0
    return seat + 1


@compiled
def lay_given(state: ThirtysixState) -> None:
    """Lay the tiles a layout fixes, up to the next one to be drawn."""
    while int(state.slot) < TILES and int(state.laid_tile[state.slot]) != OPEN_TILE:
        lay_tile(state, int(state.laid_tile[state.slot]), int(state.laid_turn[state.slot]))
    if int(state.slot) == TILES:
        state.phase = CHOOSING
        state.mover = seat_at(state, int(state.seats) - 1)


@compiled
def begin(state: ThirtysixState, seat: int) -> None:
    """The starting player is known; the tiles are laid next."""
    state.starter = seat
    state.phase = LAYING
    lay_given(state)

"""Where tiles go: they slide like a queen, or jump over single tiles as often as they like (3.1, 3.2)."""

from __future__ import annotations

from typing import Any

from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.state import ALL_DIRECTIONS
from parlour.games.numeria.state.geometry import (
    BEYOND,
    EVERY_ROW,
    LINE_START,
    LOWEST_BIT,
    NOT_FIRST_FILE_NOR_LAST_ROW,
    NOT_LAST_CORNER,
    NOT_LAST_FILE,
    NOT_LAST_ROW,
    POSITION,
    REACH,
    ROW,
    SIDE,
    SQUARES,
    UPRIGHT,
    WHOLE_LINE,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def views_of(state: NumeriaState) -> Any:
    """The occupied squares in the four views of `geometry`: rows (the board itself), files, diagonals."""
    rows = 0
    files = 0
    rising = 0
    falling = 0
    for square in range(SQUARES):
        if state.board[square] != 0:
            rows |= 1 << square
            files |= 1 << (int(LINE_START[square, 1]) + int(POSITION[square, 1]))
            rising |= 1 << (int(LINE_START[square, 2]) + int(POSITION[square, 2]))
            falling |= 1 << (int(LINE_START[square, 3]) + int(POSITION[square, 3]))
    return rows, files, rising, falling


@compiled
def along(view: Any, square: int, which: int) -> int:
    """The positions of a square's line that a tile there slides to, in one of the four views."""
    occupied = view >> int(LINE_START[square, which]) & ROW | int(BEYOND[square, which])
    return int(REACH[int(POSITION[square, which]), occupied])


@compiled
def slides(rows: int, files: int, rising: int, falling: int, square: int) -> int:
    """Where a tile slides from a square, given the four views of what is occupied (3.1)."""
    return (
        along(rows, square, 0) << int(LINE_START[square, 0])
        | int(UPRIGHT[along(files, square, 1)]) << int(POSITION[square, 0])
        | along(rising, square, 2) * EVERY_ROW & int(WHOLE_LINE[square, 2])
        | along(falling, square, 3) * EVERY_ROW & int(WHOLE_LINE[square, 3])
    )


@compiled
def jumps(occupied: int, origins: int, straight: bool) -> int:
    """Where tiles get from any of `origins` by one or more jumps (3.2), diagonal ones or `straight` ones too.

    A jump leads two squares on, so a tile never comes next to its own square by jumps: whether that square
    counts as empty or not makes no difference, but that a jump may end there.
    """
    reached = 0
    new = origins
    while new != 0:
        land = 0
        if straight:
            land |= ((((new & NOT_LAST_FILE) << 1) & occupied) & NOT_LAST_FILE) << 1
            land |= ((((new & NOT_LAST_ROW) << SIDE) & occupied) & NOT_LAST_ROW) << SIDE
            land |= (((new >> 1) & NOT_LAST_FILE & occupied) >> 1) & NOT_LAST_FILE
            land |= (((new >> SIDE) & NOT_LAST_ROW & occupied) >> SIDE) & NOT_LAST_ROW
        rise, fall = SIDE + 1, SIDE - 1
        land |= ((((new & NOT_LAST_CORNER) << rise) & occupied) & NOT_LAST_CORNER) << rise
        land |= (
            (((new & NOT_FIRST_FILE_NOR_LAST_ROW) << fall) & occupied) & NOT_FIRST_FILE_NOR_LAST_ROW
        ) << fall
        land |= (((new >> rise) & NOT_LAST_CORNER & occupied) >> rise) & NOT_LAST_CORNER
        land |= (
            ((new >> fall) & NOT_FIRST_FILE_NOR_LAST_ROW & occupied) >> fall
        ) & NOT_FIRST_FILE_NOR_LAST_ROW
        new = land & ~occupied & ~reached
        reached |= new
    return reached


@compiled
def first_of(squares: int) -> int:
    """The lowest square of a set that is not empty."""
    row = 0
    while squares >> (SIDE * row) & ROW == 0:
        row += 1
    return SIDE * row + int(LOWEST_BIT[squares >> (SIDE * row) & ROW])


@compiled
def without(view: int, square: int, which: int) -> int:
    """One of the four views with a square emptied that was occupied."""
    return view ^ (1 << (int(LINE_START[square, which]) + int(POSITION[square, which])))


@compiled
def reach_of(state: NumeriaState, rows: int, files: int, rising: int, falling: int, home: int) -> int:
    """Where the tile on `home` may go, given the four views; never back to its own square (3.1, 3.2)."""
    straight = int(state.jump_dirs) == ALL_DIRECTIONS
    origin = 1 << home
    if state.combine == 0:
        return slides(rows, files, rising, falling, home) | jumps(rows, origin, straight) & ~origin
    rows = without(rows, home, 0)  # on its way the tile leaves its square empty
    files = without(files, home, 1)
    rising = without(rising, home, 2)
    falling = without(falling, home, 3)
    slid = slides(rows, files, rising, falling, home)
    jumped = jumps(rows, origin, straight)
    mask = slid | jumped | jumps(rows, slid, straight)
    while jumped != 0:
        square = first_of(jumped)
        jumped ^= 1 << square
        mask |= slides(rows, files, rising, falling, square)
    return mask & ~origin


@compiled
def destinations(state: NumeriaState, home: int) -> int:
    """The set of squares that the tile on a square may go to."""
    rows, files, rising, falling = views_of(state)
    return reach_of(state, rows, files, rising, falling, home)


@compiled
def any_move(state: NumeriaState) -> bool:
    """Whether any tile can move at all."""
    rows, files, rising, falling = views_of(state)
    for home in range(SQUARES):
        if state.board[home] != 0 and reach_of(state, rows, files, rising, falling, home) != 0:
            return True
    return False


@compiled
def list_moves(state: NumeriaState, out: Array) -> int:
    """Every move as `64 * from + to`, ascending; how many."""
    rows, files, rising, falling = views_of(state)
    count = 0
    for home in range(SQUARES):
        if state.board[home] == 0:
            continue
        mask = reach_of(state, rows, files, rising, falling, home)
        base = SQUARES * home
        while mask != 0:
            bits = mask & ROW
            while bits != 0:
                out[count] = base + int(LOWEST_BIT[bits])
                count += 1
                bits &= bits - 1
            base += SIDE
            mask = mask >> SIDE & NOT_LAST_ROW
    return count

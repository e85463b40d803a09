"""Tropes on the board: which lines spell one, and what is done with it (2, 3.3)."""

from __future__ import annotations

from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.tropes import CODE_COUNT, CODES, KIND_SETS, RADIX
from parlour.games.numeria.state import MAX_PILE
from parlour.games.numeria.state.geometry import (
    LENGTH,
    LINE_COUNT,
    LINES,
    MOST_THROUGH,
    NOWHERE,
    SQUARES,
    THROUGH,
)
from parlour.kernel.compile.decorators import compiled


@compiled
def tiles_there(state: NumeriaState) -> int:
    """The numbers on the board, as a set of bits."""
    there = 0
    for square in range(SQUARES):
        there |= 1 << int(state.board[square])
    return there & ~1


@compiled
def kinds_of(state: NumeriaState, code: int) -> int:
    """The kinds of a trope under the options (2), as a set of positions in `NAMED`; empty if it is none."""
    low = 0
    high = CODE_COUNT
    while low < high:
        middle = (low + high) // 2
        if int(CODES[middle]) < code:
            low = middle + 1
        else:
            high = middle
    if low == CODE_COUNT or int(CODES[low]) != code:
        return 0
    return int(KIND_SETS[low, state.primes, state.power])


@compiled
def is_trope(state: NumeriaState, a: int, b: int, c: int, d: int) -> bool:
    """Whether four ascending numbers are a trope under the options (2)."""
    return kinds_of(state, ((a * RADIX + b) * RADIX + c) * RADIX + d) != 0


@compiled
def spells_trope(state: NumeriaState, line: int) -> bool:
    """Whether the four tiles of a line, read one way or the other, are a trope (2.1)."""
    a = int(state.board[LINES[line, 0]])
    b = int(state.board[LINES[line, 1]])
    c = int(state.board[LINES[line, 2]])
    d = int(state.board[LINES[line, 3]])
    if a == 0 or b == 0 or c == 0 or d == 0:
        return False
    if a < b and b < c and c < d:
        return is_trope(state, a, b, c, d)
    if a > b and b > c and c > d:
        return is_trope(state, d, c, b, a)
    return False


@compiled
def is_made(state: NumeriaState, line: int, square: int) -> bool:
    """Whether a line goes through the square moved to and spells a trope (3.3)."""
    for k in range(LENGTH):
        if int(LINES[line, k]) == square:
            return spells_trope(state, line)
    return False


@compiled
def made_through(state: NumeriaState, square: int) -> int:
    """The tropes through a square, as a set of positions in `THROUGH`."""
    made = 0
    for k in range(MOST_THROUGH):
        line = int(THROUGH[square, k])
        if line == NOWHERE:
            return made
        if spells_trope(state, line):
            made |= 1 << k
    return made


@compiled
def any_trope(state: NumeriaState) -> bool:
    """Whether any line spells a trope."""
    for line in range(LINE_COUNT):
        if spells_trope(state, line):
            return True
    return False


@compiled
def collect(state: NumeriaState, seat: int, line: int) -> None:
    """Add a line's numbers, ascending, to a seat's pile."""
    count = int(state.collected[seat])
    backwards = int(state.board[LINES[line, 0]]) > int(state.board[LINES[line, 1]])
    for k in range(LENGTH):
        at = LENGTH - 1 - k if backwards else k
        if count < MAX_PILE:
            state.piles[seat, count, k] = state.board[LINES[line, at]]
    state.collected[seat] = count + 1
    state.quiet = 0


@compiled
def lift(state: NumeriaState, line: int) -> None:
    """Take the tiles of a line off the board."""
    for k in range(LENGTH):
        state.board[LINES[line, k]] = 0

"""The board: lines of tokens, which values fit where, and full squares."""

from __future__ import annotations

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.state import ANY_VALUE, CENTRE, FIFTEEN, JOKER, LINE, SIZE, VALUES
from parlour.kernel.compile.decorators import compiled


@compiled
def filled(state: TrioletState, y: int, x: int) -> bool:
    """Whether a token lies on (y, x); beyond the edge none does."""
    if y < 0 or x < 0 or y >= SIZE or x >= SIZE:
        return False
    return int(state.board[y, x]) != 0


@compiled
def value_at(state: TrioletState, y: int, x: int) -> int:
    """The value on a filled cell, or the value a joker there stands for."""
    return (int(state.board[y, x]) - 1) % VALUES


@compiled
def is_joker(state: TrioletState, y: int, x: int) -> bool:
    """Whether a joker lies on the cell."""
    return int(state.board[y, x]) > VALUES


@compiled
def kind_of(content: int) -> int:
    """The kind of the token that a filled cell holds."""
    return content - 1 if content <= VALUES else JOKER


@compiled
def beside(state: TrioletState, y: int, x: int, dy: int, dx: int) -> tuple[int, int]:
    """How many tokens follow the cell in one direction without a gap, and their sum."""
    count = 0
    total = 0
    y += dy
    x += dx
    while filled(state, y, x):
        count += 1
        total += value_at(state, y, x)
        y += dy
        x += dx
    return count, total


@compiled
def fitting_line(tokens: int, total: int) -> int:
    """The values, as a bit mask, that may join a line of other tokens with this sum."""
    if tokens == 0:
        return ANY_VALUE
    if tokens == 1:
        return ANY_VALUE >> total  # at most fifteen together
    if tokens == LINE - 1 and total <= FIFTEEN:
        return 1 << (FIFTEEN - total)  # exactly fifteen together
    return 0


@compiled
def fitting(state: TrioletState, y: int, x: int) -> int:
    """The values, as a bit mask, that the lines through an empty cell allow."""
    left, left_sum = beside(state, y, x, 0, -1)
    right, right_sum = beside(state, y, x, 0, 1)
    up, up_sum = beside(state, y, x, -1, 0)
    down, down_sum = beside(state, y, x, 1, 0)
    return fitting_line(left + right, left_sum + right_sum) & fitting_line(up + down, up_sum + down_sum)


@compiled
def set_fits(state: TrioletState, y: int, x: int, mask: int) -> None:
    """Write down what fits a cell, and keep `reach` and `room` in step."""
    before = int(state.fits[y, x])
    if before == mask:
        return
    state.fits[y, x] = mask
    if mask == 0:
        state.reach[y] = int(state.reach[y]) & ~(1 << x)
    else:
        state.reach[y] = int(state.reach[y]) | (1 << x)
    for value in range(VALUES):
        state.room[value] = int(state.room[value]) + (mask >> value & 1) - (before >> value & 1)


@compiled
def refresh_end(state: TrioletState, y: int, x: int, dy: int, dx: int) -> None:
    """Look again at the empty cell where the line through (y, x) ends in one direction."""
    while filled(state, y, x):
        y += dy
        x += dx
    if 0 <= y < SIZE and 0 <= x < SIZE:
        set_fits(state, y, x, fitting(state, y, x))


@compiled
def put(state: TrioletState, y: int, x: int, content: int) -> None:
    """Lay a token on an empty cell. Only the four cells where its two lines end fit other values now."""
    state.board[y, x] = content
    state.tokens += 1
    set_fits(state, y, x, 0)
    refresh_end(state, y, x, 0, -1)
    refresh_end(state, y, x, 0, 1)
    refresh_end(state, y, x, -1, 0)
    refresh_end(state, y, x, 1, 0)


@compiled
def touches(state: TrioletState, y: int, x: int) -> bool:
    """Whether a neighbour of the cell holds a token."""
    return (
        filled(state, y - 1, x)
        or filled(state, y, x - 1)
        or filled(state, y, x + 1)
        or filled(state, y + 1, x)
    )


@compiled
def survey(state: TrioletState) -> None:
    """Work out `fits`, `reach`, `room` and `tokens` from the board alone."""
    state.tokens = 0
    for y in range(SIZE):
        for x in range(SIZE):
            if filled(state, y, x):
                state.tokens += 1
                set_fits(state, y, x, 0)
            elif touches(state, y, x):
                set_fits(state, y, x, fitting(state, y, x))
            else:
                set_fits(state, y, x, 0)
    if int(state.tokens) == 0:
        set_fits(state, CENTRE, CENTRE, ANY_VALUE)


@compiled
def full_but(state: TrioletState, top: int, left: int, side: int, y: int, x: int) -> bool:
    """Whether every cell of a square, (y, x) apart, holds a token."""
    for row in range(top, top + side):
        for column in range(left, left + side):
            if not (row == y and column == x) and not filled(state, row, column):
                return False
    return True


@compiled
def makes_square(state: TrioletState, y: int, x: int, side: int) -> bool:
    """Whether with a token on (y, x) some square of that side which holds the cell is full."""
    for top in range(y - side + 1, y + 1):
        for left in range(x - side + 1, x + 1):
            if full_but(state, top, left, side, y, x):
                return True
    return False

"""Why a token may not be placed: rules 3.3 to 3.9 and 3.13, read off the board as it lies.

A placing is a seat, a kind, the value that the token shows, and its cell (y, x).
"""

from __future__ import annotations

from typing import Final

from parlour.display.saying import AND, COLUMN, END, NUMBER, PLUS, TOGETHER, say
from parlour.games.triolet.law.messages import M
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.state import (
    CELLS,
    CENTRE,
    FIFTEEN,
    GAPS,
    HAND,
    JOKER,
    KINDS,
    LINE,
    NOT_ALONE,
    NOT_FIRST_ROUND,
    SIZE,
    VALUES,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

SMALL: Final = 2
LARGE: Final = 3
"""Sides of the squares of rule 3.13."""
NONE: Final = -1
WAYS: Final = 2
"""The directions of a line: across, down."""


@compiled
def why_not_placed(state: TrioletState, seat: int, kind: int, value: int, y: int, x: int, out: Array) -> int:
    """The first rule that a placing breaks."""
    return _but_for_squares(state, seat, kind, value, y, x, out) or a_square_for_good(
        state, seat, kind, value, y, x, out
    )


@compiled
def _but_for_squares(
    state: TrioletState, seat: int, kind: int, value: int, y: int, x: int, out: Array
) -> int:
    return (
        no_such_token(state, seat, kind, out)
        or a_second_joker(state, kind, out)
        or the_space_is_taken(state, y, x, out)
        or off_the_centre(state, y, x, out)
        or touching_nothing(state, y, x, out)
        or out_of_line(state, y, x, out)
        or too_many_in_a_line(state, y, x, out)
        or not_fifteen(state, value, y, x, out)
        or over_fifteen(state, value, y, x, out)
        or a_square_in_the_first_round(state, y, x, out)
    )


# -- reading the board -------------------------------------------------------------------------------------


@compiled
def token_on(state: TrioletState, y: int, x: int) -> int:
    """The value of the token on a cell; `NONE` where there is none, and off the board."""
    if not (0 <= y < SIZE and 0 <= x < SIZE) or int(state.board[y, x]) == 0:
        return NONE
    return (int(state.board[y, x]) - 1) % VALUES


@compiled
def reach(state: TrioletState, y: int, x: int, dy: int, dx: int) -> int:
    """How many tokens follow a cell in one direction without a gap."""
    count = 0
    while token_on(state, y + (count + 1) * dy, x + (count + 1) * dx) != NONE:
        count += 1
    return count


@compiled
def length(state: TrioletState, y: int, x: int, down: int) -> int:
    """How many tokens the line would have that a placing makes, across (0) or down (1)."""
    across = 1 - down
    return reach(state, y, x, -down, -across) + 1 + reach(state, y, x, down, across)


@compiled
def total(state: TrioletState, value: int, y: int, x: int, down: int) -> int:
    """What they add up to."""
    across, sum_ = 1 - down, value
    for k in range(1, reach(state, y, x, -down, -across) + 1):
        sum_ += token_on(state, y - k * down, x - k * across)
    for k in range(1, reach(state, y, x, down, across) + 1):
        sum_ += token_on(state, y + k * down, x + k * across)
    return sum_


@compiled
def is_empty(state: TrioletState) -> bool:
    """Whether nothing lies on the board."""
    for cell in range(CELLS):
        if int(state.board[cell // SIZE, cell % SIZE]):
            return False
    return True


# -- the token and the space -------------------------------------------------------------------------------


@compiled
def no_such_token(state: TrioletState, seat: int, kind: int, out: Array) -> int:
    """3.3, for placing and for swapping."""
    if int(state.hands[seat, kind]) > 0:
        return 0
    n = say(out, 0, 3, 3, M.no_joker) if kind == JOKER else say(out, 0, 3, 3, M.no_token, kind)
    first = n = say(out, n, AND)
    for other in range(KINDS):
        for _ in range(int(state.hands[seat, other])):
            n = say(out, n, M.a_joker) if other == JOKER else say(out, n, NUMBER, other)
    return say(out, n, END) if n > first else say(out, 0, 3, 3, M.hold_nothing)


@compiled
def a_second_joker(state: TrioletState, kind: int, out: Array) -> int:
    """1.4."""
    for k in range(int(state.placed) if kind == JOKER else 0):
        cell = int(state.draft[k])
        if int(state.board[cell // SIZE, cell % SIZE]) > VALUES:
            return say(out, 0, 1, 4, M.second_joker)
    return 0


@compiled
def the_space_is_taken(state: TrioletState, y: int, x: int, out: Array) -> int:
    """3.3."""
    there = token_on(state, y, x)
    return 0 if there == NONE else name(y, x, out, say(out, 0, 3, 3, M.taken, there))


# -- where a token may go ----------------------------------------------------------------------------------


@compiled
def off_the_centre(state: TrioletState, y: int, x: int, out: Array) -> int:
    """3.4."""
    if (y == CENTRE and x == CENTRE) or not is_empty(state):
        return 0
    return name(CENTRE, CENTRE, out, say(out, 0, 3, 4, M.centre_first))


@compiled
def stands_alone(state: TrioletState, y: int, x: int) -> bool:
    """Whether no token lies beside a cell, though some lie on the board."""
    return length(state, y, x, 0) == length(state, y, x, 1) == 1 and not is_empty(state)


@compiled
def touching_nothing(state: TrioletState, y: int, x: int, out: Array) -> int:
    """3.5."""
    if int(state.placed) or not stands_alone(state, y, x):
        return 0
    return name(y, x, out, say(out, 0, 3, 5, M.touches_nothing))


@compiled
def out_of_line(state: TrioletState, y: int, x: int, out: Array) -> int:
    """3.6."""
    top, bottom, left, right = y, y, x, x
    for k in range(int(state.placed)):
        row, column = int(state.draft[k]) // SIZE, int(state.draft[k]) % SIZE
        top, bottom, left, right = min(top, row), max(bottom, row), min(left, column), max(right, column)
    if top != bottom and left != right:
        n = say(out, name(y, x, out, say(out, 0, 3, 6, M.not_in_line)), AND)
        for k in range(int(state.placed)):
            n = name(int(state.draft[k]) // SIZE, int(state.draft[k]) % SIZE, out, n)
        return say(out, n, END)
    if int(state.gaps) == GAPS:
        alone = stands_alone(state, y, x)
        return name(y, x, out, say(out, 0, 3, 6, M.each_touches)) if alone else 0
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            if token_on(state, row, column) == NONE and (row != y or column != x):
                return name(row, column, out, say(out, 0, 3, 6, M.gap))
    return 0


# -- sums --------------------------------------------------------------------------------------------------


@compiled
def too_many_in_a_line(state: TrioletState, y: int, x: int, out: Array) -> int:
    """3.7."""
    longest = max(length(state, y, x, 0), length(state, y, x, 1))
    return say(out, 0, 3, 7, M.too_long, longest) if longest > LINE else 0


@compiled
def not_fifteen(state: TrioletState, value: int, y: int, x: int, out: Array) -> int:
    """3.8."""
    for down in range(WAYS):
        if length(state, y, x, down) == LINE and total(state, value, y, x, down) != FIFTEEN:
            return _sum(state, value, y, x, down, out, say(out, 0, 3, 8, M.not_fifteen))
    return 0


@compiled
def over_fifteen(state: TrioletState, value: int, y: int, x: int, out: Array) -> int:
    """3.9."""
    for down in range(WAYS):
        if length(state, y, x, down) < LINE and total(state, value, y, x, down) > FIFTEEN:
            return _sum(state, value, y, x, down, out, say(out, 0, 3, 9, M.over_fifteen))
    return 0


@compiled
def _sum(state: TrioletState, value: int, y: int, x: int, down: int, out: Array, n: int) -> int:
    """A line's total, what it should be, and its values from left to right or from top to bottom."""
    across = 1 - down
    n = say(out, say(out, n, total(state, value, y, x, down), FIFTEEN), PLUS)
    first = -reach(state, y, x, -down, -across)
    for k in range(first, first + length(state, y, x, down)):
        n = say(out, n, NUMBER, value if k == 0 else token_on(state, y + k * down, x + k * across))
    return say(out, n, END)


# -- squares at the opening --------------------------------------------------------------------------------


@compiled
def a_square_in_the_first_round(state: TrioletState, y: int, x: int, out: Array) -> int:
    """3.13, not_first_round."""
    if int(state.opening_square) != NOT_FIRST_ROUND or int(state.opened) >= int(state.seats):
        return 0
    for top in range(y - 1, y + 1):
        for left in range(x - 1, x + 1):
            full = 0
            for row in range(top, top + SMALL):
                for column in range(left, left + SMALL):
                    if (row == y and column == x) or token_on(state, row, column) != NONE:
                        full += 1
            if full == SMALL * SMALL:
                return say(out, 0, 3, 13, M.square_too_early)
    return 0


@compiled
def a_square_for_good(
    state: TrioletState, seat: int, kind: int, value: int, y: int, x: int, out: Array
) -> int:
    """3.13, not_alone: it may only be passed through on the way to a longer line."""
    if int(state.opening_square) != NOT_ALONE:
        return 0
    placed, there = (
        int(state.placed),
        int(state.draft[int(state.placed)]),
    )  # tried on the state, and taken back
    state.board[y, x] = 1 + value + (VALUES if kind == JOKER else 0)
    state.draft[placed] = y * SIZE + x
    state.hands[seat, kind] -= 1
    state.placed = placed + 1
    alone = is_lone_square(state) and not _can_go_on(state, seat, out)
    state.placed = placed
    state.hands[seat, kind] += 1
    state.draft[placed] = there
    state.board[y, x] = 0
    return say(out, 0, 3, 13, M.square_alone) if alone else 0


@compiled
def is_lone_square(state: TrioletState) -> bool:
    """Whether all that lies on the board is one full square of two by two or three by three."""
    if int(state.opening_square) != NOT_ALONE:
        return False
    top, bottom, left, right, count = SIZE, -1, SIZE, -1, 0
    for y in range(SIZE):
        for x in range(SIZE):
            if int(state.board[y, x]):
                top, bottom, left, right = min(top, y), max(bottom, y), min(left, x), max(right, x)
                count += 1
    side = 1 + bottom - top
    return side == 1 + right - left and SMALL <= side <= LARGE and count == side * side


@compiled
def _can_go_on(state: TrioletState, seat: int, out: Array) -> bool:
    """Whether a play that made a square has a next token; with it there is no square any more."""
    if int(state.placed) == HAND:
        return False
    for kind in range(KINDS):
        for value in range(0 if kind == JOKER else kind, min(kind + 1, VALUES)):
            for cell in range(CELLS):
                if not _but_for_squares(state, seat, kind, value, cell // SIZE, cell % SIZE, out):
                    return True
    return False


# -- words -------------------------------------------------------------------------------------------------


@compiled
def name(y: int, x: int, out: Array, n: int) -> int:
    """The name of a cell: its column and row."""
    return say(out, say(out, n, TOGETHER, COLUMN, x, NUMBER, y + 1), END)

"""Which actions a seat has: placing, ending, swapping, passing."""

from __future__ import annotations

from typing import Final

from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import filled, is_joker, makes_square, value_at
from parlour.games.triolet.state import (
    CELLS,
    END,
    FIFTEEN,
    FREE_SWAP,
    GAPS,
    HAND,
    JOKER,
    MAY,
    NOT_ALONE,
    NOT_FIRST_ROUND,
    PASS,
    PLACE,
    PLACE_JOKER,
    PLAYING,
    RUNNING,
    SIZE,
    SWAP,
    SWAP_ALL,
    SWAP_JOKER,
    SWAP_ONE,
    VALUES,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

SMALL_SQUARE: Final = 2
LARGE_SQUARE: Final = 3


@compiled
def jokers_placed(state: TrioletState) -> int:
    """How many jokers this play has used so far; one is the most."""
    count = 0
    for i in range(int(state.placed)):
        if is_joker(state, int(state.draft[i]) // SIZE, int(state.draft[i]) % SIZE):
            count += 1
    return count


# -- opening squares -----------------------------------------------------------------------------------


@compiled
def squares_matter(state: TrioletState) -> bool:
    """Whether the next token could break the rule on opening squares."""
    rule = int(state.opening_square)
    if rule == NOT_ALONE:
        tokens = int(state.tokens)
        return tokens == SMALL_SQUARE * SMALL_SQUARE - 1 or tokens == LARGE_SQUARE * LARGE_SQUARE - 1
    if rule == NOT_FIRST_ROUND:
        return int(state.opened) < int(state.seats)
    return False


@compiled
def line_runs(state: TrioletState, dy: int, dx: int) -> bool:
    """Whether a play may go on in a direction: its tokens so far lie in it, or there is only one."""
    if int(state.placed) < 2:
        return True
    first = int(state.draft[0])
    second = int(state.draft[1])
    return second - first == dy * SIZE + dx or second - first == 2 * (dy * SIZE + dx)


@compiled
def could_add(state: TrioletState, seat: int, kind: int, value: int) -> bool:
    """Whether, after placing one token of a kind, the hand still has one that shows a value."""
    left = int(state.hands[seat, value])
    if kind == value:
        left -= 1
    if left > 0:
        return True
    return kind != JOKER and int(state.hands[seat, JOKER]) > 0 and jokers_placed(state) == 0


@compiled
def leaves_square(state: TrioletState, seat: int, kind: int, value: int, y: int, x: int) -> bool:
    """Whether the fourth token makes a full square that no further token of the same play can break up.

    A square alone on the board has nothing round it: a third token fits at either end of a pair when the
    three add up to fifteen.
    """
    if not makes_square(state, y, x, SMALL_SQUARE):
        return False
    nx = x - 1 if filled(state, y, x - 1) else x + 1
    ny = y - 1 if filled(state, y - 1, x) else y + 1
    across = FIFTEEN - value - value_at(state, y, nx)
    down = FIFTEEN - value - value_at(state, ny, x)
    new = int(state.placed)
    lies_across = new == 0 or int(state.draft[0]) // SIZE == y
    lies_down = new == 0 or int(state.draft[0]) % SIZE == x
    if lies_across and could_add(state, seat, kind, across):
        return False
    return not (lies_down and could_add(state, seat, kind, down))


@compiled
def square_allows(state: TrioletState, seat: int, kind: int, value: int, y: int, x: int) -> bool:
    """Whether the rule on opening squares lets a token that fits be placed."""
    rule = int(state.opening_square)
    if rule == NOT_FIRST_ROUND:
        return int(state.opened) >= int(state.seats) or not makes_square(state, y, x, SMALL_SQUARE)
    if rule == NOT_ALONE:
        tokens = int(state.tokens)
        if tokens == SMALL_SQUARE * SMALL_SQUARE - 1:
            return not leaves_square(state, seat, kind, value, y, x)
        if tokens == LARGE_SQUARE * LARGE_SQUARE - 1:
            return not makes_square(state, y, x, LARGE_SQUARE)  # nothing fits beside that square ever
    return True


@compiled
def is_alone(state: TrioletState) -> bool:
    """Whether the play so far leaves the whole board one full square, so that it cannot end here."""
    if int(state.opening_square) != NOT_ALONE or int(state.tokens) != SMALL_SQUARE * SMALL_SQUARE:
        return False
    return makes_square(state, int(state.draft[0]) // SIZE, int(state.draft[0]) % SIZE, SMALL_SQUARE)


# -- placing -------------------------------------------------------------------------------------------


@compiled
def list_first(
    state: TrioletState, seat: int, kind: int, value: int, first: int, out: Array, count: int
) -> int:
    """List the cells where a token may open a play; `first` is the action number for cell 0."""
    guarded = squares_matter(state)
    left = int(state.room[value])
    y = 0
    while left > 0:
        row = int(state.reach[y])
        x = 0
        while row != 0:
            if row & 1 and int(state.fits[y, x]) >> value & 1:
                left -= 1
                if not guarded or square_allows(state, seat, kind, value, y, x):
                    out[count] = first + y * SIZE + x
                    count += 1
            row >>= 1
            x += 1
        y += 1
    return count


@compiled
def line_end(state: TrioletState, dy: int, dx: int) -> int:
    """The cell at the end of this play's line in one direction, or -1 where it may not or cannot go on."""
    if not line_runs(state, abs(dy), abs(dx)):
        return -1
    y = int(state.draft[0]) // SIZE
    x = int(state.draft[0]) % SIZE
    while filled(state, y, x):
        y += dy
        x += dx
    if y < 0 or x < 0 or y >= SIZE or x >= SIZE:
        return -1
    return y * SIZE + x


@compiled
def list_next(
    state: TrioletState, seat: int, kind: int, value: int, first: int, out: Array, count: int
) -> int:
    """List the cells where a further token of a play may go: the ends of its line, in ascending order."""
    for way in range(4):
        if way == 0:
            cell = line_end(state, -1, 0)
        elif way == 1:
            cell = line_end(state, 0, -1)
        elif way == 2:
            cell = line_end(state, 0, 1)
        else:
            cell = line_end(state, 1, 0)
        if cell >= 0:
            y = cell // SIZE
            x = cell % SIZE
            if int(state.fits[y, x]) >> value & 1 and square_allows(state, seat, kind, value, y, x):
                out[count] = first + cell
                count += 1
    return count


@compiled
def runs_through(state: TrioletState, y: int, x: int) -> bool:
    """Whether all tokens of this play lie in one row, or one column, with a cell."""
    across = True
    down = True
    for i in range(int(state.placed)):
        across = across and int(state.draft[i]) // SIZE == y
        down = down and int(state.draft[i]) % SIZE == x
    return across or down


@compiled
def list_apart(
    state: TrioletState, seat: int, kind: int, value: int, first: int, out: Array, count: int
) -> int:
    """List the cells where a further token of a play with gaps may go: any of its line that touch a token."""
    for y in range(SIZE):
        row = int(state.reach[y])
        x = 0
        while row != 0:
            if row & 1 and int(state.fits[y, x]) >> value & 1 and runs_through(state, y, x):
                if square_allows(state, seat, kind, value, y, x):
                    out[count] = first + y * SIZE + x
                    count += 1
            row >>= 1
            x += 1
    return count


@compiled
def list_kind(
    state: TrioletState, seat: int, kind: int, value: int, first: int, out: Array, count: int
) -> int:
    """List where a token of a kind may go as a value."""
    if int(state.placed) == 0:
        return list_first(state, seat, kind, value, first, out, count)
    if int(state.gaps) == GAPS:
        return list_apart(state, seat, kind, value, first, out, count)
    return list_next(state, seat, kind, value, first, out, count)


@compiled
def list_tokens(state: TrioletState, seat: int, out: Array, count: int) -> int:
    """List the placings of the numbered tokens of a hand."""
    for value in range(VALUES):
        if int(state.hands[seat, value]) > 0:
            count = list_kind(state, seat, value, value, PLACE + value * CELLS, out, count)
    return count


@compiled
def list_jokers(state: TrioletState, seat: int, out: Array, count: int) -> int:
    """List the placings of a joker; a play holds one at most."""
    if int(state.hands[seat, JOKER]) > 0 and jokers_placed(state) == 0:
        for value in range(VALUES):
            count = list_kind(state, seat, JOKER, value, PLACE_JOKER + value * CELLS, out, count)
    return count


@compiled
def fits_somewhere(state: TrioletState, seat: int, kind: int, value: int) -> bool:
    """Whether a token of the hand, showing a value, can open a play."""
    if int(state.room[value]) == 0:
        return False
    if not squares_matter(state):
        return True
    for y in range(SIZE):
        for x in range(SIZE):
            if int(state.fits[y, x]) >> value & 1 and square_allows(state, seat, kind, value, y, x):
                return True
    return False


@compiled
def can_place(state: TrioletState, seat: int) -> bool:
    """Whether some token of the hand fits somewhere; a seat that cannot place is stuck."""
    for value in range(VALUES):
        if int(state.hands[seat, value]) > 0 and fits_somewhere(state, seat, value, value):
            return True
        if int(state.hands[seat, JOKER]) > 0 and fits_somewhere(state, seat, JOKER, value):
            return True
    return False


# -- swapping and passing ------------------------------------------------------------------------------


@compiled
def may_swap(state: TrioletState, stuck: bool) -> bool:
    """Whether a turn may begin with a swap."""
    rule = int(state.stuck)
    bag = int(state.bag_size)
    if rule == FREE_SWAP:
        return bag > 0
    if rule == SWAP_ONE:
        return stuck and bag > 0
    if rule == SWAP_ALL:
        return stuck and bag >= HAND
    return False


@compiled
def may_pass(state: TrioletState, stuck: bool) -> bool:
    """Whether a turn may be passed: with no way to play or swap, or instead of an extra play."""
    if int(state.extra) == 1 and int(state.repeat_rule) == MAY:
        return True
    return stuck and not may_swap(state, stuck)


@compiled
def list_swaps(state: TrioletState, seat: int, out: Array, count: int) -> int:
    """List a swap of every number in the hand."""
    for value in range(VALUES):
        if int(state.hands[seat, value]) > 0:
            out[count] = SWAP + value
            count += 1
    return count


@compiled
def may_end(state: TrioletState, seat: int) -> bool:
    """Whether the turn may be closed: something placed, or enough put back."""
    if int(state.placed) > 0:
        return not is_alone(state)
    if int(state.swapped) == 0:
        return False
    return int(state.stuck) == FREE_SWAP or int(state.held[seat]) == 0


@compiled
def is_due(state: TrioletState, seat: int) -> bool:
    """Whether it is for this seat to act, and this state knows its hand."""
    if int(state.ending) != RUNNING or int(state.stage) != PLAYING or seat != int(state.mover):
        return False
    return int(state.viewer) == 0 or int(state.viewer) == seat + 1


@compiled
def legal(state: TrioletState, seat: int, out: Array) -> int:
    """Write the legal action numbers of a seat into `out`, ascending; return how many."""
    if not is_due(state, seat):
        return 0
    count = 0
    swapping = int(state.swapped) > 0
    if not swapping:
        count = list_tokens(state, seat, out, count)
    if may_end(state, seat):
        out[count] = END
        count += 1
    opening = not swapping and int(state.placed) == 0
    stuck = False
    if opening:
        stuck = not can_place(state, seat)
    swaps = swapping or (opening and may_swap(state, stuck))
    if swaps:
        count = list_swaps(state, seat, out, count)
    if opening and may_pass(state, stuck):
        out[count] = PASS
        count += 1
    if not swapping:
        count = list_jokers(state, seat, out, count)
    if swaps and int(state.hands[seat, JOKER]) > 0:
        out[count] = SWAP_JOKER
        count += 1
    return count

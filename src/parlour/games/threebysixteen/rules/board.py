"""One seat's board: three main rows that grow, five columns of which only the bottom tile can be taken."""

from __future__ import annotations

from typing import Final

from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.state import NOBODY, PLACE, START, TAKE, TIEBREAK_RACE, TRANSFERS_FORCED
from parlour.kernel.compile.decorators import compiled

NO_ROW: Final = -1
NO_COLUMN: Final = -1
MORE_TO_TAKE: Final = -1
BITS: Final = 6
"""The width of a row's last number, or of a column's height, where several share one number."""
MASK: Final = (1 << BITS) - 1


@compiled
def row_for(state: ThreebysixteenState, seat: int, number: int) -> int:
    """The lowest main row that `number` directly follows, or `NO_ROW`. A 1 follows an empty row."""
    for row in range(int(state.runs)):
        if int(state.rows[seat, row]) == number - 1:
            return row
    return NO_ROW


@compiled
def bottom(state: ThreebysixteenState, seat: int, column: int) -> int:
    """The number at the bottom of a column, 0 if it is empty."""
    height = int(state.heights[seat, column])
    if height == 0:
        return 0
    return int(state.stacks[seat, column, height - 1])


@compiled
def can_take(state: ThreebysixteenState, seat: int, column: int) -> bool:
    """Whether the bottom tile of a column directly follows a main row (2.5)."""
    number = bottom(state, seat, column)
    return number != 0 and row_for(state, seat, number) != NO_ROW


@compiled
def take(state: ThreebysixteenState, seat: int, column: int) -> None:
    """The bottom tile of a column goes to the end of its main row (2.5)."""
    height = int(state.heights[seat, column]) - 1
    number = int(state.stacks[seat, column, height])
    state.stacks[seat, column, height] = 0
    state.heights[seat, column] = height
    state.rows[seat, row_for(state, seat, number)] = number


@compiled
def place(state: ThreebysixteenState, seat: int, column: int) -> None:
    """The called tile goes directly below the last one of a column (2.4)."""
    height = int(state.heights[seat, column])
    state.stacks[seat, column, height] = state.called
    state.heights[seat, column] = height + 1
    state.holding[seat] = 0


@compiled
def start_row(state: ThreebysixteenState, seat: int) -> None:
    """The called 1 starts the lowest empty row (2.3)."""
    state.rows[seat, row_for(state, seat, 1)] = 1
    state.holding[seat] = 0


@compiled
def tiles_left(state: ThreebysixteenState, seat: int) -> int:
    """Tiles not in main rows, counting those not yet called (3.3)."""
    total = int(state.runs) * int(state.top)
    for row in range(int(state.runs)):
        total -= int(state.rows[seat, row])
    return total


@compiled
def rows_completed(state: ThreebysixteenState, seat: int) -> int:
    """How many main rows end in the highest number."""
    count = 0
    for row in range(int(state.runs)):
        if state.rows[seat, row] == state.top:
            count += 1
    return count


@compiled
def wins_race(state: ThreebysixteenState, seat: int) -> bool:
    """Whether a seat has completed its board where that ends the game at once (3.2)."""
    return int(state.tiebreak) == TIEBREAK_RACE and tiles_left(state, seat) == 0


@compiled
def race_winner(state: ThreebysixteenState) -> int:
    """The seat that has ended a race, or `NOBODY` (3.2)."""
    for seat in range(int(state.seats)):
        if wins_race(state, seat):
            return seat
    return NOBODY


# -- what may be taken ---------------------------------------------------------------------------------------


@compiled
def any_to_take(state: ThreebysixteenState, seat: int) -> bool:
    """Whether some column offers a tile that follows a row."""
    for column in range(int(state.columns)):
        if can_take(state, seat, column):
            return True
    return False


@compiled
def take_first(state: ThreebysixteenState, seat: int) -> None:
    """Take the first tile that can be taken."""
    for column in range(int(state.columns)):
        if can_take(state, seat, column):
            take(state, seat, column)
            return


@compiled
def offers(state: ThreebysixteenState, seat: int, number: int) -> int:
    """How many columns have this number at the bottom."""
    count = 0
    for column in range(int(state.columns)):
        if bottom(state, seat, column) == number:
            count += 1
    return count


@compiled
def take_forced(state: ThreebysixteenState, seat: int) -> None:
    """Take every tile that follows a row, until none does or two columns offer the same number (2.6)."""
    column = 0
    while column < int(state.columns):
        if can_take(state, seat, column) and offers(state, seat, bottom(state, seat, column)) == 1:
            take(state, seat, column)
            column = 0
        else:
            column += 1


@compiled
def choice_owed(state: ThreebysixteenState, seat: int) -> bool:
    """With forced transfers: whether a tile must be taken, and two columns offer it (2.6)."""
    return int(state.transfers) == TRANSFERS_FORCED and any_to_take(state, seat)


# -- what would be left to take ------------------------------------------------------------------------------


@compiled
def gained(state: ThreebysixteenState, seat: int, action: int) -> int:
    """How many tiles an action brings to the rows, those forced to follow counted; the board stays as it is.

    `MORE_TO_TAKE` if the called tile is not down then, or some tile can still be taken. `rows` packs the last
    numbers of the rows, `taken` how many tiles have left each column.
    """
    placed, taken, rows, count = NO_COLUMN, 0, 0, 0
    for row in range(int(state.runs)):
        rows |= int(state.rows[seat, row]) << BITS * row
    if action == START:
        rows += 1 << BITS * row_for(state, seat, 1)
        count = 1
    elif action >= TAKE:
        if state.holding[seat] != 0:
            return MORE_TO_TAKE
        rows += 1 << BITS * row_for(state, seat, bottom(state, seat, action - TAKE))
        taken = 1 << BITS * (action - TAKE)
        count = 1
    else:
        placed = action - PLACE
    column = 0
    while column < int(state.columns):
        number = bottom_then(state, seat, column, placed, taken)
        row = row_then(state, rows, number)
        if row == NO_ROW:
            column += 1
        elif int(state.transfers) != TRANSFERS_FORCED or offers_then(state, seat, number, placed, taken) > 1:
            return MORE_TO_TAKE
        else:
            rows += 1 << BITS * row
            taken += 1 << BITS * column
            count += 1
            column = 0
    return count


@compiled
def bottom_then(state: ThreebysixteenState, seat: int, column: int, placed: int, taken: int) -> int:
    """The number at the bottom of a column once the called tile is `placed` and tiles are `taken`, or 0."""
    height = int(state.heights[seat, column])
    at = height - 1 - (taken >> BITS * column & MASK)
    if column == placed:
        at += 1
    if at == height:
        return int(state.called)
    return int(state.stacks[seat, column, at]) if at >= 0 else 0


@compiled
def row_then(state: ThreebysixteenState, rows: int, number: int) -> int:
    """The lowest of the packed rows that a number directly follows, or `NO_ROW`; none for 0."""
    for row in range(int(state.runs)):
        if number > 0 and rows >> BITS * row & MASK == number - 1:
            return row
    return NO_ROW


@compiled
def offers_then(state: ThreebysixteenState, seat: int, number: int, placed: int, taken: int) -> int:
    """How many columns have this number at the bottom by then."""
    count = 0
    for column in range(int(state.columns)):
        if bottom_then(state, seat, column, placed, taken) == number:
            count += 1
    return count

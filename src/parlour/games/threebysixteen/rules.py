"""The rules of 3x16, as plain functions on one record. Numbers in comments are those of RULES.md."""

from __future__ import annotations

from typing import Any

from parlour.games.threebysixteen.state import (
    CALLER_HOUSE,
    CALLER_RANDOM,
    DONE,
    HIDDEN_MOVE,
    PLACE,
    START,
    TAKE,
    TIEBREAK_ROWS,
    TRANSFERS_AFTER,
    TRANSFERS_FORCED,
)
from parlour.kernel.actors import CHANCE, LOT, OVER
from parlour.kernel.compiled import compiled
from parlour.kernel.results import share_win
from parlour.kernel.rng import below

NO_ROW = -1


@compiled
def start(state: Any) -> None:
    """Nothing is called yet; every number is there `runs` times."""
    for number in range(1, int(state.top) + 1):
        state.left[number] = state.runs
    caller = int(state.caller)
    state.calling = caller
    if caller == CALLER_HOUSE:
        state.calling = -1
    if caller == CALLER_RANDOM:
        state.calling = -1
        state.lot_due = 1
    for seat in range(int(state.seats)):
        state.done[seat] = 1


@compiled
def turn(state: Any) -> int:
    """All who have not finished the present step are due together (2.1)."""
    mask = 0
    for seat in range(int(state.seats)):
        if state.done[seat] == 0:
            mask |= 1 << seat
    if mask != 0:
        return mask
    if int(state.calls) == int(state.runs) * int(state.top):
        return OVER
    return CHANCE


@compiled
def row_for(state: Any, seat: int, number: int) -> int:
    """The lowest main row that `number` directly follows, or `NO_ROW`. A 1 follows an empty row."""
    for row in range(int(state.runs)):
        if int(state.rows[seat, row]) == number - 1:
            return row
    return NO_ROW


@compiled
def bottom(state: Any, seat: int, column: int) -> int:
    """The number at the bottom of a column, 0 if it is empty."""
    height = int(state.heights[seat, column])
    if height == 0:
        return 0
    return int(state.stacks[seat, column, height - 1])


@compiled
def can_take(state: Any, seat: int, column: int) -> bool:
    """Whether the bottom tile of a column directly follows a main row (2.5)."""
    number = bottom(state, seat, column)
    return number != 0 and row_for(state, seat, number) != NO_ROW


@compiled
def legal(state: Any, seat: int, out: Any) -> int:
    """PLACE, TAKE, START and DONE as they stand now (2.3 to 2.6)."""
    if seat < 0 or seat >= int(state.seats) or state.done[seat] != 0:
        return 0
    if state.viewer != 0 and int(state.viewer) != seat + 1:
        return 0
    count = 0
    holding = state.holding[seat] != 0
    called = int(state.called)
    may_take = not (holding and int(state.transfers) == TRANSFERS_AFTER)
    may_go_on = not choice_owed(state, seat)
    if holding and called != 1 and may_go_on:
        for column in range(int(state.columns)):
            out[count] = PLACE + column
            count += 1
    if may_take:
        for column in range(int(state.columns)):
            if can_take(state, seat, column):
                out[count] = TAKE + column
                count += 1
    if holding and called == 1 and may_go_on:
        out[count] = START
        count += 1
    if not holding and may_go_on:
        out[count] = DONE
        count += 1
    return count


@compiled
def choice_owed(state: Any, seat: int) -> bool:
    """With forced transfers: whether a tile must be taken, and two columns offer it (2.6)."""
    if int(state.transfers) != TRANSFERS_FORCED:
        return False
    for column in range(int(state.columns)):
        if can_take(state, seat, column):
            return True
    return False


@compiled
def chance(state: Any, out: Any, weights: Any) -> int:
    """The next number called, by the copies not yet called (1.4); before that the caller's lot (1.5)."""
    count = 0
    if state.lot_due != 0:
        for seat in range(int(state.seats)):
            out[count] = LOT + seat
            weights[count] = 1
            count += 1
        return count
    for number in range(1, int(state.top) + 1):
        if state.left[number] > 0:
            out[count] = number
            weights[count] = int(state.left[number])
            count += 1
    return count


@compiled
def take(state: Any, seat: int, column: int) -> None:
    """The bottom tile of a column goes to the end of its main row."""
    height = int(state.heights[seat, column]) - 1
    number = int(state.stacks[seat, column, height])
    state.stacks[seat, column, height] = 0
    state.heights[seat, column] = height
    state.rows[seat, row_for(state, seat, number)] = number


@compiled
def call(state: Any, number: int) -> None:
    """A new step: everybody holds the number called."""
    state.left[number] -= 1
    state.calls += 1
    state.called = number
    for seat in range(int(state.seats)):
        state.holding[seat] = 1
        state.done[seat] = 0


@compiled
def show(state: Any, seat: int) -> None:
    """Let the others see a seat's board as it stands now."""
    for row in range(int(state.runs)):
        state.shown_rows[seat, row] = state.rows[seat, row]
    for column in range(int(state.columns)):
        height = max(int(state.heights[seat, column]), int(state.shown_heights[seat, column]))
        for at in range(height):
            state.shown_stacks[seat, column, at] = state.stacks[seat, column, at]
        state.shown_heights[seat, column] = state.heights[seat, column]


@compiled
def place(state: Any, seat: int, column: int) -> None:
    """The called tile goes directly below the last one of a column (2.4)."""
    height = int(state.heights[seat, column])
    state.stacks[seat, column, height] = state.called
    state.heights[seat, column] = height + 1
    state.holding[seat] = 0


@compiled
def finish(state: Any, seat: int) -> None:
    """DONE; with the last one the step is over and everybody's board lies open (4.1)."""
    state.done[seat] = 1
    for other in range(int(state.seats)):
        if state.done[other] == 0:
            return
    for other in range(int(state.seats)):
        show(state, other)


@compiled
def play(state: Any, actor: int, action: int) -> None:
    """One action of a seat, or one call."""
    if actor == CHANCE:
        if action >= LOT:
            state.calling = action - LOT
            state.lot_due = 0
        else:
            call(state, action)
    elif action == DONE:
        finish(state, actor)
    else:
        if action == START:
            state.rows[actor, row_for(state, actor, 1)] = 1
            state.holding[actor] = 0
        elif action >= TAKE:
            take(state, actor, action - TAKE)
        else:
            place(state, actor, action - PLACE)
        if int(state.transfers) == TRANSFERS_FORCED:
            take_forced(state, actor)
        if state.auto_done != 0 and nothing_left_to_do(state, actor):
            finish(state, actor)


@compiled
def take_forced(state: Any, seat: int) -> None:
    """Take every tile that follows a row, until none does or two columns offer the same number (2.6)."""
    column = 0
    while column < int(state.columns):
        if can_take(state, seat, column) and offers(state, seat, bottom(state, seat, column)) == 1:
            take(state, seat, column)
            column = 0
        else:
            column += 1


@compiled
def offers(state: Any, seat: int, number: int) -> int:
    """How many columns have this number at the bottom."""
    count = 0
    for column in range(int(state.columns)):
        if bottom(state, seat, column) == number:
            count += 1
    return count


@compiled
def take_first(state: Any, seat: int) -> None:
    """Take the first tile that can be taken."""
    for column in range(int(state.columns)):
        if can_take(state, seat, column):
            take(state, seat, column)
            return


@compiled
def nothing_left_to_do(state: Any, seat: int) -> bool:
    """Whether DONE is the only thing left (2.9)."""
    if state.holding[seat] != 0:
        return False
    for column in range(int(state.columns)):
        if can_take(state, seat, column):
            return False
    return True


@compiled
def tiles_left(state: Any, seat: int) -> int:
    """Tiles not in main rows, counting those not yet called (3.3)."""
    total = int(state.runs) * int(state.top)
    for row in range(int(state.runs)):
        total -= int(state.rows[seat, row])
    return total


@compiled
def rows_completed(state: Any, seat: int) -> int:
    """How many main rows end in the highest number."""
    count = 0
    for row in range(int(state.runs)):
        if state.rows[seat, row] == state.top:
            count += 1
    return count


@compiled
def rank(state: Any, seat: int) -> int:
    """What is compared at the end; less is better (3.3, 3.4)."""
    figure = tiles_left(state, seat) * (int(state.runs) + 1)
    if int(state.tiebreak) == TIEBREAK_ROWS:
        figure -= rows_completed(state, seat)
    return figure


@compiled
def returns(state: Any, out: Any) -> None:
    """Winners share; alone, 1 for a complete board, else what is left as a negative share of all tiles."""
    seats = int(state.seats)
    if seats == 1:
        left = tiles_left(state, 0)
        out[0] = 1.0 if left == 0 else -left / (int(state.runs) * int(state.top))
        return
    for seat in range(seats):
        out[seat] = rank(state, seat)
    share_win(out, seats)


@compiled
def scores(state: Any, out: Any) -> None:
    """Tiles left, as everybody at the table can count them; fewer is better."""
    for seat in range(int(state.seats)):
        out[seat] = tiles_left(state, seat)


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """Everything lies open but what the others do within the present step (4.2)."""
    out.version = state.version
    out.seats = state.seats
    out.caller = state.caller
    out.transfers = state.transfers
    out.tiebreak = state.tiebreak
    out.auto_done = state.auto_done
    out.open_step = state.open_step
    out.runs = state.runs
    out.top = state.top
    out.columns = state.columns
    out.viewer = seat + 1
    out.calling = state.calling
    out.lot_due = state.lot_due
    out.calls = state.calls
    out.called = state.called
    for number in range(1, int(state.top) + 1):
        out.left[number] = state.left[number]
    for other in range(int(state.seats)):
        out.done[other] = state.done[other]
        for row in range(int(state.runs)):
            out.shown_rows[other, row] = state.shown_rows[other, row]
        for column in range(int(state.columns)):
            out.shown_heights[other, column] = state.shown_heights[other, column]
            for at in range(int(state.shown_heights[other, column])):
                out.shown_stacks[other, column, at] = state.shown_stacks[other, column, at]
        if other == seat or state.open_step != 0:
            reveal(state, other, out)
        else:
            show_last(state, other, out)


@compiled
def reveal(state: Any, seat: int, out: Any) -> None:
    """Copy a seat's board and hand as they stand."""
    out.holding[seat] = state.holding[seat]
    for row in range(int(state.runs)):
        out.rows[seat, row] = state.rows[seat, row]
    for column in range(int(state.columns)):
        out.heights[seat, column] = state.heights[seat, column]
        for at in range(int(state.heights[seat, column])):
            out.stacks[seat, column, at] = state.stacks[seat, column, at]


@compiled
def show_last(state: Any, seat: int, out: Any) -> None:
    """Copy a seat's board as it stood at the end of the last step, the called tile still in its hand."""
    if int(state.calls) > 0 and turn(state) > 0:
        out.holding[seat] = 1
    for row in range(int(state.runs)):
        out.rows[seat, row] = state.shown_rows[seat, row]
    for column in range(int(state.columns)):
        out.heights[seat, column] = state.shown_heights[seat, column]
        for at in range(int(state.shown_heights[seat, column])):
            out.stacks[seat, column, at] = state.shown_stacks[seat, column, at]


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    """Others' moves within a step are hidden; that they are done, and the calls, are not."""
    if actor == CHANCE or actor == seat or state.open_step != 0 or action == DONE:
        return action
    return HIDDEN_MOVE


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Give every other seat shown as done some finished step; the rest are still to act (4.2)."""
    state.viewer = 0
    if state.open_step != 0 or turn(state) <= 0:
        return
    for other in range(int(state.seats)):
        if other == seat or state.done[other] == 0:
            continue
        if int(state.called) == 1:
            play(state, other, START)
        else:
            place(state, other, below(random, int(state.columns)))
        while choice_owed(state, other):
            take_first(state, other)

"""The rules of 3x16, as plain functions on one record. Numbers in comments are those of RULES.md."""

from __future__ import annotations

from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import (
    any_to_take,
    can_take,
    choice_owed,
    place,
    rows_completed,
    start_row,
    take,
    take_forced,
    tiles_left,
    wins_race,
)
from parlour.games.threebysixteen.rules.hidden import due, show
from parlour.games.threebysixteen.state import (
    CALLER_HOUSE,
    CALLER_RANDOM,
    DONE,
    NOBODY,
    PLACE,
    START,
    TAKE,
    TIEBREAK_ROWS,
    TRANSFERS_AFTER,
    TRANSFERS_FORCED,
)
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.types import Array


@compiled
def start(state: ThreebysixteenState) -> None:
    """Nothing is called yet; every number is there `runs` times (1.1, 1.5)."""
    for number in range(1, int(state.top) + 1):
        state.left[number] = state.runs
    caller = int(state.caller)
    state.calling = caller
    if caller == CALLER_HOUSE:
        state.calling = NOBODY
    if caller == CALLER_RANDOM:
        state.calling = NOBODY
        state.caller_due = 1
    for seat in range(int(state.seats)):
        state.done[seat] = 1


@compiled
def turn(state: ThreebysixteenState) -> int:
    """All who have not finished the present step are due together (2.1); then the next call, or the end."""
    mask = due(state)
    if mask != 0:
        return mask
    if int(state.calls) == int(state.runs) * int(state.top):
        return OVER
    return CHANCE


@compiled
def legal(state: ThreebysixteenState, seat: int, out: Array) -> int:
    """PLACE, TAKE, START and DONE as they stand now (2.2 to 2.6)."""
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
def chance(state: ThreebysixteenState, out: Array, weights: Array) -> int:
    """The next number called, by the copies not yet called (1.4); before that the caller (1.5)."""
    count = 0
    if state.caller_due != 0:
        for seat in range(int(state.seats)):
            out[count] = SEAT_DRAW + seat
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
def play(state: ThreebysixteenState, actor: int, action: int) -> None:
    """One action of a seat, or one draw."""
    if actor == CHANCE:
        if action >= SEAT_DRAW:
            state.calling = action - SEAT_DRAW
            state.caller_due = 0
        else:
            call(state, action)
    elif action == DONE:
        finish(state, actor)
    else:
        handle(state, actor, action)


@compiled
def call(state: ThreebysixteenState, number: int) -> None:
    """A new step: everybody holds the number called (2.1)."""
    state.left[number] -= 1
    state.calls += 1
    state.called = number
    for seat in range(int(state.seats)):
        state.holding[seat] = 1
        state.done[seat] = 0


@compiled
def handle(state: ThreebysixteenState, seat: int, action: int) -> None:
    """The called tile is put down or a tile taken, and what the options add to it (2.6, 2.8)."""
    if action == START:
        start_row(state, seat)
    elif action >= TAKE:
        take(state, seat, action - TAKE)
    else:
        place(state, seat, action - PLACE)
    if int(state.transfers) == TRANSFERS_FORCED:
        take_forced(state, seat)
    if wins_race(state, seat):
        end_race(state)
    elif state.auto_done != 0 and state.holding[seat] == 0 and not any_to_take(state, seat):
        finish(state, seat)


@compiled
def finish(state: ThreebysixteenState, seat: int) -> None:
    """DONE; with the last one the step is over and everybody's board lies open (2.1, 4.1)."""
    state.done[seat] = 1
    if due(state) == 0:
        for other in range(int(state.seats)):
            show(state, other)


@compiled
def end_race(state: ThreebysixteenState) -> None:
    """The game is over, whatever the others still hold; everybody's board lies open (3.2, 4.1)."""
    for seat in range(int(state.seats)):
        state.done[seat] = 1
        show(state, seat)


@compiled
def rank(state: ThreebysixteenState, seat: int) -> int:
    """What is compared at the end; less is better (3.3, 3.4)."""
    score = tiles_left(state, seat) * (int(state.runs) + 1)
    if int(state.tiebreak) == TIEBREAK_ROWS:
        score -= rows_completed(state, seat)
    return score


@compiled
def returns(state: ThreebysixteenState, out: Array) -> None:
    """Fewest tiles left win; alone, 1 where none are left, else -left / (runs * top)."""
    seats = int(state.seats)
    if seats == 1:
        left = tiles_left(state, 0)
        out[0] = 1.0 if left == 0 else -left / (int(state.runs) * int(state.top))
        return
    for seat in range(seats):
        out[seat] = rank(state, seat)
    share_win(out, seats)


@compiled
def scores(state: ThreebysixteenState, out: Array) -> None:
    """Tiles left, as everybody at the table can count them; fewer is better (3.3)."""
    for seat in range(int(state.seats)):
        out[seat] = tiles_left(state, seat)

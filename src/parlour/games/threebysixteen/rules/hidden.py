"""What a seat may know: all but what the others do within the present step (4.2)."""

from __future__ import annotations

from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import (
    MORE_TO_TAKE,
    choice_owed,
    gained,
    place,
    start_row,
    take_first,
    take_forced,
    tiles_left,
    wins_race,
)
from parlour.games.threebysixteen.state import DONE, HIDDEN_MOVE, TIEBREAK_RACE
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import below
from parlour.kernel.types import Random


@compiled
def due(state: ThreebysixteenState) -> int:
    """The seats that have not finished the present step, as a bit mask (2.1)."""
    mask = 0
    for seat in range(int(state.seats)):
        if state.done[seat] == 0:
            mask |= 1 << seat
    return mask


@compiled
def show(state: ThreebysixteenState, seat: int) -> None:
    """Let the others see a seat's board as it stands now.

    A step puts one tile down and takes others up, so in a column it changes nothing above its last tile.
    """
    for row in range(int(state.runs)):
        state.shown_rows[seat, row] = state.rows[seat, row]
    for column in range(int(state.columns)):
        height = int(state.heights[seat, column])
        for at in range(max(height - 1, 0), max(height, int(state.shown_heights[seat, column]))):
            state.shown_stacks[seat, column, at] = state.stacks[seat, column, at]
        state.shown_heights[seat, column] = height


@compiled
def conceal(state: ThreebysixteenState, seat: int, out: ThreebysixteenState) -> None:
    """Everything is open but what the others do within the present step (4.2)."""
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
    out.caller_due = state.caller_due
    out.calls = state.calls
    out.called = state.called
    for number in range(1, int(state.top) + 1):
        out.left[number] = state.left[number]
    open_now = state.open_step != 0 or due(state) == 0
    for other in range(int(state.seats)):
        out.done[other] = state.done[other]
        for row in range(int(state.runs)):
            out.shown_rows[other, row] = state.shown_rows[other, row]
        for column in range(int(state.columns)):
            out.shown_heights[other, column] = state.shown_heights[other, column]
            for at in range(int(state.shown_heights[other, column])):
                out.shown_stacks[other, column, at] = state.shown_stacks[other, column, at]
        if other == seat or open_now:
            reveal(state, other, out)
        else:
            show_last(state, other, out)


@compiled
def reveal(state: ThreebysixteenState, seat: int, out: ThreebysixteenState) -> None:
    """Copy a seat's board and hand as they stand."""
    out.holding[seat] = state.holding[seat]
    for row in range(int(state.runs)):
        out.rows[seat, row] = state.rows[seat, row]
    for column in range(int(state.columns)):
        out.heights[seat, column] = state.heights[seat, column]
        for at in range(int(state.heights[seat, column])):
            out.stacks[seat, column, at] = state.stacks[seat, column, at]


@compiled
def show_last(state: ThreebysixteenState, seat: int, out: ThreebysixteenState) -> None:
    """Copy a seat's board as it stood before the present step, the called tile in its hand."""
    out.holding[seat] = 1
    for row in range(int(state.runs)):
        out.rows[seat, row] = state.shown_rows[seat, row]
    for column in range(int(state.columns)):
        out.heights[seat, column] = state.shown_heights[seat, column]
        for at in range(int(state.shown_heights[seat, column])):
            out.stacks[seat, column, at] = state.shown_stacks[seat, column, at]


@compiled
def seen(state: ThreebysixteenState, actor: int, action: int, seat: int) -> int:
    """Others' moves within a step are hidden; that they are done, and the calls, are not (4.2)."""
    if actor == CHANCE or actor == seat or state.open_step != 0 or action == DONE:
        return action
    return HIDDEN_MOVE


@compiled
def guess(state: ThreebysixteenState, seat: int, random: Random) -> None:
    """Give every other seat shown as done some finished step; the rest are still to act (4.2)."""
    state.viewer = 0
    if state.open_step != 0 or due(state) == 0:
        return
    for other in range(int(state.seats)):
        if other == seat:
            continue
        show_last(state, other, state)  # nothing of the present step is taken from elsewhere
        if state.done[other] != 0:
            finish_somehow(state, other, random)


@compiled
def finish_somehow(state: ThreebysixteenState, seat: int, random: Random) -> None:
    """Put the called tile down, anywhere it may go, and take what must be taken.

    A step that completes the board would have ended a race: some other choice between equal tiles has left
    some, and here all of them lie where they were.
    """
    put_somewhere(state, seat, random)
    while choice_owed(state, seat):
        take_first(state, seat)
        take_forced(state, seat)
    if wins_race(state, seat):
        show_last(state, seat, state)
        put_somewhere(state, seat, random)


@compiled
def put_somewhere(state: ThreebysixteenState, seat: int, random: Random) -> None:
    """The called tile goes to any column; a 1 starts a row."""
    if int(state.called) == 1:
        start_row(state, seat)
    else:
        place(state, seat, below(random, int(state.columns)))


@compiled
def reveals(state: ThreebysixteenState, seat: int, action: int) -> bool:
    """What all did within a step shows with the last DONE, or with what ends a race (3.2, 4.2)."""
    if int(state.seats) == 1 or state.open_step != 0:
        return False
    last = due(state) == 1 << seat
    if action == DONE:
        return last
    race = int(state.tiebreak) == TIEBREAK_RACE
    if not race and not (last and state.auto_done != 0):
        return False
    count = gained(state, seat, action)
    if count == MORE_TO_TAKE:
        return False
    return (last and state.auto_done != 0) or (race and count == tiles_left(state, seat))

"""A seat's own board as a game for one: what its bots think about at a table of several.

Everybody works on the same calls, and nobody can do anything to another's board (2.1, 4.1): no choice, not
even the caller's, changes what is called. So a seat's actions decide its own tiles left and nothing else. A
game for one has no others to play out, and its return tells a complete board from two tiles left from ten,
where a win or a loss says only which of two boards was better.

What is lost is the eye on the others near the end, when a safe end may win or a bold one be needed.
"""

from __future__ import annotations

from typing import Final

from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.state import (
    CALLER_HOUSE,
    MAX_COLUMNS,
    MAX_RUNS,
    MAX_SEATS,
    MAX_TILES,
    NOBODY,
)
from parlour.kernel.compile.decorators import compiled

FIRST: Final = 0


@compiled
def narrow(state: ThreebysixteenState, seat: int) -> int:
    """Turn the state into a game for one: the viewing seat's board, as the first seat, and the calls."""
    if int(state.seats) == 1:
        return 0
    move_board(state, seat)
    for other in range(1, MAX_SEATS):
        clear_board(state, other)
    state.seats = 1
    state.caller = CALLER_HOUSE
    state.calling = NOBODY
    state.caller_due = 0
    state.viewer = FIRST + 1
    return 1


@compiled
def move_board(state: ThreebysixteenState, seat: int) -> None:
    """Copy what belongs to a seat to the first."""
    state.holding[FIRST] = state.holding[seat]
    state.done[FIRST] = state.done[seat]
    for row in range(MAX_RUNS):
        state.rows[FIRST, row] = state.rows[seat, row]
        state.shown_rows[FIRST, row] = state.shown_rows[seat, row]
    for column in range(MAX_COLUMNS):
        state.heights[FIRST, column] = state.heights[seat, column]
        state.shown_heights[FIRST, column] = state.shown_heights[seat, column]
        for at in range(MAX_TILES):
            state.stacks[FIRST, column, at] = state.stacks[seat, column, at]
            state.shown_stacks[FIRST, column, at] = state.shown_stacks[seat, column, at]


@compiled
def clear_board(state: ThreebysixteenState, seat: int) -> None:
    """Leave nothing of what belongs to a seat."""
    state.holding[seat] = 0
    state.done[seat] = 0
    for row in range(MAX_RUNS):
        state.rows[seat, row] = 0
        state.shown_rows[seat, row] = 0
    for column in range(MAX_COLUMNS):
        state.heights[seat, column] = 0
        state.shown_heights[seat, column] = 0
        for at in range(MAX_TILES):
            state.stacks[seat, column, at] = 0
            state.shown_stacks[seat, column, at] = 0

"""What the tree search is told (`parlour.search.hooks`): take what can be, put tiles by `value_network`."""

from __future__ import annotations

from typing import Final

from parlour.games.threebysixteen.bots.value_network import (
    Board,
    all_taken,
    changed,
    ends_packed,
    height_of,
    heights_packed,
    taken,
    whole,
    worth,
)
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import NO_ROW, bottom, offers, row_for
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import exp
from parlour.kernel.types import Array, Random

TAKING: Final = 8.0
"""The weight of a take beside the best column's 1."""
STOPPING: Final = 0.2
"""The weight of ending the step while something can be taken."""
NEEDLESS: Final = 0.01
"""The weight of a column as good as one looked at before."""
SHARPNESS: Final = 0.06
"""A column worth less by this is a third as promising."""
NO_CHOICE: Final = -1


@compiled
def weigh(state: ThreebysixteenState, seat: int, actions: Array, count: int, out: Array) -> None:
    """Takes first, then columns by their worth."""
    most = 0.0
    known = False
    for k in range(count):
        action = int(actions[k])
        out[k] = TAKING
        if action == DONE:
            out[k] = STOPPING
    if int(actions[0]) >= TAKE:
        return
    if row_for(state, seat, int(state.called)) != NO_ROW:
        for k in range(count):
            if int(actions[k]) < TAKE:
                out[k] = 1.0 if k == 0 else NEEDLESS  # it can go on to its row from any column
        return
    sizes = (int(state.runs), int(state.top), int(state.columns))
    rows = ends_packed(state.rows[seat], sizes[0])
    heights = heights_packed(state.heights[seat], sizes[2])
    stacks = state.stacks[seat]
    board = Board(rows, heights, stacks, state.left, sizes)
    sums, free = whole(board)
    for k in range(count):
        action = int(actions[k])
        if action < TAKE:
            column = action - PLACE
            height = height_of(heights, column)
            after = changed(sums, free, board, column, height, int(state.called))
            out[k] = worth(after)
            if not known or out[k] > most:
                most = out[k]
                known = True
    seen_empty = False
    for k in range(count):
        action = int(actions[k])
        if action < TAKE:
            out[k] = exp((out[k] - most) / SHARPNESS)
            if height_of(heights, action - PLACE) == 0:
                if seen_empty:
                    out[k] = NEEDLESS * out[k]
                seen_empty = True


@compiled
def rollout(state: ThreebysixteenState, seat: int, actions: Array, count: int, random: Random) -> int:
    """Take what can be taken, else the column of most worth."""
    for k in range(count):
        action = int(actions[k])
        if TAKE <= action < DONE:
            return which_take(state, seat, actions, k, count)
    if int(actions[0]) >= TAKE or row_for(state, seat, int(state.called)) != NO_ROW:
        return 0
    return best_column(state, seat, actions, count)


@compiled
def best_column(state: ThreebysixteenState, seat: int, actions: Array, count: int) -> int:
    """The index of the placing that leaves the board of most worth."""
    sizes = (int(state.runs), int(state.top), int(state.columns))
    rows = ends_packed(state.rows[seat], sizes[0])
    heights = heights_packed(state.heights[seat], sizes[2])
    stacks = state.stacks[seat]
    board = Board(rows, heights, stacks, state.left, sizes)
    sums, free = whole(board)
    best = NO_CHOICE
    most = 0.0
    seen_empty = False
    for k in range(count):
        column = int(actions[k]) - PLACE
        if column >= TAKE - PLACE:
            break
        height = height_of(heights, column)
        if height == 0:
            if seen_empty:
                continue  # one empty column is like another
            seen_empty = True
        after = changed(sums, free, board, column, height, int(state.called))
        value = worth(after)
        if best == NO_CHOICE or value > most:
            best = k
            most = value
    return best


@compiled
def which_take(state: ThreebysixteenState, seat: int, actions: Array, first: int, count: int) -> int:
    """The index of the take to do: the first; of several that offer its number, what leads to most worth."""
    number = bottom(state, seat, int(actions[first]) - TAKE)
    if offers(state, seat, number) == 1:
        return first
    sizes = (int(state.runs), int(state.top), int(state.columns))
    rows = ends_packed(state.rows[seat], sizes[0])
    heights = heights_packed(state.heights[seat], sizes[2])
    stacks = state.stacks[seat]
    best = NO_CHOICE
    most = 0.0
    for k in range(first, count):
        column = int(actions[k]) - TAKE
        if column >= START - TAKE or bottom(state, seat, column) != number:
            continue
        ends, lower = taken(rows, heights, column, stacks, sizes[0])
        ends, lower = all_taken(ends, lower, stacks, sizes)
        sums, _ = whole(Board(ends, lower, stacks, state.left, sizes))
        value = worth(sums)
        if best == NO_CHOICE or value > most:
            best = k
            most = value
    return best

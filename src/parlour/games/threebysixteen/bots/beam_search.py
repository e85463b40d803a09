"""The best that one board can still reach when the order of calls is known: whole steps, many boards at once.

A beam search: after each call the most promising positions are kept, equal ones (rows and columns in any
order) once. A tile that can be taken is taken at once where that cannot hurt: when no row lies behind the one
it goes to, every other copy finds a row too. Where another copy could be wanted for that row, both ways are
followed. `hindsight_search` has the loop round it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.games.threebysixteen.bots.bounds import covered, lower_bound, simple_end
from parlour.games.threebysixteen.bots.single_board import (
    NOT_PUT,
    copy_board,
    follows,
    lift,
    lift_noted,
    lowest,
    put,
    row_at,
    shortest_row,
)
from parlour.games.threebysixteen.state import TRANSFERS_FORCED
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.solving import hash_combine, is_new

DEEPEST: Final = 255
"""Positions within one step that wait to be looked at: at most four more with each of at most 45 takes."""

NO_CALL: Final = 0
"""The number of a step in which nothing is put down."""
BOUND_WEIGHT: Final = 100.0
COVERED_WEIGHT: Final = 0.5

_NOTHING: Final = np.uint64(0)
_ROW: Final = np.uint64(0x9E3779B97F4A7C15)
_COLUMN: Final = np.uint64(0xC2B2AE3D27D4EB4F)
_LOW: Final = np.uint64(0xFFFFFFFF)
_S32: Final = np.uint64(32)


class Beam(NamedTuple):
    """Room to expand a step in."""

    found: Any
    """The positions after it."""
    table: Any
    """Fingerprints of positions met; empty at first."""
    waiting: Any
    """Positions within the step that wait to be looked at."""
    scratch: Any


# -- positions met before ------------------------------------------------------------------------------------


@compiled
def fingerprint(board: Any, sizes: Any) -> Any:
    """64 bits that are the same whatever the order of rows and of columns."""
    low = _NOTHING  # sums of 32-bit halves, which cannot overflow
    high = _NOTHING
    for row in range(int(sizes.runs)):
        one = hash_combine(_ROW, int(board.rows[row]))
        low += one & _LOW
        high += one >> _S32
    for column in range(int(sizes.columns)):
        one = _COLUMN
        for at in range(int(board.heights[column])):
            one = hash_combine(one, int(board.stacks[column, at]))
        low += one & _LOW
        high += one >> _S32
    return ((high & _LOW) << _S32) | (low & _LOW)


# -- a step --------------------------------------------------------------------------------------------------


@compiled
def expand(boards: Any, count: int, number: int, free: Any, sizes: Any, limit: int, beam: Beam) -> int:
    """Find all positions after a call of `number` that may end with `limit` tiles left or fewer.

    With `NO_CALL` for a number no tile is put down: what can be taken before the first call. `free` counts
    the tiles still to be called after this one. Returns how many there are; as many as there is room for may
    not be all.
    """
    waiting = beam.waiting
    made = 0
    for index in range(count):
        if number == NO_CALL or number == 1:
            begin(boards[index], index, waiting[0], sizes)
            if number == 1:
                waiting[0].rows[row_at(waiting[0], 0, sizes)] = 1
            made = settle(free, sizes, limit, beam, made)
        else:
            seen_empty = False
            for column in range(int(sizes.columns)):
                if int(boards[index].heights[column]) == 0:
                    if seen_empty:
                        continue  # one empty column is like another
                    seen_empty = True
                begin(boards[index], index, waiting[0], sizes)
                put(waiting[0], column, number)
                waiting[0].column = column
                made = settle(free, sizes, limit, beam, made)
    return made


@compiled
def begin(board: Any, index: int, other: Any, sizes: Any) -> None:
    """A copy of a position that begins a step of its own."""
    copy_board(board, other, sizes)
    other.parent = index
    other.column = NOT_PUT
    other.taken = 0


@compiled
def settle(free: Any, sizes: Any, limit: int, beam: Beam, made: int) -> int:
    """Follow every way of taking tiles from the position in `beam.waiting[0]`; how many are found by then."""
    found, table, waiting, scratch = beam
    todo = 1
    while todo > 0 and made < found.shape[0]:
        todo -= 1
        now = waiting[DEEPEST]
        copy_board(waiting[todo], now, sizes)
        take_surely(now, sizes)
        if not is_new(table, fingerprint(now, sizes)):
            continue
        forced = int(sizes.transfers) == TRANSFERS_FORCED
        ways = 0
        for column in range(int(sizes.columns)):
            if follows(now, column, sizes):
                ways += 1
                copy_board(now, waiting[todo], sizes)
                lift_noted(waiting[todo], column, sizes)
                todo += 1
        if ways == 0 or not forced:
            bound = lower_bound(now, free, sizes, scratch[0], scratch[1], scratch[2])
            if bound <= limit:
                copy_board(now, found[made], sizes)
                found[made].bound = bound
                made += 1
    return made


@compiled
def take_surely(board: Any, sizes: Any) -> None:
    """Take what no other copy could be wanted for; with forced transfers, what only one column offers."""
    column = 0
    while column < int(sizes.columns):
        if follows(board, column, sizes) and is_sure(board, column, sizes):
            if int(sizes.transfers) == TRANSFERS_FORCED:
                lift(board, column, sizes)  # the table does that
            else:
                lift_noted(board, column, sizes)
            column = 0
        else:
            column += 1


@compiled
def is_sure(board: Any, column: int, sizes: Any) -> bool:
    """Whether taking the bottom of a column, which can be taken, leaves nothing to decide."""
    number = lowest(board, column)
    if int(sizes.transfers) != TRANSFERS_FORCED:
        return number == shortest_row(board, sizes) + 1
    for other in range(int(sizes.columns)):
        if other != column and lowest(board, other) == number:
            return False
    return True


@compiled
def rank_all(found: Any, count: int, order: Any, first: int, sizes: Any, trial: Any) -> None:
    """Rank positions, the best lowest: what must be left, then how a simple player would end from there."""
    for index in range(count):
        board = found[index]
        likely = simple_end(board, order, first, sizes, trial)
        board.rank = BOUND_WEIGHT * int(board.bound) + likely + COVERED_WEIGHT * covered(board, sizes)

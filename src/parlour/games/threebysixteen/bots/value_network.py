"""How likely a board is to be completed: a small network over what lies where, learned by `train`.

The network has one layer of `UNITS` between its features and two outputs: the chance of a complete board, and
the share of all tiles that will be left. Its features are yes or no, some sixty of them hold at a time, and
the weights of one feature lie side by side as lanes of 16 bits in `WORDS` whole numbers. So the sums of a
layer are a few additions of whole numbers: the same bits everywhere, no room needed, and a tile put down
changes only what its own column adds.

Smaller games are read as the end of the full one: numbers are counted from the top, missing rows are full.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.games.threebysixteen.bots.value_weights import BIAS, LANES, OFFSET, OUTPUTS, SCALE
from parlour.games.threebysixteen.state import MAX_RUNS, MAX_TILES, MAX_TOP
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import exp
from parlour.kernel.types import Array

UNITS: Final = 16
WORDS: Final = 4
LANE_BITS: Final = 16
LANES_A_WORD: Final = 4
NUMBERS: Final = MAX_TOP + 1
COPIES: Final = MAX_RUNS + 1
END_BITS: Final = 5
HEIGHT_BITS: Final = 6
NO_END: Final = MAX_TOP
"""No row ends before a number; rows that end in the highest number end before none."""

PAIRS: Final = 0
"""A tile and the one below it; a column's last tile has 0 below it, its first one 0 above it."""
COVERED: Final = PAIRS + NUMBERS * NUMBERS
"""A tile and the largest one below it, where that is larger: it waits for it."""
GAPS: Final = COVERED + NUMBERS * NUMBERS
"""The bottom tile of a column, and the furthest row that has not reached it."""
STOCK: Final = GAPS + NUMBERS * NUMBERS
"""Three counts of a number: copies in rows, copies to be called, copies that no larger tile covers."""
ENDS: Final = STOCK + NUMBERS * COPIES**3
"""The last number of the first, second and third row."""
TO_COME: Final = ENDS + MAX_RUNS * NUMBERS
"""How many calls are to come."""
FEATURES: Final = TO_COME + MAX_TILES + 1

LEAK: Final = 0.01
"""What a unit below zero passes on."""
LEFT_WEIGHT: Final = 0.3
"""What all tiles left cost beside a complete board's 1, where boards are compared."""
_LANE: Final = np.uint64((1 << LANE_BITS) - 1)
_BITS: Final = np.uint64(LANE_BITS)
_NOTHING: Final = np.uint64(0)


# -- a board in two numbers and its columns ------------------------------------------------------------------


@compiled
def ends_packed(rows: Array, runs: int) -> int:
    """The ends of the rows in one number."""
    packed = 0
    for row in range(runs):
        packed |= int(rows[row]) << (END_BITS * row)
    return packed


@compiled
def heights_packed(heights: Array, columns: int) -> int:
    """The heights of the columns in one number."""
    packed = 0
    for column in range(columns):
        packed |= int(heights[column]) << (HEIGHT_BITS * column)
    return packed


@compiled
def end_of(rows: int, row: int) -> int:
    """The last number of a row."""
    return rows >> (END_BITS * row) & ((1 << END_BITS) - 1)


@compiled
def height_of(heights: int, column: int) -> int:
    """How many tiles lie in a column."""
    return heights >> (HEIGHT_BITS * column) & ((1 << HEIGHT_BITS) - 1)


@compiled
def taken(rows: int, heights: int, column: int, stacks: Any, runs: int) -> Any:
    """Rows and heights after the bottom of a column went to its row; as they were if it follows none."""
    height = height_of(heights, column)
    if height > 0:
        number = int(stacks[column, height - 1])
        for row in range(runs):
            if end_of(rows, row) == number - 1:
                return rows + (1 << (END_BITS * row)), heights - (1 << (HEIGHT_BITS * column))
    return rows, heights


@compiled
def all_taken(rows: int, heights: int, stacks: Any, sizes: Any) -> Any:
    """Rows and heights after all was taken that can be, lowest columns first."""
    column = 0
    while column < int(sizes[2]):
        rows, after = taken(rows, heights, column, stacks, int(sizes[0]))
        column = column + 1 if after == heights else 0
        heights = after
    return rows, heights


# -- features ------------------------------------------------------------------------------------------------


@compiled
def pair(number: int, below: int) -> int:
    """The feature of a tile and the one below it."""
    return PAIRS + number * NUMBERS + below


@compiled
def covering(number: int, largest: int) -> int:
    """The feature of a tile and the largest one below it."""
    return COVERED + number * NUMBERS + largest


@compiled
def gap(bottom: int, rows: int, runs: int, shift: int) -> int:
    """The feature of a bottom tile and the row that is nearest to it."""
    end = -1
    for row in range(runs):
        last = end_of(rows, row) + shift
        if end < last < bottom:
            end = last
    if end < 0:
        end = NO_END
    return GAPS + bottom * NUMBERS + end


@compiled
def stock(number: int, rows: int, left: Any, free: int, sizes: Any) -> int:
    """The feature of a number's copies; `free` counts those not covered, two bits a number."""
    shift = MAX_TOP - int(sizes[1])
    placed = MAX_RUNS - int(sizes[0])
    for row in range(int(sizes[0])):
        if end_of(rows, row) + shift >= number:
            placed += 1
    to_come = int(left[number - shift]) if number > shift else 0
    return STOCK + ((number * COPIES + placed) * COPIES + to_come) * COPIES + (free >> (2 * number) & 3)


# -- sums of lanes -------------------------------------------------------------------------------------------


@compiled
def plus(sums: Any, feature: int) -> Any:
    """The sums (four words of lanes, and how many features) with one feature more."""
    return (
        sums[0] + LANES[feature, 0],
        sums[1] + LANES[feature, 1],
        sums[2] + LANES[feature, 2],
        sums[3] + LANES[feature, 3],
        sums[4] + 1,
    )


@compiled
def exchanged(sums: Any, old: Any, new: Any) -> Any:
    """The sums with one part of them in the place of another."""
    return (
        sums[0] - old[0] + new[0],
        sums[1] - old[1] + new[1],
        sums[2] - old[2] + new[2],
        sums[3] - old[3] + new[3],
        sums[4] - old[4] + new[4],
    )


@compiled
def none() -> Any:
    """Sums of nothing."""
    return (_NOTHING, _NOTHING, _NOTHING, _NOTHING, 0)


@compiled
def with_column(sums: Any, stack: Any, height: int, extra: int, rows: int, sizes: Any) -> Any:
    """The sums with what one column adds, and its copies that nothing covers; `extra`: one tile more."""
    shift = MAX_TOP - int(sizes[1])
    free = 0
    below = 0
    largest = 0
    lowest = 0
    for at in range(height if extra > 0 else height - 1, -1, -1):
        number = shift + (extra if at == height else int(stack[at]))
        sums = plus(sums, pair(number, below))
        if number < largest:
            sums = plus(sums, covering(number, largest))
        else:
            free += 1 << (2 * number)
            largest = number
        if below == 0:
            lowest = number
        below = number
    sums = plus(sums, pair(0, below))
    if lowest > 0:
        sums = plus(sums, gap(lowest, rows, int(sizes[0]), shift))
    return sums, free


class Board(NamedTuple):
    """A board before the next call."""

    rows: int
    heights: int
    """Ends of rows and heights of columns, packed (`ends_packed`, `heights_packed`)."""
    stacks: Any
    left: Any
    """How many copies of each number are still to be called."""
    sizes: Any
    """Runs, highest number and columns."""


@compiled
def whole(board: Board) -> Any:
    """The sums of a board, and its copies that nothing covers."""
    rows, heights, stacks, left, sizes = board
    sums = none()
    free = 0
    for column in range(int(sizes[2])):
        sums, more = with_column(sums, stacks[column], height_of(heights, column), 0, rows, sizes)
        free += more
    for number in range(1, MAX_TOP + 1):
        sums = plus(sums, stock(number, rows, left, free, sizes))
    return with_ends(sums, rows, left, sizes), free


@compiled
def with_ends(sums: Any, rows: int, left: Any, sizes: Any) -> Any:
    """The sums with the ends of the rows, the furthest first, and the number of calls to come."""
    shift = MAX_TOP - int(sizes[1])
    first = MAX_TOP
    second = MAX_TOP
    third = MAX_TOP
    for row in range(int(sizes[0])):
        third = min(third, end_of(rows, row) + shift)
        if third < second:
            second, third = third, second
        if second < first:
            first, second = second, first
    to_come = 0
    for number in range(1, int(sizes[1]) + 1):
        to_come += int(left[number])
    sums = plus(sums, ENDS + third)
    sums = plus(sums, ENDS + NUMBERS + second)
    sums = plus(sums, ENDS + 2 * NUMBERS + first)
    return plus(sums, TO_COME + to_come)


@compiled
def changed(sums: Any, free: int, board: Board, column: int, height: int, extra: int) -> Any:
    """The sums of a board with one column cut to a height, and a tile more below it (0: none)."""
    rows, heights, stacks, left, sizes = board
    old, was = with_column(none(), stacks[column], height_of(heights, column), 0, rows, sizes)
    new, now = with_column(none(), stacks[column], height, extra, rows, sizes)
    sums = exchanged(sums, old, new)
    after = free - was + now
    if after != free:
        for number in range(1, MAX_TOP + 1):
            if (after ^ free) >> (2 * number) & 3 != 0:
                old = plus(none(), stock(number, rows, left, free, sizes))
                new = plus(none(), stock(number, rows, left, after, sizes))
                sums = exchanged(sums, old, new)
    return sums


# -- outputs -------------------------------------------------------------------------------------------------


@compiled
def outputs(sums: Any) -> Any:
    """The chance of a complete board, and the share of all tiles that will be left."""
    complete = OUTPUTS[0, UNITS]
    left = OUTPUTS[1, UNITS]
    zero = OFFSET * int(sums[4])
    for unit in range(UNITS):
        word = sums[0]
        if unit >= 3 * LANES_A_WORD:
            word = sums[3]
        elif unit >= 2 * LANES_A_WORD:
            word = sums[2]
        elif unit >= LANES_A_WORD:
            word = sums[1]
        lane = np.int64(word >> (_BITS * np.uint64(unit % LANES_A_WORD)) & _LANE)
        value = (lane - zero) * SCALE + BIAS[unit]
        if value < 0.0:
            value *= LEAK
        complete += OUTPUTS[0, unit] * value
        left += OUTPUTS[1, unit] * value
    return 1.0 / (1.0 + exp(-complete)), 1.0 / (1.0 + exp(-left))


@compiled
def worth(sums: Any) -> float:
    """What a board is compared by."""
    complete, left = outputs(sums)
    return float(complete - LEFT_WEIGHT * left)

"""How good a board looks when the order of calls is known: what must be left, what a simple player leaves."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.threebysixteen.bots.single_board import (
    copy_board,
    follows,
    left_over,
    lift,
    lowest,
    put,
    row_at,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

OVER_LARGER: Final = 2
OVER_SMALLER: Final = 20
"""Prices of a place (`price`), found by trial on some 20,000 orders."""


@compiled
def lower_bound(board: Any, free: Any, sizes: Any, have: Any, most: Any, heights: Array) -> int:
    """The fewest tiles that can be left, as if tiles still to be called (`free`, by number) were at hand now.

    `have[n]` counts the n in rows and those that came from columns; `most[n]` how many rows can have one.
    Which of two equal tiles goes first decides what lies behind them, so columns do not compete here: a
    bottom tile n goes while the rows that have one, and those served by its own column, are fewer than can
    have an n - 1. Both only grow, so any order gives the same. `have`, `most` and `heights` are scratch.
    """
    top = int(sizes.top)
    for number in range(top + 1):
        have[number] = 0
    for row in range(int(sizes.runs)):
        for number in range(1, int(board.rows[row]) + 1):
            have[number] += 1
    for column in range(int(sizes.columns)):
        heights[column] = board.heights[column]
    raise_from(1, free, sizes, have, most)
    changed = True
    while changed:
        changed = False
        for column in range(int(sizes.columns)):
            while heights[column] > 0:
                number = int(board.stacks[column, int(heights[column]) - 1])
                if served(board, column, int(heights[column]), sizes) >= most[number - 1]:
                    break
                have[number] += 1
                heights[column] -= 1
                raise_from(number, free, sizes, have, most)
                changed = True
    left = int(sizes.runs) * top
    for number in range(1, top + 1):
        left -= int(most[number])
    return left


@compiled
def served(board: Any, column: int, height: int, sizes: Any) -> int:
    """Rows that have the bottom number of a column cut to `height`, if what was cut off went to rows."""
    number = int(board.stacks[column, height - 1])
    count = 0
    for row in range(int(sizes.runs)):
        count += int(board.rows[row]) >= number
    for at in range(height, int(board.heights[column])):
        count += int(board.stacks[column, at]) == number
    return count


@compiled
def raise_from(first: int, free: Any, sizes: Any, have: Any, most: Any) -> None:
    """How many rows can have each number from `first` on."""
    most[0] = sizes.runs
    for number in range(first, int(sizes.top) + 1):
        most[number] = min(int(most[number - 1]), int(have[number]) + int(free[number]))


@compiled
def covered(board: Any, sizes: Any) -> int:
    """Tiles that lie above a larger one: those that wait for what should come later."""
    count = 0
    for column in range(int(sizes.columns)):
        largest = 0
        for at in range(int(board.heights[column]) - 1, -1, -1):
            number = int(board.stacks[column, at])
            if number < largest:
                count += 1
            largest = max(largest, number)
    return count


@compiled
def price(last: int, number: int, top: int) -> int:
    """What it costs to put a number below `last` (0: in an empty column): the gap, and more below a smaller.

    An equal number above is best of all: both go one after the other.
    """
    if last == number:
        return 0
    if last == 0:
        return top + 1 - number
    if last > number:
        return OVER_LARGER + last - number
    return OVER_SMALLER + number - last


@compiled
def best_column(board: Any, number: int, sizes: Any) -> int:
    """The cheapest column for a number."""
    best = 0
    least = price(lowest(board, 0), number, int(sizes.top))
    for column in range(1, int(sizes.columns)):
        asked = price(lowest(board, column), number, int(sizes.top))
        if asked < least:
            best = column
            least = asked
    return best


@compiled
def simple_end(board: Any, order: Any, first: int, sizes: Any, trial: Any) -> int:
    """Tiles left if each call from `first` on is put in the cheapest column and all is taken that can be."""
    copy_board(board, trial, sizes)
    for step in range(first, order.shape[0]):
        number = int(order[step])
        row = row_at(trial, number - 1, sizes)
        if row >= 0:
            trial.rows[row] = number
            lift_all(trial, sizes)
        else:
            put(trial, best_column(trial, number, sizes), number)
    return left_over(trial, sizes)


@compiled
def lift_all(board: Any, sizes: Any) -> None:
    """Take whatever can be taken, lowest columns first."""
    column = 0
    while column < int(sizes.columns):
        if follows(board, column, sizes):
            lift(board, column, sizes)
            column = 0
        else:
            column += 1

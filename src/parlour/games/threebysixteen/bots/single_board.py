"""One board on its own, as the solver keeps it by the thousand: rows, columns, the step that led to it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.threebysixteen.state import MAX_COLUMNS, MAX_RUNS, MAX_TILES
from parlour.kernel.compile.decorators import compiled

NOT_PUT: Final = -1
"""The column of a called 1, or of no call at all."""

BOARD: Final = np.dtype(
    [
        ("rank", np.float64),
        ("parent", np.int32),  # the position before the step
        ("bound", np.int16),  # fewest tiles that must be left
        ("taken", np.int16),  # takes of the step
        ("column", np.int8),  # where the called tile was put
        ("rows", np.int8, (MAX_RUNS,)),
        ("heights", np.int8, (MAX_COLUMNS,)),
        ("takes", np.int8, (MAX_TILES,)),  # columns, in order
        ("stacks", np.int8, (MAX_COLUMNS, MAX_TILES)),
        ("spare", np.int8, (3,)),
    ]
)
"""One position of one board, and the step that led to it."""

SIZES: Final = np.dtype(
    [("runs", np.int64), ("top", np.int64), ("columns", np.int64), ("transfers", np.int64)]
)
"""What the options say of a board."""


@compiled
def copy_board(board: Any, other: Any, sizes: Any) -> None:
    """Copy rows, columns and the step so far."""
    for row in range(int(sizes.runs)):
        other.rows[row] = board.rows[row]
    for column in range(int(sizes.columns)):
        height = int(board.heights[column])
        other.heights[column] = height
        for at in range(height):
            other.stacks[column, at] = board.stacks[column, at]
    other.parent = board.parent
    other.column = board.column
    other.taken = board.taken
    for at in range(int(board.taken)):
        other.takes[at] = board.takes[at]


@compiled
def lowest(board: Any, column: int) -> int:
    """The number at the bottom of a column, 0 if it is empty."""
    height = int(board.heights[column])
    return int(board.stacks[column, height - 1]) if height > 0 else 0


@compiled
def row_at(board: Any, end: int, sizes: Any) -> int:
    """The first row that ends in a number, or -1."""
    for row in range(int(sizes.runs)):
        if int(board.rows[row]) == end:
            return row
    return -1


@compiled
def follows(board: Any, column: int, sizes: Any) -> bool:
    """Whether the bottom of a column follows a row."""
    number = lowest(board, column)
    return number > 0 and row_at(board, number - 1, sizes) >= 0


@compiled
def put(board: Any, column: int, number: int) -> None:
    """A tile at the bottom of a column."""
    height = int(board.heights[column])
    board.stacks[column, height] = number
    board.heights[column] = height + 1


@compiled
def lift(board: Any, column: int, sizes: Any) -> None:
    """The bottom of a column goes to its row."""
    height = int(board.heights[column]) - 1
    number = int(board.stacks[column, height])
    board.heights[column] = height
    board.rows[row_at(board, number - 1, sizes)] = number


@compiled
def lift_noted(board: Any, column: int, sizes: Any) -> None:
    """The same, as a part of the step."""
    lift(board, column, sizes)
    board.takes[int(board.taken)] = column
    board.taken += 1


@compiled
def shortest_row(board: Any, sizes: Any) -> int:
    """The lowest end of a row."""
    end = int(board.rows[0])
    for row in range(1, int(sizes.runs)):
        end = min(end, int(board.rows[row]))
    return end


@compiled
def left_over(board: Any, sizes: Any) -> int:
    """Tiles not in rows."""
    total = int(sizes.runs) * int(sizes.top)
    for row in range(int(sizes.runs)):
        total -= int(board.rows[row])
    return total

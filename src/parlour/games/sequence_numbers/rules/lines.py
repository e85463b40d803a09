"""Lines of five: which are complete, which count together, and which chips they lock (RULES.md 6)."""

from __future__ import annotations

from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.state import (
    DIRECTIONS,
    FREE,
    LENGTH,
    MAX_SEQUENCES,
    SPOTS,
    STEP_COL,
    STEP_ROW,
)
from parlour.kernel.compile.decorators import compiled

NO_LINE = -1
LAST = LENGTH - 1


@compiled
def cell_on(state: SequenceNumbersState, line: int, k: int) -> int:
    """Return the k-th cell of a line, whose number is 4 * first cell + direction."""
    direction = line % DIRECTIONS
    return line // DIRECTIONS + k * (int(STEP_ROW[direction]) * int(state.cols) + int(STEP_COL[direction]))


@compiled
def line_at(state: SequenceNumbersState, cell: int, direction: int, back: int) -> int:
    """Return the line of a direction that has `cell` at index `back`, or `NO_LINE` if it leaves the board."""
    cols = int(state.cols)
    row = cell // cols - back * int(STEP_ROW[direction])
    col = cell % cols - back * int(STEP_COL[direction])
    last_row = row + LAST * int(STEP_ROW[direction])
    last_col = col + LAST * int(STEP_COL[direction])
    if row < 0 or last_row >= int(state.rows):
        return NO_LINE
    if col < 0 or col >= cols or last_col < 0 or last_col >= cols:
        return NO_LINE
    return DIRECTIONS * (cols * row + col) + direction


@compiled
def shared(state: SequenceNumbersState, one: int, other: int) -> int:
    """Count the chips that two lines share; a free corner is no chip (6.4)."""
    count = 0
    for i in range(LENGTH):
        cell = cell_on(state, one, i)
        if int(state.printed[cell]) == FREE:
            continue
        for k in range(LENGTH):
            if cell_on(state, other, k) == cell:
                count += 1
    return count


@compiled
def counts(state: SequenceNumbersState, side: int, line: int) -> bool:
    """Tell whether a side's line is complete and shares few enough chips with its sequences (6.1 to 6.5)."""
    for k in range(LENGTH):
        cell = cell_on(state, line, k)
        if int(state.printed[cell]) != FREE and int(state.owner[cell]) != side + 1:
            return False
    if int(state.scored[side]) >= MAX_SEQUENCES:
        return False
    for k in range(int(state.scored[side])):
        earlier = int(state.lines[side, k])
        if line == earlier or shared(state, line, earlier) > int(state.shared_chips):
            return False
    return True


@compiled
def candidate(state: SequenceNumbersState, side: int, cell: int, direction: int, back: int) -> int:
    """Return the line of a direction that has `cell` at index `back` if it counts now, else `NO_LINE`."""
    line = line_at(state, cell, direction, back)
    if line != NO_LINE and counts(state, side, line):
        return line
    return NO_LINE


@compiled
def both_ends(state: SequenceNumbersState, side: int, cell: int, direction: int) -> bool:
    """Tell whether nine in a row make two sequences that meet in `cell` (6.6)."""
    if int(state.shared_chips) == 0:
        return False
    return (
        candidate(state, side, cell, direction, 0) != NO_LINE
        and candidate(state, side, cell, direction, LAST) != NO_LINE
    )


@compiled
def choices(state: SequenceNumbersState, side: int, cell: int, direction: int) -> int:
    """Count the lines of one direction through `cell` that could be its sequence."""
    count = 0
    for back in range(LENGTH):
        if candidate(state, side, cell, direction, back) != NO_LINE:
            count += 1
    return count


@compiled
def score(state: SequenceNumbersState, side: int, line: int) -> None:
    """Record a line as a sequence, whose chips can never be taken again (6.3)."""
    number = int(state.scored[side])
    state.lines[side, number] = line
    state.scored[side] = number + 1
    for k in range(LENGTH):
        cell = cell_on(state, line, k)
        if int(state.printed[cell]) != FREE:
            state.locked[cell] = 1


@compiled
def first_line(state: SequenceNumbersState, side: int, cell: int) -> int:
    """Return the lexicographically first line through `cell` that counts, or `NO_LINE`.

    Lines are compared by their ascending cells: by the first cell, then by the direction, since directions
    are numbered by their step.
    """
    best = NO_LINE
    for direction in range(DIRECTIONS):
        for back in range(LENGTH):
            line = candidate(state, side, cell, direction, back)
            if line != NO_LINE and (best == NO_LINE or line < best):
                best = line
    return best


@compiled
def reach(state: SequenceNumbersState, side: int, row: int, col: int, row_step: int, col_step: int) -> int:
    """Count the consecutive chips of a side, or free corners, next to a cell in one direction, 4 at most."""
    rows, cols = int(state.rows), int(state.cols)
    count = 0
    while count < LAST:
        row += row_step
        col += col_step
        if row < 0 or row >= rows or col < 0 or col >= cols:
            return count
        there = cols * row + col
        if int(state.owner[there]) != side + 1 and int(state.printed[there]) != FREE:
            return count
        count += 1
    return count


@compiled
def five_there(state: SequenceNumbersState, side: int, cell: int) -> bool:
    """Tell whether any line of five through a side's chip is complete, whether it counts or not."""
    row = cell // int(state.cols)
    col = cell - row * int(state.cols)
    for direction in range(DIRECTIONS):
        row_step, col_step = int(STEP_ROW[direction]), int(STEP_COL[direction])
        length = 1 + reach(state, side, row, col, row_step, col_step)
        if length < LENGTH:
            length += reach(state, side, row, col, -row_step, -col_step)
        if length >= LENGTH:
            return True
    return False


@compiled
def score_ends(state: SequenceNumbersState, side: int, cell: int) -> None:
    """Score both sequences of each nine in a row, more than any single line of a direction (6.5, 6.6)."""
    for direction in range(DIRECTIONS):
        if both_ends(state, side, cell, direction):
            one = candidate(state, side, cell, direction, LAST)
            other = candidate(state, side, cell, direction, 0)
            score(state, side, one)
            score(state, side, other)


@compiled
def score_all(state: SequenceNumbersState, side: int, cell: int) -> None:
    """Score every line through a new chip that can count together with the others (6.5)."""
    if not five_there(state, side, cell):
        return
    score_ends(state, side, cell)
    line = first_line(state, side, cell)
    while line != NO_LINE:
        score(state, side, line)
        line = first_line(state, side, cell)


@compiled
def score_forced(state: SequenceNumbersState, side: int, cell: int) -> None:
    """Score the lines through a new chip that leave the player nothing to choose (6.5)."""
    if int(state.shared_chips) >= LAST:
        score_all(state, side, cell)
        return
    score_ends(state, side, cell)
    if int(state.shared_chips) == 0 and all_choices(state, side, cell) > 1:
        return
    for direction in range(DIRECTIONS):
        if choices(state, side, cell, direction) == 1:
            for back in range(LENGTH):
                line = candidate(state, side, cell, direction, back)
                if line != NO_LINE:
                    score(state, side, line)


@compiled
def all_choices(state: SequenceNumbersState, side: int, cell: int) -> int:
    """Count the lines through a cell that could be sequences, in all directions."""
    count = 0
    for direction in range(DIRECTIONS):
        count += choices(state, side, cell, direction)
    return count


@compiled
def most(state: SequenceNumbersState, side: int, cell: int) -> int:
    """Return the most sequences that a new chip can make (6.4, 6.5)."""
    if int(state.shared_chips) >= LAST:
        return all_choices(state, side, cell)
    count = 0
    for direction in range(DIRECTIONS):
        if both_ends(state, side, cell, direction):
            count += 2
        elif choices(state, side, cell, direction) > 0:
            count += 1
    if int(state.shared_chips) == 0:
        return min(count, 1)
    return count


@compiled
def is_open(state: SequenceNumbersState, cell: int) -> bool:
    """Tell whether a chip can be put on a cell, which needs a number and no chip on it (5.2)."""
    return int(state.printed[cell]) != FREE and state.owner[cell] == 0


@compiled
def open_cells(state: SequenceNumbersState, number: int) -> int:
    """Count the cells of a number that no chip covers, of its two."""
    count = 0
    for k in range(SPOTS):
        if state.owner[int(state.spots[number, k])] == 0:
            count += 1
    return count

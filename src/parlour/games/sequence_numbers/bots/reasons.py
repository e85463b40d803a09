"""Why a turn is advised, as numbers: sequences, the lines that a chip brings on, and those it breaks.

Searches value every line of five by the cells it lacks and the cards held for them (`leaf.change`); these
sentences tell of the best such line through the cell that is played on.
"""

from __future__ import annotations

from typing import Final

from parlour.display.saying import say
from parlour.games.sequence_numbers.bots.line_values import missing, most_shared, owner_of, window_on
from parlour.games.sequence_numbers.display.messages import M
from parlour.games.sequence_numbers.display.telling import side_named
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.actions import is_dead
from parlour.games.sequence_numbers.rules.cards import holds
from parlour.games.sequence_numbers.rules.flow import play
from parlour.games.sequence_numbers.rules.lines import NO_LINE, cell_on, line_at
from parlour.games.sequence_numbers.rules.numbers import (
    cells,
    dead_first,
    forfeit_first,
    line_first,
    minus_first,
    pass_number,
    side_of,
    sides,
)
from parlour.games.sequence_numbers.state import DIRECTIONS, ENDED, FREE, LENGTH
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

NEAR: Final = 2
"""Cells that a line lacks at most to be told of."""
THROUGH: Final = DIRECTIONS * LENGTH
"""Lines of five through a cell, if none left the board."""


@compiled
def why(
    state: SequenceNumbersState,
    other: SequenceNumbersState,
    run: Array,
    after: SequenceNumbersState,
    seat: int,
    out: Array,
) -> int:
    """What speaks for a turn."""
    n, first, side, chips = 0, int(run[0]), side_of(state, seat), minus_first(state)
    scored = int(state.scored[side])
    gained = int(after.scored[side]) - scored
    if gained:
        n = say(out, 0, M.why_wins) if int(after.phase) == ENDED else 0
        n = say(out, n, M.why_sequence, gained)
    for action in run:
        play(state, seat, action)
        if action < chips and int(state.scored[side]) == scored:
            n = _brought_on(state, action % cells(state), side, seat, out, n)
    for action in run:
        n = _undone(other, side, action, out, n)
        play(other, seat, action)
    if n == 0 and first < chips:
        count = _open_lines(after, first % cells(after), side)
        n = say(out, 0, M.why_lines, count) if count else 0
    return n


@compiled
def _undone(state: SequenceNumbersState, side: int, action: int, out: Array, n: int) -> int:
    """A line of others that an action blocks or breaks, or a dead card that it turns in."""
    if action < minus_first(state):
        return _blocked(state, action % cells(state), side, out, n)
    if action < dead_first(state):
        cell = action - minus_first(state)
        owner = int(state.owner[cell]) - 1
        count = _threat(state, cell, owner)
        return _line_of(state, owner, count, M.why_breaks, out, n)
    if action < pass_number(state):
        return say(out, n, M.why_dead)
    if forfeit_first(state) <= action < line_first(state):
        return say(out, n, M.why_dead) if is_dead(state, action - forfeit_first(state) + 1) else n
    return n


@compiled
def _line_of(state: SequenceNumbersState, side: int, count: int, message: int, out: Array, n: int) -> int:
    """A message about a side's line, where it lacks little."""
    return say(out, side_named(state, side, out, say(out, n, message)), count) if count <= NEAR else n


@compiled
def _line_through(state: SequenceNumbersState, cell: int, k: int) -> int:
    """One of the lines of five through a cell, or `NO_LINE`."""
    return int(line_at(state, cell, k // LENGTH, k % LENGTH))


@compiled
def _lacking(state: SequenceNumbersState, line: int, side: int) -> int:
    """How many cells a line lacks that only one side can still complete; `LENGTH` for any other line."""
    if line == NO_LINE:
        return LENGTH
    window = window_on(state, line, 0, 0, 0)
    return missing(window, side + 1) if owner_of(window, most_shared(state)) == side + 1 else LENGTH


@compiled
def _open_cell(state: SequenceNumbersState, line: int) -> int:
    """The first cell of a line without a chip, but for free corners; -1 where there is none."""
    for k in range(LENGTH):
        cell = int(cell_on(state, line, k))
        if not state.owner[cell] and int(state.printed[cell]) != FREE:
            return cell
    return -1


@compiled
def _threat(state: SequenceNumbersState, cell: int, side: int) -> int:
    """How many cells the best line of a side through a cell lacks."""
    least = LENGTH
    for k in range(THROUGH):
        least = min(least, _lacking(state, _line_through(state, cell, k), side))
    return least


@compiled
def _brought_on(state: SequenceNumbersState, cell: int, side: int, seat: int, out: Array, n: int) -> int:
    """The line through a chip just put that lacks least, and of those one that the seat holds a card for."""
    least, end, held = _threat(state, cell, side), -1, False
    if least == NEAR:
        return say(out, n, M.why_three)
    for k in range(THROUGH):
        line = _line_through(state, cell, k)
        if not held and least < NEAR and _lacking(state, line, side) == least:
            there = _open_cell(state, line)
            held = there >= 0 and holds(state, seat, int(state.printed[there]))
            end = there if held or end < 0 else end
    if end < 0:
        return n
    return say(out, n, M.why_four_held if held else M.why_four, int(state.printed[end]), end)


@compiled
def _open_lines(state: SequenceNumbersState, cell: int, side: int) -> int:
    """How many lines through a chip the side can still complete."""
    count = 0
    for k in range(THROUGH):
        count += 1 if _lacking(state, _line_through(state, cell, k), side) < LENGTH else 0
    return count


@compiled
def _blocked(state: SequenceNumbersState, cell: int, side: int, out: Array, n: int) -> int:
    """The other side's line that a chip blocks for good, where it lacks little."""
    least, whose = LENGTH, side
    for one in range(sides(state)):
        count = _threat(state, cell, one) if one != side else LENGTH
        if count < least:
            least, whose = count, one
    return _line_of(state, whose, least, M.why_blocks, out, n)

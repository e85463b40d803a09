"""Why a turn is advised: sequences, the lines that a chip brings on, and those it breaks.

Searches value every line of five by the cells it lacks and the cards held for them (`leaf.change`); these
sentences tell of the best such line through the cell that is played on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from parlour.games.sequence_numbers.bots.line_values import missing, most_shared, owner_of, window_on
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import cell_name
from parlour.games.sequence_numbers.notation.words import side_name
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.actions import is_dead
from parlour.games.sequence_numbers.rules.cards import holds
from parlour.games.sequence_numbers.rules.lines import NO_LINE, cell_on, line_at
from parlour.games.sequence_numbers.state import DIRECTIONS, ENDED, FREE, LENGTH
from parlour.kernel.message import Words
from parlour.kernel.state import State

NEAR: Final = 2
"""Cells that a line lacks at most to be told of."""


def reasons(view: State, run: Sequence[int]) -> list[Words]:
    """What speaks for a turn."""
    seat, state = view.viewer, view.copy()
    assert seat is not None
    side = int(at.side_of(view.fields, seat))
    scored = int(view.fields.scored[side])
    said: list[Words] = []
    for action in run:
        before = state.fields.copy()
        state.apply(seat, action)
        if action < at.minus_first(before):
            said += _blocked(before, action % int(at.cells(before)), side)
            if int(state.fields.scored[side]) == scored:
                said = [*_brought_on(state.fields, action % int(at.cells(before)), side, seat), *said]
        elif action < at.dead_first(before):
            said += _broken(before, action - int(at.minus_first(before)))
        elif action < at.pass_number(before):
            said.append(say("why-dead"))
        elif at.forfeit_first(before) <= action < at.line_first(before):
            card = action - int(at.forfeit_first(before)) + 1
            said += [say("why-dead")] if is_dead(before, card) else []
    gained = int(state.fields.scored[side]) - scored
    if not said and not gained and run[0] < at.minus_first(view.fields):
        said += _open_lines(state.fields, run[0] % int(at.cells(view.fields)), side)
    if gained:
        said.insert(0, say("why-sequence", count=gained))
        if int(state.fields.phase) == ENDED:
            said.insert(0, say("why-wins"))
    return said


def lines_through(state: Any, cell: int) -> Iterator[int]:
    """All lines of five through a cell."""
    for direction in range(DIRECTIONS):
        for back in range(LENGTH):
            line = line_at(state, cell, direction, back)
            if line != NO_LINE:
                yield int(line)


def lacking(state: Any, line: int, side: int) -> int:
    """How many cells a line lacks that only one side can still complete; `LENGTH` for any other line."""
    window = window_on(state, line, 0, 0, 0)
    if owner_of(window, most_shared(state)) != side + 1:
        return LENGTH
    return int(missing(window, side + 1))


def open_cells(state: Any, line: int) -> list[int]:
    """The cells of a line without a chip, but for free corners."""
    cells = [int(cell_on(state, line, k)) for k in range(LENGTH)]
    return [cell for cell in cells if not state.owner[cell] and int(state.printed[cell]) != FREE]


def _brought_on(state: Any, cell: int, side: int, seat: int) -> list[Words]:
    """The line through a chip just put that lacks least, and of those one that the seat holds a card for."""
    near = [(lacking(state, line, side), line) for line in lines_through(state, cell)]
    near = [(count, line) for count, line in near if count <= NEAR]
    if not near:
        return []
    least = min(count for count, _ in near)
    if least == NEAR:
        return [say("why-three")]
    ends = [open_cells(state, line)[0] for count, line in near if count == least]
    held = [end for end in ends if holds(state, seat, int(state.printed[end]))]
    end = (held or ends)[0]
    number, name = int(state.printed[end]), cell_name(state, end)
    if held:
        return [say("why-four-held", number=number, cell=name)]
    return [say("why-four", number=number, cell=name)]


def _open_lines(state: Any, cell: int, side: int) -> list[Words]:
    """How many lines through a chip the side can still complete."""
    count = sum(lacking(state, line, side) < LENGTH for line in lines_through(state, cell))
    return [say("why-lines", count=count)] if count else []


def _threats(before: Any, cell: int, sides: Sequence[int]) -> Iterator[tuple[int, int]]:
    for side in sides:
        least = min((lacking(before, line, side) for line in lines_through(before, cell)), default=LENGTH)
        if least <= NEAR:
            yield least, side


def _blocked(before: Any, cell: int, side: int) -> list[Words]:
    """The other side's line that a chip blocks for good, where it lacks little."""
    others = [other for other in range(int(at.sides(before))) if other != side]
    threats = sorted(_threats(before, cell, others))
    return [say("why-blocks", side=side_name(before, other), count=count) for count, other in threats[:1]]


def _broken(before: Any, cell: int) -> list[Words]:
    """The line that loses a chip."""
    threats = list(_threats(before, cell, [int(before.owner[cell]) - 1]))
    return [say("why-breaks", side=side_name(before, other), count=count) for count, other in threats]

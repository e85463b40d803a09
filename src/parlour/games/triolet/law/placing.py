"""Why a token may not be placed: rules 3.3 to 3.9 and 3.13, read off the board as it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import cell_name, kind_words
from parlour.games.triolet.rules import play
from parlour.games.triolet.state import (
    CELLS,
    CENTRE,
    FIFTEEN,
    HAND,
    JOKER,
    KINDS,
    LINE,
    NOT_ALONE,
    NOT_FIRST_ROUND,
    PLACE,
    PLACE_JOKER,
    SIZE,
    VALUES,
)
from parlour.kernel.errors import Refusal
from parlour.kernel.message import listed
from parlour.kernel.records import copied

Found = Refusal | None
Cell = tuple[int, int]

ACROSS: Final = (0, 1)
DOWN: Final = (1, 0)
BOTH: Final = (ACROSS, DOWN)
SMALL: Final = 2
LARGE: Final = 3
"""Sides of the squares of rule 3.13."""


@dataclass(frozen=True)
class Placing:
    """A seat lays a token of a kind, showing a value, on (y, x)."""

    seat: int
    kind: int
    value: int
    y: int
    x: int

    @property
    def cell(self) -> Cell:
        """Where."""
        return self.y, self.x


def why_not_placed(state: Any, one: Placing) -> Found:
    """The first rule that a placing breaks."""
    return (
        the_token_is_not_yours(state, one)
        or a_second_joker(state, one)
        or the_space_is_taken(state, one)
        or off_the_centre(state, one)
        or touching_nothing(state, one)
        or out_of_line(state, one)
        or too_many_in_a_line(state, one)
        or not_fifteen(state, one)
        or over_fifteen(state, one)
        or a_square_in_the_first_round(state, one)
        or a_square_for_good(state, one)
    )


# -- reading the board -------------------------------------------------------------------------------------


def token_on(state: Any, cell: Cell) -> int | None:
    """The value that lies on a cell; None where it is empty or beyond the edge."""
    y, x = cell
    if not (0 <= y < SIZE and 0 <= x < SIZE) or not state.board[y, x]:
        return None
    return (int(state.board[y, x]) - 1) % VALUES


def walk(state: Any, cell: Cell, step: Cell, sign: int) -> Iterator[int]:
    """The values that follow a cell in one direction without a gap."""
    y, x = cell
    while True:
        y, x = y + sign * step[0], x + sign * step[1]
        value = token_on(state, (y, x))
        if value is None:
            return
        yield value


def line_with(state: Any, one: Placing, step: Cell) -> list[int]:
    """The values of the line that a placing would make, from left to right or from top to bottom."""
    before = list(walk(state, one.cell, step, -1))
    return [*reversed(before), one.value, *walk(state, one.cell, step, 1)]


def draft(state: Any) -> list[Cell]:
    """The cells of the tokens placed in this play."""
    return [(int(cell) // SIZE, int(cell) % SIZE) for cell in state.draft[: int(state.placed)]]


def board_cells(state: Any) -> list[Cell]:
    """All cells that hold a token."""
    return [(int(y), int(x)) for y, x in np.argwhere(state.board)]


def no_such_token(state: Any, seat: int, kind: int) -> Found:
    """3.3, for placing and for swapping."""
    if int(state.hands[seat, kind]) > 0:
        return None
    held = [kind_words(other) for other in range(KINDS) for _ in range(int(state.hands[seat, other]))]
    if not held:
        return Refusal("3.3", say("hold-nothing"))
    if kind == JOKER:
        return Refusal("3.3", say("no-joker", held=listed(held)))
    return Refusal("3.3", say("no-token", held=listed(held), value=kind))


# -- the token and the space -------------------------------------------------------------------------------


def the_token_is_not_yours(state: Any, one: Placing) -> Found:
    """3.3."""
    return no_such_token(state, one.seat, one.kind)


def a_second_joker(state: Any, one: Placing) -> Found:
    """1.4."""
    if one.kind == JOKER and any(state.board[cell] > VALUES for cell in draft(state)):
        return Refusal("1.4", say("second-joker"))
    return None


def the_space_is_taken(state: Any, one: Placing) -> Found:
    """3.3."""
    there = token_on(state, one.cell)
    if there is None:
        return None
    return Refusal("3.3", say("taken", cell=_name(one.cell), value=there))


# -- where a token may go ----------------------------------------------------------------------------------


def off_the_centre(state: Any, one: Placing) -> Found:
    """3.4."""
    if board_cells(state) or one.cell == (CENTRE, CENTRE):
        return None
    return Refusal("3.4", say("centre-first", cell=_name((CENTRE, CENTRE))))


def touching_nothing(state: Any, one: Placing) -> Found:
    """3.5."""
    if draft(state) or not board_cells(state) or any(len(line_with(state, one, step)) > 1 for step in BOTH):
        return None
    return Refusal("3.5", say("touches-nothing", cell=_name(one.cell)))


def out_of_line(state: Any, one: Placing) -> Found:
    """3.6."""
    before = draft(state)
    cells = [*before, one.cell]
    if not before:
        return None
    if len({y for y, _ in cells}) > 1 and len({x for _, x in cells}) > 1:
        names = listed([_name(cell) for cell in before])
        return Refusal("3.6", say("not-in-line", cell=_name(one.cell), cells=names))
    step = ACROSS if cells[0][0] == cells[-1][0] else DOWN
    gap = _gap(state, cells, step)
    if gap is None:
        return None
    return Refusal("3.6", say("gap", cell=_name(gap)))


def _gap(state: Any, cells: list[Cell], step: Cell) -> Cell | None:
    """The first empty cell between the outermost of some cells in line."""
    y, x = min(cells)
    while (y, x) < max(cells):
        if (y, x) not in cells and token_on(state, (y, x)) is None:
            return y, x
        y, x = y + step[0], x + step[1]
    return None


# -- sums --------------------------------------------------------------------------------------------------


def too_many_in_a_line(state: Any, one: Placing) -> Found:
    """3.7."""
    longest = max(len(line_with(state, one, step)) for step in BOTH)
    if longest <= LINE:
        return None
    return Refusal("3.7", say("too-long", count=longest))


def not_fifteen(state: Any, one: Placing) -> Found:
    """3.8."""
    for step in BOTH:
        line = line_with(state, one, step)
        if len(line) == LINE and sum(line) != FIFTEEN:
            said = say("not-fifteen", sum=_sum(line), total=sum(line), fifteen=FIFTEEN)
            return Refusal("3.8", said)
    return None


def over_fifteen(state: Any, one: Placing) -> Found:
    """3.9."""
    for step in BOTH:
        line = line_with(state, one, step)
        if len(line) < LINE and sum(line) > FIFTEEN:
            said = say("over-fifteen", sum=_sum(line), total=sum(line), fifteen=FIFTEEN)
            return Refusal("3.9", said)
    return None


def _sum(line: list[int]) -> str:
    return " + ".join(map(str, line))


# -- squares at the opening --------------------------------------------------------------------------------


def a_square_in_the_first_round(state: Any, one: Placing) -> Found:
    """3.13, not_first_round."""
    if int(state.opening_square) != NOT_FIRST_ROUND or int(state.opened) >= int(state.seats):
        return None
    for top in (one.y - 1, one.y):
        for left in (one.x - 1, one.x):
            block = [(y, x) for y in (top, top + 1) for x in (left, left + 1)]
            if all(cell == one.cell or token_on(state, cell) is not None for cell in block):
                return Refusal("3.13", say("square-too-early"))
    return None


def a_square_for_good(state: Any, one: Placing) -> Found:
    """3.13, not_alone: it may only be passed through on the way to a longer line."""
    if int(state.opening_square) != NOT_ALONE:
        return None
    after = copied(state)
    first = PLACE_JOKER if one.kind == JOKER else PLACE
    play(after, one.seat, first + one.value * CELLS + one.y * SIZE + one.x)
    if not is_lone_square(after) or _can_go_on(after, one.seat):
        return None
    return Refusal("3.13", say("square-alone"))


def is_lone_square(state: Any) -> bool:
    """Whether all that lies on the board is one full square of two by two or three by three."""
    if int(state.opening_square) != NOT_ALONE:
        return False
    cells = board_cells(state)
    height = 1 + max(y for y, _ in cells) - min(y for y, _ in cells)
    width = 1 + max(x for _, x in cells) - min(x for _, x in cells)
    return height == width and height in (SMALL, LARGE) and len(cells) == height * width


def _can_go_on(state: Any, seat: int) -> bool:
    """Whether a play has a next token."""
    if int(state.placed) == HAND:
        return False
    for kind in range(KINDS):
        for value in range(VALUES) if kind == JOKER else (kind,):
            for cell in range(CELLS):
                if why_not_placed(state, Placing(seat, kind, value, cell // SIZE, cell % SIZE)) is None:
                    return True
    return False


def _name(cell: Cell) -> str:
    return cell_name(cell[0] * SIZE + cell[1])

"""The rules of Connect Four, as plain functions on one record. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from typing import Any

from bench.connect_four.state import (
    CELLS,
    COLUMNS,
    FALLING,
    NOBODY,
    RIGHT,
    RISING,
    SEATS,
    STRIDE,
    TALL,
    TOP,
    UP,
)
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.results import share_win


@compiled
def start(state: Any) -> None:
    """An empty grid (1.1); seat 0 begins (1.2)."""
    state.winner = NOBODY


@compiled
def turn(state: Any) -> int:
    """One seat at a time, until four stand in line (3.1) or the grid is full (3.2)."""
    if int(state.winner) != NOBODY or int(state.played) == CELLS:
        return OVER
    return 1 << int(state.mover)


@compiled
def discs(state: Any) -> int:
    """The cells with a disc, as a bit mask."""
    return int(state.discs[0]) | int(state.discs[1])


@compiled
def cell_in(state: Any, column: int) -> int:
    """The lowest free cell of a column as a bit mask, 0 where the column is full (2.1, 2.2)."""
    return (discs(state) + (1 << STRIDE * column)) & (TALL << STRIDE * column)


@compiled
def legal(state: Any, seat: int, out: Any) -> int:
    """Every column that is not full (2.2)."""
    count = 0
    if turn(state) != OVER and int(state.mover) == seat:
        taken = discs(state)
        for column in range(COLUMNS):
            if taken & TOP << STRIDE * column == 0:
                out[count] = column
                count += 1
    return count


@compiled
def play(state: Any, actor: int, action: int) -> None:
    """A disc falls to the lowest free cell of a column (2.1); the seats take turns (1.2)."""
    state.discs[actor] |= cell_in(state, action)
    state.played += 1
    state.mover = 1 - actor
    if four_in_line(int(state.discs[actor])):
        state.winner = actor


@compiled
def four_in_line(own: int) -> bool:
    """Whether four discs stand side by side in a column, a row or a diagonal (3.1)."""
    return four(own, UP) or four(own, RIGHT) or four(own, RISING) or four(own, FALLING)


@compiled
def four(own: int, step: int) -> bool:
    """Whether a disc has three more behind it, a step apart: two pairs, two steps apart."""
    pairs = own & own >> step
    return pairs & pairs >> 2 * step != 0


@compiled
def chance(state: Any, out: Any, weights: Any) -> int:
    """Nothing is drawn."""
    return 0


@compiled
def returns(state: Any, out: Any) -> None:
    """Four in line win; a full grid is shared (3.1, 3.2)."""
    for seat in range(SEATS):
        out[seat] = 0 if int(state.winner) == seat else 1
    share_win(out, SEATS)


@compiled
def scores(state: Any, out: Any) -> None:
    """A win."""
    for seat in range(SEATS):
        out[seat] = 1 if int(state.winner) == seat else 0


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """Everything lies open (4.1)."""
    copy_record(state, out)


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    """Everything is seen (4.1)."""
    return action


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Nothing is unknown (4.1)."""

"""The tiles in rows and columns, called, and in hand, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import DUE, NO_MARK, put
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import can_take
from parlour.games.threebysixteen.rules.hidden import due
from parlour.games.threebysixteen.state import (
    MAX_COLUMNS,
    MAX_RUNS,
    MAX_SEATS,
    MAX_TILES,
    MAX_TOP,
    NOBODY,
    TRANSFERS_AFTER,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

IN_COLUMN, IN_HAND, IN_ROW, CALLED = 0, 1, 2, 3
"""The faces of a number; a 1 has none for a column."""
EACH: Final = 4
COLUMN_IDS: Final = MAX_RUNS * MAX_TOP
BOARD_IDS: Final = COLUMN_IDS + MAX_COLUMNS * MAX_TILES
CALLER: Final = MAX_SEATS * BOARD_IDS
CALL: Final = CALLER + 1
HANDS: Final = CALL + MAX_TILES + 1
"""Ids begin with those on the boards; these follow. Each call has its own."""
MOST_PIECES: Final = MAX_SEATS * (MAX_TILES + 1) + 2


@compiled
def pieces(state: ThreebysixteenState, seat: int, out: Array) -> int:
    """The others' boards are as the record has them: as they stood when the number was called.

    The tile called lies in the middle for those only who have none of their own to play.
    """
    n = 0
    for one in range(int(state.seats)):
        n = _rows(state, one, out, n)
        n = _columns(state, one, seat, out, n)
    place = int(state.seats) * (int(state.runs) + int(state.columns))
    if int(state.calling) != NOBODY:
        n = put(out, n, CALLER, place + 1, EACH * int(state.top) - 1 + int(state.calling))
    if int(state.calls) and not (seat < int(state.seats) and int(state.done[seat]) == 0):
        n = put(out, n, CALL + int(state.calls), place, _face(CALLED, int(state.called)))
    for one in range(int(state.seats)):
        if _holds(state, one):
            name = HANDS + MAX_SEATS * int(state.calls) + one
            n = put(out, n, name, place + 2 + one, _face(IN_HAND, int(state.called)))
    return n


@compiled
def _rows(state: ThreebysixteenState, one: int, out: Array, n: int) -> int:
    first = one * (int(state.runs) + int(state.columns))
    for row in range(int(state.runs)):
        for k in range(int(state.rows[one, row])):
            n = put(out, n, BOARD_IDS * one + MAX_TOP * row + k, first + row, _face(IN_ROW, k + 1), k)
    return n


@compiled
def _columns(state: ThreebysixteenState, one: int, viewer: int, out: Array, n: int) -> int:
    """A seat's columns; what the viewer may take now is marked."""
    first = one * (int(state.runs) + int(state.columns)) + int(state.runs)
    may_take = one == viewer and due(state) >> one & 1 != 0
    if int(state.holding[one]) and int(state.transfers) == TRANSFERS_AFTER:
        may_take = False
    for column in range(int(state.columns)):
        height = int(state.heights[one, column])
        ids = BOARD_IDS * one + COLUMN_IDS + MAX_TILES * column
        for k in range(height):
            ready = may_take and k == height - 1 and can_take(state, one, column)
            face = _face(IN_COLUMN, int(state.stacks[one, column, k]))
            n = put(out, n, ids + k, first + column, face, k, mark=DUE if ready else NO_MARK)
    return n


@compiled
def _holds(state: ThreebysixteenState, seat: int) -> bool:
    """Whether the called tile is seen to wait in a hand, as it does when a race is over."""
    return int(state.holding[seat]) != 0 and (int(state.done[seat]) == 0 or due(state) == 0)


@compiled
def _face(kind: int, number: int) -> int:
    return EACH * (number - 1) - 1 + kind

"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import NOTHING, PLACE, PLAYER, SEAT, STATUS, Parameters, say
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.board.display.messages import M
from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.rules import turn
from parlour.kit.templates.board.state import CELLS, NOBODY

PARAMETERS: Final[Parameters] = {"cell": PLACE, "winner": PLAYER}
"""The parameters that are no plain numbers."""


@compiled
def scene(state: NewgameState, seat: int, out: Array) -> int:
    """Say whose turn it is, and how much of the board is left."""
    due = turn(state)
    if due == OVER:
        n = say(out, 0, M.is_over)
    else:
        n = say(out, 0, M.your_turn if due >> seat & 1 else M.their_turn)
    n = say(out, n, STATUS, M.cells_left, CELLS - int(state.placed))
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, int(int(state.winner) == 1 + one))
    return n


@compiled
def tell(before: NewgameState, actor: int, action: int, after: NewgameState, seat: int, out: Array) -> int:
    """Tell where a stone was placed."""
    return say(out, 0, M.placed, action)


@compiled
def preview(
    state: NewgameState, other: NewgameState, actions: Array, after: NewgameState, seat: int, out: Array
) -> int:
    """Name the button by the cell."""
    if len(actions) == 0:
        return 0
    return say(out, say(out, 0, M.button_place, int(actions[0])), NOTHING)


@compiled
def ending(state: NewgameState, out: Array) -> int:
    """Say who has three in line, or that the board is full."""
    if int(state.winner) == NOBODY:
        return say(out, 0, M.full)
    return say(out, 0, M.in_line, int(state.winner) - 1)


@compiled
def instruction(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """Tell a seat where to place its stone."""
    return say(out, 0, M.place_on, action)

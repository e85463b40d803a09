"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import NOTE, NOTHING, SEAT, STATUS, Parameters, say
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.sheet.display.messages import M
from parlour.kit.templates.sheet.record import NewgameState
from parlour.kit.templates.sheet.rules import points, turn
from parlour.kit.templates.sheet.state import BOXES, HIDDEN_BOX

PARAMETERS: Final[Parameters] = {}
"""The parameters that are no plain numbers: none."""


@compiled
def scene(state: NewgameState, seat: int, out: Array) -> int:
    """Say what is to be done, how many steps are left, and what each seat has."""
    n = say(out, _sentence(state, seat, out), STATUS, M.steps_left, BOXES - int(state.steps))
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, points(state, one))
        if int(state.written[one]):
            n = say(out, n, NOTE, M.has_written)
    return n


@compiled
def _sentence(state: NewgameState, seat: int, out: Array) -> int:
    due = turn(state)
    if due == OVER:
        return say(out, 0, M.is_over)
    if due == CHANCE:
        return say(out, 0, M.rolls)
    return say(out, 0, M.your_turn if due >> seat & 1 else M.their_turn, int(state.rolled))


@compiled
def tell(before: NewgameState, actor: int, action: int, after: NewgameState, seat: int, out: Array) -> int:
    """Tell what was rolled, and where the seat itself has written."""
    if actor == CHANCE:
        return say(out, 0, M.rolled, action)
    return 0 if action == HIDDEN_BOX else say(out, 0, M.wrote, int(before.rolled), action + 1)


@compiled
def preview(
    state: NewgameState, other: NewgameState, actions: Array, after: NewgameState, seat: int, out: Array
) -> int:
    """Name the button by the box."""
    if len(actions) == 0:
        return 0
    return say(out, say(out, 0, M.button_write, int(state.rolled), int(actions[0]) + 1), NOTHING)


@compiled
def ending(state: NewgameState, out: Array) -> int:
    """Say that all boxes are full, the one way to end."""
    return say(out, 0, M.all_full, BOXES)


@compiled
def instruction(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """Tell a seat where to write."""
    return say(out, 0, M.do_write, int(state.rolled), action + 1)

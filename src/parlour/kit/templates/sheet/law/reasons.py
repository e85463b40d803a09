"""Why an action is refused, in numbers: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import Parameters, say
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.sheet.law.messages import M
from parlour.kit.templates.sheet.record import NewgameState
from parlour.kit.templates.sheet.rules import turn
from parlour.kit.templates.sheet.state import BOXES, EMPTY

PARAMETERS: Final[Parameters] = {}
"""The parameters that are no plain numbers: none."""


@compiled
def why_not(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids the action, and why; nothing where `legal` lists it."""
    due = turn(state)
    if due == OVER:
        return say(out, 0, 3, 1, M.over)
    if due == CHANCE:
        return say(out, 0, 2, 1, M.roll_first)
    if seat < 0 or not due >> seat & 1:
        return say(out, 0, 2, 2, M.written_already)
    if not 0 <= action < BOXES:
        return say(out, 0, 1, 1, M.no_box, BOXES)
    if int(state.sheets[seat, action]) != EMPTY:
        return say(out, 0, 2, 2, M.box_full, action + 1)
    return 0

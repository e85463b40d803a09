"""Why an action is refused, in numbers: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import PLAYER, Parameters, say
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.dice.law.messages import M
from parlour.kit.templates.dice.record import NewgameState
from parlour.kit.templates.dice.rules import enough, turn
from parlour.kit.templates.dice.state import GOAL, ROLL, STOP

PARAMETERS: Final[Parameters] = {"seat": PLAYER}
"""The parameters that are no plain numbers."""


@compiled
def why_not(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids the action, and why; nothing where `legal` lists it."""
    due = turn(state)
    if due == OVER:
        return say(out, 0, 3, 1, M.over)
    if due == CHANCE:
        return say(out, 0, 2, 1, M.still_rolling)
    if seat != int(state.mover):
        return say(out, 0, 2, 1, M.not_due, int(state.mover))
    if action not in (ROLL, STOP):
        return say(out, 0, 2, 1, M.no_such_action)
    if action == ROLL and enough(state):
        return say(out, 0, 2, 5, M.enough, GOAL)
    if action == STOP and int(state.brought) == 0:
        return say(out, 0, 2, 4, M.roll_first)
    return 0

"""Why an action is refused, in numbers: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import PLAYER, Parameters, say
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.hand.law.messages import M
from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.rules import turn
from parlour.kit.templates.hand.state import TOP

PARAMETERS: Final[Parameters] = {"seat": PLAYER}
"""The parameters that are no plain numbers."""


@compiled
def why_not(state: NewgameState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids the action, and why; nothing where `legal` lists it."""
    due = turn(state)
    if due == OVER:
        return say(out, 0, 3, 1, M.over)
    if due == CHANCE:
        return say(out, 0, 1, 2, M.deal_first)
    if seat != int(state.mover):
        return say(out, 0, 2, 2, M.not_due, int(state.mover))
    if not 1 <= action <= TOP:
        return say(out, 0, 1, 1, M.no_such_card, TOP)
    if int(state.hands[seat, action]) == 0:
        return say(out, 0, 2, 2, M.not_in_hand, action)
    return 0

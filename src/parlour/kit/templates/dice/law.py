"""Why an action is refused: the rules of RULES.md, one after another."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.errors import Refusal

from parlour.kit.templates.dice.locales import say
from parlour.kit.templates.dice.record import NewgameState
from parlour.kit.templates.dice.rules import enough, turn
from parlour.kit.templates.dice.state import GOAL, ROLL, STOP


def why_not(state: NewgameState, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    due = turn(state)
    if due == OVER:
        return Refusal("3.1", say("over"))
    if due == CHANCE:
        return Refusal("2.1", say("still-rolling"))
    if seat != state.mover:
        return Refusal("2.1", say("not-due", seat=int(state.mover)))
    if action not in (ROLL, STOP):
        return Refusal("2.1", say("no-action"))
    if action == ROLL and enough(state):
        return Refusal("2.5", say("enough", goal=GOAL))
    if action == STOP and state.brought == 0:
        return Refusal("2.4", say("roll-first"))
    return None

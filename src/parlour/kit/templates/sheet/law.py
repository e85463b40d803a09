"""Why an action is refused: the rules of RULES.md, one after another."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.errors import Refusal

from parlour.kit.templates.sheet.locales import say
from parlour.kit.templates.sheet.record import NewgameState
from parlour.kit.templates.sheet.rules import turn
from parlour.kit.templates.sheet.state import BOXES, EMPTY


def why_not(state: NewgameState, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    due = turn(state)
    if due == OVER:
        return Refusal("3.1", say("over"))
    if due == CHANCE:
        return Refusal("2.1", say("roll-first"))
    if seat < 0 or not due >> seat & 1:
        return Refusal("2.2", say("written-already"))
    if not 0 <= action < BOXES:
        return Refusal("1.1", say("no-box", count=BOXES))
    if state.sheets[seat, action] != EMPTY:
        return Refusal("2.2", say("box-full", box=action + 1))
    return None

"""Why an action is refused: the rules of RULES.md, one after another."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.errors import Refusal

from parlour.kit.templates.hand.locales import say
from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.rules import turn
from parlour.kit.templates.hand.state import TOP


def why_not(state: NewgameState, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    due = turn(state)
    if due == OVER:
        return Refusal("3.1", say("over"))
    if due == CHANCE:
        return Refusal("1.2", say("deal-first"))
    if seat != state.mover:
        return Refusal("2.2", say("not-due", seat=int(state.mover)))
    if not 1 <= action <= TOP:
        return Refusal("1.1", say("no-such-card", top=TOP))
    if state.hands[seat, action] == 0:
        return Refusal("2.2", say("not-in-hand", card=action))
    return None

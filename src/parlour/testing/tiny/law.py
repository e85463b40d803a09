"""Why an action of the tiny game is refused: the rules of RULES.md, one after another."""

from __future__ import annotations

from parlour.kernel.actors import CHANCE, OVER, TABLE
from parlour.kernel.errors import Refusal
from parlour.testing.tiny.locales import say
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.rules import turn
from parlour.testing.tiny.state import ACTIONS, END, HUSH, JOKER, MOST_PUT, NO_JOKER_AS_BONUS, PUT_JOKER


def why_not(state: TinyState, seat: int, action: int) -> Refusal | None:
    """The rule that forbids the action, or None."""
    if not 0 <= action < ACTIONS:
        return Refusal("2.1", say("no-action"))
    mask = int(turn(state))
    if mask == OVER:
        return Refusal("4.1", say("over"))
    if mask == CHANCE:
        return Refusal("1.3", say("draw-first"))
    if seat == TABLE or action >= HUSH:
        return _why_no_call(state, seat, action)
    if not mask >> seat & 1:
        return Refusal("2.1", say("ended", seat=seat))
    if action == END:
        return Refusal("2.4", say("none-laid")) if state.laid[seat] == 0 else None
    if state.laid[seat] >= MOST_PUT:
        return Refusal("2.3", say("enough-laid", most=MOST_PUT))
    value = action % PUT_JOKER
    if not 1 <= value <= state.top:
        return Refusal("2.2", say("no-value", top=int(state.top), value=value))
    kind = JOKER if action > PUT_JOKER else value
    if state.hands[seat, kind] == 0:
        return Refusal("2.2", say("no-card", card=kind or say("joker")))
    if kind == JOKER and state.version >= NO_JOKER_AS_BONUS and value == state.bonus:
        return Refusal("2.2", say("joker-no-bonus", value=value))
    return None


def _why_no_call(state: TinyState, seat: int, action: int) -> Refusal | None:
    if seat != TABLE or action < HUSH:
        return Refusal("3.1", say("table-hushes"))
    if action - HUSH >= state.seats:
        return Refusal("3.1", say("no-seat", seat=action - HUSH))
    if state.hushed[action - HUSH]:
        return Refusal("3.1", say("hushed-already", seat=action - HUSH))
    return None

"""Why an action of the tiny game is refused, in numbers: the rules of RULES.md, one after another."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import NUMBER, WORDS, Parameters, say
from parlour.kernel.actors import CHANCE, OVER, TABLE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array
from parlour.testing.tiny.law.messages import M
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.rules import turn
from parlour.testing.tiny.state import ACTIONS, END, HUSH, JOKER, MOST_PUT, NO_JOKER_AS_BONUS, PUT_JOKER

PARAMETERS: Final[Parameters] = {"card": WORDS}
"""What is no plain number."""


@compiled
def why_not(state: TinyState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids the action, and why; nothing where `legal` lists it."""
    if not 0 <= action < ACTIONS:
        return say(out, 0, 2, 1, M.no_such_action)
    due = turn(state)
    if due == OVER:
        return say(out, 0, 4, 1, M.over)
    if due == CHANCE:
        return say(out, 0, 1, 3, M.draw_first)
    if seat == TABLE or action >= HUSH:
        return _why_no_call(state, seat, action, out)
    if not due >> seat & 1:
        return say(out, 0, 2, 1, M.ended, seat)
    if action == END:
        return say(out, 0, 2, 4, M.none_laid) if int(state.laid[seat]) == 0 else 0
    if int(state.laid[seat]) >= MOST_PUT:
        return say(out, 0, 2, 3, M.enough_laid, MOST_PUT)
    return _why_no_card(state, seat, action, out)


@compiled
def _why_no_card(state: TinyState, seat: int, action: int, out: Array) -> int:
    value = action % PUT_JOKER
    if not 1 <= value <= int(state.top):
        return say(out, 0, 2, 2, M.no_value, int(state.top), value)
    kind = JOKER if action > PUT_JOKER else value
    if int(state.hands[seat, kind]) == 0:
        n = say(out, 0, 2, 2, M.no_card)
        return say(out, n, M.joker) if kind == JOKER else say(out, n, NUMBER, kind)
    if kind == JOKER and int(state.version) >= NO_JOKER_AS_BONUS and value == int(state.bonus):
        return say(out, 0, 2, 2, M.joker_no_bonus, value)
    return 0


@compiled
def _why_no_call(state: TinyState, seat: int, action: int, out: Array) -> int:
    if seat != TABLE or action < HUSH:
        return say(out, 0, 3, 1, M.table_hushes)
    if action - HUSH >= int(state.seats):
        return say(out, 0, 3, 1, M.no_such_seat, action - HUSH)
    if int(state.hushed[action - HUSH]):
        return say(out, 0, 3, 1, M.hushed_already, action - HUSH)
    return 0

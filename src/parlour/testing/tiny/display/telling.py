"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import (
    CELL,
    COUNTER,
    END,
    GAIN,
    NOTE,
    NOTHING,
    NUMBER,
    PANEL,
    PLACE_SHOWN,
    PLUS,
    SEAT,
    STATUS,
    WORDS,
    Parameters,
    say,
)
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW, TABLE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array
from parlour.testing.tiny.display.messages import M
from parlour.testing.tiny.display.pieces import BACK
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.rules import turn
from parlour.testing.tiny.state import COPIES, HIDDEN_CARD, HUSH, JOKER, KINDS, PUT_JOKER
from parlour.testing.tiny.state import END as END_TURN

PARAMETERS: Final[Parameters] = {"card": WORDS, "cards": WORDS}
"""What is no plain number."""


@compiled
def scene(state: TinyState, seat: int, out: Array) -> int:
    """Say whose turn it is, what each seat has, and which cards the seat has not seen."""
    n = say(out, _sentence(state, seat, out), STATUS, M.in_bag, int(state.left))
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, int(state.points[one]))
        n = say(out, n, COUNTER, int(state.held[one]), M.in_hand)
        if int(state.hushed[one]):
            n = say(out, n, NOTE, M.hushed)
    n = say(out, n, PANEL, M.unseen)
    for kind in range(KINDS):
        n = _card(say(out, n, CELL, BACK + 1 + kind), kind, out)
        n = say(out, n, NUMBER, int(state.bag[kind]))
    return n


@compiled
def _sentence(state: TinyState, seat: int, out: Array) -> int:
    due = turn(state)
    if due == OVER:
        return say(out, 0, M.all_out)
    if due == CHANCE:
        return say(out, 0, M.dealing)
    return say(out, 0, M.lay if due >> seat & 1 else M.others_lay)


@compiled
def _card(n: int, kind: int, out: Array) -> int:
    return say(out, n, M.joker) if kind == JOKER else say(out, n, NUMBER, kind)


@compiled
def tell(before: TinyState, actor: int, action: int, after: TinyState, seat: int, out: Array) -> int:
    """Tell own cards drawn, ended turns and calls."""
    if actor == TABLE:
        return say(out, say(out, 0, M.hush, action - HUSH), GAIN, -1)
    if actor == CHANCE:
        if action == HIDDEN_CARD or action >= SEAT_DRAW:
            return 0
        return _card(say(out, 0, M.draw), action, out)
    if action != END_TURN:
        return 0
    return say(out, say(out, 0, M.laid, int(before.laid[actor])), PLACE_SHOWN, actor)


@compiled
def preview(
    state: TinyState, other: TinyState, actions: Array, after: TinyState, seat: int, out: Array
) -> int:
    """Foretell the sum of the cards laid."""
    total = laid = 0
    for action in actions:
        if action < END_TURN:
            total += action % PUT_JOKER
            laid += 1
    if laid == 0:
        return 0
    n = say(out, say(out, 0, M.lay_sum, total), M.makes_sum, total, PLUS)
    for action in actions:
        if action < END_TURN:
            n = say(out, n, NUMBER, int(action % PUT_JOKER))
    return say(out, n, END)


@compiled
def ending(state: TinyState, out: Array) -> int:
    """Say that all cards are out, the one way to end."""
    return say(out, 0, M.out, COPIES * int(state.top) + int(state.jokers))


@compiled
def instruction(state: TinyState, seat: int, action: int, out: Array) -> int:
    """Say nothing of what to do: hints are in the game's notation."""
    return say(out, 0, NOTHING)

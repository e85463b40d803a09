"""Actions and positions of the tiny game as one line of text."""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec
from parlour.testing.tiny.locales import say
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.state import (  # fmt: skip
    COPIES,
    END,
    FIELDS,
    HAND,
    HIDDEN_CARD,
    HIDDEN_PUT,
    HUSH,
    JOKER,
    KINDS,
    PUT_JOKER,
    STATE,
    TOP,
)

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `left=8 bag=1-3:2`; a game may write its own instead."""


def is_possible(state: TinyState) -> bool:
    """Whether each card is in one place, all counts are right, and who is due may do something."""
    seats, top = int(state.seats), int(state.top)
    full = np.zeros(KINDS, int)
    full[JOKER], full[1 : top + 1] = int(state.jokers), COPIES
    places = state.bag + state.out + state.hands.sum(axis=0) + state.down.sum(axis=0)
    counted = (state.hands.sum(axis=1) == state.held).all() and (state.down.sum(axis=1) == state.laid).all()
    if (places != full).any() or not counted or int(state.left) != state.bag.sum():
        return False
    cards = state.held + state.laid
    if (cards > HAND).any() or cards[seats:].any() or state.due[seats:].any() or int(state.first) >= seats:
        return False
    least = state.down @ np.arange(KINDS) + state.down[:, JOKER]
    most = least + state.down[:, JOKER] * (top - 1)
    if (state.total < least).any() or (state.total > most).any() or (state.due > cards).any():
        return False
    if state.starter_due:
        return int(state.left) == full.sum() and not bool(state.due.any())
    return bool(state.due.any() or not state.laid.any())


def action_text(state: TinyState, actor: int, action: int) -> str:
    """`2`, `*2` (a joker as 2), `end`, `hush 1`; draws: `first 0`, `draw 3`, `draw *`; `?` is hidden."""
    if action in (HIDDEN_CARD, HIDDEN_PUT):
        return "draw ?" if action == HIDDEN_CARD else "?"
    if actor == CHANCE:
        return f"first {action - SEAT_DRAW}" if action >= SEAT_DRAW else f"draw {action or '*'}"
    if action >= HUSH:
        return f"hush {action - HUSH}"
    if action == END:
        return "end"
    return f"*{action - PUT_JOKER}" if action >= PUT_JOKER else str(action)


def read_action(state: TinyState, actor: int, text: str) -> int:
    """The number of a text; raises `NotReadable`."""
    fixed = {"end": END, "?": HIDDEN_PUT, "draw ?": HIDDEN_CARD, "draw *": 0}
    if text in fixed:
        return fixed[text]
    found = re.fullmatch(r"(first |draw |hush |\*|)([0-9])", text)
    if found is None:
        raise NotReadable(say("read-action", text=repr(text)))
    base = {"first ": SEAT_DRAW, "draw ": 0, "hush ": HUSH, "*": PUT_JOKER, "": 0}[found[1]]
    value = int(found[2])
    if value > (1 if found[1] == "first " else TOP) + (found[1] == "first "):
        raise NotReadable(say("read-value", text=repr(text), value=value))
    return base + value

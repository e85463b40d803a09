"""Actions and positions of Newgame as one line of text."""

from __future__ import annotations

import re
from typing import Final

import numpy as np
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

from parlour.kit.templates.hand.locales import say
from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.state import FIELDS, HAND, HIDDEN_CARD, KINDS, NONE, SEATS, STATE, TOP

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `dealt=6 held=0-1:3`; a game may write its own instead."""


def is_possible(state: NewgameState) -> bool:
    """Whether each card is in one place, hands have what they count, and all have laid in turn."""
    seats, dealt, mover = int(state.seats), int(state.dealt), int(state.mover)
    laid = state.laid[state.laid != NONE]
    places = state.deck + state.out + state.hands.sum(axis=0) + np.bincount(laid, minlength=KINDS)
    if places[0] or (places[1:] != 1).any() or mover >= seats or state.laid[seats:].any():
        return False
    if (state.hands.sum(axis=1) != state.held).any() or dealt != TOP - state.deck.sum():
        return False
    if dealt < HAND * seats:
        filled = np.clip(dealt - HAND * np.arange(SEATS), 0, HAND)
        return not len(laid) and mover == 0 and bool((state.held == filled).all())
    in_play = state.held + (state.laid != NONE)
    before = [(mover - step) % seats for step in range(1, 1 + len(laid))]
    together = (in_play[:seats] == in_play[0]).all() and not in_play[seats:].any()
    return bool(together and state.laid[before].all())


def action_text(state: NewgameState, actor: int, action: int) -> str:
    """`7` lays a card; `draw 7` deals one, `draw ?` a card that the seat does not see."""
    if actor != CHANCE:
        return str(action)
    return "draw ?" if action == HIDDEN_CARD else f"draw {action}"


def read_action(state: NewgameState, actor: int, text: str) -> int:
    """The action that a text names; raises `NotReadable`."""
    if text == "draw ?":
        return HIDDEN_CARD
    found = re.fullmatch(r"(draw )?([1-9][0-9]?)", text)
    if found is None or int(found[2]) > TOP:
        raise NotReadable(say("read-action", text=repr(text), top=TOP))
    return int(found[2])

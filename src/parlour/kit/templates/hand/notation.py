"""Actions and positions of Newgame as one line of text."""

from __future__ import annotations

import re
from typing import Final

from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

from parlour.kit.templates.hand.locales import say
from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.state import FIELDS, HIDDEN_CARD, STATE, TOP

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `dealt=6 held=0-1:3`; a game may write its own instead."""


def action_text(state: NewgameState, actor: int, action: int) -> str:
    """`7` lays a card; `draw 7` deals one, `draw ?` one that is not seen."""
    if actor != CHANCE:
        return str(action)
    return "draw ?" if action == HIDDEN_CARD else f"draw {action}"


def read_action(state: NewgameState, actor: int, text: str) -> int:
    """The number of a text; raises `NotReadable`."""
    if text == "draw ?":
        return HIDDEN_CARD
    found = re.fullmatch(r"(draw )?([1-9][0-9]?)", text)
    if found is None or int(found[2]) > TOP:
        raise NotReadable(say("read-action", text=repr(text), top=TOP))
    return int(found[2])

"""Actions and positions of Newgame as one line of text."""

from __future__ import annotations

import re
from typing import Final

from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

from parlour.kit.templates.dice.locales import say
from parlour.kit.templates.dice.record import NewgameState
from parlour.kit.templates.dice.state import FIELDS, ROLL, SIDES, STATE, STOP

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `mover=1 die=4 brought=9`; a game may write its own instead."""

TEXTS: Final = {ROLL: "roll", STOP: "stop"}
NUMBERS: Final = {text: action for action, text in TEXTS.items()}


def is_possible(state: NewgameState) -> bool:
    """Whether it is the turn of a seat in the game."""
    return int(state.mover) < int(state.seats)


def action_text(state: NewgameState, actor: int, action: int) -> str:
    """`roll` or `stop`; for the die, the number it shows: `4`."""
    return str(action) if actor == CHANCE else TEXTS[action]


def read_action(state: NewgameState, actor: int, text: str) -> int:
    """The action that a text names; raises `NotReadable`."""
    if text in NUMBERS:
        return NUMBERS[text]
    if re.fullmatch("[1-9][0-9]?", text) is None or int(text) > SIDES:
        raise NotReadable(say("read-action", text=repr(text), sides=SIDES))
    return int(text)

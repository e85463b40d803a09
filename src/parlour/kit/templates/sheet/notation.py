"""Actions and positions of Newgame as one line of text."""

from __future__ import annotations

import re
from typing import Final

import numpy as np
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

from parlour.kit.templates.sheet.locales import say
from parlour.kit.templates.sheet.record import NewgameState
from parlour.kit.templates.sheet.state import BOXES, EMPTY, FIELDS, HIDDEN_BOX, NO_BOX, SIDES, STATE

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `steps=1 sheets=0:4,9:4`; a game may write its own instead."""


def is_possible(state: NewgameState) -> bool:
    """Whether each sheet has a number for each step, and an empty box if its seat writes there now."""
    sheets, seats = state.sheets, int(state.seats)
    if sheets[seats:].any() or state.written[seats:].any():
        return False
    in_step = int(state.rolled) != 0 and int(state.steps) < BOXES
    for seat in range(seats):
        box, has_written = int(state.chosen[seat]), int(state.written[seat]) == 1
        if np.count_nonzero(sheets[seat]) != int(state.steps) or (box != NO_BOX) != has_written:
            return False
        if has_written and (not in_step or int(sheets[seat, box - 1]) != EMPTY):
            return False
    return in_step == (int(state.rolled) != 0) and not bool(state.written[:seats].all())


def action_text(state: NewgameState, actor: int, action: int) -> str:
    """`box 3`, or `box ?` if it is hidden; for the die, the number it shows: `4`."""
    if actor == CHANCE:
        return str(action)
    return "box ?" if action == HIDDEN_BOX else f"box {action + 1}"


def read_action(state: NewgameState, actor: int, text: str) -> int:
    """The action that a text names; raises `NotReadable`."""
    if text == "box ?":
        return HIDDEN_BOX
    found = re.fullmatch(r"(box )?([1-9][0-9]?)", text)
    if found is None or int(found[2]) > (BOXES if found[1] else SIDES):
        raise NotReadable(say("read-action", text=repr(text), boxes=BOXES, sides=SIDES))
    return int(found[2]) - 1 if found[1] else int(found[2])

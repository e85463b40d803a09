"""Actions and positions of the tiny game as one line of text."""

from __future__ import annotations

import re
from typing import Final

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec
from parlour.testing.tiny.locales import say
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.state import END, FIELDS, HIDDEN_CARD, HIDDEN_PUT, HUSH, PUT_JOKER, STATE, TOP

CODEC: Final = PositionCodec(STATE, apart=FIELDS.options, bounds=FIELDS.bounds)
position_text, read_position = CODEC.text, CODEC.read
"""Positions are the fields by name, such as `left=8 bag=1-3:2`; a game may write its own instead."""


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

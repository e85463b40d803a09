"""Actions and positions of the tiny game as one line of text."""

from __future__ import annotations

import re
from typing import Any, Final

import numpy as np

from parlour.kernel.actors import CHANCE, LOT
from parlour.kernel.errors import NotReadable
from parlour.testing.tiny.state import END, HIDDEN_CARD, HIDDEN_PUT, HUSH, PUT_JOKER, STATE, TOP

POSITION: Final = STATE.names[7:] if STATE.names else ()
"""The fields after version, seats and options."""


def action_text(state: Any, actor: int, action: int) -> str:
    """`2`, `*2` (a joker as 2), `end`, `hush 1`; draws: `first 0`, `draw 3`, `draw *`; `?` is hidden."""
    if action in (HIDDEN_CARD, HIDDEN_PUT):
        return "draw ?" if action == HIDDEN_CARD else "?"
    if actor == CHANCE:
        return f"first {action - LOT}" if action >= LOT else f"draw {action or '*'}"
    if action >= HUSH:
        return f"hush {action - HUSH}"
    if action == END:
        return "end"
    return f"*{action - PUT_JOKER}" if action >= PUT_JOKER else str(action)


def read_action(state: Any, actor: int, text: str) -> int:
    """The number of a text; raises `NotReadable`."""
    fixed = {"end": END, "?": HIDDEN_PUT, "draw ?": HIDDEN_CARD, "draw *": 0}
    if text in fixed:
        return fixed[text]
    found = re.fullmatch(r"(first |draw |hush |\*|)([0-9])", text)
    if found is None:
        raise NotReadable(f"{text!r} is no action; examples are 2, *2, end, hush 1, draw 3, first 0")
    base = {"first ": LOT, "draw ": 0, "hush ": HUSH, "*": PUT_JOKER, "": 0}[found[1]]
    value = int(found[2])
    if value > (1 if found[1] == "first " else TOP) + (found[1] == "first "):
        raise NotReadable(f"{text!r}: there is no {value}")
    return base + value


def position_text(state: Any) -> str:
    """Every field by name, such as `left=8 bag=0,1,2,2,0,0`."""
    return " ".join(f"{name}={','.join(map(str, np.ravel(state[name])))}" for name in POSITION)


def read_position(state: Any, text: str) -> None:
    """Fill the fields from a text; raises `NotReadable`."""
    parts = text.split(" ")
    if len(parts) != len(POSITION):
        raise NotReadable(f"a position has {len(POSITION)} parts, not {len(parts)}")
    for name, part in zip(POSITION, parts, strict=True):
        numbers = re.findall(r"-?[0-9]{1,3}", part)
        size = np.size(state[name])
        if part != f"{name}={','.join(numbers)}" or len(numbers) != size:
            raise NotReadable(f"{part!r} should be {name}= and {size} numbers")
        info = np.iinfo(STATE[name].base)
        if not all(info.min <= int(number) <= info.max for number in numbers):
            raise NotReadable(f"{part!r}: a number is out of range")
        state[name] = np.array(list(map(int, numbers))).reshape(np.shape(state[name]))

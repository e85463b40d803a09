"""Actions as one line of text, both ways. Positions are in `position`.

| text | action |
|---|---|
| `7@h8` | place the 7 on h8 |
| `*7@h8` | place a joker that stands for 7 |
| `end` | end the play, or the swapping |
| `swap 7`, `swap *`, `swap ?` | put the 7, a joker, or a token that others do not see back |
| `pass` | pass |
| `draw 7`, `draw *`, `draw ?` | a token comes out of the bag |
| `first A` | seat A is drawn to start |
"""

from __future__ import annotations

import re
from typing import Final

from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.position import position_text, read_position
from parlour.games.triolet.notation.words import (
    CELL,
    KIND,
    NUMBER,
    SEATS,
    cell_name,
    cell_number,
    kind_name,
    kind_number,
)
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.state import (
    ACTIONS,
    CELLS,
    END,
    HIDDEN_DRAW,
    HIDDEN_SWAP,
    JOKER,
    KINDS,
    PASS,
    PLACE,
    PLACE_JOKER,
    SWAP,
    SWAP_JOKER,
)
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import NotReadable

__all__ = ["action_text", "position_text", "read_action", "read_position"]

_PLACING: Final = re.compile(rf"(\*?)({NUMBER})\s?@\s?({CELL})")
_SWAPPING: Final = re.compile(rf"swap ({KIND}|\?)")
_DRAWING: Final = re.compile(rf"draw ({KIND}|\?)")
_FIRST: Final = re.compile("first ([a-d])")
_NUMBERED: Final = re.compile(r"#(-?\d{1,9})")


def action_text(state: TrioletState, actor: int, action: int) -> str:
    """The action, draw or stand-in in one line; a number that means nothing as `#` and itself.

    >>> [action_text(None, 0, number) for number in (1687, 3600, 3608, 3617, 5305, 7218, -2, 9999)]
    ['7@h8', 'end', 'swap 7', 'pass', '*7@h8', 'swap *', 'swap ?', '#9999']
    >>> [action_text(None, CHANCE, number) for number in (1001, 7, 16, -1)]
    ['first B', 'draw 7', 'draw *', 'draw ?']
    """
    text = _draw_text(action) if actor == CHANCE else _turn_text(action)
    return text or f"#{action}"


def _draw_text(outcome: int) -> str:
    if outcome == HIDDEN_DRAW:
        return "draw ?"
    if 0 <= outcome < KINDS:
        return f"draw {kind_name(outcome)}"
    if SEAT_DRAW <= outcome < SEAT_DRAW + len(SEATS):
        return f"first {SEATS[outcome - SEAT_DRAW]}"
    return ""


def _turn_text(action: int) -> str:
    if action == HIDDEN_SWAP:
        return "swap ?"
    if PLACE <= action < END:
        return f"{action // CELLS}@{cell_name(action % CELLS)}"
    if action == END:
        return "end"
    if SWAP <= action < PASS:
        return f"swap {kind_name(action - SWAP)}"
    if action == PASS:
        return "pass"
    if PLACE_JOKER <= action < SWAP_JOKER:
        value, cell = divmod(action - PLACE_JOKER, CELLS)
        return f"*{value}@{cell_name(cell)}"
    if action == SWAP_JOKER:
        return f"swap {kind_name(JOKER)}"
    return ""


def read_action(state: TrioletState, actor: int, text: str) -> int:
    """The number of an action's text, legal or not; raises `NotReadable`.

    >>> read_action(None, 0, "7@h8"), read_action(None, 0, " Swap * "), read_action(None, CHANCE, "first B")
    (1687, 7218, 1001)
    >>> read_action(None, 0, "16@h8")
    Traceback (most recent call last):
    parlour.kernel.errors.NotReadable: '16@h8' is not an action; write 7@h8, *7@h8, end, swap 7 or pass
    """
    plain = " ".join(text.lower().split())
    number = _read_draw(plain) if actor == CHANCE else _read_turn(plain)
    if number is None:
        number = _read_number(plain, actor)
    if number is not None:
        return number
    if actor == CHANCE:
        raise NotReadable(say("read-draw", text=repr(text)))
    raise NotReadable(say("read-action", text=repr(text)))


def _read_draw(plain: str) -> int | None:
    if match := _FIRST.fullmatch(plain):
        return SEAT_DRAW + SEATS.index(match[1].upper())
    if match := _DRAWING.fullmatch(plain):
        return HIDDEN_DRAW if match[1] == "?" else kind_number(match[1])
    return None


def _read_turn(plain: str) -> int | None:
    if plain in ("end", "pass"):
        return END if plain == "end" else PASS
    if found := _SWAPPING.fullmatch(plain):
        if found[1] == "?":
            return HIDDEN_SWAP
        kind = kind_number(found[1])
        return SWAP_JOKER if kind == JOKER else SWAP + kind
    if found := _PLACING.fullmatch(plain):
        first = PLACE_JOKER if found[1] else PLACE
        return first + int(found[2]) * CELLS + cell_number(found[3])
    return None


def _read_number(plain: str, actor: int) -> int | None:
    match = _NUMBERED.fullmatch(plain)
    if match is None:
        return None
    number = int(match[1])
    has_a_name = _draw_text(number) if actor == CHANCE else 0 <= number < ACTIONS or number == HIDDEN_SWAP
    return None if has_a_name else number

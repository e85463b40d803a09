"""Positions of Sequence Numbers as one line of text, both ways.

Every field of the game that is not zero, options apart, as pairs of an index and its value in reading order,
equal neighbours together: `phase=0:2 owner=20-23:1 hand=0:9,1:12 …`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

import numpy as np

from parlour.games.sequence_numbers.features import BOUNDS
from parlour.games.sequence_numbers.state import MAX_HAND, OPTION_FIELDS, STATE
from parlour.kernel.errors import NotReadable

GAME_FIELDS: Final = tuple(name for name in STATE.names or () if name not in OPTION_FIELDS)
_PAIR: Final = r"\d{1,4}(?:-\d{1,4})?:-?\d{1,5}"
_PART: Final = re.compile(rf"([a-z_]{{1,20}})=({_PAIR}(?:,{_PAIR})*)", re.ASCII)


def position_text(state: Any) -> str:
    """The whole position in one line; `-` for one in which nothing has happened."""
    return " ".join(filter(None, (_field_text(name, state[name]) for name in GAME_FIELDS))) or "-"


def _field_text(name: str, value: Any) -> str:
    flat = [int(number) for number in np.ravel(value)]
    pairs = [f"{span}:{number}" for span, number in _runs(flat) if number]
    return f"{name}={','.join(pairs)}" if pairs else ""


def _runs(flat: list[int]) -> Iterator[tuple[str, int]]:
    """Equal neighbours together: `3` or `3-7`, and their value."""
    first = 0
    for number, run in groupby(flat):
        last = first + len(list(run)) - 1
        yield (str(first) if first == last else f"{first}-{last}"), number
        first = last + 1


def read_position(state: Any, text: str) -> None:
    """Fill a record that holds the options from `position_text`; raises `NotReadable`."""
    read: dict[str, Any] = {}
    for part in [] if text.strip() == "-" else text.split():
        match = _PART.fullmatch(part)
        if match is None or match[1] not in GAME_FIELDS:
            raise NotReadable(f"{part!r} is no part of a position")
        if match[1] in read:
            raise NotReadable(f"{match[1]} stands there twice")
        read[match[1]] = _field(match[1], match[2])
    for name, field in read.items():
        state[name] = field if field.shape else int(field)
    _check(state)


def _field(name: str, pairs: str) -> Any:
    """One field of its `index:value` pairs."""
    low, high = BOUNDS[name]
    field = np.zeros(STATE[name].shape, STATE[name].base)
    flat = field.reshape(-1)
    for pair in pairs.split(","):
        span, _, value = pair.partition(":")
        first, _, last = span.partition("-")
        if not int(first) <= int(last or first) < flat.size or not low <= int(value) <= high:
            raise NotReadable(f"{pair!r} does not fit into {name}")
        flat[int(first) : int(last or first) + 1] = int(value)
    return field


def _check(state: Any) -> None:
    """Seats must sit at the table, and hands be in order."""
    seats = int(state.seats)
    if int(state.mover) >= seats or int(state.drawing) >= seats or int(state.viewer) > seats + 1:
        raise NotReadable(f"the position names a seat that is none of the {seats}")
    for seat in range(seats):
        hand = [int(card) for card in state.hand[seat]]
        known = sorted(card for card in hand if card)
        if hand != known + [0] * (MAX_HAND - len(known)):
            raise NotReadable("the cards of a hand come in ascending order")

"""Positions of Sequence Numbers as one line of text, both ways: the kernel's codec, and what must agree."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.sequence_numbers.features import BOUNDS
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.state import MAX_HAND, OPTION_FIELDS, STATE
from parlour.kernel.errors import NotReadable
from parlour.kernel.position import PositionCodec

CODEC: Final = PositionCodec(STATE, apart=OPTION_FIELDS, bounds=BOUNDS)
position_text = CODEC.text


def read_position(state: Any, text: str) -> None:
    """Fill a record that holds the options from `position_text`; raises `NotReadable`."""
    CODEC.read(state, text)
    _check(state)


def _check(state: Any) -> None:
    """Seats must sit at the table, and hands be in order."""
    seats = int(state.seats)
    if int(state.mover) >= seats or int(state.drawing) >= seats or int(state.viewer) > seats + 1:
        raise NotReadable(say("read-seat", seats=seats))
    for seat in range(seats):
        hand = [int(card) for card in state.hand[seat]]
        known = sorted(card for card in hand if card)
        if hand != known + [0] * (MAX_HAND - len(known)):
            raise NotReadable(say("read-order"))

"""The cards in the hands and on the table, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Any, Final

from parlour.display.rows import put
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.state import HAND, KINDS, MOST_PUT, SEATS

BACK: Final = 0
"""The face before the joker's, and those of the values."""
ROOM: Final = HAND + MOST_PUT
"""Ids of like cards in one place."""
MOST_PIECES: Final = SEATS * ROOM
WIDTH: Final = 40
"""Of a card; laid cards lie freely, side by side."""


@compiled
def pieces(state: TinyState, seat: int, out: Array) -> int:
    """Hands, then what is laid; the places come in the opposite order."""
    n, seats = 0, int(state.seats)
    for one in range(seats):
        n = _cards(out, n, seats + one, state.hands[one], int(state.held[one]), 0)
        n = _cards(out, n, one, state.down[one], int(state.laid[one]), WIDTH)
    return n


@compiled
def _cards(out: Array, n: int, place: int, cards: Any, count: int, step: int) -> int:
    """The cards of a place that are known, then backs for the rest, `step` apart where they lie freely."""
    order = 0
    for kind in range(KINDS):
        for k in range(int(cards[kind])):
            n = _card(out, n, place, 1 + kind, k, order, step)
            order += 1
    for k in range(count - order):
        n = _card(out, n, place, BACK, k, order + k, step)
    return n


@compiled
def _card(out: Array, n: int, place: int, face: int, k: int, order: int, step: int) -> int:
    """The `k`-th card with its face in a place."""
    piece = ((KINDS + 1) * place + face) * ROOM + k
    return put(out, n, piece, place, face, order, x=order * step - step // 2)

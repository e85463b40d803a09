"""What the suite may ask of the tiny game."""

from __future__ import annotations

from typing import Any

from parlour.kernel.actors import SEAT_DRAW
from parlour.testing.tiny.state import COPIES, JOKER, KINDS


def material(state: Any) -> dict[str, int]:
    """Cards of each kind, wherever they are."""
    return {
        str(kind): int(state.bag[kind])
        + int(state.out[kind])
        + int(state.hands[:, kind].sum())
        + int(state.down[:, kind].sum())
        for kind in range(KINDS)
    }


def draws(state: Any) -> dict[int, int]:
    """Whatever lies nowhere else is in the bag."""
    if state.starter_due:
        return {SEAT_DRAW + seat: 1 for seat in range(int(state.seats))}
    left = {kind: COPIES if 1 <= kind <= state.top else 0 for kind in range(KINDS)}
    left[JOKER] = int(state.jokers)
    for kind in left:
        for place in (state.hands[:, kind], state.down[:, kind], state.out[kind]):
            left[kind] -= int(place.sum())
    return left

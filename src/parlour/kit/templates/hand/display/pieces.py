"""The cards on the table and in the hands, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import put
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.hand.record import NewgameState
from parlour.kit.templates.hand.state import HAND, KINDS, NONE, SEATS

BACK: Final = 0
"""The face of a hidden card; the face of a card that is seen has the number of its value."""
MOST_PIECES: Final = SEATS * (HAND + 1)


@compiled
def pieces(state: NewgameState, seat: int, out: Array) -> int:
    """Write a row for each card: a seen one is identified by its value; hands' places follow the table's."""
    n, seats = 0, int(state.seats)
    for one in range(seats):
        if int(state.laid[one]) != NONE:
            n = put(out, n, int(state.laid[one]), one, int(state.laid[one]))
        order = 0
        for value in range(1, KINDS):
            if int(state.hands[one, value]) > 0:
                n = put(out, n, value, seats + one, value, order)
                order += 1
        for k in range(order, int(state.held[one])):
            n = put(out, n, KINDS + HAND * one + k, seats + one, BACK, k)
    return n

"""The numbers on the sheets, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.rows import DUE, firsts, put
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.sheet.record import NewgameState
from parlour.kit.templates.sheet.state import BOXES, EMPTY, SEATS


class Places(NamedTuple):
    """The first place of each kind."""

    die: int
    box: int


AT: Final = Places(*firsts(1, SEATS * BOXES))
MOST_PIECES: Final = 1 + SEATS * BOXES


@compiled
def pieces(state: NewgameState, seat: int, out: Array) -> int:
    """The number rolled, then a number for each full box, and the one that is being written."""
    n, rolled = 0, int(state.rolled)
    if rolled > 0:
        n = put(out, n, 0, AT.die, rolled - 1, mark=DUE)
    for one in range(int(state.seats)):
        for box in range(BOXES):
            number = int(state.sheets[one, box])
            if int(state.chosen[one]) == 1 + box:
                number = rolled
            if number != EMPTY:
                own = AT.box + BOXES * one + box
                n = put(out, n, own, own, number - 1)
    return n

"""The tokens on the board and in the hands, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import DRAFT, NO_MARK, put
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.state import CELLS, HAND, KINDS, MOST_SEATS, SIZE, VALUES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

MOST_PIECES: Final = CELLS + HAND * MOST_SEATS
HANDS: Final = CELLS + 1
"""The place of the first hand, after those of the board and the bag."""
BACK: Final = VALUES
"""The face after the values; the joker's follow it."""


@compiled
def pieces(state: TrioletState, seat: int, out: Array) -> int:
    """All tokens; those in hands lie by value, jokers last, and face down where the seat may not see them."""
    n = 0
    for cell in range(CELLS):
        content = int(state.board[cell // SIZE, cell % SIZE])
        if content > 0:
            face = content - 1 if content <= VALUES else content + 1
            n = put(out, n, cell, cell, face, mark=_mark(state, cell))
    for one in range(int(state.seats)):
        order = 0
        for kind in range(KINDS):
            for k in range(int(state.hands[one, kind])):
                face = kind if kind < VALUES else BACK + 1
                n = _hold(out, n, one, face, k, order)
                order += 1
        for k in range(int(state.held[one]) - order):
            n = _hold(out, n, one, BACK, k, order + k)
    return n


@compiled
def _mark(state: TrioletState, cell: int) -> int:
    for k in range(int(state.placed)):
        if int(state.draft[k]) == cell:
            return DRAFT
    return NO_MARK


@compiled
def _hold(out: Array, n: int, seat: int, face: int, k: int, order: int) -> int:
    """A token in a hand: the `k`-th with its face."""
    return put(out, n, CELLS + ((KINDS + 1) * seat + face) * HAND + k, HANDS + seat, face, order)

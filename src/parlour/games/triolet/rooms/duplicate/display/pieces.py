"""The tokens of Triolet, as rows (`display.rows`)."""

from __future__ import annotations

from parlour.games.triolet.display.pieces import MOST_PIECES
from parlour.games.triolet.display.pieces import pieces as tokens
from parlour.games.triolet.rooms.duplicate.record import TrioletDuplicateState
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

__all__ = ["MOST_PIECES", "pieces"]


@compiled
def pieces(state: TrioletDuplicateState, seat: int, out: Array) -> int:
    """All tokens, on the board and in the hand."""
    return tokens(state, seat, out)

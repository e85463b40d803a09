"""How colours, seats and squares are written."""

from __future__ import annotations

from typing import Final

from parlour.games.thirtysix.record import ThirtysixState

COLOUR_WORDS: Final = ("red", "green", "blue")
SEATS: Final = "ABC"
FILES: Final = "abcdefghijklmnopqr"


def square_name(state: ThirtysixState, square: int) -> str:
    """File and rank of a square, from its place on the grid."""
    return f"{FILES[int(state.x[square])]}{int(state.y[square]) + 1}"

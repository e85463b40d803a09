"""The tiles, counters and pawns of 36, as rows (`display.rows`)."""

from __future__ import annotations

from parlour.games.thirtysix.display.pieces import MOST_PIECES
from parlour.games.thirtysix.display.pieces import pieces as pieces_of_game
from parlour.games.thirtysix.rooms.race.record import ThirtysixRaceState
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

__all__ = ["MOST_PIECES", "pieces"]


@compiled
def pieces(state: ThirtysixRaceState, seat: int, out: Array) -> int:
    """All pieces from the table up."""
    return pieces_of_game(state, seat, out)

"""The chips on the board and the cards of the hand, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.games.sequence_numbers.display.pieces import chips, in_hand
from parlour.games.sequence_numbers.rooms.race.record import SequenceNumbersRaceState
from parlour.games.sequence_numbers.rooms.race.state import CELLS
from parlour.games.sequence_numbers.state import MAX_HAND
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import SEAT
from parlour.kernel.types import Array

MOST_PIECES: Final = CELLS + MAX_HAND


@compiled
def pieces(state: SequenceNumbersRaceState, seat: int, out: Array) -> int:
    """Everybody sees the hand."""
    return chips(state, out, in_hand(state, SEAT, SEAT, CELLS, out, 0))

"""The tiles on the board, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import FOUND, NO_MARK, put
from parlour.games.numeria.display.pieces import face_of, place_of, squares_of
from parlour.games.numeria.rooms.race.record import NumeriaRaceState
from parlour.games.numeria.rules.lines import made_through
from parlour.games.numeria.state import TILES
from parlour.games.numeria.state.geometry import NOWHERE, SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.race import DRAWING
from parlour.kernel.types import Array

MOST_PIECES: Final = TILES


@compiled
def pieces(state: NumeriaRaceState, seat: int, out: Array) -> int:
    """Every tile; the trope of a solution is lit, the one that a player finds is not before that."""
    goal = int(state.last_to)
    is_shown = int(state.stage) == DRAWING and goal != NOWHERE
    lit = squares_of(goal, made_through(state, goal)) if is_shown else 0
    n = 0
    for square in range(SQUARES):
        number = int(state.board[square])
        if number:
            mark = FOUND if lit >> square & 1 else NO_MARK
            n = put(out, n, number, place_of(square), face_of(number), mark=mark)
    return n

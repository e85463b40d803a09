"""The stones on the board, as rows (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import put
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.board.record import NewgameState
from parlour.kit.templates.board.state import CELLS, EMPTY, SIZE

MOST_PIECES: Final = CELLS


@compiled
def pieces(state: NewgameState, seat: int, out: Array) -> int:
    """Write a row for each stone, with its cell as identity and the face of its seat."""
    n = 0
    for cell in range(CELLS):
        stone = int(state.cells[cell // SIZE, cell % SIZE])
        if stone != EMPTY:
            n = put(out, n, cell, cell, stone - 1)
    return n

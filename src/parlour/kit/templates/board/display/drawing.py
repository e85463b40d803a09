"""The board with its cells, and the stones of the seats."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Touches, drawn_once
from parlour.display.places import edges, grid, grid_size, letters, numbers
from parlour.display.svg.shapes import cells, chip
from parlour.kernel.state import Variant

from parlour.kit.templates.board.locales import say
from parlour.kit.templates.board.state import SEATS, SIZE

STONE: Final = 30.0
LETTERS: Final = "AB"


@drawn_once
def board(variant: Variant) -> Board:
    """Cells in rows and columns; a stone for each seat."""
    columns, rows = letters(SIZE), numbers(SIZE)
    places = grid(columns, rows)
    drawing = edges(columns, rows) + cells([(place.x, place.y) for place in places])
    wide, high = grid_size(SIZE, SIZE)
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(Area("board", "board", say.now("board"), wide, high, places, drawing),),
        faces=tuple(
            Face(LETTERS[seat], say.now("stone", seat=seat), chip(seat, LETTERS[seat]), STONE, STONE)
            for seat in range(SEATS)
        ),
        touches=(Touches(0, each=tuple((place.id,) for place in places)),),
    )

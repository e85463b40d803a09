"""The number rolled, and a sheet for each seat."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.svg.shapes import CELL, TILE, cells, rect, tile
from parlour.kernel.state import Variant
from parlour.kit.templates.sheet.locales import say
from parlour.kit.templates.sheet.state import BOXES, SIDES

SIDE: Final = 2 * TILE
WELL: Final = rect(TILE / 2, TILE / 2, TILE, TILE, "well", 8)


@drawn_once
def board(variant: Variant) -> Board:
    """The die comes first, then the boxes of every seat; each seat touches its own by the same names."""
    die = Place("die", SIDE / 2, SIDE / 2, TILE, TILE, say.now("die"), touch=False)
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(
            Area("table", "board", say.now("table"), SIDE, SIDE, (die,), WELL),
            *(_sheet(seat) for seat in range(variant.seats)),
        ),
        faces=tuple(Face(str(k), str(k), tile(str(k)), TILE, TILE) for k in range(1, SIDES + 1)),
        touches=(Touches(0, each=tuple((_own(box),) for box in range(BOXES))),),
    )


def _own(box: int) -> str:
    return f"box{box + 1}"


def _sheet(seat: int) -> Area:
    places = tuple(
        Place(
            f"box{box + 1}-{seat}",
            CELL * (box + 0.5),
            CELL / 2,
            CELL,
            CELL,
            say.now("box", box=box + 1),
            own=_own(box),
        )
        for box in range(BOXES)
    )
    drawing = cells([(place.x, place.y) for place in places])
    return Area(f"sheet{seat}", "seat", say.now("sheet"), CELL * BOXES, CELL, places, drawing, seat=seat)

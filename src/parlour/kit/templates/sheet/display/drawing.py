"""The number rolled, and a sheet for each seat."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import sheet
from parlour.display.svg.shapes import TILE, die, rect
from parlour.kernel.state import Variant

from parlour.kit.templates.sheet.locales import say
from parlour.kit.templates.sheet.state import BOXES, SIDES

SIDE: Final = 2 * TILE
WELL: Final = rect(TILE / 2, TILE / 2, TILE, TILE, "well", 8)


@drawn_once
def board(variant: Variant) -> Board:
    """The die comes first, then the boxes of every seat; each seat touches its own by the same names."""
    rolled = Place("die", SIDE / 2, SIDE / 2, TILE, TILE, say.now("die"), touch=False)
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(
            Area("table", "board", say.now("table"), SIDE, SIDE, (rolled,), WELL),
            *(_sheet(seat) for seat in range(variant.seats)),
        ),
        faces=tuple(Face(str(k), str(k), die(k), TILE, TILE) for k in range(1, SIDES + 1)),
        touches=(Touches(0, each=tuple((f"box{box + 1}",) for box in range(BOXES))),),
    )


def _sheet(seat: int) -> Area:
    return sheet(seat, BOXES, label=lambda box: say.now("box", box=box), title=say.now("sheet"))

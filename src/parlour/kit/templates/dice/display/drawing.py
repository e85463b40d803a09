"""The table with the die, which is touched to roll it."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.svg.shapes import TILE, die, rect
from parlour.kernel.state import Variant

from parlour.kit.templates.dice.locales import say
from parlour.kit.templates.dice.state import ROLL, SIDES, STOP

SIDE: Final = 2 * TILE
WELL: Final = rect(TILE / 2, TILE / 2, TILE, TILE, "well", 8)


@drawn_once
def board(variant: Variant) -> Board:
    """One place for the die, and a face for each of its sides."""
    rolled = Place("die", SIDE / 2, SIDE / 2, TILE, TILE, say.now("die"))
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(Area("table", "board", say.now("table"), SIDE, SIDE, (rolled,), WELL),),
        faces=tuple(Face(str(k), str(k), die(k), TILE, TILE) for k in range(1, SIDES + 1)),
        touches=(Touches(ROLL, each=(("die",),)), Touches(STOP, buttons=(say.now("button-stop"),))),
    )

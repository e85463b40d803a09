"""The table of 36 for two, at which one sits."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.display.board import Area, Board, Touches, drawn_once
from parlour.display.svg.shapes import words
from parlour.games.thirtysix import GAME
from parlour.games.thirtysix.display import drawing
from parlour.games.thirtysix.display.drawing import gifts
from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.puzzles import OPTIONS
from parlour.games.thirtysix.state import GIVE, PASS
from parlour.kernel.state import Variant

HEAD: Final = 18.0
"""Room above the other player's reserve for saying what it is."""
LETTERS: Final = 12.0
"""Their height."""


@drawn_once
def board(variant: Variant) -> Board:
    """The board, both reserves, and what to touch."""
    table = drawing.board(Variant.of(GAME, **OPTIONS))
    main, own, other = table.areas
    moves = table.touches[0]
    return replace(
        table,
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(main, own, _beside(other)),
        touches=(moves, Touches(PASS, buttons=(say.now("button-give-up"),)), Touches(GIVE, each=gifts())),
    )


def _beside(reserve: Area) -> Area:
    """A reserve as something beside the board, under its name."""
    title = say.now("race-other-reserve")
    return Area(
        reserve.id,
        "side",
        title,
        reserve.w,
        reserve.h + HEAD,
        tuple(replace(place, y=place.y + HEAD) for place in reserve.places),
        words(reserve.w / 2, HEAD / 2, LETTERS, title, "soft"),
    )

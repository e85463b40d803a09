"""The table where cards are laid, a hand for each seat, and the cards."""

from __future__ import annotations

from typing import Final

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.display.places import hand
from parlour.display.svg.shapes import CARD, card, card_back, rect
from parlour.kernel.state import Variant

from parlour.kit.templates.hand.locales import say
from parlour.kit.templates.hand.state import HAND, KINDS

W, H = CARD
PITCH: Final = W + 16
HIGH: Final = H + 16


@drawn_once
def board(variant: Variant) -> Board:
    """A place on the table for the card of each seat, and hands."""
    seats = range(variant.seats)
    wells = "".join(rect(seat * PITCH + 8, 8, W, H, "well", 5) for seat in seats)
    laid = tuple(
        Place(f"laid{seat}", PITCH * (seat + 0.5), HIGH / 2, W, H, say.now("laid-by", seat=seat))
        for seat in seats
    )
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(
            Area("table", "board", say.now("table"), PITCH * variant.seats, HIGH, laid, wells),
            *(hand(seat, HAND, W, H, label=say.now("hand")) for seat in seats),
        ),
        faces=(
            Face("back", say.now("back"), card_back(), W, H, back=True, text="▒"),
            *(Face(str(value), str(value), card(str(value)), W, H) for value in range(1, KINDS)),
        ),
        touches=(Touches(1, each=tuple((f"={value}",) for value in range(1, KINDS))),),
    )

"""How the tiny game looks: hands, what everybody has laid, and the cards that are out."""

from __future__ import annotations

from parlour.display.board import Area, Board, Face, Place, Touches, drawn_once
from parlour.kernel.state import Variant
from parlour.testing.tiny.display.pieces import WIDTH
from parlour.testing.tiny.locales import say
from parlour.testing.tiny.state import END, HAND, KINDS, PUT, PUT_JOKER

CARD: float = WIDTH
BACK = "back"
JOKER_FACE = "joker"


@drawn_once
def board(variant: Variant) -> Board:
    """Two places for each seat, side by side."""
    seats = range(variant.seats)
    return Board(
        game=variant.game.slug,
        title=str(variant.game.title),
        areas=(
            Area(
                "down",
                "board",
                say.now("laid-cards"),
                CARD * 2,
                CARD * variant.seats,
                tuple(map(_down, seats)),
            ),
            *(
                Area(f"hands{seat}", "hand", say.now("hand"), CARD * HAND, CARD, (_hand(seat),), seat=seat)
                for seat in seats
            ),
        ),
        faces=(
            Face(BACK, say.now("back"), "", CARD, CARD, back=True, text="▒"),
            Face(JOKER_FACE, say.now("joker"), "", CARD, CARD, text="*"),
            *(Face(str(value), str(value), "", CARD, CARD) for value in range(1, KINDS)),
            *(
                Face(f"{JOKER_FACE}.{v}", say.now("joker-as", value=v), "", CARD, CARD, text=f"*{v}")
                for v in range(1, KINDS)
            ),
        ),
        touches=(
            Touches(PUT + 1, each=tuple((f"={value}",) for value in range(1, KINDS))),
            Touches(PUT_JOKER + 1, each=tuple((f"={JOKER_FACE}.{v}",) for v in range(1, KINDS))),
            Touches(
                END, buttons=(say.now("button-end"), *(say.now("button-hush", seat=seat) for seat in seats))
            ),
        ),
        closing=(END,),
    )


def _down(seat: int) -> Place:
    return Place(
        f"down{seat}", CARD, CARD * (seat + 0.5), CARD * 2, CARD, say.now("laid-by", seat=seat), "free"
    )


def _hand(seat: int) -> Place:
    return Place(f"hand{seat}", CARD, CARD / 2, CARD * HAND, CARD, say.now("hand-of", seat=seat), "row", CARD)

"""How the tiny game looks: hands, what everybody has laid, and the cards that are out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.display.board import Area, Board, Face, Place, Touches
from parlour.display.scene import Cell, Counter, LogLine, Panel, Preview, Scene, Seat
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW, TABLE
from parlour.kernel.message import Words
from parlour.kernel.state import Variant
from parlour.testing.tiny.display import pieces as pieces
from parlour.testing.tiny.locales import say
from parlour.testing.tiny.rules import turn
from parlour.testing.tiny.state import COPIES, END, HAND, HIDDEN_CARD, HUSH, JOKER, KINDS, PUT, PUT_JOKER

CARD: float = 40
BACK = "back"
JOKER_FACE = "joker"


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
        f"down{seat}", CARD, CARD * (seat + 0.5), CARD * 2, CARD, say.now("laid-by", seat=seat), "row", CARD
    )


def _hand(seat: int) -> Place:
    return Place(f"hand{seat}", CARD, CARD / 2, CARD * HAND, CARD, say.now("hand-of", seat=seat), "row", CARD)


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """What a seat sees: its own cards, and the backs of the others'."""
    unseen = tuple(Cell(_card(kind), str(int(fields.bag[kind])), _face(kind)) for kind in range(KINDS))
    return Scene(
        seat,
        tuple(_seat(fields, one) for one in range(variant.seats)),
        _sentence(fields, seat),
        panels=(Panel(say("unseen"), unseen),),
        status=say("in-bag", count=int(fields.left)),
    )


def _face(kind: int) -> str:
    return JOKER_FACE if kind == JOKER else str(kind)


def _card(kind: int) -> Words:
    return say("joker") if kind == JOKER else str(kind)


def _seat(fields: Any, seat: int) -> Seat:
    note = say("hushed") if int(fields.hushed[seat]) else ""
    return Seat(int(fields.points[seat]), (Counter(say("in-hand"), int(fields.held[seat])),), note=note)


def _sentence(fields: Any, seat: int) -> Words:
    due = int(turn(fields))
    if due == OVER:
        return say("all-out")
    if due == CHANCE:
        return say("dealing")
    return say("lay") if due >> seat & 1 else say("others-lay")


def tell(variant: Variant, before: Any, actor: int, action: int, after: Any, seat: int) -> LogLine | None:
    """Own cards drawn, ended turns and calls."""
    if actor == TABLE:
        return LogLine(say("hush", seat=action - HUSH), -1)
    if actor == CHANCE:
        if action == HIDDEN_CARD or action >= SEAT_DRAW:
            return None
        return LogLine(say("draw", card=_card(action)))
    if action != END:
        return None
    count = int(before.laid[actor])
    return LogLine(say("laid", count=count), places=(f"down{actor}",))


def preview(variant: Variant, before: Any, actions: Sequence[int], after: Any, seat: int) -> Preview | None:
    """The sum of the cards laid."""
    values = [action % PUT_JOKER for action in actions if action < END]
    if not values:
        return None
    total = sum(values)
    return Preview(say("lay-sum", sum=total), say("makes-sum", cards=" + ".join(map(str, values)), sum=total))


def ending(variant: Variant, fields: Any) -> Words:
    """There is one way to end."""
    return say("out", count=COPIES * int(fields.top) + int(fields.jokers))

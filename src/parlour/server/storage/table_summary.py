"""Cards of tables for the store, and what a client is told of a card."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import ceil

import msgspec

from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.play.seats import holder_of, same_holder
from parlour.play.table import Table
from parlour.presentation.messages import Player
from parlour.server.schema.documents import Summary
from parlour.server.storage.store import Card

NO_SEAT = -1


def card_of(table: Table, players: list[Player]) -> Card:
    """The card of a table as it is now."""
    return Card(
        table=table.id,
        game=table.game.slug,
        invite=table.created.invite,
        visibility=table.created.visibility,
        phase=table.phase,
        players=players,
        holders=[chair.holder for chair in table.chairs],
        due=list(table.due),
        open=len(table.open_seats),
        made=table.events[0].at,
        updated=table.told_at(table.seats),
        bots_due=bool(table.bots_due),
        until=[ceil(table.time_up_at(seat)) for seat in range(table.seats)] if table.clocks else [],
        nudged=sorted(table.nudged),
        told=[table.told_at(seat) for seat in range(table.seats)],
    )


def seat_of(card: Card, token: str) -> int:
    """The seat that a token holds at a card's table, or `NO_SEAT`."""
    wanted = holder_of(token)
    for seat, holder in enumerate(card.holders):
        if holder and same_holder(holder, wanted):
            return seat
    return NO_SEAT


def summary(
    card: Card, find: Callable[[str], Game], seat: int = NO_SEAT, here: Collection[int] = ()
) -> Summary:
    """What somebody on a seat, or on none, is told of a table in a list. `here`: seats with a browser now."""
    try:
        title = find(card.game).title
    except UnknownGame:
        title = card.game
    sits = seat != NO_SEAT
    players = [
        msgspec.structs.replace(player, here=player.kind == "bot" or number in here)
        for number, player in enumerate(card.players)
    ]
    return Summary(
        table=card.table,
        game=card.game,
        title=title,
        phase=card.phase,
        players=players,
        due=card.due,
        my_seat=seat,
        my_turn=seat in card.due and not (sits and card.players[seat].stands_in),
        invite=card.invite if card.open and (sits or card.visibility == "open") else "",
        updated=card.told[seat] if sits and card.told else card.updated,
        nudged=seat in card.nudged and seat in card.due,
        until=card.until[seat] if sits and card.until else 0,
    )

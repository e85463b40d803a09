"""The rematch of a finished table."""

from __future__ import annotations

from dataclasses import replace

from parlour.kernel.chance import Seeded
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Variant
from parlour.play.create import Made, new_ahead, new_secret, opened
from parlour.play.errors import Declined
from parlour.play.event_rounds import second_game
from parlour.play.events import Ahead, Created
from parlour.play.series_standings import next_in_series
from parlour.play.table import Table
from parlour.play.tokens import INVITE_LENGTH, TABLE_LENGTH, code_from, new_code


def rematch(table: Table) -> Made:
    """The next game with the same people, bots and options; their tokens hold the same seats there.

    Its secret was fixed together with the table's, and people contributed to its seed when asking for it. In
    a series it is the next game, or the first of a new series. A game that continued another one continues
    from the same point again, with other draws. Where the host of the server has ended the chat, it stays so.
    In a round of an event it is the second game of the pair.
    """
    old, game = table.state, table.state.game
    if not old.wants_rematch:
        raise Declined("closed", HOUSE("all-must-ask"))
    before = old.created
    if before.pair:
        return second_game(table)
    variant = Variant.of(game, **before.asked)
    ahead = before.ahead or Ahead(code_from(before.secret, TABLE_LENGTH), new_secret().hex())
    created = Created(
        table=ahead.table,
        game=before.game,
        rules_version=before.rules_version if before.origin else game.rules_version,
        options=variant.settled(Seeded(bytes.fromhex(ahead.secret))).options_text(),
        asked=before.asked,
        chairs=tuple(old.chairs),
        visibility=before.visibility,
        secret=ahead.secret,
        shared=True,
        contributions=tuple(old.contributions_ahead),
        ahead=new_ahead(),
        invite=new_code(INVITE_LENGTH),
        before=before.table,
        host=old.creator,
        clock=before.clock,
        series=next_in_series(old),
        origin=before.origin,
        patience=before.patience,
        webhook=old.webhook,
        watching=before.watching,
    )
    again = opened(game, created, {}, table.now)
    ended = again.table.propose_chat_switch(on=old.has_chat)
    for event in ended:
        again.table.fold(event)
    return replace(again, events=(*again.events, *ended))

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
    made = old.created
    if made.pair:
        return second_game(table)
    asked = Variant.of(game, **made.asked)
    ahead = made.ahead or Ahead(code_from(made.secret, TABLE_LENGTH), new_secret().hex())
    created = Created(
        table=ahead.table,
        game=made.game,
        rules_version=made.rules_version if made.origin else game.rules_version,
        options=asked.settled(Seeded(bytes.fromhex(ahead.secret))).options_text(),
        asked=made.asked,
        chairs=tuple(old.chairs),
        visibility=made.visibility,
        secret=ahead.secret,
        shared=True,
        contributions=tuple(old.contributions_ahead),
        ahead=new_ahead(),
        invite=new_code(INVITE_LENGTH),
        before=made.table,
        host=old.creator,
        clock=made.clock,
        series=next_in_series(old),
        origin=made.origin,
        patience=made.patience,
        webhook=old.webhook,
        watching=made.watching,
    )
    again = opened(game, created, {}, table.now)
    ended = again.table.propose_chat_switch(on=old.has_chat)
    for event in ended:
        again.table.fold(event)
    return replace(again, events=(*again.events, *ended))

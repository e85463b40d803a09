"""New tables whose game continues from a record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE
from parlour.kernel.options import AIDS, aids_option
from parlour.kernel.state import Variant
from parlour.play.create import Made, new_ahead, new_secret, opened
from parlour.play.errors import Declined
from parlour.play.events import Created, Origin
from parlour.play.seating import Plan, host_of, seated
from parlour.play.steady_clock import seconds
from parlour.play.tokens import INVITE_LENGTH, TABLE_LENGTH, new_code


def resume_from(  # noqa: PLR0913  # named by keyword
    game: Game,
    record: GameRecord,
    entries: int,
    plans: Sequence[Plan],
    *,
    table: str = "",
    levels: Sequence[str] = (),
    patience: int = 0,
    contributes: bool = False,
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new table whose game continues after the first `entries` entries of a record, with its own draws.

    `table` is where the record was played, if known. The rules are the record's; help is allowed, since it is
    an exercise. Raises `BadRecord` if those entries do not replay by the law, and `Declined` if there are
    fewer of them, if they end the game, or for names, levels and plans as `create` does.
    """
    if not 0 <= entries <= len(record.entries):
        raise Declined("unreadable", HOUSE("record-shorter", count=len(record.entries), given=entries))
    state = Variant.of(game).replay(record, entries)
    if state.is_over:
        raise Declined("closed", HOUSE("over-there"))
    tokens, chairs = seated(state.seats, plans, levels)
    options = {**state.variant.options_text(), AIDS: aids_option().text(True)}
    created = Created(
        table=new_code(TABLE_LENGTH),
        game=game.slug,
        rules_version=record.rules_version,
        options=options,
        asked=options,
        chairs=chairs,
        visibility="link",
        secret=(secret or new_secret()).hex(),
        shared=secret is None,
        contributes=contributes,
        ahead=new_ahead(),
        invite=new_code(INVITE_LENGTH),
        host=host_of(plans, tokens),
        origin=Origin(tuple((actor, action) for actor, action in state.history), table, record.position),
        patience=patience,
    )
    return opened(game, created, tokens, now)

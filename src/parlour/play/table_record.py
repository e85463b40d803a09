"""The record of a table's game, with the reason it ended."""

from __future__ import annotations

import time
from typing import Any

from parlour.kernel.actors import NOBODY
from parlour.kernel.game_record import GameRecord, Identity
from parlour.play.seating import Chair
from parlour.play.start import starter_of
from parlour.play.table_state import TableState


def record_of(table: TableState) -> GameRecord:
    """The game so far with its seed: secret until it is over."""
    created = table.created
    return table.position.record(
        seats=[chair.name for chair in table.chairs],
        players=[identity_of(chair) for chair in table.chairs],
        clock=str(created.clock or ""),
        ended="" if table.ended == "rules" else table.ended,
        ended_by=[seat for seat in (table.ended_by, *table.ended_with) if seat != NOBODY],
        seed=table.source.secret.hex(),
        commitment=table.commitment,
        table=table.id,
        asked={name: text for name, text in created.asked.items() if text != created.options.get(name, text)},
        starter=starter_of(table),
        **_shared(table),
        started=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(table.events[0].at)),
        given=len(table.given),
        origin=table.created.origin.table if table.created.origin else "",
        position=table.created.origin.position if table.created.origin else "",
    )


def identity_of(chair: Chair) -> Identity:
    """Return the player of a chair for a record; a bot that stands in for a person counts as that person.

    >>> identity_of(Chair("bot", "Keen A", "keen"))
    Identity(kind='bot', level='keen', settings='', seed='', digest='')
    """
    if chair.kind == "bot" and not chair.stands_in:
        return Identity(kind="bot", level=chair.level)
    return Identity(kind="program" if chair.program else "person")


def _shared(table: TableState) -> dict[str, Any]:
    """The secret and contributions that made the seed."""
    created = table.created
    return {"secret": created.secret, "contributions": table.contributions} if created.shared else {}

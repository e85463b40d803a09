"""The record of a table's game, with the reason it ended."""

from __future__ import annotations

import time
from typing import Any

from parlour.kernel.actors import NOBODY
from parlour.kernel.game_record import GameRecord
from parlour.play.start import starter_of
from parlour.play.table_state import TableState


def record_of(table: TableState) -> GameRecord:
    """The game so far with its seed: secret until it is over."""
    made = table.created
    return table.position.record(
        seats=[chair.name for chair in table.chairs],
        ended="" if table.ended == "rules" else table.ended,
        ended_by=[seat for seat in (table.ended_by, *table.ended_with) if seat != NOBODY],
        seed=table.source.secret.hex(),
        commitment=table.commitment,
        table=table.id,
        asked={name: text for name, text in made.asked.items() if text != made.options.get(name, text)},
        starter=starter_of(table),
        **_shared(table),
        started=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(table.events[0].at)),
        given=len(table.given),
        origin=table.created.origin.table if table.created.origin else "",
    )


def _shared(table: TableState) -> dict[str, Any]:
    """The secret and contributions that made the seed."""
    made = table.created
    return {"secret": made.secret, "contributions": table.contributions} if made.shared else {}

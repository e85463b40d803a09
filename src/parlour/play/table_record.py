"""The record of a table's game, with the reason it ended."""

from __future__ import annotations

import time
from typing import Any

from parlour.kernel.game_record import GameRecord
from parlour.play.start import starter_of
from parlour.play.table_state import TableState


def record_of(table: TableState) -> GameRecord:
    """The game so far with its seed: secret until it is over."""
    made = table.created
    return table.position.record(
        seats=[chair.name for chair in table.chairs],
        ended=_why_ended(table),
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


def _why_ended(table: TableState) -> str:
    """Why the game stopped, if its rules did not end it; else empty."""
    if table.ended in ("rules", "agreed"):
        return "" if table.ended == "rules" else "all agreed to stop"
    name = " and ".join(table.chairs[seat].name for seat in (table.ended_by, *table.ended_with))
    if table.ended == "resigned" and table.result is not None:
        won = next(seat for seat, value in enumerate(table.result.returns) if value > 0)
        return f"{name} gave up, so {table.chairs[won].name} wins"
    if table.ended == "claimed":
        return f"{name} did not move in time, and the others claimed the game"
    return f"{name} gave up" if table.ended == "gave-up" else f"{name} had no time left"

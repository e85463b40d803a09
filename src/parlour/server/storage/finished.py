"""The finished games of a data folder, for whoever runs it; a server may be running."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from parlour.games import find
from parlour.kernel.errors import ParlourError
from parlour.kernel.game_record import GameRecord
from parlour.play.events import Event
from parlour.play.table import Table
from parlour.server.storage import sqlite


def finished_games(path: Path) -> Iterator[GameRecord]:
    """The records of all games that are over, the oldest table first, without names.

    Tables that this program cannot open are left out (`parlour check-data` says which). Raises `StoreError`
    if the file is missing or newer.
    """
    with closing(sqlite.read_only(path)) as connection:
        connection.execute("BEGIN")
        sql = "SELECT tbl FROM events WHERE n = 1 ORDER BY at, tbl"
        for (table,) in connection.execute(sql).fetchall():
            rows = connection.execute("SELECT n, at, what FROM events WHERE tbl = ? ORDER BY n", (table,))
            try:
                folded = _folded([Event.from_json(n, at, what) for n, at, what in rows])
            except (ParlourError, msgspec.DecodeError):
                continue
            if folded.state.phase == "over" and folded.state.position.history:
                yield msgspec.structs.replace(folded.record(), seats=[])


def _folded(events: list[Event]) -> Table:
    table = Table.resume(events[:1], find)
    for event in events[1:]:
        table.fold(event)
    return table

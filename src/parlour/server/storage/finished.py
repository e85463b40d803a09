"""The finished games in a data folder or a database; a server may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from parlour.games import find
from parlour.kernel.errors import ParlourError
from parlour.kernel.game_record import GameRecord
from parlour.play.events import Event
from parlour.play.resume import resume_table
from parlour.server.storage import postgresql, sqlite
from parlour.server.storage.store import StoreError

Rows = Iterable[tuple[int, int, str]]
"""A table's log: number, time and content of each event, in order."""


def finished_games(place: Path | str) -> Iterator[GameRecord]:
    """The records of all games that are over, the oldest table first, without names.

    `place` is a data folder's file or the address of a database. Tables that this program cannot open are
    left out (`parlour check-data` says which of a data folder). Raises `StoreError` if the file is missing or
    newer, or if the database does not answer.
    """
    for log in _of_database(place) if isinstance(place, str) else _of_file(place):
        try:
            table = resume_table([Event.from_json(*row) for row in log], find)
        except (ParlourError, msgspec.DecodeError):
            continue
        state = table.state
        if state.phase == "over" and state.position.history and not state.sealed:
            yield msgspec.structs.replace(table.record(), seats=[])


def _of_file(path: Path) -> Iterator[Rows]:
    with closing(sqlite.read_only(path)) as connection:
        connection.execute("BEGIN")
        sql = "SELECT tbl FROM events WHERE n = 1 ORDER BY at, tbl"
        for (table,) in connection.execute(sql).fetchall():
            yield connection.execute("SELECT n, at, what FROM events WHERE tbl = ? ORDER BY n", (table,))


def _of_database(address: str) -> Iterator[Rows]:
    pg = postgresql.driver()
    with asyncio.Runner() as runner:
        try:
            connection = runner.run(pg.connect(address, timeout=postgresql.PATIENCE))
            try:
                first = "SELECT tbl FROM parlour.events WHERE n = 1 ORDER BY at, tbl"
                for (table,) in runner.run(connection.fetch(first)):
                    log = "SELECT n, at, what FROM parlour.events WHERE tbl = $1 ORDER BY n"
                    yield [tuple(row) for row in runner.run(connection.fetch(log, table))]
            finally:
                runner.run(connection.close())
        except (pg.PostgresError, pg.InterfaceError, OSError, TimeoutError) as error:
            raise StoreError(f"the database cannot be read: {error}") from error

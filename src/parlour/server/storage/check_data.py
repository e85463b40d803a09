"""Checks everything in a data folder's file without changing it; a server may be running."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from parlour.games import find
from parlour.kernel.compile.twin import compiling
from parlour.kernel.game import Game
from parlour.server.storage import audit, sqlite
from parlour.server.storage.audit import DerivedFault, EventRow, NotChecked, StoredTable

MOST_NAMED: Final = 20
"""The most faults of the file itself that are listed."""
MANY: Final = 100
"""The number of tables of one game from which compiling its rules pays."""


@dataclass
class Report:
    """What was checked, and the faults, each with its table ("" for the file itself)."""

    place: str
    tables: int = 0
    events: int = 0
    checkpoints: int = 0
    faults: list[tuple[str, str]] = field(default_factory=list)
    not_checked: list[tuple[str, str]] = field(default_factory=list)
    _games: Counter[str] = field(default_factory=Counter)

    @property
    def loses_nothing(self) -> bool:
        """Whether all damaged data is derived, so that the server makes it again."""
        return all(isinstance(sentence, DerivedFault) for _, sentence in self.faults)

    def take(self, stored: StoredTable) -> None:
        """Check one table, and add its faults to the report."""
        self.tables += 1
        self.events += len(stored.events)
        self.checkpoints += stored.checkpoint is not None
        try:
            self.faults += ((stored.table, sentence) for sentence in audit.faults(stored, self._find))
        except NotChecked as error:
            self.not_checked.append((stored.table, str(error)))

    def _find(self, slug: str) -> Game:
        game = find(slug)
        self._games[slug] += 1
        if self._games[slug] == MANY and compiling():
            game.compiled.load_rules()
        return game


def check_file(path: Path) -> Report:
    """Check a store's file, or a backup of one; raises `StoreError` if it is missing or newer."""
    report = Report(str(path))
    with closing(sqlite.read_only(path)) as connection:
        try:
            connection.execute("BEGIN")
            results = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MOST_NAMED})")]
            report.faults += (("", line) for text in results if text != "ok" for line in text.splitlines())
            version = sqlite.version_of(connection)
            for table in _names(connection, version):
                try:
                    stored = _stored(connection, version, table)
                except sqlite3.DatabaseError as error:
                    report.faults.append((table, f"it cannot be read: {error}"))
                else:
                    report.take(stored)
        except sqlite3.DatabaseError as error:
            report.faults.append(("", f"the file cannot be read: {error}"))
    return report


def _names(connection: sqlite3.Connection, version: int) -> list[str]:
    sql = "SELECT tbl FROM events UNION SELECT tbl FROM cards"
    if version >= sqlite.WITH_CHECKPOINTS:
        sql += " UNION SELECT tbl FROM checkpoints"
    return [str(row[0]) for row in connection.execute(f"{sql} ORDER BY tbl")]


def _stored(connection: sqlite3.Connection, version: int, table: str) -> StoredTable:
    events = connection.execute(
        "SELECT n, kind, seat, at, what FROM events WHERE tbl = ? ORDER BY n", (table,)
    ).fetchall()
    card = connection.execute("SELECT card FROM cards WHERE tbl = ?", (table,)).fetchone()
    stored = None
    if version >= sqlite.WITH_CHECKPOINTS:
        sql = "SELECT n, CAST(row AS BLOB) FROM checkpoints WHERE tbl = ?"
        stored = connection.execute(sql, (table,)).fetchone()
    return StoredTable(
        table,
        [EventRow(*row) for row in events],
        None if card is None else card[0],
        None if stored is None else (stored[0], bytes(stored[1])),
    )

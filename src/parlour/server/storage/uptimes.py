"""Uptimes of servers, stored so that downtime does not count against players."""

from __future__ import annotations

import sqlite3
from typing import Final

KEPT: Final = 90 * 24 * 60 * 60
"""Seconds: longer than any table waits for a turn."""

SQLITE: Final = """
    CREATE TABLE uptimes (process TEXT NOT NULL PRIMARY KEY, since INTEGER NOT NULL, last INTEGER NOT NULL);
"""
POSTGRESQL: Final = """
    CREATE TABLE parlour.uptimes (
      process text   NOT NULL PRIMARY KEY,
      since   bigint NOT NULL,
      last    bigint NOT NULL
    );
"""
NOTE_IN_POSTGRESQL: Final = """
    INSERT INTO parlour.uptimes (process, since, last) VALUES ($1, $2, $3)
    ON CONFLICT (process) DO UPDATE SET last = excluded.last
"""
NOTE_IN_SQLITE: Final = """
    INSERT INTO uptimes (process, since, last) VALUES (?, ?, ?)
    ON CONFLICT (process) DO UPDATE SET last = excluded.last
"""


def note(connection: sqlite3.Connection, process: str, since: int, now: int) -> list[tuple[int, int]]:
    """Record that a process has been up since a time; returns all such periods in order."""
    connection.execute(NOTE_IN_SQLITE, (process, since, now))
    connection.execute("DELETE FROM uptimes WHERE last < ?", (now - KEPT,))
    return connection.execute("SELECT since, last FROM uptimes ORDER BY since").fetchall()

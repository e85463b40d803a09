"""Groups of commits in one transaction of SQLite, in few statements."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from parlour.server.storage.groups import Append
from parlour.server.storage.store import LostRace, StoreError

COMMITS: Final = """
    CREATE TEMP VIEW commits AS SELECT NULL AS events, NULL AS card;
    CREATE TEMP TRIGGER commit_one INSTEAD OF INSERT ON commits BEGIN
      INSERT INTO events (tbl, n, kind, seat, at, what)
      SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
      FROM json_each(NEW.events);
      INSERT INTO cards (tbl, invite, listed, bots_due, updated, deadline, card)
      SELECT json_extract(NEW.card, '$[0]'), json_extract(NEW.card, '$[1]'), json_extract(NEW.card, '$[2]'),
        json_extract(NEW.card, '$[3]'), json_extract(NEW.card, '$[4]'), json_extract(NEW.card, '$[5]'),
        json_extract(NEW.card, '$[6]') WHERE true
      ON CONFLICT (tbl) DO UPDATE SET
        listed = excluded.listed, bots_due = excluded.bots_due, updated = excluded.updated,
        deadline = excluded.deadline, card = excluded.card;
    END;
"""
"""What the connection that writes is prepared with."""
ADD_COMMITS: Final = """
    INSERT INTO commits (events, card)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)
"""
"""A whole group in one statement, which is a transaction of its own: for each statement the GIL is released
and waited for several times, which wakes both threads and costs them more than the rows do."""
PUT_CHECKPOINT: Final = """
    INSERT INTO checkpoints (tbl, n, row) VALUES (?, ?, ?)
    ON CONFLICT (tbl) DO UPDATE SET n = excluded.n, row = excluded.row WHERE excluded.n >= n
"""
PRIMARY: Final = 0xFF
"""The bits of an error code that say what kind of error it is."""


class Busy(Exception):
    """Somebody else is writing into the file."""


def write_group(
    connection: sqlite3.Connection, group: list[Append], *, patient: bool = True
) -> list[Exception | None]:
    """Write a group in one transaction; returns for each member None or its error.

    Raises `Busy`, with nothing written, if somebody else writes and the caller is not `patient`.
    """
    try:
        if not any(one.stranded for one in group) and write_together(connection, group):
            return [None] * len(group)
        connection.execute("BEGIN IMMEDIATE")
        results = [write_one(connection, one) for one in group]
        connection.execute("COMMIT")
    except Exception as error:  # whatever it is, those who wait are to hear
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if not patient and getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_BUSY:
            raise Busy from error
        for one in group:
            one.failed = True
        return [StoreError(f"the log could not be written: {error}")] * len(group)
    return results


def write_together(connection: sqlite3.Connection, group: list[Append]) -> bool:
    """Write a group at once; False, with nothing written, if one of them has lost a race."""
    commits = [one.row for one in group if not one.sql]
    others = [one for one in group if one.sql]
    try:
        if others:
            connection.execute("BEGIN IMMEDIATE")
        if commits:
            connection.execute(ADD_COMMITS, (msgspec.json.encode(commits).decode(),))
        for one in others:
            connection.execute(one.sql, one.row)
        if others:
            connection.execute("COMMIT")
    except sqlite3.IntegrityError:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return False
    return True


def write_one(connection: sqlite3.Connection, one: Append) -> Exception | None:
    """Write one member of a group, or roll it back."""
    if one.stranded:
        one.failed = True
        return StoreError(f"table {one.table}: what came before could not be written")
    connection.execute("SAVEPOINT one")
    try:
        row = one.row if one.sql else (msgspec.json.encode([one.row]).decode(),)
        connection.execute(one.sql or ADD_COMMITS, row)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO one")
        one.failed = True
        return LostRace(f"table {one.table}: {error}")
    finally:
        connection.execute("RELEASE one")
    return None

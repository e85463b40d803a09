"""Groups of commits in one transaction of SQLite, in few statements; each writer hears its own result."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from parlour.server.logs import log
from parlour.server.storage.store import LostRace, Stored, StoreError

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

Row = tuple[Any, ...]


@dataclass(eq=False, slots=True)
class Append:
    """A pending write, and its waiting writer."""

    table: str
    row: Row
    """The rows of its events, and of its card; or the values of a statement of its own."""
    loop: asyncio.AbstractEventLoop
    done: Stored
    after: Append | None = None
    """A write of the same table, without which this one fails too."""
    failed: bool = False
    sql: str = ADD_COMMITS


def write_group(connection: sqlite3.Connection, group: list[Append]) -> list[Exception | None]:
    """Write a group in one transaction; returns for each member None or its error."""
    try:
        if not any(one.after and one.after.failed for one in group) and write_together(connection, group):
            return [None] * len(group)
        connection.execute("BEGIN IMMEDIATE")
        results = [write_one(connection, one) for one in group]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for one in group:
            one.failed = True
        return [StoreError(f"the log could not be written: {error}")] * len(group)
    return results


def write_together(connection: sqlite3.Connection, group: list[Append]) -> bool:
    """Write a group at once; False, with nothing written, if one of them has lost a race."""
    commits = [one.row for one in group if one.sql == ADD_COMMITS]
    others = [one for one in group if one.sql != ADD_COMMITS]
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
    if one.after and one.after.failed:
        one.failed = True
        return StoreError(f"table {one.table}: what came before could not be written")
    connection.execute("SAVEPOINT one")
    try:
        commit = one.sql == ADD_COMMITS
        connection.execute(one.sql, (msgspec.json.encode([one.row]).decode(),) if commit else one.row)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO one")
        one.failed = True
        return LostRace(f"table {one.table}: {error}")
    finally:
        connection.execute("RELEASE one")
    return None


def settle(group: list[Append], results: list[Exception | None]) -> None:
    """Notify the waiting writers, once per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Stored, Exception | None]]] = {}
    for one, result in zip(group, results, strict=True):
        by_loop.setdefault(one.loop, []).append((one.done, result))
        del one.done  # it refers to this, and both to the table: a circle
        one.after = None
    for loop, told in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, told)


def tell(told: list[tuple[Stored, Exception | None]]) -> None:
    """Tell each waiting writer its result."""
    for done, result in told:
        try:
            done(result)
        except Exception:  # the others of its group must hear theirs
            log().exception("a commit could not be told")


def settled(written: asyncio.Future[None], result: Exception | None) -> None:
    """Give a future its result, unless it was cancelled."""
    if written.done():
        return
    if result is None:
        written.set_result(None)
    else:
        written.set_exception(result)

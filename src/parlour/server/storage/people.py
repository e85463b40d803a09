"""People in the store (`play.person`), found by the digests of their keys and passes.

A person is one row, replaced as a whole; the second of two writers of one version gets `LostRace`.
The statements are the same for SQLite and PostgreSQL (`for_sqlite`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.play.person import Person
from parlour.server.storage.store import LostRace

if TYPE_CHECKING:
    import asyncpg

POSTGRESQL: Final = """
    CREATE TABLE parlour.people (
      person text   NOT NULL PRIMARY KEY,
      n      bigint NOT NULL,
      what   text   NOT NULL
    );
    CREATE TABLE parlour.person_keys (
      digest text NOT NULL PRIMARY KEY,
      person text NOT NULL
    );
    CREATE INDEX person_keys_person ON parlour.person_keys (person);
"""
PUSHED: Final = """
    ALTER TABLE parlour.people ADD COLUMN pushed boolean NOT NULL DEFAULT false;
    CREATE INDEX people_pushed ON parlour.people (person) WHERE pushed;
"""
"""Marks people with a device that is notified of turns: few, so that a table's are found by reading all."""
PROGRESS: Final = "ALTER TABLE parlour.people ADD COLUMN progress text NOT NULL DEFAULT '';"
"""A person's progress, as sent by their pages; it changes independently of the rest."""
READ_PROGRESS: Final = "SELECT progress FROM parlour.people WHERE person = $1"
KEEP_PROGRESS: Final = "UPDATE parlour.people SET progress = $2 WHERE person = $1"
FIND: Final = """
    SELECT what FROM parlour.people JOIN parlour.person_keys ON person_keys.person = people.person
    WHERE digest = $1
"""
FIND_PUSHED: Final = "SELECT what FROM parlour.people WHERE pushed AND what LIKE $1"
ADD: Final = "INSERT INTO parlour.people (person, n, what, pushed) VALUES ($1, $2, $3, $4) RETURNING n"
REPLACE: Final = """
    UPDATE parlour.people SET n = $2, what = $3, pushed = $4 WHERE person = $1 AND n = $5 RETURNING n
"""
DROP: Final = "DELETE FROM parlour.people WHERE person = $1 AND n = $2 RETURNING n"
DROP_KEYS: Final = "DELETE FROM parlour.person_keys WHERE person = $1"
ADD_KEY: Final = "INSERT INTO parlour.person_keys (digest, person) VALUES ($1, $2)"

Statement = tuple[str, tuple[Any, ...]]

_person: Final = msgspec.json.Decoder(Person)


def for_sqlite(sql: str) -> str:
    """A statement or script in SQLite's dialect.

    >>> for_sqlite("SELECT n FROM parlour.people WHERE person = $1")
    'SELECT n FROM people WHERE person = ?1'
    """
    return sql.replace("parlour.", "").replace("$", "?")


SQLITE: Final = for_sqlite(POSTGRESQL)


def read(rows: Sequence[Sequence[Any]]) -> list[Person]:
    """The people in rows of `FIND` or `FIND_PUSHED`."""
    return [_person.decode(row[0]) for row in rows]


def at_table(table: str) -> str:
    """The parameter of `FIND_PUSHED` for people who have, or had, a seat at a table."""
    return f'%"table":"{table}"%'


def _statements(person: Person) -> list[Statement]:
    """The statements that store a new version of a person, for one transaction; the first returns a row.

    A person without any way to be reached is dropped.
    """
    if not person.is_reachable:
        return [(DROP, (person.id, person.n - 1)), (DROP_KEYS, (person.id,))]
    row = person.id, person.n, msgspec.json.encode(person).decode(), person.has_push
    first: Statement = (REPLACE, (*row, person.n - 1)) if person.n > 1 else (ADD, row)
    digests = [device.key for device in person.devices if device.key]
    digests += [pass_.digest for pass_ in person.passes]
    return [first, (DROP_KEYS, (person.id,)), *((ADD_KEY, (digest, person.id)) for digest in digests)]


def keep_in_sqlite(connection: sqlite3.Connection, person: Person) -> None:
    """Store a new version of a person; raises `LostRace` if it does not follow the stored one."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for at, (sql, values) in enumerate(_statements(person)):
            if not connection.execute(for_sqlite(sql), values).fetchall() and not at:
                raise LostRace("somebody else has changed this person")
        connection.execute("COMMIT")
    except sqlite3.IntegrityError as error:
        raise LostRace(str(error)) from error
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


async def keep_in_postgresql(
    connection: asyncpg.Connection[Any], person: Person, lost: type[Exception]
) -> None:
    """Store a new version of a person; raises `LostRace`, also if the driver raises `lost`."""
    try:
        async with connection.transaction():
            await connection.execute("SET LOCAL synchronous_commit = on")
            for at, (sql, values) in enumerate(_statements(person)):
                if not await connection.fetch(sql, *values) and not at:
                    raise LostRace("somebody else has changed this person")
    except lost as error:
        raise LostRace(str(error)) from error

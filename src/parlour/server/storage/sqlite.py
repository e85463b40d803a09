"""The store in one SQLite file: one thread writes commits in groups, another one reads.

The file is in WAL mode with `synchronous=FULL`: a commit is on disk before it is acknowledged. Everything
queued during one transaction goes into the next one, so that many tables share one disk write.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final, TypeVar

from parlour.play.events import Event
from parlour.play.person import Person
from parlour.play.types import Phase, ToldWay
from parlour.server.storage import people, uptimes
from parlour.server.storage.folder_lock import FolderLock
from parlour.server.storage.group_writer import Commit, Done, GroupWriter, Row
from parlour.server.storage.store import (
    MOST_RECENT,
    SUMMARY,
    Alone,
    LostRace,
    Peers,
    StoreError,
    TableSummary,
    as_made,
)

FILE: Final = "parlour.sqlite3"
PRIVATE: Final = 0o600
LEAST_FREE_BYTES: Final = 16 * 1024 * 1024
"""Free bytes on the disk below which commits are not safe."""
READ_AT_ONCE: Final = 500
"""The most variables in one statement."""
NOT_WRITTEN: Final = "the log could not be written: {}"
BUSY_SECONDS: Final = 5.0
"""How long a statement waits while another program writes into the file."""

MIGRATIONS: Final = (
    # 1: the log and the cards
    """
    CREATE TABLE events (
      tbl  TEXT    NOT NULL,
      n    INTEGER NOT NULL,
      kind TEXT    NOT NULL,
      seat INTEGER NOT NULL,
      at   INTEGER NOT NULL,
      what TEXT    NOT NULL,
      PRIMARY KEY (tbl, n)
    ) WITHOUT ROWID;
    CREATE TABLE cards (
      tbl      TEXT    NOT NULL PRIMARY KEY,
      invite   TEXT    NOT NULL UNIQUE,
      listed   INTEGER NOT NULL,
      bots_due INTEGER NOT NULL,
      updated  INTEGER NOT NULL,
      card     TEXT    NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX cards_listed ON cards (updated DESC) WHERE listed;
    CREATE INDEX cards_bots_due ON cards (tbl) WHERE bots_due;
    """,
    # 2: clocks, and which games are played
    """
    ALTER TABLE cards ADD COLUMN deadline INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX cards_deadline ON cards (deadline) WHERE deadline > 0;
    CREATE INDEX cards_updated ON cards (updated DESC);
    """,
    # 3: folds
    """
    CREATE TABLE checkpoints (
      tbl TEXT    NOT NULL PRIMARY KEY,
      n   INTEGER NOT NULL,
      row BLOB    NOT NULL
    );
    """,
    # 4: when a server was up
    uptimes.SQLITE,
    # 5: people
    people.SQLITE,
    # 6: what the host has set while a server runs
    "CREATE TABLE notes (name TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL);",
    # 7: who is told of turns by a push service
    people.for_sqlite(people.PUSHED),
    # 8: what follows a person from device to device
    people.for_sqlite(people.PROGRESS),
    # 9: the boards of a season
    """
    ALTER TABLE cards ADD COLUMN season TEXT NOT NULL DEFAULT '';
    UPDATE cards SET season = coalesce(json_extract(card, '$.event'), '');
    CREATE INDEX cards_season ON cards (season) WHERE season <> '';
    """,
    # 10: turns that are to be told elsewhere
    """
    CREATE TABLE untold (
      way  TEXT    NOT NULL,
      tbl  TEXT    NOT NULL,
      seat INTEGER NOT NULL,
      PRIMARY KEY (way, tbl, seat)
    ) WITHOUT ROWID;
    """,
)
"""Each script brings the file from the version of its index to the next. Old ones are never edited."""
SAME_VERSION: Final = f"PRAGMA user_version = {len(MIGRATIONS)}"
"""A statement that changes nothing, but is written to the disk."""
WITH_CHECKPOINTS: Final = 3
"""The file version that introduced folds."""

ADD_EVENT: Final = "INSERT INTO events (tbl, n, kind, seat, at, what) VALUES (?, ?, ?, ?, ?, ?)"
PUT_CARD: Final = """
    INSERT INTO cards (tbl, invite, listed, bots_due, updated, deadline, season, card)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (tbl) DO UPDATE SET
      invite = excluded.invite, listed = excluded.listed, bots_due = excluded.bots_due,
      updated = excluded.updated, deadline = excluded.deadline, season = excluded.season, card = excluded.card
"""
REWRITE_EVENT: Final = "UPDATE events SET what = ? WHERE tbl = ? AND n = ?"
DROP_CHECKPOINT: Final = "DELETE FROM checkpoints WHERE tbl = ?"
EMPTY_LOG: Final = "PRAGMA wal_checkpoint(TRUNCATE)"
PUT_CHECKPOINT: Final = """
    INSERT INTO checkpoints (tbl, n, row) VALUES (?, ?, ?)
    ON CONFLICT (tbl) DO UPDATE SET n = excluded.n, row = excluded.row WHERE excluded.n >= n
"""

PUT_NOTE: Final = """
    INSERT INTO notes (name, text) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text
"""
KEEP_FIRST_NOTE: Final = """
    INSERT INTO notes (name, text) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET text = CASE notes.text WHEN '' THEN excluded.text ELSE notes.text END
    RETURNING text
"""
KEEP_UNTOLD: Final = "INSERT INTO untold (way, tbl, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
DROP_UNTOLD: Final = "DELETE FROM untold WHERE way = ? AND tbl = ? AND seat = ?"
DELETE_TABLE: Final = (
    "DELETE FROM events WHERE tbl = ?",
    "DELETE FROM cards WHERE tbl = ?",
    "DELETE FROM checkpoints WHERE tbl = ?",
    "DELETE FROM untold WHERE tbl = ?",
)
FIND_TABLES: Final = """
    SELECT card FROM cards
    WHERE :text IN ('', tbl, invite) OR EXISTS (
      SELECT 1 FROM json_each(card, '$.players')
      WHERE instr(lower(json_extract(value, '$.name')), lower(:text))
    )
    ORDER BY updated DESC LIMIT :most
"""

Got = TypeVar("Got")
Rows = Mapping[str, Sequence[Row]]
"""The rows of one write, by statement."""
Values = Sequence[object] | Mapping[str, object]


class SqliteStore:
    """A `Store` in a data folder, for one process at a time.

    >>> import asyncio, tempfile
    >>> async def empty(folder):
    ...     store = SqliteStore(folder)
    ...     found = await store.events("nowhere")
    ...     await store.close()
    ...     return found
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     asyncio.run(empty(Path(folder)))
    []
    """

    def __init__(self, folder: Path, *, busy_seconds: float = BUSY_SECONDS) -> None:
        """Open or make the file; raises `StoreInUse` or `StoreError`."""
        self.path = folder / FILE
        self._lock = locked(folder)
        try:
            self.path.touch(mode=PRIVATE)
            self.path.chmod(PRIVATE)  # it holds secret seeds; SQLite uses the same mode for its other files
            with closing(connect(self.path, busy_seconds)) as connection:
                check(connection)
                migrate(connection)
            self._reader, self._writing = (connect(self.path, busy_seconds) for _ in range(2))
            self._file = self.path.stat()
        except StoreError:
            self._lock.release()
            raise
        except (sqlite3.Error, OSError) as error:
            self._lock.release()
            raise StoreError(f"{self.path} cannot be used: {error}") from error
        self.peers: Peers = Alone()
        self._reads = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writes = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._writer = GroupWriter(self._begin_group)

    # -- writing ---------------------------------------------------------------------------------------------

    def append(self, summary: TableSummary, events: list[Event]) -> asyncio.Future[None]:
        """Store events of one table and its new summary; done when they are on disk."""
        rows = Commit.of(summary, events)
        return self._writer.add({ADD_EVENT: rows.events, PUT_CARD: [rows.card]})

    def keep_untold(
        self, process: str, way: ToldWay, table: str, seats: Collection[int]
    ) -> asyncio.Future[None]:
        """Store that these seats' turns are to be announced, in one transaction with the next append."""
        return self._writer.add({KEEP_UNTOLD: [(way, table, seat) for seat in seats]})

    async def drop_untold(self, way: ToldWay, table: str, seats: Collection[int]) -> None:
        """Remove the seats whose turns need no announcement any more."""
        await self._writer.add({DROP_UNTOLD: [(way, table, seat) for seat in seats]})

    async def take_untold(self, process: str, way: ToldWay) -> list[tuple[str, int]]:
        """Take over all announcements, as there is one process at a time."""
        rows = await self._fetch("SELECT tbl, seat FROM untold WHERE way = ?", (way,))
        return [(str(table), int(seat)) for table, seat in rows]

    async def rewrite(self, table: str, events: list[Event]) -> None:
        """Replace events of a table, and drop its checkpoint; the old ones are wiped from the files."""
        await self._writer.add(
            {
                REWRITE_EVENT: [(event.to_json().decode(), table, event.n) for event in events],
                DROP_CHECKPOINT: [(table,)],
            }
        )
        await self._write(lambda c: c.execute(EMPTY_LOG).fetchall())

    async def keep_checkpoint(self, table: str, n: int, row: bytes) -> None:
        """Store the checkpoint of a table's events up to `n`."""
        await self._writer.add({PUT_CHECKPOINT: [(table, n, row)]})

    async def keep_person(self, person: Person) -> None:
        """Store the next version of a person."""
        await self._write(lambda c: people.keep_in_sqlite(c, person))
        if not person.is_reachable:
            await self._write(lambda c: c.execute(EMPTY_LOG).fetchall())

    async def keep_progress(self, person: str, progress: str) -> None:
        """Store a person's progress."""
        keep = people.for_sqlite(people.KEEP_PROGRESS)
        await self._write(lambda c: c.execute(keep, (person, progress)).fetchall())

    async def delete(self, tables: list[str]) -> None:
        """Remove all that is stored of some tables, of all or of none."""
        await self._writer.add({sql: [(table,) for table in tables] for sql in DELETE_TABLE})

    async def keep_note(self, name: str, text: str) -> None:
        """Store a text under a name."""
        await self._writer.add({PUT_NOTE: [(name, text)]})

    async def keep_first_note(self, name: str, text: str) -> str:
        """Store a text under a name unless there is one; returns what is stored."""
        rows = await self._write(lambda c: c.execute(KEEP_FIRST_NOTE, (name, text)).fetchall())
        return str(rows[0][0])

    def _begin_group(self, group: list[Rows], written: Callable[[Done], object]) -> None:
        loop, writing = asyncio.get_running_loop(), self._writes.submit(self._write_group, group)
        writing.add_done_callback(lambda done: loop.call_soon_threadsafe(written, done))

    def _write_group(self, group: list[Rows]) -> list[LostRace | None]:
        self._check_file()
        try:
            return write_group(self._writing, group)
        except sqlite3.Error as error:
            raise StoreError(NOT_WRITTEN.format(error)) from error

    def _check_file(self) -> None:
        """Check that the file was not removed, which would lose all writes. Raises `StoreError`."""
        try:
            if os.path.samestat(self.path.stat(), self._file):
                return
        except OSError as error:
            raise StoreError(f"{self.path} cannot be written: {error}") from error
        raise StoreError(f"{self.path} is another file than at the start")

    async def _write(self, work: Callable[[sqlite3.Connection], Got]) -> Got:
        """The result of `work` in the writer's thread; raises `StoreError`."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._writes, work, self._writing)
        except sqlite3.Error as error:
            raise StoreError(NOT_WRITTEN.format(error)) from error

    # -- reading ---------------------------------------------------------------------------------------------

    async def _fetch(self, sql: str, values: Values = ()) -> list[Row]:
        """The rows of a query; raises `StoreError`."""

        def read() -> list[Row]:
            return self._reader.execute(sql, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reads, read)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be read: {error}") from error

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order."""
        rows = await self._fetch(
            "SELECT n, at, what FROM events WHERE tbl = ? AND n > ? ORDER BY n", (table, after)
        )
        return [Event.from_json(n, at, what) for n, at, what in rows]

    async def checkpoint(self, table: str) -> bytes:
        """The last checkpoint of a table; empty if there is none."""
        rows = await self._fetch("SELECT CAST(row AS BLOB) FROM checkpoints WHERE tbl = ?", (table,))
        return bytes(rows[0][0]) if rows else b""

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        """The summaries of the tables that exist."""
        summaries: list[TableSummary] = []
        for first in range(0, len(tables), READ_AT_ONCE):
            some = tables[first : first + READ_AT_ONCE]
            marks = ", ".join("?" * len(some))
            summaries += await self._summaries(f"SELECT card FROM cards WHERE tbl IN ({marks})", some)  # noqa: S608  # only marks
        return summaries

    async def season(self, season: str) -> list[TableSummary]:
        """The boards of all events of a season, in order of creation."""
        summaries = await self._summaries(
            "SELECT card FROM cards WHERE season = ? AND season <> ''", (season,)
        )
        return sorted(summaries, key=as_made)

    async def invited(self, code: str) -> str | None:
        """The table with an invite code."""
        rows = await self._fetch("SELECT tbl FROM cards WHERE invite = ?", (code,))
        return str(rows[0][0]) if rows else None

    async def open_tables(self, most: int) -> list[TableSummary]:
        """Public tables that are not over, newest first."""
        return await self._summaries(
            "SELECT card FROM cards WHERE listed ORDER BY updated DESC LIMIT ?", (most,)
        )

    async def waiting_for_bots(self, process: str) -> list[str]:
        """Tables where a server's bot is due; no other process acts for any."""
        return [str(row[0]) for row in await self._fetch("SELECT tbl FROM cards WHERE bots_due")]

    async def deadlines(self, until: float) -> list[tuple[int, str]]:
        """Tables with a deadline up to a time, and the deadlines, earliest first."""
        rows = await self._fetch(
            "SELECT deadline, tbl FROM cards WHERE deadline > 0 AND deadline <= ? ORDER BY deadline", (until,)
        )
        return [(int(deadline), str(table)) for deadline, table in rows]

    async def person(self, key: str) -> Person | None:
        """The person with the digest of a key or a pass."""
        return next(iter(await self._people(people.FIND, key)), None)

    async def progress(self, person: str) -> str:
        """A person's stored progress."""
        rows = await self._fetch(people.for_sqlite(people.READ_PROGRESS), (person,))
        return str(rows[0][0]) if rows else ""

    async def pushed_at(self, table: str) -> list[Person]:
        """The people with a seat at a table and a device with a push subscription."""
        return await self._people(people.FIND_PUSHED, people.at_table(table))

    async def _people(self, sql: str, value: str) -> list[Person]:
        return people.read(await self._fetch(people.for_sqlite(sql), (value,)))

    async def alive(self, process: str, since: int, now: int) -> list[tuple[int, int]]:
        """Record that a process has been up since a time; returns all such periods in order."""
        return await self._write(lambda c: uptimes.note(c, process, since, now))

    async def recent_games(self) -> list[str]:
        """The games of the tables that changed last, the most recent first."""
        summaries = await self._summaries(
            "SELECT card FROM cards ORDER BY updated DESC LIMIT ?", (MOST_RECENT,)
        )
        return list(dict.fromkeys(summary.game for summary in summaries))

    async def count(self) -> int:
        """The number of stored tables."""
        rows = await self._fetch("SELECT count(*) FROM cards")
        return int(rows[0][0])

    async def phases(self) -> dict[Phase, int]:
        """The number of tables in each phase."""
        sql = "SELECT json_extract(card, '$.phase'), count(*) FROM cards GROUP BY 1"
        return {phase: int(count) for phase, count in await self._fetch(sql)}

    async def find_tables(self, text: str, most: int) -> list[TableSummary]:
        """Tables with this text as id or invite code, or in a player's name, newest first."""
        return await self._summaries(FIND_TABLES, {"text": text, "most": most})

    async def unchanged(self, before: int, most: int) -> list[str]:
        """Tables without news since a time, events represented by their last board, the oldest first."""
        sql = """
            SELECT tbl FROM cards WHERE updated < ? AND coalesce(json_extract(card, '$.next'), '') = ''
            ORDER BY updated LIMIT ?
        """
        return [str(row[0]) for row in await self._fetch(sql, (before, most))]

    async def note(self, name: str) -> str:
        """The text stored under a name; empty if there is none."""
        rows = await self._fetch("SELECT text FROM notes WHERE name = ?", (name,))
        return str(rows[0][0]) if rows else ""

    async def _summaries(self, sql: str, values: Values) -> list[TableSummary]:
        return [SUMMARY.decode(row[0]) for row in await self._fetch(sql, values)]

    async def check(self) -> None:
        """Check that the file can be read, and commit something that changes nothing; raises `StoreError`."""
        if self._writer.closed:
            raise StoreError("the store is closed")
        await self._fetch("SELECT 1 FROM cards LIMIT 1")
        try:
            await asyncio.to_thread(check_disk, self.path)
        except OSError as error:
            raise StoreError(f"{self.path.parent} cannot be written: {error}") from error
        await self._write(lambda c: c.execute(SAME_VERSION))

    async def follow(self, heard: Callable[[str, int], None]) -> None:
        """Do nothing, as no other process writes into the file."""

    async def close(self) -> None:
        """Write pending data and close the file."""
        await self._writer.close()
        for thread, connection in ((self._writes, self._writing), (self._reads, self._reader)):
            await asyncio.to_thread(thread.shutdown)
            connection.close()
        self._lock.release()


def connect(path: Path, busy_seconds: float = BUSY_SECONDS) -> sqlite3.Connection:
    """Open a connection whose commits are on the disk when they return."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # deleted data must not stay in free pages
    except sqlite3.Error:  # not a SQLite file, or locked by another program
        connection.close()
        raise
    return connection


def write_group(connection: sqlite3.Connection, group: Sequence[Rows]) -> list[LostRace | None]:
    """Write a group in one transaction; if a member has lost a race, write each member in its own.

    Returns None or `LostRace` for each member.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql in dict.fromkeys(sql for rows in group for sql in rows):
            connection.executemany(sql, [row for rows in group for row in rows.get(sql, ())])
        connection.execute("COMMIT")
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK")
        if len(group) == 1:
            return [LostRace(str(error))]
        return [result for rows in group for result in write_group(connection, [rows])]
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return [None] * len(group)


def locked(folder: Path) -> FolderLock:
    """Lock a data folder, creating it if necessary; raises `StoreInUse` or `StoreError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return FolderLock(folder)
    except OSError as error:
        raise StoreError(f"{folder} cannot be used to keep tables: {error.strerror}") from error


def check(connection: sqlite3.Connection) -> None:
    """Check the file's integrity; raises `StoreError`."""
    faults = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
    if faults != ["ok"]:
        raise StoreError(f"the data are damaged ({faults[0].splitlines()[-1]}); take the last backup")


def read_only(path: Path) -> sqlite3.Connection:
    """A read-only connection; a server may be using the file. Raises `StoreError`."""
    if not path.is_file():
        raise StoreError(f"there are no data of Parlour in {path.parent}: {path.name} is missing")
    try:
        return sqlite3.connect(
            f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS, isolation_level=None
        )
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened: {error}") from error


def check_disk(file: Path) -> None:
    """Check that a file exists, and that its disk has room; raises `OSError` or `StoreError`."""
    file.stat()
    free = shutil.disk_usage(file.parent).free
    if free < LEAST_FREE_BYTES:
        raise StoreError(f"the disk is full: {file.parent} has {free} bytes left")


def version_of(connection: sqlite3.Connection) -> int:
    """The file's version; raises `StoreError` if it is from a newer Parlour."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise StoreError(
            f"the data were written by a newer Parlour (version {version}; this one knows {len(MIGRATIONS)})"
        )
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate the file to this version; raises `StoreError` if it is from a newer Parlour."""
    version = version_of(connection)
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")

"""The store in a PostgreSQL database, for hosts that run one anyway or want several servers on one log.

The tables are as in `server.storage.sqlite`, in their own schema. A commit is acknowledged when the
database confirms that it is durable (`synchronous_commit`). Several processes may write: the second of two
writers of the same event number gets `LostRace`, reads what the first has written, and tries again. The
database notifies all processes of each other's commits (`NOTIFY`).

Needs the extra `parlour[postgresql]`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any, Final, TypeVar

from parlour.kernel.errors import ParlourError
from parlour.play.events import Event
from parlour.play.person import Person
from parlour.play.types import Phase, ToldWay
from parlour.server.logs import log
from parlour.server.storage import people, postgresql_peers, uptimes
from parlour.server.storage.group_writer import Commit, Done, GroupWriter
from parlour.server.storage.postgresql_groups import CHANNEL, write_group
from parlour.server.storage.store import (
    DELETED,
    MOST_RECENT,
    SUMMARY,
    Peers,
    StoreError,
    TableSummary,
    as_made,
)

if TYPE_CHECKING:
    import asyncpg

SCHEMES: Final = ("postgresql://", "postgres://")
"""The URL schemes of such a store."""
CONNECTIONS: Final = 8
PATIENCE: Final = 10.0
"""Seconds within which the database must answer."""
LINE_SECONDS: Final = 2.0
"""Seconds between two checks of the connection to the database."""
MIGRATING: Final = 0x7061726C  # "parl"
"""Key of the lock under which one process at a time creates or changes the schema."""

MIGRATIONS: Final = (
    # 1: the log and the cards
    """
    CREATE TABLE parlour.events (
      tbl  text    NOT NULL,
      n    integer NOT NULL,
      kind text    NOT NULL,
      seat integer NOT NULL,
      at   bigint  NOT NULL,
      what text    NOT NULL,
      PRIMARY KEY (tbl, n)
    );
    CREATE TABLE parlour.cards (
      tbl      text    NOT NULL PRIMARY KEY,
      invite   text    NOT NULL UNIQUE,
      listed   boolean NOT NULL,
      bots_due boolean NOT NULL,
      updated  bigint  NOT NULL,
      deadline bigint  NOT NULL,
      card     text    NOT NULL
    );
    CREATE INDEX cards_listed ON parlour.cards (updated DESC) WHERE listed;
    CREATE INDEX cards_bots_due ON parlour.cards (tbl) WHERE bots_due;
    CREATE INDEX cards_deadline ON parlour.cards (deadline) WHERE deadline > 0;
    CREATE INDEX cards_updated ON parlour.cards (updated DESC);
    """,
    # 2: folds
    """
    CREATE TABLE parlour.checkpoints (
      tbl text    NOT NULL PRIMARY KEY,
      n   integer NOT NULL,
      row bytea   NOT NULL
    );
    """,
    # 3: several processes
    postgresql_peers.MIGRATION,
    # 4: when a server was up
    uptimes.POSTGRESQL,
    # 5: people
    people.POSTGRESQL,
    # 6: what the host has set while a server runs
    "CREATE TABLE parlour.notes (name text NOT NULL PRIMARY KEY, text text NOT NULL);",
    # 7: who is told of turns by a push service
    people.PUSHED,
    # 8: what follows a person from device to device
    people.PROGRESS,
    # 9: the boards of a season
    """
    ALTER TABLE parlour.cards ADD COLUMN season text NOT NULL DEFAULT '';
    UPDATE parlour.cards SET season = coalesce(card::json ->> 'event', '');
    CREATE INDEX cards_season ON parlour.cards (season) WHERE season <> '';
    """,
    # 10: turns that are to be told elsewhere
    """
    CREATE TABLE parlour.untold (
      way     text    NOT NULL,
      tbl     text    NOT NULL,
      seat    integer NOT NULL,
      process text    NOT NULL,
      PRIMARY KEY (way, tbl, seat)
    );
    """,
)
"""Each script brings the schema from the version of its index to the next. Old ones are never edited."""

REWRITE_EVENT: Final = "UPDATE parlour.events SET what = $1 WHERE tbl = $2 AND n = $3"
DROP_CHECKPOINT: Final = "DELETE FROM parlour.checkpoints WHERE tbl = $1"
PUT_CHECKPOINT: Final = """
    INSERT INTO parlour.checkpoints AS kept (tbl, n, row) VALUES ($1, $2, $3)
    ON CONFLICT (tbl) DO UPDATE SET n = excluded.n, row = excluded.row WHERE excluded.n >= kept.n
"""

PUT_NOTE: Final = """
    WITH put AS (
      INSERT INTO parlour.notes (name, text) VALUES ($2, $3)
      ON CONFLICT (name) DO UPDATE SET text = excluded.text
    )
    SELECT pg_notify($1, ' 0')
"""
KEEP_FIRST_NOTE: Final = """
    INSERT INTO parlour.notes AS kept (name, text) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET text = CASE kept.text WHEN '' THEN excluded.text ELSE kept.text END
    RETURNING text
"""
KEEP_UNTOLD: Final = """
    INSERT INTO parlour.untold (process, way, tbl, seat) SELECT $1, $2, $3, unnest($4::integer[])
    ON CONFLICT (way, tbl, seat) DO UPDATE SET process = excluded.process
"""
DROP_UNTOLD: Final = "DELETE FROM parlour.untold WHERE way = $1 AND tbl = $2 AND seat = ANY($3::integer[])"
TAKE_UNTOLD: Final = """
    UPDATE parlour.untold SET process = $1
    WHERE way = $2 AND NOT EXISTS (SELECT FROM parlour.processes WHERE id = untold.process)
    RETURNING tbl, seat
"""
DELETE_TABLES: Final = """
    WITH events AS (DELETE FROM parlour.events WHERE tbl = ANY($2::text[])),
      cards AS (DELETE FROM parlour.cards WHERE tbl = ANY($2::text[])),
      checkpoints AS (DELETE FROM parlour.checkpoints WHERE tbl = ANY($2::text[])),
      untold AS (DELETE FROM parlour.untold WHERE tbl = ANY($2::text[]))
    SELECT pg_notify($1, gone || ' ' || $3::text) FROM unnest($2::text[]) AS gone
"""
WAITING_FOR_BOTS: Final = """
    SELECT tbl FROM parlour.cards WHERE bots_due AND NOT EXISTS (
      SELECT FROM parlour.leases WHERE leases.tbl = cards.tbl AND leases.process <> $1
    )
"""
FIND_TABLES: Final = """
    SELECT card FROM parlour.cards
    WHERE $1 IN ('', tbl, invite) OR EXISTS (
      SELECT 1 FROM json_array_elements(card::json -> 'players') AS player
      WHERE strpos(lower(player ->> 'name'), lower($1)) > 0
    )
    ORDER BY updated DESC LIMIT $2
"""

CHECK: Final = """
    LOCK TABLE parlour.events, parlour.cards IN ROW EXCLUSIVE MODE;
    UPDATE parlour.version SET version = version;
"""
"""Does what a commit needs, in one transaction that changes nothing."""

Got = TypeVar("Got")


class NoDriver(ParlourError):
    """The driver for PostgreSQL is not installed."""


def driver() -> Any:
    """The package `asyncpg`; raises `NoDriver`, which says how to get it."""
    try:
        import asyncpg
    except ImportError:
        raise NoDriver("PostgreSQL needs a driver: pip install 'parlour[postgresql]'") from None
    return asyncpg


class PostgresStore:
    """A `Store` in a PostgreSQL database; it connects on first use."""

    def __init__(self, address: str, *, line_seconds: float = LINE_SECONDS) -> None:
        """`address` is `postgresql://user:password@host:port/database`; raises `NoDriver`."""
        self._pg = driver()
        self._address = address
        self._line_seconds = line_seconds
        self.peers: Peers = postgresql_peers.PostgresPeers(self._do)
        self._pool: asyncpg.Pool[Any] | None = None
        self._opening = asyncio.Lock()
        self._closed = False
        self._following: asyncio.Task[None] | None = None
        self._writer = GroupWriter(self._begin_group)
        self._writing: asyncio.Task[Any] | None = None

    async def open(self) -> None:
        """Connect, and bring the schema to this Parlour's version; raises `StoreError`."""
        await self._do(_nothing)

    async def _connected(self) -> asyncpg.Pool[Any]:
        async with self._opening:
            if self._closed:
                raise StoreError("the store is closed")
            if self._pool is None:
                pool = await self._pg.create_pool(
                    self._address,
                    min_size=0,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                )
                try:
                    async with pool.acquire() as connection:
                        await migrate(connection)
                except BaseException:
                    await pool.close()
                    raise
                self._pool = pool
            return self._pool

    async def _do(self, work: Callable[[asyncpg.Connection[Any]], Awaitable[Got]]) -> Got:
        """The result of `work` on a connection; raises `StoreError` if the database fails."""
        try:
            pool = await self._connected()
            async with pool.acquire() as connection:
                return await work(connection)
        except ParlourError:
            raise
        except Exception as error:  # the driver's errors for a lost connection have no common base class
            raise StoreError(f"the database could not do it: {str(error) or type(error).__name__}") from error

    # -- writing ---------------------------------------------------------------------------------------------

    def append(self, summary: TableSummary, events: list[Event]) -> asyncio.Future[None]:
        """Store events of one table and its new summary; done when they are on disk."""
        return self._writer.add(Commit.of(summary, events))

    def _begin_group(self, group: list[Commit], written: Callable[[Done], object]) -> None:
        lost = self._pg.UniqueViolationError
        writing = self._do(lambda connection: write_group(connection, group, lost))
        self._writing = asyncio.get_running_loop().create_task(writing)
        self._writing.add_done_callback(written)

    def keep_untold(
        self, process: str, way: ToldWay, table: str, seats: Collection[int]
    ) -> asyncio.Future[None]:
        """Store that a process is to announce these seats' turns; done when that is on disk."""

        async def keep(connection: asyncpg.Connection[Any]) -> None:
            await connection.execute(KEEP_UNTOLD, process, way, table, list(seats))

        return asyncio.get_running_loop().create_task(self._do(keep))

    async def drop_untold(self, way: ToldWay, table: str, seats: Collection[int]) -> None:
        """Remove the seats whose turns need no announcement any more."""
        await self._fetch(DROP_UNTOLD, way, table, list(seats))

    async def take_untold(self, process: str, way: ToldWay) -> list[tuple[str, int]]:
        """Let a process take over the announcements of processes that have ended."""
        return [(str(table), int(seat)) for table, seat in await self._fetch(TAKE_UNTOLD, process, way)]

    async def rewrite(self, table: str, events: list[Event]) -> None:
        """Replace events of a table, and drop its checkpoint."""

        async def write(connection: asyncpg.Connection[Any]) -> None:
            async with connection.transaction():
                await connection.execute("SET LOCAL synchronous_commit = on")
                await connection.execute(DROP_CHECKPOINT, table)
                rows = [(event.to_json().decode(), table, event.n) for event in events]
                await connection.executemany(REWRITE_EVENT, rows)

        await self._do(write)

    async def keep_checkpoint(self, table: str, n: int, row: bytes) -> None:
        """Store the checkpoint of a table's events up to `n`."""

        async def write(connection: asyncpg.Connection[Any]) -> None:
            await connection.execute(PUT_CHECKPOINT, table, n, row)

        await self._do(write)

    async def keep_person(self, person: Person) -> None:
        """Store the next version of a person."""
        lost = self._pg.UniqueViolationError
        await self._do(lambda connection: people.keep_in_postgresql(connection, person, lost))

    async def keep_progress(self, person: str, progress: str) -> None:
        """Store a person's progress."""
        await self._fetch(people.KEEP_PROGRESS, person, progress)

    async def delete(self, tables: list[str]) -> None:
        """Remove all that is stored of some tables, of all or of none."""
        await self._fetch(DELETE_TABLES, CHANNEL, tables, str(DELETED))

    async def keep_note(self, name: str, text: str) -> None:
        """Store a text under a name."""
        await self._fetch(PUT_NOTE, CHANNEL, name, text)

    async def keep_first_note(self, name: str, text: str) -> str:
        """Store a text under a name unless there is one; returns what is stored."""
        return str((await self._fetch(KEEP_FIRST_NOTE, name, text))[0][0])

    # -- notifications ---------------------------------------------------------------------------------------

    async def follow(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard` with a table and its last event for every commit of any process.

        While the database is unreachable there are no calls; when it is back, `heard("", 0)` means that
        anything may have happened.
        """
        if self._following is None:
            self._following = asyncio.get_running_loop().create_task(self._follow(heard))

    async def _follow(self, heard: Callable[[str, int], None]) -> None:
        def take(connection: object, pid: int, _channel: str, text: object) -> None:
            for line in str(text).splitlines():
                table, _, n = line.partition(" ")
                heard(table, int(n))

        while True:
            try:
                connection = await self._pg.connect(self._address, timeout=PATIENCE)
                try:
                    await connection.add_listener(CHANNEL, take)
                    heard("", 0)
                    while not connection.is_closed():
                        await asyncio.sleep(self._line_seconds)
                        await connection.execute("SELECT 1", timeout=PATIENCE)
                finally:
                    connection.terminate()
            except Exception as error:  # as in `_do`
                log().warning("other processes cannot be heard", reason=str(error) or type(error).__name__)
                await asyncio.sleep(self._line_seconds)

    # -- reading ---------------------------------------------------------------------------------------------

    async def _fetch(self, sql: str, *values: object) -> list[Any]:
        async def read(connection: asyncpg.Connection[Any]) -> list[Any]:
            return list(await connection.fetch(sql, *values))

        return await self._do(read)

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order."""
        rows = await self._fetch(
            "SELECT n, at, what FROM parlour.events WHERE tbl = $1 AND n > $2 ORDER BY n", table, after
        )
        return [Event.from_json(n, at, what) for n, at, what in rows]

    async def checkpoint(self, table: str) -> bytes:
        """The last checkpoint of a table; empty if there is none."""
        rows = await self._fetch("SELECT row FROM parlour.checkpoints WHERE tbl = $1", table)
        return bytes(rows[0][0]) if rows else b""

    async def summaries(self, tables: list[str]) -> list[TableSummary]:
        """The summaries of the tables that exist."""
        return await self._summaries("SELECT card FROM parlour.cards WHERE tbl = ANY($1)", tables)

    async def season(self, season: str) -> list[TableSummary]:
        """The boards of all events of a season, in order of creation."""
        sql = "SELECT card FROM parlour.cards WHERE season = $1 AND season <> ''"
        return sorted(await self._summaries(sql, season), key=as_made)

    async def invited(self, code: str) -> str | None:
        """The table with an invite code."""
        rows = await self._fetch("SELECT tbl FROM parlour.cards WHERE invite = $1", code)
        return str(rows[0][0]) if rows else None

    async def open_tables(self, most: int) -> list[TableSummary]:
        """Public tables that are not over, newest first."""
        return await self._summaries(
            "SELECT card FROM parlour.cards WHERE listed ORDER BY updated DESC LIMIT $1", most
        )

    async def waiting_for_bots(self, process: str) -> list[str]:
        """Tables where a server's bot is due, except those that another process acts for."""
        return [str(row[0]) for row in await self._fetch(WAITING_FOR_BOTS, process)]

    async def deadlines(self, until: float) -> list[tuple[int, str]]:
        """Tables with a deadline up to a time, and the deadlines, earliest first."""
        rows = await self._fetch(
            "SELECT deadline, tbl FROM parlour.cards WHERE deadline > 0 AND deadline <= $1 ORDER BY deadline",
            int(until),
        )
        return [(int(deadline), str(table)) for deadline, table in rows]

    async def person(self, key: str) -> Person | None:
        """The person with the digest of a key or a pass."""
        return next(iter(people.read(await self._fetch(people.FIND, key))), None)

    async def progress(self, person: str) -> str:
        """A person's stored progress."""
        rows = await self._fetch(people.READ_PROGRESS, person)
        return str(rows[0][0]) if rows else ""

    async def pushed_at(self, table: str) -> list[Person]:
        """The people with a seat at a table and a device with a push subscription."""
        return people.read(await self._fetch(people.FIND_PUSHED, people.at_table(table)))

    async def alive(self, process: str, since: int, now: int) -> list[tuple[int, int]]:
        """Record that a process has been up since a time; returns all such periods in order."""
        await self._fetch(uptimes.NOTE_IN_POSTGRESQL, process, since, now)
        await self._fetch("DELETE FROM parlour.uptimes WHERE last < $1", now - uptimes.KEPT)
        rows = await self._fetch("SELECT since, last FROM parlour.uptimes ORDER BY since")
        return [(int(begin), int(end)) for begin, end in rows]

    async def recent_games(self) -> list[str]:
        """The games of the tables that changed last, the most recent first."""
        summaries = await self._summaries(
            "SELECT card FROM parlour.cards ORDER BY updated DESC LIMIT $1", MOST_RECENT
        )
        return list(dict.fromkeys(summary.game for summary in summaries))

    async def count(self) -> int:
        """The number of stored tables."""
        rows = await self._fetch("SELECT count(*) FROM parlour.cards")
        return int(rows[0][0])

    async def phases(self) -> dict[Phase, int]:
        """The number of tables in each phase."""
        rows = await self._fetch("SELECT card::json ->> 'phase', count(*) FROM parlour.cards GROUP BY 1")
        return {phase: int(count) for phase, count in rows}

    async def find_tables(self, text: str, most: int) -> list[TableSummary]:
        """Tables with this text as id or invite code, or in a player's name, newest first."""
        return await self._summaries(FIND_TABLES, text, most)

    async def unchanged(self, before: int, most: int) -> list[str]:
        """Tables without news since a time, events represented by their last board, the oldest first."""
        sql = """
            SELECT tbl FROM parlour.cards WHERE updated < $1 AND coalesce(card::json ->> 'next', '') = ''
            ORDER BY updated LIMIT $2
        """
        return [str(row[0]) for row in await self._fetch(sql, before, most)]

    async def note(self, name: str) -> str:
        """The text stored under a name; empty if there is none."""
        rows = await self._fetch("SELECT text FROM parlour.notes WHERE name = $1", name)
        return str(rows[0][0]) if rows else ""

    async def _summaries(self, sql: str, *values: object) -> list[TableSummary]:
        return [SUMMARY.decode(row[0]) for row in await self._fetch(sql, *values)]

    async def check(self) -> None:
        """Check that the database takes a commit; raises `StoreError`."""
        await self._do(lambda connection: connection.execute(CHECK))

    async def close(self) -> None:
        """Finish work in progress and disconnect."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.wait([self._following])
        await self._writer.close()
        async with self._opening:
            self._closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()


async def _nothing(connection: asyncpg.Connection[Any]) -> None:
    """A query that checks whether the database is there."""


async def version_of(connection: asyncpg.Connection[Any]) -> int:
    """The schema's version; raises `StoreError` if it is from a newer Parlour."""
    version = int(await connection.fetchval("SELECT max(version) FROM parlour.version") or 0)
    if version > len(MIGRATIONS):
        raise StoreError(
            f"the data were written by a newer Parlour (version {version}; this one knows {len(MIGRATIONS)})"
        )
    return version


async def migrate(connection: asyncpg.Connection[Any]) -> None:
    """Migrate the schema to this version; raises `StoreError` if it is from a newer Parlour."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE SCHEMA IF NOT EXISTS parlour")
        await connection.execute("CREATE TABLE IF NOT EXISTS parlour.version (version integer NOT NULL)")
        version = await version_of(connection)
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            await connection.execute(script)
            await connection.execute("INSERT INTO parlour.version VALUES ($1)", number)

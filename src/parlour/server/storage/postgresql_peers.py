"""The processes that share a PostgreSQL store: liveness, leases, presence.

The three tables are unlogged: they hold nothing that outlives the processes, and are empty after a database
crash. All times are the database's own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from parlour.server.storage.postgresql_groups import CHANNEL
from parlour.server.storage.store import Heartbeat

if TYPE_CHECKING:
    import asyncpg

MIGRATION: Final = """
    CREATE UNLOGGED TABLE parlour.processes (
      id    text        NOT NULL PRIMARY KEY,
      until timestamptz NOT NULL
    );
    CREATE UNLOGGED TABLE parlour.leases (
      tbl     text NOT NULL PRIMARY KEY,
      process text NOT NULL REFERENCES parlour.processes ON DELETE CASCADE
    );
    CREATE INDEX leases_process ON parlour.leases (process);
    CREATE UNLOGGED TABLE parlour.presence (
      tbl     text   NOT NULL,
      process text   NOT NULL REFERENCES parlour.processes ON DELETE CASCADE,
      holders text[] NOT NULL,
      PRIMARY KEY (tbl, process)
    );
    CREATE INDEX presence_process ON parlour.presence (process);
    """

LIVE: Final = """
    INSERT INTO parlour.processes (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING xmax <> 0
"""
END: Final = """
    WITH ended AS (DELETE FROM parlour.processes WHERE {which} RETURNING id),
    told AS (
      SELECT pg_notify($1, tbl || ' 0') FROM parlour.presence
      WHERE process IN (SELECT id FROM ended) GROUP BY tbl
    )
    SELECT (SELECT count(*) FROM ended), (SELECT count(*) FROM told)
"""
SILENT: Final = END.format(which="until < clock_timestamp() AND id <> $2")
LEAVING: Final = END.format(which="id = $2")
TAKE: Final = """
    INSERT INTO parlour.leases AS held (tbl, process)
    SELECT tbl, living.id FROM unnest($2::text[]) AS tbl,
      (SELECT id FROM parlour.processes WHERE id = $1 FOR KEY SHARE) AS living
    ON CONFLICT (tbl) DO UPDATE SET process = held.process WHERE held.process = excluded.process
    RETURNING tbl
"""
ATTEND: Final = """
    INSERT INTO parlour.presence (tbl, process, holders)
    SELECT $2, id, $3::text[] FROM parlour.processes WHERE id = $1 FOR KEY SHARE
    ON CONFLICT (tbl, process) DO UPDATE SET holders = excluded.holders
"""

Got = TypeVar("Got")


class PostgresPeers:
    """Messages between the processes on one database, besides commits."""

    shared = True

    def __init__(
        self, do: Callable[[Callable[[asyncpg.Connection[Any]], Awaitable[Any]]], Awaitable[Any]]
    ) -> None:
        """`do` runs work on a connection."""
        self._do = do

    async def live(self, process: str, seconds: float) -> Heartbeat:
        """Extend a process's life by some seconds, and end processes that have fallen silent."""

        async def beat(connection: asyncpg.Connection[Any]) -> Heartbeat:
            was_alive = await connection.fetchval(LIVE, process, seconds)
            return Heartbeat(was_alive, await connection.fetchval(SILENT, CHANNEL, process))

        heartbeat: Heartbeat = await self._do(beat)
        return heartbeat

    async def leave(self, process: str) -> None:
        """End a process: release its leases, and drop its connections."""
        await self._do(lambda connection: connection.fetchval(LEAVING, CHANNEL, process))

    async def take(self, process: str, tables: Sequence[str]) -> set[str]:
        """Take free leases; returns which of these tables the process holds now."""
        rows = await self._do(lambda connection: connection.fetch(TAKE, process, list(tables)))
        return {str(row[0]) for row in rows}

    async def give_back(self, process: str, table: str) -> None:
        """Release the lease of a table."""
        sql = "DELETE FROM parlour.leases WHERE process = $1 AND tbl = $2"
        await self._do(lambda connection: connection.execute(sql, process, table))

    async def attend(self, process: str, table: str, holders: Sequence[str]) -> None:
        """Publish a process's connections at a table."""
        gone = "DELETE FROM parlour.presence WHERE process = $1 AND tbl = $2"

        async def say(connection: asyncpg.Connection[Any]) -> None:
            async with connection.transaction():
                if holders:
                    await connection.execute(ATTEND, process, table, list(holders))
                else:
                    await connection.execute(gone, process, table)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table} 0")

        await self._do(say)

    async def elsewhere(self, process: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """The holders connected to other processes, by table; tables without connections are left out."""
        sql = "SELECT tbl, holders FROM parlour.presence WHERE tbl = ANY($1) AND process <> $2"
        holders_at: dict[str, frozenset[str]] = {}
        for table, holders in await self._do(lambda c: c.fetch(sql, list(tables), process)):
            holders_at[table] = holders_at.get(table, frozenset()) | frozenset(holders)
        return holders_at

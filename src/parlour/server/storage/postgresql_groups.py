"""Groups of commits in one transaction of PostgreSQL, in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from parlour.server.storage.groups import Append, settle
from parlour.server.storage.store import LostRace, StoreError

if TYPE_CHECKING:
    import asyncpg

CHANNEL: Final = "parlour"
"""On which all processes hear of commits."""
MOST_IN_A_GROUP: Final = 500
TOLD_AT_ONCE: Final = 100
"""Tables in one notification, which holds less than 8,000 bytes: each wakes all processes."""
ADD_COMMITS: Final = """
    WITH added AS (
      INSERT INTO parlour.events (tbl, n, kind, seat, at, what)
      SELECT * FROM unnest($2::text[], $3::integer[], $4::text[], $5::integer[], $6::bigint[], $7::text[])
    ), put AS (
      INSERT INTO parlour.cards (tbl, invite, listed, bots_due, updated, deadline, card)
      SELECT * FROM unnest(
        $8::text[], $9::text[], $10::boolean[], $11::boolean[], $12::bigint[], $13::bigint[], $14::text[]
      )
      ON CONFLICT (tbl) DO UPDATE SET
        listed = excluded.listed, bots_due = excluded.bots_due, updated = excluded.updated,
        deadline = excluded.deadline, card = excluded.card
    )
    SELECT set_config('synchronous_commit', 'on', true), count(pg_notify($1, told))
    FROM unnest($15::text[]) AS told
"""
"""One round trip; a statement by itself is a transaction."""

Do = Callable[[Callable[["asyncpg.Connection[Any]"], Awaitable[Any]]], Awaitable[Any]]


class GroupWriter:
    """Writes one group after the other; what comes while one is written is the next."""

    def __init__(self, do: Do, lost: type[Exception]) -> None:
        """`do` runs work on a connection; `lost` is raised by it where an event is there already."""
        self._do = do
        self._lost = lost
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None
        self._ended = False

    def add(self, one: Append) -> None:
        """Write a commit, soon; raises `StoreError` after the end."""
        if self._ended:
            raise StoreError("the store is closed")
        self._waiting.append(one)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def end(self) -> None:
        """Take no more, and wait until all is written."""
        self._ended = True
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MOST_IN_A_GROUP], self._waiting[MOST_IN_A_GROUP:]
            results: list[Exception | None]
            try:
                results = await self._do(partial(write_group, group, self._lost))
            except Exception as error:  # its writers hear of it, and the next group is written
                results = [error] * len(group)
                for one in group:
                    one.failed = True
            settle(group, results, asyncio.get_running_loop())
        self._writing = None


async def write_group(
    group: Sequence[Append], lost: type[Exception], connection: asyncpg.Connection[Any]
) -> list[Exception | None]:
    """Write a group; returns for each member None or its error."""
    if not any(one.stranded for one in group):
        try:
            await write(connection, group)
            return [None] * len(group)
        except lost:
            pass  # then each by itself
    return [await write_one(connection, one, lost) for one in group]


async def write_one(
    connection: asyncpg.Connection[Any], one: Append, lost: type[Exception]
) -> Exception | None:
    """Write one member of a group."""
    if one.stranded:
        one.failed = True
        return StoreError(f"table {one.table}: what came before could not be written")
    try:
        await write(connection, [one])
    except lost as error:
        one.failed = True
        return LostRace(f"table {one.table}: {error}")
    return None


async def write(connection: asyncpg.Connection[Any], group: Sequence[Append]) -> None:
    """Write all of a group or nothing, and notify everybody.

    In the order of the tables: two processes that write of the same ones never wait for each other in a ring.
    """
    ordered = sorted(group, key=lambda one: one.table)  # a table's own commits stay in order
    events = [row for one in ordered for row in one.row[0]]
    cards = {one.table: one.row[1] for one in ordered}
    last = {table: n for table, n, *_ in events}
    lines = [f"{table} {n}" for table, n in last.items()]
    told = ["\n".join(lines[at : at + TOLD_AT_ONCE]) for at in range(0, len(lines), TOLD_AT_ONCE)]
    columns = [*zip(*events, strict=True), *zip(*cards.values(), strict=True)]
    await connection.execute(ADD_COMMITS, CHANNEL, *columns, told)

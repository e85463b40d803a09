"""Groups of commits in one transaction of PostgreSQL, in one statement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from parlour.server.storage.group_writer import Commit
from parlour.server.storage.store import LostRace

if TYPE_CHECKING:
    import asyncpg

CHANNEL: Final = "parlour"
"""The channel on which processes are notified of commits."""
TOLD_AT_ONCE: Final = 100
"""The most tables in one notification, which must have less than 8,000 bytes, and wakes all processes."""
ADD_COMMITS: Final = """
    WITH added AS (
      INSERT INTO parlour.events (tbl, n, kind, seat, at, what)
      SELECT * FROM unnest($2::text[], $3::integer[], $4::text[], $5::integer[], $6::bigint[], $7::text[])
    ), put AS (
      INSERT INTO parlour.cards (tbl, invite, listed, bots_due, updated, deadline, season, card)
      SELECT * FROM unnest(
        $8::text[], $9::text[], $10::boolean[], $11::boolean[], $12::bigint[], $13::bigint[], $14::text[],
        $15::text[]
      )
      ON CONFLICT (tbl) DO UPDATE SET
        invite = excluded.invite, listed = excluded.listed, bots_due = excluded.bots_due,
        updated = excluded.updated, deadline = excluded.deadline, season = excluded.season,
        card = excluded.card
    )
    SELECT set_config('synchronous_commit', 'on', true), count(pg_notify($1, told))
    FROM unnest($16::text[]) AS told
"""
"""Writes commits in one round trip, as a single statement is a transaction."""


async def write_group(
    connection: asyncpg.Connection[Any], group: Sequence[Commit], lost: type[Exception]
) -> list[LostRace | None]:
    """Write a group; returns for each member None or `LostRace`, for which the driver raises `lost`."""
    try:
        await write(connection, group)
    except lost as error:
        if len(group) == 1:
            return [LostRace(str(error))]
        return [result for commit in group for result in await write_group(connection, [commit], lost)]
    return [None] * len(group)


async def write(connection: asyncpg.Connection[Any], group: Sequence[Commit]) -> None:
    """Write all of a group or nothing, and notify everybody.

    Tables are written in order, so that two processes that write the same ones cannot deadlock.
    """
    ordered = sorted(group, key=lambda commit: commit.card[0])  # a table's own commits stay in order
    events = [row for commit in ordered for row in commit.events]
    cards = {commit.card[0]: commit.card for commit in ordered}
    last = {table: n for table, n, *_ in events}
    lines = [f"{table} {n}" for table, n in last.items()]
    notices = ["\n".join(lines[at : at + TOLD_AT_ONCE]) for at in range(0, len(lines), TOLD_AT_ONCE)]
    columns = [*zip(*events, strict=True), *zip(*cards.values(), strict=True)]
    await connection.execute(ADD_COMMITS, CHANNEL, *columns, notices)

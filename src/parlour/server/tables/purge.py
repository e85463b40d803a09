"""Deletes tables where nothing has happened for long, if the host wants that; events with all boards."""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.play.clock import DAY
from parlour.server.logs import log
from parlour.server.storage.store import StoreError
from parlour.server.tables.hub import Hub

PURGE_SECONDS: Final = 3600.0
"""Seconds between two queries of the store."""
AT_ONCE: Final = 100


class Purge:
    """Deletes tables that are old enough, every hour."""

    def __init__(self, hub: Hub, days: int) -> None:
        """`days`: days without an event after which a table is deleted; 0: never."""
        self._hub = hub
        self._days = days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, unless tables are never deleted."""
        if self._days:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while True:
            try:
                await self.purge()
            except StoreError as error:
                log().warning("old tables could not be deleted", reason=str(error))
            await asyncio.sleep(PURGE_SECONDS)

    async def purge(self) -> int:
        """Delete all tables that are old enough; returns how many."""
        deleted = 0
        before = int(self._hub.now()) - self._days * DAY
        while tables := await self._hub.store.unchanged(before, AT_ONCE):
            for table in tables:
                deleted += await self._hub.delete(table)
        if deleted:
            log().info("old tables deleted", tables=deleted, days=self._days)
        return deleted

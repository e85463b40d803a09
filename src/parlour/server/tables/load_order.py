"""Load order: after a restart, tables are read in the order in which people reconnect to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class LoadOrder:
    """Lets a few tables be loaded at a time: those that people wait for first, in order of arrival."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._people: dict[str, asyncio.Future[None]] = {}
        self._others: dict[str, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def turn(self, table: str, *, later: bool = False) -> AsyncIterator[None]:
        """Hold this while a table is loaded; `later`: only a bot waits for it."""
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            (self._others if later else self._people)[table] = turn
            try:
                await turn
            except asyncio.CancelledError:
                for queue in (self._people, self._others):
                    queue.pop(table, None)
                if turn.done() and not turn.cancelled():
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def hurry(self, table: str) -> None:
        """Note that a person now waits for a table."""
        turn = self._others.pop(table, None)
        if turn is not None:
            self._people[table] = turn

    def _next(self) -> None:
        for queue in (self._people, self._others):
            if queue:
                queue.pop(next(iter(queue))).set_result(None)
                return
        self._free += 1

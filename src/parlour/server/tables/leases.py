"""Which of several processes on one store acts for a table: plays its bots and ends its clocks.

Each process sends a heartbeat twice a second. One that has fallen silent is ended by whichever notices first:
its leases are released, and its connections count as closed. A process trusts a lease only as long as the
others must consider it alive, so two never act for one table at a time.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from parlour.server.logs import log
from parlour.server.storage.store import Heartbeat, Peers, StoreError

BEAT_SECONDS: Final = 0.5
LIFE_SECONDS: Final = 1.5
"""Seconds without a heartbeat after which the others take over."""
FOREVER: Final = float("inf")


class Leases:
    """The leases of this process. If no other shares the store, it holds all of them."""

    def __init__(self, peers: Peers) -> None:
        self.peers = peers
        self.process = secrets.token_hex(8)
        self.on_beat: list[Callable[[Heartbeat], None]] = []
        """Called after each heartbeat, to check what other processes have left."""
        self._held: set[str] = set()
        self._until = float("-inf") if peers.shared else FOREVER
        self._asking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the heartbeat."""
        if self.peers.shared and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop, and release all leases."""
        task, self._task = self._task, None
        if task is None:
            return
        task.cancel()
        await asyncio.wait([task])
        self._until = float("-inf")
        try:
            await self.peers.leave(self.process)
        except StoreError as error:
            log().warning("the others could not be told of the end", reason=str(error))

    async def _run(self) -> None:
        while True:
            try:
                await self.beat()
            except StoreError as error:
                log().warning("the others could not be told of life", reason=str(error))
            except Exception:
                log().exception("leases failed")
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> None:
        """Send a heartbeat, and notice processes that have ended."""
        began = asyncio.get_running_loop().time()
        alive = await self.peers.live(self.process, LIFE_SECONDS)
        if not alive.known:
            self._held.clear()
        self._until = began + LIFE_SECONDS
        for listener in self.on_beat:
            listener(alive)

    def holds(self, table: str) -> bool:
        """Whether this process is the one to act for a table."""
        if not self.peers.shared:
            return True
        return table in self._held and asyncio.get_running_loop().time() < self._until

    async def take(self, *tables: str) -> set[str]:
        """Return which of these tables this process may act for from now on; raises `StoreError`."""
        if self.peers.shared:
            async with self._asking:
                missing = [table for table in tables if table not in self._held]
                if missing:
                    self._held |= await self.peers.take(self.process, missing)
        return {table for table in tables if self.holds(table)}

    async def give_back(self, table: str) -> None:
        """Let another process act for a table."""
        if not self.peers.shared:
            return
        self._held.discard(table)
        async with self._asking:
            if table in self._held:
                return  # taken again meanwhile
            try:
                await self.peers.give_back(self.process, table)
            except StoreError as error:
                log().warning("a lease could not be given back", table=table, reason=str(error))

"""Presence across several processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from parlour.kernel.game import Game
from parlour.server.logs import log
from parlour.server.storage.store import Heartbeat, StoreError
from parlour.server.tables.leases import Leases
from parlour.server.tables.live_table import LiveTable


class Presence:
    """Reports connections here to other processes, and connections elsewhere to the tables here."""

    def __init__(
        self,
        leases: Leases,
        live_tables: Mapping[str, LiveTable],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._peers = leases.peers
        self._process = leases.process
        self._live_tables = live_tables
        self._spawn = spawn
        self._telling = asyncio.Lock()
        leases.on_beat.append(self._beaten)

    def announce(self, live: LiveTable) -> None:
        """Notify the other processes that somebody has connected to a table or disconnected."""
        if self._peers.shared and live.shown != live.announced:
            live.announced = live.shown
            self._spawn(self._tell(live.table.state.id))

    def forget(self, live: LiveTable) -> None:
        """Forget an evicted table, which has no connections here."""
        if live.announced:
            self._spawn(self._tell(live.table.state.id))

    def heard(self, live: LiveTable) -> None:
        """Note that connections elsewhere may have changed."""
        if self._peers.shared:
            self._spawn(self._meet(live))

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Holders of seats that are connected to other processes, by table; raises `StoreError`."""
        return await self._peers.elsewhere(self._process, tables)

    async def tell_players(self, game: Game) -> None:
        """Notify everybody at a game's tables that its bots play at their own level now."""
        for live in [live for live in self._live_tables.values() if live.table.state.game.slug == game.slug]:
            async with live.lock:
                if not live.gone and any(chair.kind == "bot" for chair in live.table.state.chairs):
                    live.tell_presence()

    async def learn(self, live: LiveTable) -> None:
        """Update who is connected to a table elsewhere; the caller holds the table."""
        try:
            holders_at = await self.elsewhere([live.table.state.id])
        except StoreError as error:
            log().warning("presence could not be learned", table=live.table.state.id, reason=str(error))
        else:
            live.meet(holders_at.get(live.table.state.id, frozenset()))

    async def _meet(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.gone:
                await self.learn(live)

    async def _tell(self, table: str) -> None:
        async with self._telling:  # so that the last notification is current
            live = self._live_tables.get(table)
            try:
                await self._peers.attend(self._process, table, sorted(live.shown) if live else [])
            except StoreError as error:
                log().warning("presence could not be told", table=table, reason=str(error))

    def _beaten(self, alive: Heartbeat) -> None:
        if not alive.known:
            for live in self._live_tables.values():
                live.announced = frozenset()
                self.announce(live)

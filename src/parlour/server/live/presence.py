"""Who is connected to which of several processes, so that presence counts over all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from parlour.server.live.leases import Leases
from parlour.server.live.live_table import Room
from parlour.server.logs import log
from parlour.server.storage.store import Alive, StoreError


class Presence:
    """Tells the other processes who is connected here, and the tables here who is connected elsewhere."""

    def __init__(
        self,
        leases: Leases,
        rooms: Mapping[str, Room],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._peers = leases.peers
        self._process = leases.process
        self._rooms = rooms
        self._spawn = spawn
        self._telling = asyncio.Lock()
        leases.on_beat.append(self._beaten)

    def look(self, room: Room) -> None:
        """Somebody has come to a table, or gone: let the other processes know."""
        if self._peers.shared and room.shown != room.announced:
            room.announced = room.shown
            self._spawn(self._tell(room.table.id))

    def forget(self, room: Room) -> None:
        """A table has left the memory: nobody is connected here any more."""
        if room.announced:
            self._spawn(self._tell(room.table.id))

    def heard(self, room: Room) -> None:
        """Others may be connected elsewhere now."""
        if self._peers.shared:
            self._spawn(self._meet(room))

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Holders of seats that are connected to other processes, by table; raises `StoreError`."""
        return await self._peers.elsewhere(self._process, tables)

    async def learn(self, room: Room) -> None:
        """Learn who is connected to a table elsewhere; whoever asks holds the room."""
        try:
            found = await self.elsewhere([room.table.id])
        except StoreError as error:
            log().warning("presence could not be learned", table=room.table.id, reason=str(error))
        else:
            room.meet(found.get(room.table.id, frozenset()))

    async def _meet(self, room: Room) -> None:
        async with room.lock:
            if not room.gone:
                await self.learn(room)

    async def _tell(self, table: str) -> None:
        async with self._telling:  # so that the last word is about how it is now
            room = self._rooms.get(table)
            try:
                await self._peers.attend(self._process, table, sorted(room.shown) if room else [])
            except StoreError as error:
                log().warning("presence could not be told", table=table, reason=str(error))

    def _beaten(self, alive: Alive) -> None:
        if not alive.known:
            for room in self._rooms.values():
                room.announced = frozenset()
                self.look(room)

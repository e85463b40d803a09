"""Schedules bots: those that somebody waits for first, fairly over addresses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Protocol

from parlour.play.table import Table
from parlour.server.tables.connection import Connection

ALONE_AT_ONCE: Final = 1
"""Bots that think at the same time at unwatched bot-only tables."""


class Attention(IntEnum):
    """How much attention the bots of a table get; less attention, longer wait."""

    WATCHED = 0
    """Somebody is connected, playing or watching."""
    AWAITED = 1
    """People are seated, but nobody is connected: they may return, or play over HTTP."""
    ALONE = 2
    """Bots only, and nobody watches."""


class Attended(Protocol):
    """What the queue needs to know of a live table."""

    table: Table
    connections: set[Connection]


@dataclass(eq=False)
class Waiter:
    """A bot waiting to think."""

    live: Attended
    go: asyncio.Future[None]


class ThinkingQueue:
    """Lets a number of bots think at once, and starts the next when one finishes."""

    def __init__(self, at_once: int) -> None:
        self._most = {Attention.WATCHED: at_once, Attention.AWAITED: max(1, at_once // 2)}
        self._most[Attention.ALONE] = ALONE_AT_ONCE
        self._waiting: list[Waiter] = []
        self._thinking: list[Attended] = []

    @asynccontextmanager
    async def turn(self, live: Attended) -> AsyncIterator[None]:
        """Hold this while a bot of a table thinks; waits for its turn."""
        waiter = Waiter(live, asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        self.start_next()
        try:
            await waiter.go
            yield
        finally:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            else:
                self._thinking.remove(live)
            self.start_next()

    @property
    def thinking(self) -> int:
        """The number of bots that think now."""
        return len(self._thinking)

    @property
    def waiting(self) -> int:
        """The number of bots that wait."""
        return len(self._waiting)

    def start_next(self) -> None:
        """Start all bots that may think, after one has finished or queued, or somebody joined a table."""
        while (waiter := self._next()) is not None:
            self._waiting.remove(waiter)
            self._thinking.append(waiter.live)
            waiter.go.set_result(None)

    def _next(self) -> Waiter | None:
        """The next bot that may think, if any."""
        free = [
            waiter
            for waiter in self._waiting
            if not waiter.go.done() and self._has_slot_for(attention(waiter.live))
        ]
        return min(free, key=lambda waiter: (attention(waiter.live), self._share(waiter.live)), default=None)

    def _has_slot_for(self, level: Attention) -> bool:
        """Whether one more may think with this attention or less, and in total."""
        alike = sum(attention(live) >= level for live in self._thinking)
        return len(self._thinking) < self._most[Attention.WATCHED] and alike < self._most[level]

    def _share(self, live: Attended) -> int:
        """The number of bots that already think for the same people: the minimum over their addresses."""
        shares = [sum(address in addresses(other) for other in self._thinking) for address in addresses(live)]
        return min(shares, default=0)


def attention(live: Attended) -> Attention:
    """The attention that the bots of a table get now."""
    if any(connection.holder is not None for connection in live.connections):
        return Attention.WATCHED
    return Attention.AWAITED if live.table.state.people else Attention.ALONE


def addresses(live: Attended) -> Collection[str]:
    """The addresses of those connected to a table."""
    return {connection.address for connection in live.connections}

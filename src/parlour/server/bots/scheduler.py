"""Which bot thinks next: bots that somebody waits for first, and no address before another one's turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Protocol

from parlour.play.table import Table
from parlour.server.live.connection import Client

ALONE_AT_ONCE: Final = 1
"""Bots that think at the same time at tables of bots alone that nobody looks at."""


class Attention(IntEnum):
    """Who waits for the bots of a table; those with less wait longer."""

    WATCHED = 0
    """Somebody is there, to play or to watch."""
    AWAITED = 1
    """People sit there, but nobody is connected: they come back, or play over HTTP."""
    ALONE = 2
    """Only bots sit there, and nobody looks."""


class Place(Protocol):
    """What the order looks at of a room."""

    table: Table
    clients: set[Client]


@dataclass(eq=False)
class Waiting:
    """Somebody who waits for a turn to think."""

    room: Place
    go: asyncio.Future[None]


class Order:
    """Lets so many think at once, and says who is next whenever somebody has done."""

    def __init__(self, at_once: int) -> None:
        self._most = {Attention.WATCHED: at_once, Attention.AWAITED: max(1, at_once // 2)}
        self._most[Attention.ALONE] = ALONE_AT_ONCE
        self._waiting: list[Waiting] = []
        self._thinking: list[Place] = []

    @asynccontextmanager
    async def turn(self, room: Place) -> AsyncIterator[None]:
        """A turn to think for a bot of a room; waits until it has come."""
        one = Waiting(room, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        self.look()
        try:
            await one.go
            yield
        finally:
            if one in self._waiting:
                self._waiting.remove(one)
            else:
                self._thinking.remove(room)
            self.look()

    def look(self) -> None:
        """Let think whoever may: somebody has done, has come to wait, or has come to a table."""
        while (one := self._next()) is not None:
            self._waiting.remove(one)
            self._thinking.append(one.room)
            one.go.set_result(None)

    def _next(self) -> Waiting | None:
        """Who is next, if anybody may think besides those who do."""
        free = [one for one in self._waiting if not one.go.done() and self._room_for(attention(one.room))]
        return min(free, key=lambda one: (attention(one.room), self._share(one.room)), default=None)

    def _room_for(self, wanted: Attention) -> bool:
        """Whether one more may think of those with this attention or less, and in all."""
        alike = sum(attention(room) >= wanted for room in self._thinking)
        return len(self._thinking) < self._most[Attention.WATCHED] and alike < self._most[wanted]

    def _share(self, room: Place) -> int:
        """How many think already for the same people: for the one of them who has the fewest."""
        shares = [sum(address in addresses(other) for other in self._thinking) for address in addresses(room)]
        return min(shares, default=0)


def attention(room: Place) -> Attention:
    """Who waits for the bots of a room now."""
    if any(client.holder is not None for client in room.clients):
        return Attention.WATCHED
    return Attention.AWAITED if room.table.people else Attention.ALONE


def addresses(room: Place) -> Collection[str]:
    """Where those are who look at a room."""
    return {client.address for client in room.clients}

"""Which bot thinks next."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from parlour.server.work.bots.scheduler import ALONE_AT_ONCE, ThinkingQueue

pytestmark = pytest.mark.anyio


@dataclass(eq=False)
class Looker:
    """Somebody who looks at a table."""

    address: str
    holder: str = ""


def live(*addresses: str, people: bool = True) -> Any:
    """A table that is looked at from these addresses."""
    table = SimpleNamespace(state=SimpleNamespace(people=(0,) if people else ()))
    return SimpleNamespace(table=table, connections=set(map(Looker, addresses)))


class Game:
    """Bots that think until they are told to stop."""

    def __init__(self, at_once: int) -> None:
        self.order = ThinkingQueue(at_once)
        self.thinking: list[Any] = []
        self.stops: dict[int, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def due(self, *live_tables: Any) -> None:
        """Bots are due there."""
        for table in live_tables:
            self.tasks.append(asyncio.create_task(self._think(table)))
        await settled()

    async def _think(self, one: Any) -> None:
        async with self.order.turn(one):
            self.thinking.append(one)
            try:
                await self.stops.setdefault(id(one), asyncio.Event()).wait()
            finally:
                self.thinking.remove(one)

    async def done(self, one: Any) -> None:
        """The bot there has finished."""
        self.stops[id(one)].set()
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_somebody_who_waits_comes_before_bots_alone() -> None:
    game = Game(2)
    busy, other, alone, played, watched = live("a"), live("b"), live(people=False), live(), live("c")
    await game.due(busy, other, alone, played, watched)
    assert game.thinking == [busy, other]
    await game.done(busy)
    assert game.thinking == [other, watched]
    await game.done(other)
    assert game.thinking == [watched, played]
    await game.done(watched)
    assert game.thinking == [played, alone]


async def test_bots_alone_think_one_after_the_other_until_somebody_looks() -> None:
    game = Game(8)
    live_tables = [live(people=False) for _ in range(5)]
    await game.due(*live_tables)
    assert len(game.thinking) == ALONE_AT_ONCE
    live_tables[4].connections.add(Looker("a"))
    game.order.start_next()
    await settled()
    assert live_tables[4] in game.thinking


async def test_no_address_comes_twice_before_another_comes_once() -> None:
    game = Game(2)
    flood = [live("evil") for _ in range(5)]
    await game.due(*flood)
    one = live("good")
    await game.due(one)
    await game.done(flood[0])
    assert one in game.thinking


async def test_who_is_gone_leaves_the_place_to_the_next() -> None:
    game = Game(1)
    first, second, third = live("a"), live("b"), live("c")
    await game.due(first, second, third)
    game.tasks[1].cancel()
    game.tasks[0].cancel()
    await settled()
    assert game.thinking == [third]

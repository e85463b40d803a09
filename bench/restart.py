"""How soon everybody who comes back after a restart has been told where the game is.

A part of `serving`.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.load import Load, ready_server, seated, used
from parlour.kernel.game import Game
from tests.server.people import Person, visiting

TABLES: Final = 200
GOAL: Final = 3
"""Seconds."""
TEXT: Final = f"""\
*Restart*: {{game}}; {TABLES} tables with two sockets each, a server that is killed and started again, and all
{2 * TABLES} connect when it opens. A turn's time is from there until somebody has been told everything. Goal:
all within {GOAL} s.
"""


async def sit(url: str, game: Game) -> list[Person]:
    """Two people at each table."""
    async with visiting(url) as site:
        return [person for _ in range(TABLES) for person in await seated(site, game)]


async def come_back(people: Sequence[Person]) -> list[float]:
    """Let all connect at once; the seconds until each has been told."""
    began = time.monotonic()

    async def come(person: Person) -> float:
        await person.come()
        return time.monotonic() - began

    seconds = await asyncio.gather(*map(come, people))
    await asyncio.gather(*(person.go() for person in people))
    return seconds


def load(game: Game) -> Load:
    """What people measured who came back to a server after a restart, and what it took."""
    with tempfile.TemporaryDirectory() as data, ready_server(Path(data), [game]) as server:
        people = asyncio.run(sit(server.url, game))
        server.kill()
        server.start()
        assert server.process is not None
        before = used(server.process.pid)
        again = [Person(person.url, person.table, person.token, stream=True) for person in people]
        return Load(asyncio.run(come_back(again)), used=used(server.process.pid) - before)

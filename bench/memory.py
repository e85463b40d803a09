"""What tables and sockets cost in memory: a server in a process of its own, and its resident set.

python bench/run.py memory
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from bench.report import Section, table
from bench.server import BEN, ME
from parlour.kernel.game import Game
from parlour.presentation.messages import Accepted
from tests.server.people import Person, Site, some_game, visiting
from tests.server.processes import Process

IDLE: Final = 1000
LIVE: Final = 100
TURNS: Final = 60
"""Actions played at each live table."""
WATCHERS: Final = 200
"""Sockets that watch tables which are live anyhow."""
AT_ONCE: Final = 10
MANY: Final = 10_000
IDLE_GOAL_MB: Final = 300
LIVE_GOAL_KB: Final = 200
TEXT: Final = f"""\
Game: {{game}}, rules not compiled (they take another 100 MB or so). Resident memory of the server's process,
before and after {IDLE:,} tables are made, {LIVE} of them played at, and {WATCHERS} more sockets opened. The
server keeps 5,000 idle tables (`PARLOUR_LIVE_TABLES`) and reads others when somebody comes; the last line is
without that limit.

"""


def resident(server: Process) -> int:
    """Kilobytes of the server's resident set."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


async def made(site: Site, count: int, game: Game) -> list[tuple[str, dict[int, str]]]:
    """New tables: started, and with nobody at them."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> tuple[str, dict[int, str]]:
        async with gate:
            name, _, tokens = await site.make(ME, BEN, game=game)
            return name, tokens

    return await asyncio.gather(*(one() for _ in range(count)))


async def sits(site: Site, name: str, tokens: dict[int, str]) -> list[Person]:
    """Both players of a table, after some turns."""
    people = [Person(site.url, name, token) for token in tokens.values()]
    random = Random(name)
    for person in people:
        await person.come()
    left = TURNS
    while left and all(person.phase != "over" for person in people):
        able = [person for person in people if person.seat in person.due and person.legal]
        if able and isinstance(await able[0].play([random.choice(able[0].legal)]), Accepted):
            left -= 1
        for person in people:
            if person not in able[:1]:
                await person.hear()
            person.heard.clear()
            person.raw.clear()
    return people


async def costs(server: Process, game: Game) -> list[tuple[str, float, str]]:
    """Kilobytes of an idle table, of a live one with two sockets, and of a socket; and 10,000 idle tables."""
    async with visiting(server.url) as site:
        await made(site, AT_ONCE, game)
        empty = resident(server)
        tables = await made(site, IDLE, game)
        idle = (resident(server) - empty) / IDLE
        before = resident(server)
        gate = asyncio.Semaphore(AT_ONCE)

        async def at(name: str, tokens: dict[int, str]) -> list[Person]:
            async with gate:
                return await sits(site, name, tokens)

        seated = await asyncio.gather(*(at(*one) for one in tables[:LIVE]))
        live = idle + (resident(server) - before) / LIVE
        before = resident(server)
        watchers = [Person(site.url, tables[n % LIVE][0], "") for n in range(WATCHERS)]
        for watcher in watchers:
            await watcher.come()
        socket = (resident(server) - before) / WATCHERS
        for person in [*watchers, *(each for pair in seated for each in pair)]:
            await person.go()
    return [
        ("an idle table, kB", idle, ""),
        (f"a live table after {TURNS} actions, two sockets included, kB", live, f"≤ {LIVE_GOAL_KB}"),
        ("a socket that watches, kB", socket, ""),
        ("the server with no table, MB", empty / 1024, ""),
        (f"{MANY:,} idle tables in all, MB", (empty + MANY * idle) / 1024, f"≤ {IDLE_GOAL_MB}"),
    ]


def measure() -> Section:
    """Memory of one game's tables."""
    game = some_game()
    with tempfile.TemporaryDirectory() as data, Process(Path(data)) as server:
        found = asyncio.run(costs(server, game))
    rows = [(what, f"{amount:,.0f}", goal) for what, amount, goal in found]
    text = TEXT.format(game=game.title)
    return Section("Memory", text + table(("", "Measured", "Goal"), rows))


if __name__ == "__main__":
    print(measure().text)

"""The server under load, for the benchmarks of it.

A server in a process of its own, on SQLite with `synchronous=FULL`; people in this process, over real
sockets, two at each table, who play random legal actions.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from parlour.kernel.game import Game
from parlour.wire.to_client import Accepted
from tests.server.people import Person, Site, visiting
from tests.server.processes import RUN, Process

SECONDS: Final = 10.0
ME, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}


@dataclass
class Load:
    """What people measured."""

    seconds: list[float] = field(default_factory=list)
    """From sending a commit to hearing that it is kept."""
    until: float = 0.0
    used: float = 0.0
    """Seconds of the server's processor time meanwhile, where they are known."""

    @property
    def rate(self) -> float:
        """Commits a second of the server's processor time."""
        return len(self.seconds) / self.used

    def quantile(self, part: float) -> float:
        """Milliseconds that this share of the commits stayed under."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def play(person: Person, random: Random, load: Load, gap: float) -> None:
    """Play until the time is over, waiting about `gap` seconds before each commit."""
    while time.monotonic() < load.until and person.phase != "over":
        if not (person.seat in person.due and person.legal):
            await person.hear()
            continue
        if gap:
            await asyncio.sleep(random.uniform(0, 2 * gap))
            if time.monotonic() >= load.until:
                return
        began = time.monotonic()
        if isinstance(await person.play([random.choice(person.legal)]), Accepted):
            load.seconds.append(time.monotonic() - began)
        person.heard.clear()
        person.raw.clear()


async def seated(site: Site, game: Game | None) -> list[Person]:
    """Two people at a new table."""
    name, _, tokens = await site.make(ME, BEN, game=game)
    return [await Person(site.url, name, token, stream=True).come() for token in tokens.values()]


async def at_tables(
    site: Site,
    number: int,
    load: Load,
    gap: float,
    ready: asyncio.Barrier,
    game: Game | None = None,
    ahead: int = 1,
) -> None:
    """Two people at one table after another; `ahead` of them are made, and joined, before the time runs.

    Nobody leaves before it is over.
    """
    random = Random(number)
    waiting = [await seated(site, game) for _ in range(ahead)]
    everybody = [one for people in waiting for one in people]
    await ready.wait()
    await ready.wait()  # until the end has been set
    while time.monotonic() < load.until:
        if not waiting:
            waiting.append(await seated(site, game))
            everybody += waiting[-1]
        people = waiting.pop()
        tasks = [asyncio.create_task(play(person, random, load, gap)) for person in people]
        await asyncio.wait(tasks, timeout=max(0.0, load.until - time.monotonic()) + 1.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await ready.wait()
    await ready.wait()  # until the processor time has been read
    for person in everybody:
        await person.go()


async def under_load(
    url: str,
    tables: int,
    pace: float = 0.0,
    game: Game | None = None,
    used: Callable[[], float] = lambda: 0.0,
    seconds: float = SECONDS,
    ahead: int = 1,
) -> Load:
    """Play at a number of tables at once, as fast as possible or at a pace.

    `used` tells the processor time that the server has used so far; `ahead`, how many tables are made and
    joined beforehand in the place of each.
    """
    load = Load(until=float("inf"))
    ready = asyncio.Barrier(tables + 1)
    gap = tables / pace if pace else 0.0
    async with visiting(url) as site, asyncio.TaskGroup() as playing:
        for number in range(tables):
            playing.create_task(at_tables(site, number, load, gap, ready, game, ahead))
        await ready.wait()
        before = used()
        load.until = time.monotonic() + seconds
        await ready.wait()
        await ready.wait()
        load.used = used() - before
        await ready.wait()
    return load


def used(pid: int) -> float:
    """Seconds of processor time of a process, all its threads."""
    return time.clock_gettime(~pid << 3 | 2)  # Linux's clock of another process, exact to the nanosecond


def ready_server(data: Path, games: Sequence[Game], then: str = "pass", **environment: str) -> Process:
    """A server, to be started; before it opens, the rules of games are compiled, and `then` is run."""
    slugs = [game.slug for game in games]
    prepare = f"from parlour.display.compile import load_display; [*map(load_display, map(find, {slugs}))]"
    return Process(
        data,
        f"from parlour.games import find; {prepare}; {then}; {RUN}",
        **{"PARLOUR_COMPILE": "1", **environment},
    )

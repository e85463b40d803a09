"""What two workers carry against one, and how soon the tables of a killed one go on.

python bench/run.py workers             into results.md
python -m bench.workers [tables]        only look
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from websockets.exceptions import WebSocketException

from bench.measure import RateSamples, ratio
from bench.report import Section, table
from bench.server import BEN, ME, Load, ready_server, under_load, used
from parlour.server.storage.shares import owner_of
from parlour.server.workers import STEADY_SECONDS
from tests.games import some_game
from tests.server.people import Person, visiting
from tests.server.postgres import binaries, database
from tests.server.processes import Process

TABLES: Final = 60
ROUNDS: Final = 3
SECONDS: Final = 3.0
KILLS: Final = 3
TEXT: Final = f"""\
Game: {{game}}, {{tables}} tables with two sockets each, everybody plays as soon as it is their turn, {ROUNDS}
rounds of {SECONDS:.0f} s, after one to warm up, in which all are played at in turn: commits a second of the
servers' processor time, all workers together. With a core for each worker, two carry as many times as much as
one as the last column but one says; on a machine whose cores the load client needs too, the time that passes
cannot show it. Workers are killed, {KILLS} at each store: seconds until a player of one of their tables is
connected again and has played, the median and the longest. Goals: 1.8 times as much, 2 s.

"""


@dataclass
class Server:
    """A server with so many workers."""

    store: str
    count: int
    process: Process
    loads: list[Load] = field(default_factory=list)

    @property
    def pids(self) -> list[int]:
        """Its workers; the process itself if it is the only one."""
        assert self.process.process is not None
        pid = self.process.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
        return sorted(map(int, children)) if self.count > 1 else [pid]

    def used(self) -> float:
        """Seconds of processor time of all workers."""
        return sum(map(used, self.pids))

    @property
    def rates(self) -> RateSamples:
        """Commits a second of processor time, round by round."""
        return RateSamples([load.rate for load in self.loads])


@contextmanager
def servers() -> Iterator[list[Server]]:
    """One worker and two, on a file and, where there is one, on a database."""
    with ExitStack() as stack:
        stores: dict[str, dict[str, str]] = {"SQLite": {}}
        programs = binaries()
        if programs is not None:
            stores["PostgreSQL"] = {"PARLOUR_STORE": stack.enter_context(database(programs)).address}
        found = []
        for store, setting in stores.items():
            for count in (1, 2):
                data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                process = ready_server(data, [some_game()], PARLOUR_WORKERS=str(count), **setting)
                found.append(Server(store, count, stack.enter_context(process)))
        yield found


async def back(server: Server, number: int) -> float:
    """Kill the older of two workers, in turn the one and the other, and play at one of its tables."""
    before = server.pids
    while True:
        async with visiting(server.process.url) as site:  # a connection that any worker may take
            name, _, tokens = await site.make(ME, BEN)
        if owner_of(name, 2) == number % 2:
            break
    people = [await Person(server.process.url, name, token, numbers=True).come() for token in tokens.values()]
    (due,) = [person.token for person in people if person.seat in person.due]
    os.kill(before[0], signal.SIGKILL)
    killed = time.monotonic()
    while True:
        try:
            async with Person(server.process.url, name, due) as person:
                await person.play([person.legal[0]])
                break
        except (OSError, WebSocketException):
            await asyncio.sleep(0.05)
    took = time.monotonic() - killed
    while len(server.pids) < 2 or server.pids == before:
        await asyncio.sleep(0.05)
    await asyncio.sleep(STEADY_SECONDS)  # the next is to be replaced at once
    return took


def measure(tables: int = TABLES) -> Section:
    """All servers in turn, then the kills."""
    game = some_game()
    with servers() as found:
        for number in range(-1, ROUNDS):  # the first warms them up: whoever is played at before others pays
            for server in found if number % 2 else reversed(found):
                load = asyncio.run(
                    under_load(server.process.url, tables, game=game, used=server.used, seconds=SECONDS)
                )
                if number >= 0:
                    server.loads.append(load)
                said = f"{server.store}, {server.count}: {load.rate:,.0f} commits a core-second"
                print(f"workers: {said}", file=sys.stderr, flush=True)
        lines = [line(server, found) for server in found]
    head = ("Store", "Workers", "Commits a core-second", "Two against one", "After a kill, s")
    return Section("Workers", TEXT.format(game=game.title, tables=tables) + table(head, lines))


def line(server: Server, servers: Sequence[Server]) -> Sequence[str]:
    """One row of the table."""
    row = [server.store, str(server.count), f"{server.rates.median:,.0f}"]
    if server.count == 1:
        return [*row, "", ""]
    one = next(other for other in servers if other.store == server.store and other.count == 1)
    times = [asyncio.run(back(server, number)) for number in range(KILLS)]
    twice = RateSamples([2 * rate for rate in server.rates.rounds])
    return [*row, str(ratio(twice, one.rates)), f"{median(times):.1f} ({max(times):.1f})"]


if __name__ == "__main__":
    print(measure(*map(int, sys.argv[1:])).text)

"""Turns a second of the server's processor time, beside boardgame.io and beside a server that only stores.

python bench/run.py serving             into results.md
python -m bench.serving [slug …]        only look

Every server is a process of its own on the loopback interface, all of them there for the whole run and played
at in turn, so that what else the machine does hits everyone. Only the server's own processor time counts.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import IO, Final

from websockets.asyncio.client import ClientConnection, connect

from bench.measure import RateSamples, ratio
from bench.report import Section, table
from bench.server import Load, ready_server, under_load, used
from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.server.processes import free_port

LIVE: Final = {1: 60, 100: 4, 400: 2}
"""Numbers of tables, and for each how many are made in its place before the time runs, as all of the peer's
are: games last some 60 to 200 turns."""
ROUNDS: Final = 3
SECONDS: Final = 3.0
PEER: Final = "boardgame.io"
PEER_VERSION: Final = "0.50.2"
INSTALL_SECONDS: Final = 300.0
PEER_FILES: Final = Path(__file__).with_name("boardgame_io")
BARE: Final = "only stores"
TEXT: Final = f"""\
Two sockets at each table, everybody plays as soon as it is their turn: turns a second of the server's
processor time, with the milliseconds that half and 99 of 100 stayed under, the load client sharing the
machine. Tables are made and joined before the time runs. *{BARE.capitalize()}* is uvicorn with the same
store: each message is appended durably and then told to both sockets, and nothing else is done. *{PEER}*
{PEER_VERSION} keeps matches in memory; its game is empty, 225 cells. Every figure is the median of {ROUNDS}
rounds of {SECONDS:.0f} s, ratios that of the rounds' (lowest to highest). Floors: 1,500 turns a core-second
at 100 tables; 0.6, 0.65 and 0.7 of {PEER} at 1, 100 and 400 tables.
"""

Round = Callable[[int], Load]
"""Plays at so many tables."""


@dataclass
class Contestant:
    """A server, or one of its games."""

    name: str
    play: Round
    loads: dict[int, list[Load]] = field(default_factory=dict)

    def rates(self, tables: int) -> RateSamples:
        """Turns a second of processor time, round by round."""
        return RateSamples([load.rate for load in self.loads[tables]])

    def row(self, tables: int) -> list[str]:
        """The rate, and two quantiles of the time that a turn took."""
        loads = self.loads[tables]
        times = [median(load.quantile(part) for load in loads) for part in (0.5, 0.99)]
        return [f"{self.rates(tables).median:,.0f}", *(f"{each:,.1f}" for each in times)]


@contextmanager
def started(command: Sequence[str], sign: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has written a line with `sign` in it."""
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        _line_with(process.stdout, sign)
        yield process
    finally:
        process.kill()
        process.wait()


def _line_with(lines: IO[str] | None, sign: str) -> str:
    said = []
    for line in lines or ():
        said.append(line)
        if sign in line:
            return line
    raise RuntimeError("".join(said))


# -- a server that only stores -------------------------------------------------------------------------------


@contextmanager
def bare() -> Iterator[Contestant]:
    """It stores what it is told, and tells both sockets of the table."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "bench.storing", str(port), data]
        with started(command, "open", PEER_FILES.parents[1]) as process:
            yield Contestant(BARE, lambda tables: asyncio.run(_at_bare(port, tables, process.pid)))


async def _at_bare(port: int, tables: int, pid: int) -> Load:
    load = Load(until=float("inf"))
    clock = asyncio.get_running_loop().time

    async def table_of(number: int) -> list[ClientConnection]:
        return [await connect(f"ws://127.0.0.1:{port}/{number}", ping_interval=None) for _ in range(2)]

    async def play(sockets: Sequence[ClientConnection]) -> None:
        turn = 0
        while clock() < load.until:
            began = clock()
            await sockets[turn % 2].send(
                json.dumps({"t": "play", "id": turn, "cut": 0, "n": turn, "actions": [1687]})
            )
            await asyncio.gather(*(socket.recv() for socket in sockets))
            load.seconds.append(clock() - began)
            turn += 1

    async with asyncio.timeout(60 + SECONDS):
        all_sockets = [await table_of(number) for number in range(tables)]
        before = used(pid)
        load.until = clock() + SECONDS
        await asyncio.gather(*map(play, all_sockets))
        load.used = used(pid) - before
        for socket in (each for pair in all_sockets for each in pair):
            await socket.close()
    return load


# -- boardgame.io --------------------------------------------------------------------------------------------


@contextmanager
def peer() -> Iterator[Contestant]:
    """boardgame.io, brought by npm into a folder of this run."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        raise FileNotFoundError("there is no npm")
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        wanted = [npm, "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{PEER_VERSION}"]
        subprocess.run(wanted, cwd=here, check=True, capture_output=True, text=True, timeout=INSTALL_SECONDS)
        for file in PEER_FILES.glob("*.cjs"):
            shutil.copy(file, here)
        with started([node, "server.cjs", str(port)], "App serving", here) as process:

            def play(tables: int) -> Load:
                people = [node, "people.cjs", str(port), str(tables), str(SECONDS)]
                with started(people, "ready", here) as load:
                    before = used(process.pid)
                    found = json.loads(_line_with(load.stdout, "times"))
                    return Load([ms / 1000 for ms in found["times"]], used=used(process.pid) - before)

            yield Contestant(PEER, play)


# -- Parlour -------------------------------------------------------------------------------------------------


@contextmanager
def parlour(games: Sequence[Game]) -> Iterator[list[Contestant]]:
    """One server for all games."""
    with (
        tempfile.TemporaryDirectory() as data,
        ready_server(Path(data), games) as process,
    ):
        assert process.process is not None
        pid = process.process.pid

        def at(game: Game) -> Round:
            return lambda tables: asyncio.run(
                under_load(
                    process.url,
                    tables,
                    game=game,
                    used=lambda: used(pid),
                    seconds=SECONDS,
                    ahead=LIVE[tables],
                )
            )

        yield [Contestant(str(game.title), at(game)) for game in games]


def measure(slugs: Sequence[str] = ()) -> Section:
    """All games for two, or some of them."""
    games = [game for game in catalogue() if 2 in game.seating.seats and (not slugs or game.slug in slugs)]
    missing = ""
    with ExitStack() as stack:
        ours = stack.enter_context(parlour(games))
        others = [stack.enter_context(bare())]
        try:
            others.append(stack.enter_context(peer()))
        except (OSError, subprocess.SubprocessError) as error:
            missing += f"\nMissing: {PEER} ({error}).\n"
        everybody = [*others, *ours]
        for number in range(-1, ROUNDS):  # a first one to warm up
            for tables in LIVE if number >= 0 else [1]:
                for each in everybody if number % 2 else reversed(everybody):
                    load = each.play(tables)
                    said = f"round {number + 1}" if number >= 0 else "warming up"
                    print(
                        f"serving, {said}: {each.name} at {tables}: {load.rate:,.0f} turns a core-second",
                        file=sys.stderr, flush=True,
                    )  # fmt: skip
                    if number >= 0:
                        each.loads.setdefault(tables, []).append(load)
    parts = []
    for tables in LIVE:
        lines = [
            [
                each.name,
                *each.row(tables),
                *(str(ratio(each.rates(tables), other.rates(tables))) for other in others),
            ]
            for each in everybody
        ]
        head = (
            "1 table" if tables == 1 else f"{tables} tables", "Turns a core-second", "p50 ms", "p99 ms",
            *(f"against {other.name}" for other in others),
        )  # fmt: skip
        parts.append(table(head, lines))
    return Section("Serving", f"{TEXT}{missing}\n" + "\n".join(parts))


if __name__ == "__main__":
    print(measure(sys.argv[1:]).text)

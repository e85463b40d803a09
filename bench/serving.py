"""The server: turns a core-second, beside others'; commits at people's pace; a crowd's; a restart; floods.

python bench/run.py serving
python bench/run.py serving turns [slug …]
python bench/run.py serving pace
python bench/run.py serving event
python bench/run.py serving restart
python bench/run.py serving floods [word …]     only those whose names contain one of the words

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

from bench import crowd, floods, pace, report, restart
from bench.load import Load, ready_server, under_load, used
from bench.measure import RateSamples, ratio
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.games import some_game
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
HEADING: Final = "Serving"
HEAD: Final = (
    "What", "Turns a core-second", f"against {BARE}", f"against {PEER}", "Turns: half under, ms",
    "99 % under, ms", "all under, ms", "Requests: 99 % under, ms", "Server, cores", "MB",
)  # fmt: skip
TEXT: Final = f"""\
The load client shares the machine; a turn's time is from sending it to hearing that it is kept, on SQLite.

*Turns*: two sockets at each table, everybody plays as soon as it is their turn. Tables are made and
joined before the time runs. *{BARE.capitalize()}* is uvicorn with the same store: each message is
appended durably and then told to both sockets, and nothing else is done. *{PEER}* {PEER_VERSION} keeps
matches in memory; its game is empty, 225 cells. Every figure is the median of {ROUNDS} rounds of
{SECONDS:.0f} s, ratios that of the rounds' (lowest to highest). Floors: 1,500 turns a core-second at 100
tables; 0.6, 0.65 and 0.7 of {PEER} at 1, 100 and 400 tables.
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

    def row(self, tables: int, others: Sequence[Contestant]) -> list[str]:
        """One line of the table."""
        loads = self.loads[tables]
        against = [str(ratio(self.rates(tables), other.rates(tables))) for other in others]
        rate = [f"{self.rates(tables).median:,.0f}", *against, *[""] * (2 - len(against))]
        return [f"turns at {tables}: {self.name}", *rate, *times(loads), "", "", ""]


def times(loads: Sequence[Load]) -> list[str]:
    """Milliseconds that half of the turns, 99 of 100 and all stayed under: medians, but the worst of all."""
    cells = [f"{median(load.quantile(part) for load in loads):.1f}" for part in (0.5, 0.99)]
    return [*cells, f"{max(load.quantile(1.0) for load in loads):.0f}"]


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


def turns(slugs: Sequence[str]) -> list[list[str]]:
    """All games for two, or some of them, beside the other servers."""
    games = [game for game in catalogue() if 2 in game.seating.seats and (not slugs or game.slug in slugs)]
    with ExitStack() as stack:
        ours = stack.enter_context(parlour(games))
        others = [stack.enter_context(bare())]
        try:
            others.append(stack.enter_context(peer()))
        except (OSError, subprocess.SubprocessError) as error:
            report.note(f"{PEER} is missing: {error}")
        everybody = [*others, *ours]
        for number in range(-1, ROUNDS):  # a first one to warm up
            for tables in LIVE if number >= 0 else [1]:
                for each in everybody if number % 2 else reversed(everybody):
                    load = each.play(tables)
                    said = f"round {number + 1}" if number >= 0 else "warming up"
                    report.note(f"{said}: {each.name} at {tables}: {load.rate:,.0f} turns a core-second")
                    if number >= 0:
                        each.loads.setdefault(tables, []).append(load)
    return [each.row(tables, others) for tables in LIVE for each in everybody]


def at_pace(_: Sequence[str]) -> list[list[str]]:
    """Commits at people's pace, while the server does something else too."""
    return [
        [f"pace: {name}", "", "", "", *times([load]), "", f"{load.used / pace.SECONDS:.2f}", ""]
        for name, load in pace.loads(some_game())
    ]


def at_events(_: Sequence[str]) -> list[list[str]]:
    """Everybody at an event answers within one second."""
    return [
        [
            f"event: {name}; {seen.bytes_each:,.0f} bytes and {seen.kilobytes:,.0f} kB a person",
            f"{seen.load.rate:,.0f}", "", "", *times([seen.load]), "",
            f"{seen.load.used / seen.seconds:.2f}", "",
        ]
        for name, seen in crowd.crowds()
    ]  # fmt: skip


def after_restart(_: Sequence[str]) -> list[list[str]]:
    """Everybody comes back at once."""
    load = restart.load(some_game())
    heading = f"restart: {2 * restart.TABLES} sockets"
    return [[heading, "", "", "", *times([load]), "", f"{load.used / load.quantile(1.0) * 1000:.2f}", ""]]


def flooded(words: Sequence[str]) -> list[list[str]]:
    """What a bystander notices of floods."""
    return [
        [
            f"flood: {heading}", "", "", "", *times([one.commits for one in seen]),
            times([one.requests for one in seen])[1], f"{median(one.cores for one in seen):.2f}",
            f"{max(one.megabytes for one in seen):.0f}",
        ]
        for heading, seen in floods.seen_by_bystanders(words).items()
    ]  # fmt: skip


PARTS: Final = {
    "turns": turns,
    "pace": at_pace,
    "event": at_events,
    "restart": after_restart,
    "floods": flooded,
}


def measure(words: Sequence[str]) -> Section:
    """All parts, or the one that the first word names."""
    wanted = [words[0]] if words else list(PARTS)
    rows = [row for name in wanted for row in PARTS[name](words[1:])]
    game = some_game().title
    texts = (TEXT, pace.TEXT.format(game=game), crowd.TEXT, restart.TEXT.format(game=game), floods.TEXT)
    return Section(HEADING, "\n".join(texts), table(HEAD, rows))

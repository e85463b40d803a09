"""Floods of each kind, within today's limits, and what a bystander at another address notices.

python bench/run.py floods

Server, flood and bystander are processes of their own on the loopback interface (127.0.0.0/8, so Linux only);
each flood ends after `SECONDS` at the latest. Let nothing else run meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import httpx2
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench import server
from bench.report import Section, table
from bench.server import BEN, ME, Load, at_a_table
from parlour.presentation.messages import Hello
from parlour.server.settings import Limits
from tests.server.people import PATIENCE, some_game, visiting
from tests.server.processes import UNLIMITED, Process

SECONDS: Final = server.SECONDS + 20.0
"""At most: a flood ends with what is measured."""
RAMP_UP: Final = 3.0
ROUNDS: Final = 3
SOCKETS: Final = 200
HELLOS: Final = 20
"""A second on each socket."""
ASKERS: Final = 40
BIG_HEAD: Final = b"x: " + 64 * 1024 * b"y"
CONNECTIONS: Final = 400
TABLES: Final = 2
PACE: Final = 20.0
"""Commits a second of the bystanders."""
ASK_GAP: Final = 0.05
GOAL: Final = 100
ATTACKER: Final = "127.0.0.2"
CROWD: Final = ("127.0.0.2", "127.0.0.3", "127.0.0.4")


async def hellos(port: int, name: str) -> None:
    """Sockets that say hello again and again."""

    async def one() -> None:
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{name}/socket"
        hello = msgspec.json.encode(Hello()).decode()
        async with connect(url, local_addr=(ATTACKER, 0), max_size=None) as made:
            reading = asyncio.create_task(drain(made))
            while not reading.done():
                await made.send(hello)
                await asyncio.sleep(1 / HELLOS)

    async def drain(made: object) -> None:
        async for _ in made:  # type: ignore[attr-defined]  # a connection of whatever version
            pass

    await crowd(one, SOCKETS)


async def replays(port: int, name: str) -> None:
    """Clients that have a record replayed again and again."""
    state, random = some_game().with_options(seats=2).new_state(seed=1), Random(1)
    while state.turn and len(state.history) < 200:
        seat = state.turn[0]
        state.apply(seat, random.choice(state.legal_actions(seat)))
    body = state.record().to_json()

    async def one() -> None:
        async with attacking() as http:
            while True:
                await http.post(f"http://127.0.0.1:{port}/api/v1/replay", content=body)

    await crowd(one, ASKERS)


async def pages(port: int, name: str) -> None:
    """Clients that ask for the page of a table again and again."""

    async def one() -> None:
        async with attacking() as http:
            while True:
                await http.get(f"http://127.0.0.1:{port}/t/{name}")

    await crowd(one, ASKERS)


async def heads(port: int, name: str) -> None:
    """Requests whose head does not end."""

    async def one() -> None:
        while True:
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            writer.write(b"GET / HTTP/1.1\r\n")
            for _ in range(20):
                writer.write(BIG_HEAD)
                await writer.drain()
            writer.close()

    await crowd(one, ASKERS)


async def idle(port: int, name: str) -> None:
    """Connections of three addresses on which nothing is said, opened again when they are cut."""

    def one(address: str) -> Callable[[], Awaitable[None]]:
        async def stay() -> None:
            while True:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
                await reader.read()
                writer.close()
                await asyncio.sleep(0.1)

        return stay

    await asyncio.gather(*(crowd(one(address), CONNECTIONS) for address in CROWD))


FLOODS: Final[Mapping[str, Callable[[int, str], Awaitable[None]]]] = {
    f"{SOCKETS} sockets, {HELLOS} hellos a second each": hellos,
    f"{ASKERS} clients that ask for replays": replays,
    f"{ASKERS} clients that ask for pages": pages,
    f"{ASKERS} clients with endless heads": heads,
    f"{CONNECTIONS} idle connections of each of {len(CROWD)} addresses": idle,
}


def attacking() -> httpx2.AsyncClient:
    """A client at the attacker's address."""
    return httpx2.AsyncClient(
        timeout=PATIENCE, transport=httpx2.AsyncHTTPTransport(local_address=ATTACKER, retries=0)
    )


async def crowd(one: Callable[[], Awaitable[None]], count: int) -> None:
    """So many who do something until the time is over, and begin anew when they are cut off."""
    until = time.monotonic() + SECONDS

    async def again() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, httpx2.HTTPError, WebSocketException, TimeoutError):
                await one()
            await asyncio.sleep(0.1)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(again() for _ in range(count)))


@contextlib.contextmanager
def flood(heading: str, port: int, name: str) -> Iterator[None]:
    """A process that floods a server meanwhile."""
    run = "import sys; from bench.floods import main; main(*sys.argv[1:])"
    command = [sys.executable, "-c", run, heading, str(port), name]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(RAMP_UP)
        try:
            yield
        finally:
            process.kill()


def main(heading: str, port: str, name: str) -> None:
    """Flood."""
    print("flooding", flush=True)
    asyncio.run(FLOODS[heading](int(port), name))  # type: ignore[arg-type]  # they are coroutines


async def bystanders(url: str) -> tuple[Load, Load]:
    """How long commits and requests take."""
    commits, requests = Load(until=float("inf")), Load()
    ready = asyncio.Barrier(TABLES + 1)
    async with visiting(url) as site:
        playing = [
            asyncio.create_task(at_a_table(site, n, commits, TABLES / PACE, ready)) for n in range(TABLES)
        ]
        await ready.wait()
        commits.until = time.monotonic() + server.SECONDS
        while time.monotonic() < commits.until:
            began = time.monotonic()
            got = await site.get("levels")
            assert got.status_code == 200, got.text
            requests.seconds.append(time.monotonic() - began)
            await asyncio.sleep(ASK_GAP)
        await asyncio.gather(*playing)
    return commits, requests


async def a_table(url: str) -> str:
    """A table to look at."""
    async with visiting(url) as site:
        return (await site.make(ME, BEN))[0]


Loads = tuple[Load, Load]


def figures(rounds: Sequence[Loads], quiet: Sequence[Loads]) -> list[str]:
    """Of commits and requests, the median round's milliseconds that half and 99 of 100 stayed under.

    The third figure of each is how often as long 99 of 100 took as in the same round without a flood.
    """
    told = []
    for loads, without in zip(zip(*rounds, strict=True), zip(*quiet, strict=True), strict=True):
        most = [load.quantile(0.99) for load in loads]
        ratios = [long / load.quantile(0.99) for long, load in zip(most, without, strict=True)]
        told.append(f"{median(load.quantile(0.5) for load in loads):.1f}")
        told += [f"{median(most):.1f}", f"{median(ratios):.1f}"]
    return told


def measure() -> Section:
    """Floods one after another, each with a bystander, in several rounds."""
    limits = {f.name.upper(): str(f.default) for f in fields(Limits)}
    usual = {f"PARLOUR_{name}": limits[name] for name in UNLIMITED}
    found: dict[str, list[Loads]] = {heading: [] for heading in ("none", *FLOODS)}
    with (
        tempfile.TemporaryDirectory() as data,
        Process(Path(data), PARLOUR_TRUSTED_PROXIES="192.0.2.1", **usual) as process,
    ):
        name = asyncio.run(a_table(process.url))
        for _ in range(ROUNDS):
            found["none"].append(asyncio.run(bystanders(process.url)))
            for heading in FLOODS:
                with flood(heading, process.port, name):
                    found[heading].append(asyncio.run(bystanders(process.url)))
    lines = [[heading, *figures(rounds, found["none"])] for heading, rounds in found.items()]
    head = ("Flood", "Commits: half under, ms", "99 % under, ms", "as without, times",
            "Requests: half under, ms", "99 % under, ms", "as without, times")  # fmt: skip
    text = f"""Two tables of bystanders who play {PACE:.0f} commits a second and ask for a small answer every
{1000 * ASK_GAP:.0f} ms, for {server.SECONDS:.0f} s, while another address floods the server; limits as they
are by default, rules in plain Python. Floods run on the same machine and take its processor time, so the last
column of each says how long 99 % took compared with no flood in the same round. Medians of {ROUNDS} rounds.
Goal: 99 % under {GOAL} ms.

{table(head, lines)}"""
    return Section("Floods", text)


if __name__ == "__main__":
    print(measure().text)

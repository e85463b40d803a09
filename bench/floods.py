"""Floods of each kind, within today's limits, and what a bystander at another address notices.

A part of `serving`.

Server, flood and bystander are processes of their own on the loopback interface (127.0.0.0/8, so Linux only);
each flood ends after `SECONDS` at the latest. Let nothing else run meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench import report
from bench.load import BEN, ME, Load, at_tables, used
from bench.memory import resident
from parlour.kernel.state import Variant
from parlour.view.ask import MOST_CALLS
from parlour.wire.from_client import Ask, FromClient, Hello, Play, Say, Try
from parlour.wire.parts import NarratorCall
from parlour.wire.version import VERSION
from tests.games import some_game
from tests.server.people import PATIENCE, Site, added_up, visiting
from tests.server.processes import UNLIMITED, Process

MEASURED: Final = 7.0
NICENESS: Final = 10
"""That of a flood, which comes from another machine and takes no core from the server."""
SECONDS: Final = MEASURED + 20.0
"""At most: a flood ends with what is measured."""
ROUNDS: Final = 3
SOCKETS: Final = 200
MESSAGES: Final = 20
"""A second on each socket."""
ASKERS: Final = 40
RECORDS: Final = 50
BIG_HEAD: Final = b"x: " + 64 * 1024 * b"y"
CONNECTIONS: Final = 400
TABLES: Final = 2
PACE: Final = 20.0
"""Commits a second of the bystanders."""
ASK_GAP: Final = 0.05
GOAL: Final = 100
WORST_GOAL: Final = 300
CROWD: Final = 3
"""Addresses that flood together."""
TINY: Final = 36_000 * b"\x81\x81\0\0\0\0x"
"""Frames with texts of one byte: 252 kB."""
FRAGMENTS: Final = b"\x01\x81\0\0\0\0x" + 16_000 * b"\0\x81\0\0\0\0x" + b"\x80\x80\0\0\0\0"
"""One text in parts of one byte."""


TEXT: Final = f"""\
*Flood*: two tables of bystanders who play {PACE:.0f} commits a second and ask for a small answer every
{1000 * ASK_GAP:.0f} ms, for {MEASURED:.0f} s from the first moment of a flood by other addresses; a server
a round, limits as they are by default, rules in plain Python. Floods run on the same machine, at a low
priority, and still take its processor time. Medians of {ROUNDS} rounds, the worst of all. Goal: 99 % under
{GOAL} ms, all under {WORST_GOAL} ms.
"""


class Target(NamedTuple):
    """What is flooded."""

    port: int
    table: str
    number: int
    """Of the flood: each comes from addresses of its own, which have used nothing of their shares yet."""
    token: str = ""
    """Of the seat that is due at the table."""

    @property
    def url(self) -> str:
        """The server."""
        return f"http://127.0.0.1:{self.port}"

    def attacker(self, which: int = 0) -> str:
        """An address to flood from."""
        return f"127.0.{self.number + 1}.{which + 1}"

    def http(self) -> httpx2.AsyncClient:
        """A client at an attacker's address."""
        return httpx2.AsyncClient(
            timeout=PATIENCE, transport=httpx2.AsyncHTTPTransport(local_address=self.attacker())
        )


Flood = Callable[[Target], Awaitable[None]]
"""Floods a server until the time is over."""


def sockets(message: FromClient | None = None) -> Flood:
    """Sockets that say the same again and again; without a `message`, a play that the rules forbid."""

    async def flood(target: Target) -> None:
        url = f"ws://127.0.0.1:{target.port}/api/v1/tables/{target.table}/socket"
        said = msgspec.json.encode(message or await forbidden(target)).decode()
        token = "" if message else target.token

        async def one() -> None:
            async with connect(url, local_addr=(target.attacker(), 0), max_size=None) as made:
                await made.send(msgspec.json.encode(Hello(token)).decode())
                reading = asyncio.create_task(drain(made))
                while not reading.done():
                    await made.send(said)
                    await asyncio.sleep(1 / MESSAGES)

        await crowd(one, SOCKETS)

    return flood


def frames(sockets: int, data: bytes, gap: float) -> Flood:
    """Sockets of one address that write frames again and again."""

    async def flood(target: Target) -> None:
        url = f"ws://127.0.0.1:{target.port}/api/v1/tables/{target.table}/socket"

        async def one() -> None:
            async with connect(url, local_addr=(target.attacker(), 0), max_size=None) as made:
                reading = asyncio.create_task(drain(made))
                while not (reading.done() or made.transport.is_closing()):
                    made.transport.write(data)
                    await asyncio.wait([reading], timeout=gap)

        await crowd(one, sockets)

    return flood


async def drafts(target: Target) -> None:
    """Sockets of three addresses that try and say hello by turns, as fast as they may."""
    url = f"ws://127.0.0.1:{target.port}/api/v1/tables/{target.table}/socket"
    async with target.http() as http:
        shown = await Site(target.url, http).look(target.table, target.token)
    hello = Hello(target.token, wire=VERSION)
    said = [Try(1, shown.cut, shown.n, added_up(shown.legal)[:1]), hello]
    texts = [msgspec.json.encode(message).decode() for message in said]

    def at(address: str) -> Callable[[], Awaitable[None]]:
        async def one() -> None:
            async with connect(url, local_addr=(address, 0), max_size=None) as made:
                await made.send(texts[1])
                reading = asyncio.create_task(drain(made))
                for text in cycle(texts):
                    if reading.done():
                        return
                    await made.send(text)
                    await asyncio.sleep(1 / MESSAGES)

        return one

    await asyncio.gather(*(crowd(at(target.attacker(which)), SOCKETS) for which in range(CROWD)))


async def forbidden(target: Target) -> Play:
    """A play of the seat in turn that the rules forbid."""
    async with target.http() as http:
        shown = await Site(target.url, http).look(target.table, target.token)
    legal = added_up(shown.legal)
    return Play(1, shown.cut, shown.n, [next(action for action in count() if action not in legal)])


async def drain(made: ClientConnection) -> None:
    """Read what comes until the server hangs up."""
    with contextlib.suppress(WebSocketException):
        async for _ in made:
            pass


def asking(path: Callable[[str, int], str]) -> Flood:
    """Clients that ask for addresses again and again, each for one after another."""

    async def flood(target: Target) -> None:
        async def one() -> None:
            async with target.http() as http:
                for n in count():
                    await http.get(target.url + path(target.table, n))

        await crowd(one, ASKERS)

    return flood


async def reading(target: Target) -> None:
    """Clients that send long records of games, over and over."""
    bodies = cycle([a_record(seed) for seed in range(RECORDS)])

    async def one() -> None:
        async with target.http() as http:
            while True:
                await http.post(f"{target.url}/api/v1/records", content=next(bodies))

    await crowd(one, ASKERS)


def a_record(seed: int) -> bytes:
    """The record of a game played at random."""
    state, random = Variant.of(some_game(), seats=2).new_state(seed=seed), Random(seed)
    while state.turn:
        seat = state.turn[0]
        state.apply(seat, random.choice(state.legal_actions(seat)))
    return state.record().json().encode()


async def heads(target: Target) -> None:
    """Requests whose head does not end."""

    async def one() -> None:
        while True:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", target.port, local_addr=(target.attacker(), 0)
            )
            writer.write(b"GET / HTTP/1.1\r\n")
            for _ in range(20):
                writer.write(BIG_HEAD)
                await writer.drain()
            writer.close()

    await crowd(one, ASKERS)


def holding(asked: bytes) -> Flood:
    """Connections of three addresses that read no answer, opened again when they are cut."""

    async def flood(target: Target) -> None:
        def one(address: str) -> Callable[[], Awaitable[None]]:
            async def stay() -> None:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", target.port, local_addr=(address, 0)
                )
                if asked:
                    writer.write(asked)
                    await asyncio.sleep(SECONDS)
                await reader.read()
                writer.close()

            return stay

        await asyncio.gather(
            *(crowd(one(address), CONNECTIONS) for address in map(target.attacker, range(CROWD)))
        )

    return flood


UNREAD: Final = 20 * b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
"""Some megabytes of answers."""

FLOODS: Final[Mapping[str, Flood]] = {
    f"{SOCKETS} sockets, {MESSAGES} hellos a second each": sockets(Hello()),
    f"{SOCKETS} sockets, {MESSAGES} lines of chat a second each": sockets(Say("hello")),
    f"{SOCKETS} sockets, {MESSAGES} questions of {MOST_CALLS} scenes a second each": sockets(
        Ask(1, 0, MOST_CALLS * [NarratorCall("scene", 0)])
    ),
    f"{SOCKETS} sockets, {MESSAGES} plays a second each of a spectator": sockets(Play(1, 0, 0, [0])),
    f"{SOCKETS} sockets, {MESSAGES} plays a second each that the rules forbid": sockets(),
    f"{SOCKETS} sockets of each of {CROWD} addresses, {MESSAGES} drafts and hellos a second": drafts,
    f"190 sockets that write {len(TINY) // 1000} kB of texts of one byte once": frames(190, TINY, SECONDS),
    f"190 sockets that write {len(TINY) // 1000} kB of texts of one byte a second": frames(190, TINY, 1),
    f"{SOCKETS} sockets that write texts in fragments of one byte": frames(SOCKETS, FRAGMENTS, 0.1),
    f"{ASKERS} clients that have records read": reading,
    f"{ASKERS} clients that look at a table": asking(lambda name, n: f"/api/v1/tables/{name}"),
    f"{ASKERS} clients that ask for pages": asking(lambda name, n: f"/t/{name}"),
    f"{ASKERS} clients that ask for variants of one file": asking(
        lambda name, n: f"/swagger/{'%2e/' * (n % 500)}swagger-ui-bundle.js"
    ),
    f"{ASKERS} clients with endless heads": heads,
    f"{CONNECTIONS} idle connections of each of {CROWD} addresses": holding(b""),
    f"{CONNECTIONS} connections of each of {CROWD} addresses that read no answer": holding(UNREAD),
}


async def crowd(one: Callable[[], Awaitable[None]], many: int) -> None:
    """A number of clients that do something until the time is over, and start again when they are cut off."""
    until = time.monotonic() + SECONDS

    async def again() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, httpx2.HTTPError, WebSocketException, TimeoutError):
                await one()
            await asyncio.sleep(0.1)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(again() for _ in range(many)))


@contextlib.contextmanager
def flood(heading: str, port: int, *table: str) -> Iterator[Callable[[], None]]:
    """A process that floods a server from when it is told to."""
    run = "import sys; from bench.floods import main; main(*sys.argv[1:])"
    command = [sys.executable, "-c", run, heading, str(port), *table]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield process.stdin.close
        finally:
            process.kill()


def main(heading: str, port: str, name: str, token: str) -> None:
    """Flood."""
    os.nice(NICENESS)
    print("ready", flush=True)
    sys.stdin.read()
    target = Target(int(port), name, list(FLOODS).index(heading), token)
    asyncio.run(FLOODS[heading](target))  # type: ignore[arg-type]  # they are coroutines


class Seen(NamedTuple):
    """What bystanders notice."""

    commits: Load
    requests: Load
    cores: float
    """Seconds of processor time that the server used in each second."""
    megabytes: float
    """Its resident memory, at most."""


async def bystanders(server: Process, begin: Callable[[], None] = lambda: None) -> Seen:
    """How long commits and requests take from the first moment of a flood, which `begin` lets begin."""
    assert server.process is not None
    commits, requests = Load(until=float("inf")), Load()
    ready = asyncio.Barrier(TABLES + 1)
    async with visiting(server.url) as site, asyncio.TaskGroup() as playing:
        for n in range(TABLES):
            playing.create_task(at_tables(site, n, commits, TABLES / PACE, ready))
        await ready.wait()
        Path(f"/proc/{server.process.pid}/clear_refs").write_text("5", "ascii")  # what the peak was so far
        begin()
        started, before = time.monotonic(), used(server.process.pid)
        commits.until = started + MEASURED
        await ready.wait()
        while time.monotonic() < commits.until:
            began = time.monotonic()
            got = await site.get("levels")
            assert got.status_code == 200, got.text
            requests.seconds.append(time.monotonic() - began)
            await asyncio.sleep(ASK_GAP)
        cores = (used(server.process.pid) - before) / (time.monotonic() - started)
        for _ in range(2):  # everybody has played, and may leave
            await ready.wait()
    return Seen(commits, requests, cores, resident(server, "VmHWM") / 1024)


async def a_table(url: str) -> tuple[str, str]:
    """A table to look at, and the token of the seat that is due."""
    async with visiting(url) as site:
        table, _, tokens = await site.make(ME, BEN)
        return table, tokens[(await site.look(table)).due[0]]


def seen_by_bystanders(words: Sequence[str]) -> dict[str, list[Seen]]:
    """Floods one after another, each with a bystander, in several rounds; `words`: only those named so."""
    chosen = [heading for heading in FLOODS if not words or any(word in heading for word in words)]
    usual = {f"PARLOUR_{name}": "" for name in UNLIMITED}  # limits as they are by default
    seen: dict[str, list[Seen]] = {heading: [] for heading in ("none", *chosen)}
    for number in range(ROUNDS):
        with (
            tempfile.TemporaryDirectory() as data,
            Process(Path(data), PARLOUR_TRUSTED_PROXIES="192.0.2.1", **usual) as process,
        ):
            flooded = asyncio.run(a_table(process.url))
            seen["none"].append(asyncio.run(bystanders(process)))
            for heading in chosen:
                with flood(heading, process.port, *flooded) as begin:
                    seen[heading].append(asyncio.run(bystanders(process, begin)))
                found = seen[heading][-1].commits.quantile(0.99)
                report.note(f"round {number + 1}, {heading}: 99 % under {found:.0f} ms")
    return seen

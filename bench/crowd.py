"""An event of as many people as may come, all of whom answer each draw within one second.

A part of `serving`. The server has a core of its own, where there are several, and the crowd the others. All
play alike, so that one of them works out a turn, and the rest only send and read.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench import report
from bench.load import Load, ready_server, used
from bench.memory import resident
from parlour.games import everything
from parlour.kernel.entries import Entry
from parlour.kernel.frames import frame_of, play_on
from parlour.kernel.game import Game
from parlour.play.event_table import MOST_MEMBERS, SEAT
from parlour.wire.from_client import Hello, Play
from parlour.wire.to_client import Moves
from parlour.wire.version import VERSION
from tests.server.people import PATIENCE, Person, Site, visiting
from tests.server.processes import Process

TURNS: Final = 8
WITHIN: Final = 1.0
"""Seconds within which all answer."""
CLOCK: Final = {"kind": "turn", "main": 600}
LOOKS: Final = 2.0
"""Seconds after which the page on the wall looks again."""
TEXT: Final = f"""\
*Event*: {MOST_MEMBERS} people, each of whom answers each of {TURNS} draws at some moment of the same second,
and the page on the wall; the server has one core. Bytes are what one of them is sent for a turn, memory is
what one who has joined and is connected costs the server. Goal: 99 % under 100 ms.
"""


class Heard(msgspec.Struct):
    """What the crowd reads of a message: its kind, how far the game is, and what it answers."""

    t: str
    n: int = 0
    id: int = -1


_heard: Final = msgspec.json.Decoder(Heard)
_moves: Final = Moves.__struct_config__.tag


@dataclass
class One:
    """One of the crowd."""

    socket: ClientConnection
    n: int = 0
    bytes: int = 0
    answers: dict[int, asyncio.Future[None]] = field(default_factory=dict)

    @classmethod
    async def come(cls, url: str, table: str, token: str) -> One:
        """Connect to one's own table."""
        address = f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        one = cls(await connect(address, open_timeout=PATIENCE, max_size=None, ping_interval=None))
        await one.socket.send(msgspec.json.encode(Hello(token, wire=VERSION)).decode())
        return one

    async def listen(self) -> None:
        """Read all that comes."""
        async for raw in self.socket:
            self.bytes += len(raw)
            heard = _heard.decode(raw if isinstance(raw, str) else zlib.decompress(raw))
            if heard.t == _moves:
                self.n = heard.n
                if answer := self.answers.pop(heard.id, None):
                    answer.set_result(None)

    async def play(self, number: int, actions: list[int]) -> None:
        """Play, and wait until it is kept."""
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode(Play(number, 0, self.n, actions)).decode())
        await asyncio.wait_for(answer, PATIENCE)


@dataclass
class Seen:
    """What was seen of an event."""

    load: Load = field(default_factory=Load)
    turns: int = 0
    seconds: float = 0.0
    """How long the turns took."""
    bytes_each: float = 0.0
    """What one was sent for a turn."""
    kilobytes: float = 0.0
    """What one who came cost the server."""


def whole_turn(game: Game, record: bytes, random: Random) -> list[int]:
    """The actions of a turn at random."""
    now, actions = frame_of(game, SEAT + 1, record), list[int]()
    while SEAT in now.due:
        actions.append(random.choice(now.legal(SEAT)))
        now = play_on(now, [Entry(SEAT, actions[-1])])[-1]
    return actions


async def event(server: Process, game: Game) -> Seen:
    """Everybody comes, and plays."""
    seen = Seen()
    async with visiting(server.url) as site, AsyncExitStack() as stack:
        asked = {"game": game.slug, "title": "Crowd", "clock": CLOCK}
        made = (await site.post("events", asked)).json()
        first = Person(server.url, *await _joined(site, made, 0), stream=True)
        for person in (first, Person(server.url, made["event"], stream=True)):
            await stack.enter_async_context(person)
        before = resident(server)
        others = [
            await One.come(server.url, *await _joined(site, made, number))
            for number in range(1, MOST_MEMBERS)
        ]
        for one in others:
            stack.push_async_callback(one.socket.close)
        async with asyncio.TaskGroup() as tasks:
            beside = [tasks.create_task(one.listen()) for one in others]
            beside.append(tasks.create_task(_look(site, made["event"])))
            key = {"authorization": f"Bearer {made['key']}"}
            run = f"{server.url}/api/v1/events/{made['event']}/run"
            started = await site.http.post(run, json={"step": "start"}, headers=key)
            assert started.status_code == 200, started.text
            seen.kilobytes = (resident(server) - before) / len(others)
            await play_turns(server, game, first, others, seen)
            for task in beside:
                task.cancel()
    return seen


async def play_turns(server: Process, game: Game, first: Person, others: Sequence[One], seen: Seen) -> None:
    """Let all play turn after turn, one to warm up before those that are measured."""
    assert server.process is not None
    pid, random, load = server.process.pid, Random(1), seen.load
    sent, cores, began = 0, 0.0, 0.0
    for turn in range(-1, TURNS):
        while SEAT not in first.due and first.phase != "over":
            await first.hear()
        await asyncio.sleep(WITHIN)
        if not turn:
            load.seconds.clear()
            sent, cores, began = sum(one.bytes for one in others), used(pid), time.monotonic()
        if first.phase == "over":
            break
        assert first.fold is not None
        actions = whole_turn(game, first.fold.record, random)
        plays: list[Callable[[], Awaitable[object]]] = [
            partial(first.play, actions), *(partial(one.play, turn, actions) for one in others)
        ]  # fmt: skip
        await asyncio.gather(*(_timed(play, random.uniform(0, WITHIN), load) for play in plays))
        seen.turns = turn + 1
    load.used, seen.seconds = used(pid) - cores, time.monotonic() - began
    seen.bytes_each = (sum(one.bytes for one in others) - sent) / len(others) / seen.turns


async def _timed(play: Callable[[], Awaitable[object]], after: float, load: Load) -> None:
    await asyncio.sleep(after)
    began = time.monotonic()
    await play()
    load.seconds.append(time.monotonic() - began)


async def _joined(site: Site, made: dict[str, Any], number: int) -> tuple[str, str]:
    got = await site.post("events/join", {"code": made["code"], "name": f"Member {number}"})
    assert got.status_code == 200, got.text
    return got.json()["table"], got.json()["token"]


async def _look(site: Site, event: str) -> None:
    while True:
        await site.get(f"events/{event}")
        await asyncio.sleep(LOOKS)


@contextmanager
def cores_apart() -> Iterator[list[set[int]]]:
    """Two sets of cores, the first of one: the same where there is only one."""
    cores = os.sched_getaffinity(0)
    one = {min(cores)}
    try:
        yield [one, cores - one or one]
    finally:
        os.sched_setaffinity(0, cores)


def crowds() -> Iterator[tuple[str, Seen]]:
    """Each game once that is played as an event: its name, and what was seen."""
    for game in [each for each in everything() if each.event]:
        with tempfile.TemporaryDirectory() as data, cores_apart() as (one, others):
            os.sched_setaffinity(0, one)
            with ready_server(Path(data), [game]) as server:
                os.sched_setaffinity(0, others)
                seen = asyncio.run(event(server, game))
        report.note(f"event, {game.title}: 99 % under {seen.load.quantile(0.99):.1f} ms")
        yield str(game.title), seen

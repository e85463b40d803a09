"""Servers on the loopback interface, and people who play on them as browsers do: over the wire alone."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Any, Final, Self

import httpx2
import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Websocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.games import find
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.server.app import create_app
from parlour.server.main import Server, listen
from parlour.server.services import Services
from parlour.server.settings import Limits, Rate, Settings
from parlour.server.sockets.protocol import PEER, Peer
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.work.bots.process import BotTurn
from parlour.server.work.bots.runner import Choose
from parlour.server.work.pushes import Pushes
from parlour.server.work.threads import Threads
from parlour.view.fold import Fold
from parlour.wire.from_client import FromSocket, Hello, Play, Try
from parlour.wire.to_client import (
    Accepted,
    Bye,
    Chat,
    Company,
    CutBack,
    Draft,
    ForSeat,
    Happened,
    Moves,
    Next,
    Players,
    Refused,
    Snapshot,
    ToSocket,
    Update,
)
from parlour.wire.version import VERSION
from tests.games import some_game

PATIENCE: Final = 20.0
"""Seconds in which an answer must come; a test that waits longer has failed."""

JSON: Final = {"content-type": "application/json"}
MUCH: Final = Rate(1e6, 1e6)
DECODER: Final[msgspec.json.Decoder[ToSocket]] = msgspec.json.Decoder(ToSocket)


def generous(**given: Any) -> Limits:
    """Limits that no well-behaved test meets."""
    much: dict[str, Any] = {f.name: MUCH for f in fields(Limits) if isinstance(f.default, Rate)}
    many = {"address_sockets": 10**6, "address_bot_tables": 10**6}
    return Limits(**{**much, **many, "fault_seconds": 0.0, **given})


Chosen = Callable[[State, str, int], Sequence[int]]
"""A bot of a test: what it plays, from the view of its seat, the name of its level, and a seed."""


def in_threads(chosen: Chosen) -> Choose:
    """A test's bot, which chooses in threads of the server."""
    threads = Threads()

    async def choose(turn: BotTurn) -> Sequence[int]:
        return await threads(chosen, turn.view, turn.level, turn.seed)

    return choose


class Served:
    """A server in a thread of this process."""

    def __init__(self, data: Path, limits: Limits | None = None, **given: Any) -> None:
        bots: Chosen | None = given.pop("bots", None)
        port: int = given.pop("port", 0)
        self.settings = Settings(
            port=0, data=data, bot_pace=0, compile=False, limits=limits or generous(), **given
        )
        self._socket = listen("127.0.0.1", port)
        self.port: int = self._socket.getsockname()[1]
        self.app = create_app(self.settings, SqliteStore(data), bots=bots and in_threads(bots))
        self.server = Server(self.app, self.settings)
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self.server.serve([self._socket])

        asyncio.run(serve())

    def do(self, work: Callable[[], Any]) -> None:
        """Do something on the server's own loop."""
        self._loop.call_soon_threadsafe(work)

    def goes_on(self, table: str, seconds: float) -> None:
        """Let time go by at a table that somebody looks at."""
        self.do(lambda: self._ahead(table, seconds))

    def _ahead(self, table: str, seconds: float) -> None:
        self.services.hub.live_tables[table].table.ahead += seconds

    @property
    def socket(self) -> Peer:
        """The only socket there is."""
        protocols = [
            connection
            for connection in self.server.server_state.connections
            if isinstance(connection, Websocket)
        ]
        (peer,) = [protocol.app_state[PEER] for protocol in protocols]
        assert isinstance(peer, Peer)
        return peer

    @property
    def services(self) -> Services:
        """The parts of the server."""
        found: Services = self.app.state.services
        return found

    @property
    def pushes(self) -> Pushes:
        """What is sent to people's devices."""
        assert self.services.pushes
        return self.services.pushes

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        deadline = threading.Event()
        for _ in range(200):
            if self.server.started:
                return self
            deadline.wait(0.05)
        raise AssertionError("the server does not start")

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive(), "the server does not stop"


@contextlib.contextmanager
def serving(data: Path, limits: Limits | None = None, **given: Any) -> Iterator[Served]:
    """A server for one test."""
    with Served(data, limits, **given) as served:
        yield served


@dataclass
class Site:
    """A client of the HTTP API."""

    url: str
    http: httpx2.AsyncClient

    async def make(
        self, *seats: dict[str, str], game: Game | None = None, **more: Any
    ) -> tuple[str, str, dict[int, str]]:
        """A table: its id, its invite and the tokens of one's seats."""
        body = {"game": (game or some_game()).slug, "seats": list(seats), **more}
        got = await self.http.post(f"{self.url}/api/v1/tables", json=body)
        assert got.status_code == 201, got.text
        made = got.json()
        return made["table"], made["invite"], {token["seat"]: token["token"] for token in made["tokens"]}

    async def join(self, table: str, invite: str, name: str) -> tuple[int, str]:
        """Sit down by an invite: seat and token."""
        got = await self.post(f"tables/{table}/join", {"invite": invite, "name": name})
        assert got.status_code == 200, got.text
        return got.json()["seat"], got.json()["token"]

    async def post(self, path: str, body: Any) -> httpx2.Response:
        """POST to the API."""
        return await self.http.post(f"{self.url}/api/v1/{path}", json=body)

    async def get(self, path: str, token: str = "", **headers: str) -> httpx2.Response:
        """GET from the API."""
        if token:
            headers["authorization"] = f"Bearer {token}"
        return await self.http.get(f"{self.url}/api/v1/{path}", headers=headers)

    async def look(self, table: str, token: str = "") -> Snapshot:
        """The table as a seat sees it."""
        got = await self.get(f"tables/{table}", token)
        assert got.status_code == 200, got.text
        return msgspec.json.decode(got.content, type=Snapshot)


@contextlib.asynccontextmanager
async def visiting(url: str) -> AsyncIterator[Site]:
    """A client of the HTTP API."""
    signed = url.startswith("https:")  # else the certificates that the machine trusts need not be read
    async with httpx2.AsyncClient(timeout=PATIENCE, verify=signed) as http:
        yield Site(url, http)


@dataclass
class Person:
    """Somebody at a table, who knows what came over the socket and nothing else."""

    url: str
    table: str
    token: str = ""
    stream: bool = False
    """Whether the game is told in moves, as to browsers."""
    known: tuple[int, int] | None = None
    """The `cut` and `n` of what was told last."""
    line: int = 0
    seat: int = -1
    phase: str = ""
    due: list[int] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    fold: Fold | None = None
    heard: list[ToSocket] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    """How long each was as it was sent."""
    socket: ClientConnection | None = None
    closed: int | None = None
    _number: int = 0

    async def come(self) -> Self:
        """Connect, and say hello with the number of the last event known."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{self.table}/socket"
        self.socket = await connect(address, open_timeout=PATIENCE, max_size=None, ping_interval=None)
        self.closed = None
        await self.send(
            Hello(self.token, known=self.known, line=self.line, wire=VERSION if self.stream else 0)
        )
        await self.until(Players)
        return self

    async def go(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def __aenter__(self) -> Self:
        return await self.come()

    async def __aexit__(self, *_: object) -> None:
        await self.go()

    async def send(self, message: FromSocket | str | bytes) -> None:
        """Send a message, or whatever else."""
        assert self.socket is not None
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(raw)

    async def hear(self) -> ToSocket:
        """The next message; raises `ConnectionClosed` when the server hangs up."""
        assert self.socket is not None
        try:
            async with asyncio.timeout(PATIENCE):
                raw = await self.socket.recv()
        except ConnectionClosed as error:
            self.closed = error.rcvd.code if error.rcvd else 1006
            raise
        text = raw if isinstance(raw, str) else zlib.decompress(raw).decode()
        self.raw.append(text)
        self.lengths.append(len(raw))
        message = DECODER.decode(text)
        self.heard.append(message)
        self._learn(message)
        return message

    def _learn(self, message: ToSocket) -> None:
        match message:
            case Company():
                self.known, self.line = (message.cut, message.n), message.line
                self.seat, self.phase = message.seat, message.phase
                self.fold = self.fold or Fold(find(message.game))
            case Happened():
                self.line = max(self.line, message.entry.line)
                self.phase = "over" if message.result else self.phase
                self.due, self.legal = ([], []) if message.result else (self.due, self.legal)
            case Snapshot():
                self.known, self.line = (message.cut, message.n), message.line
                self.seat, self.phase = message.seat, message.phase
                self.due, self.legal = message.due, added_up(message.legal)
            case CutBack():
                assert self.fold is not None
                self.fold.take(message)
                self.known, self.line = (message.cut, message.to), message.entry.line
                self.due, self.legal = self.fold.due, self.fold.legal(self.seat)
            case Moves():
                assert self.fold is not None
                self.fold.take(message)
                self.known = message.cut, message.n
                self.phase = "over" if message.result else "playing"
                self.due, self.legal = self.fold.due, self.fold.legal(self.seat)
            case Update():
                self.known, self.line = (message.cut, message.n), max(self.line, message.line)
                self.due = self.due if message.due is None else message.due
                self.legal = self.legal if message.legal is None else added_up(message.legal)
                self.phase = "over" if message.result else "playing"
            case Players():
                self.line, self.phase = message.line, message.phase
            case Chat():
                self.line = message.line.line
            case Accepted() | Draft() | Refused() | Next() | Bye() | ForSeat():
                pass

    @property
    def n(self) -> int:
        """The number of the last entry told; -1 before anything is."""
        return self.known[1] if self.known else -1

    async def catch_up(self, shown: Snapshot) -> None:
        """Listen until all that a look at the table shows has been told."""
        while (self.known, self.line) != ((shown.cut, shown.n), shown.line):
            await self.hear()

    async def until(self, *kinds: type[Any]) -> Any:
        """Listen until a message of one of these kinds comes, and return it."""
        while True:
            message = await self.hear()
            if isinstance(message, kinds):
                return message

    async def play(self, actions: Sequence[int], on: tuple[int, int] | None = None) -> Accepted | Refused:
        """Commit a run, composed `on` a cut and an entry; the answer."""
        self._number += 1
        cut, n = on or self.known or (0, 0)
        await self.send(Play(self._number, cut, n, list(actions)))
        while True:
            answer = await self.until(Accepted, Refused, Moves)
            if answer.id == self._number:
                return Accepted(answer.id) if isinstance(answer, Moves) else answer

    async def draft(self, actions: Sequence[int]) -> Draft | Refused:
        """Try a draft; the answer."""
        self._number += 1
        cut, n = self.known or (0, 0)
        await self.send(Try(self._number, cut, n, list(actions)))
        answer = await self.until(Draft, Refused)
        assert isinstance(answer, Draft | Refused)
        return answer

    async def hear_out(self) -> int:
        """Listen until the server hangs up; the code it did so with."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            assert self.closed is not None
            return self.closed

    async def turned_away(self) -> int:
        """Connect where that is refused; the code with which the server hangs up."""
        try:
            await self.come()
        except ConnectionClosed as error:
            self.closed = error.rcvd.code if error.rcvd else 1006
        await self.go()
        return self.closed or 0

    async def play_on(self, random: Random, most: int = 10**6) -> int:
        """Play at random when due, until the game is over or for this many commits; returns how many."""
        played = 0
        while self.phase != "over" and played < most:
            if self.seat in self.due and self.legal:
                answer = await self.play([random.choice(self.legal)])
                played += isinstance(answer, Accepted)
            else:
                await self.hear()
        return played


async def over_http(site: Site, person: Person, action: int) -> bool:
    """Commit over HTTP; whether it was taken."""
    cut, n = person.known or (0, 0)
    body = {"token": person.token, "cut": cut, "n": n, "actions": [action]}
    got = await site.post(f"tables/{person.table}/play", body)
    assert got.status_code in (200, 409)
    return got.status_code == 200


async def together(people: Sequence[Person], random: Random, commits: int) -> None:
    """Let people play at random until they have made this many commits, or the game is over."""
    left = commits

    async def one(person: Person) -> None:
        nonlocal left
        while left > 0 and person.phase != "over":
            if person.seat in person.due and person.legal:
                left -= isinstance(await person.play([random.choice(person.legal)]), Accepted)
            else:
                await person.hear()

    tasks = [asyncio.create_task(one(person)) for person in people]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for result in ended:
        if isinstance(result, Exception):
            raise result


def added_up(steps: Sequence[int]) -> list[int]:
    """Numbers from their differences."""
    numbers: list[int] = []
    for step in steps:
        numbers.append(step + (numbers[-1] if numbers else 0))
    return numbers

"""What one commit costs the server, in process: the messages of two sockets a table, without a network.

python -m bench.commits [slug …]              processor time a commit
python -m bench.commits --profile slug        where it goes

Everything between the frames of a socket is run: decoding, budgets, rules, the log on the disk
(`synchronous=FULL`), and what both seats are told. What the players of this file need themselves is measured
and left out.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import msgspec

from parlour.display.compile import load_display
from parlour.games import catalogue, find
from parlour.kernel.game import Game
from parlour.play.seating import Plan
from parlour.server.app import create_app
from parlour.server.limits.rate_limits import Bucket
from parlour.server.logs import set_up
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.sockets.protocol import PEER
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.connection import is_text
from parlour.view.fold import Fold
from parlour.wire.from_client import FromClient, Hello, Play
from parlour.wire.to_client import Accepted, Company, Moves, Refused, ToClient
from parlour.wire.version import VERSION
from tests.server.people import generous

COMMITS: Final = 300
ROUNDS: Final = 5
DECODER: Final[msgspec.json.Decoder[ToClient]] = msgspec.json.Decoder(ToClient)


@dataclass
class Count:
    """What all players together have done."""

    left: int = 0
    """Commits still to make."""
    done: int = 0
    overhead: float = 0.0
    """Seconds of the event loop's thread that the players themselves took."""
    sent: int = 0
    """Bytes of messages to them."""


class Player:
    """A socket at a table, which commits a random legal action whenever its seat is due."""

    def __init__(self, services: Services, table: str, token: str, count: Count) -> None:
        self._services, self._table, self._count = services, table, count
        self._random = Random(token)
        # what a connection offers (`server.sockets.protocol`):
        self.account: Bucket | None = None
        self.lost: Callable[[], None] | None = None
        self.is_lost = True
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._frames.put_nowait({"type": "websocket.connect"})
        self._say(Hello(token, wire=VERSION))
        self.seat, self.due, self.legal, self.over = -1, list[int](), list[int](), False
        self._waits = False

    def abort(self) -> None:
        """Nobody cuts a player off here."""

    def write_messages(self, messages: Iterable[bytes]) -> bool:
        """Take messages at once."""
        began = time.thread_time()
        for data in messages:
            self._hear(data)
        self._count.overhead += time.thread_time() - began
        return True

    async def sit(self) -> None:
        """Serve the socket until the game is over or all commits are made."""
        scope = {
            "type": "websocket", "path_params": {"table": self._table}, "headers": [],
            "client": ("127.0.0.1", 1), "state": {PEER: self},
        }  # fmt: skip
        await self._services.sockets(scope, self._frames.get, self._take)

    def _say(self, message: FromClient) -> None:
        self._frames.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def _take(self, frame: Any) -> None:
        began = time.thread_time()
        if frame["type"] == "websocket.send":
            self._hear(frame["text"].encode() if "text" in frame else frame["bytes"])
        self._count.overhead += time.thread_time() - began

    def _hear(self, data: bytes) -> None:
        self._count.sent += len(data)
        message = DECODER.decode(data if is_text(data) else zlib.decompress(data))
        match message:
            case Company():
                self.seat = message.seat
                self._fold = Fold(find(message.game))
            case Moves():
                if message.id >= 0:
                    self._count.done += 1
                    self._waits = False
                self._fold.take(message)
                self.due, self.legal = self._fold.due, self._fold.legal(self.seat)
                self.over = self.over or message.result is not None
            case Accepted():
                self._count.done += 1
                self._waits = False
            case Refused():
                raise AssertionError(message.sentence)
        if self.over or (self._count.left <= 0 and not self._waits):
            self._frames.put_nowait({"type": "websocket.disconnect"})
        elif not self._waits and self.seat in self.due and self.legal:
            self._waits = True
            self._count.left -= 1
            self._say(Play(1, self._fold.cut, self._fold.n, [self._random.choice(self.legal)]))


@asynccontextmanager
async def running() -> AsyncIterator[Services]:
    """A server without a network, on a new file."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), compile=False, limits=generous())
        app = create_app(settings, SqliteStore(Path(folder)))
        async with app.router.lifespan_context(app):
            yield app.state.services


async def play(services: Services, game: Game, tables: int, commits: int) -> Count:
    """A number of commits at a number of tables; a game that is over gives way to a new table."""
    count = Count(left=commits)
    plans = [Plan("me", "Anna"), Plan("here", "Ben")]

    async def at_a_table() -> None:
        while count.left > 0:
            made = await services.hub.make(game, {}, plans, "link")
            players = [Player(services, made.table.state.id, token, count) for token in made.tokens.values()]
            await asyncio.gather(*(player.sit() for player in players))

    await asyncio.gather(*(at_a_table() for _ in range(tables)))
    return count


async def cost(
    game: Game, tables: int, commits: int, profile: cProfile.Profile | None = None
) -> tuple[float, float]:
    """Microseconds of all threads, and of the loop's alone, for each commit."""
    async with running() as services:
        await play(services, game, tables, 50)
        gc.collect()
        if profile:
            profile.enable()
        whole, loop = time.process_time(), time.thread_time()
        count = await play(services, game, tables, commits)
        whole, loop = time.process_time() - whole, time.thread_time() - loop
        if profile:
            profile.disable()
    each = 1e6 / count.done
    return each * (whole - count.overhead), each * (loop - count.overhead)


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    everything = [game.slug for game in catalogue() if 2 in game.seating.seats]
    parser.add_argument("games", nargs="*", default=everything)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--commits", type=int, default=COMMITS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    set_up("console", "warning")
    for game in map(find, given.games):
        load_display(game)
        if given.profile:
            profile = cProfile.Profile(time.thread_time)  # what the machine does besides does not count
            asyncio.run(cost(game, given.tables, given.commits, profile))
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        else:
            found = [asyncio.run(cost(game, given.tables, given.commits)) for _ in range(given.rounds)]
            whole, loop = (median(part) for part in zip(*found, strict=True))
            print(f"{game.slug:20} {whole:8,.0f} us a commit, {loop:8,.0f} of them on the loop", flush=True)


if __name__ == "__main__":
    main()

"""A server that is killed at any moment: what it acknowledged is kept, once, and all tables go on."""

from __future__ import annotations

import asyncio
import signal
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Literal

import httpx2
import pytest
from websockets.exceptions import WebSocketException

from parlour.games import catalogue, find
from parlour.kernel.game import Game
from parlour.play.events import Event, Played
from parlour.play.table import Table
from parlour.server.storage.postgresql import PostgresStore
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.storage.store import Store
from parlour.view.company import Pages
from parlour.wire.to_client import Accepted, Snapshot, Update
from tests.games import some_game
from tests.server.people import Person, Served, Site, over_http, serving, visiting
from tests.server.postgres import Database
from tests.server.processes import RUN, Process

pytestmark = pytest.mark.anyio

GAMES = [game for game in catalogue() if game.display is not None and 2 in game.seating.seats]
TABLES = 3
MOST_TURNS = 24
"""Acknowledged turns before a kill, at the most."""
KILLS = 36
"""Of each way and store; with those of every game, 160."""
ROOM = 256 * 1024
"""Bytes of the longest file on a disk that is full after some turns."""
MOMENT = 0.005
"""Seconds between two looks: far less than a turn takes."""
ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}

Way = Literal["socket", "HTTP"]
"""How turns are sent; who sends them over HTTP hears of the others' by a socket too."""


@dataclass
class Player:
    """Somebody who keeps count of what was sent and what was acknowledged."""

    person: Person
    random: Random
    way: Way = "socket"
    sent: int = 0
    kept: list[int] = field(default_factory=list)
    """The seat's numbers of events that were acknowledged, and the action of each."""
    numbers: list[int] = field(default_factory=list)
    """Of the updates heard, over all connections."""

    async def live(self) -> None:
        """Play until the server is gone or the game is over."""
        person = self.person
        try:
            await person.come()
            while person.phase != "over":
                if person.seat in person.due and person.legal:
                    await self._play(self.random.choice(person.legal))
                else:
                    await person.hear()
        except (WebSocketException, httpx2.HTTPError, OSError):
            pass
        finally:
            await person.go()
            for message in person.heard:
                if isinstance(message, Snapshot):
                    self.numbers.clear()
                elif isinstance(message, Update) and not message.line:
                    self.numbers.append(message.n)
            person.heard.clear()

    async def _play(self, action: int) -> None:
        """Send a turn, and note whether it was acknowledged."""
        person, before = self.person, self.person.n
        self.sent += 1
        if self.way == "socket":
            taken = isinstance(await person.play([action]), Accepted)
        else:
            async with visiting(person.url) as site:
                taken = await over_http(site, person, action)
        if taken:
            self.kept.append(action)
        else:
            self.sent -= 1
        while taken and person.n == before:
            await person.hear()


async def stored(store: Store, tables: list[str]) -> dict[str, list[Event]]:
    """What is in the log."""
    try:
        return {table: await store.events(table) for table in tables}
    finally:
        await store.close()


def check(players: list[Player], log: dict[str, list[Event]]) -> None:
    """What was acknowledged is there once, nothing is there that was not sent, and it all folds."""
    for events in log.values():
        assert [event.n for event in events] == list(range(1, len(events) + 1))
        Pages(Table.resume(events, find))
    for player in players:
        person = player.person
        played = [event.payload for event in log[person.table] if isinstance(event.payload, Played)]
        own = [what.entries[0][1] for what in played if what.seat == person.seat]
        stored = iter(own)
        assert all(action in stored for action in player.kept), "what was acknowledged is not there"
        assert len(player.kept) <= len(own) <= player.sent
        assert player.numbers == sorted(set(player.numbers)), "an update came twice, or out of order"


async def seated(
    server: Process, random: Random, game: Game, way: Way, *seats: dict[str, str]
) -> list[Player]:
    """The people of a new table."""
    async with visiting(server.url) as site:
        table, _, tokens = await site.make(*seats, game=game)
    people = [Person(server.url, table, token) for token in tokens.values()]
    return [Player(person, Random(random.random()), way) for person in people]


async def survive(
    data: Path, game: Game, kills: int, seed: int, way: Way = "socket", database: Database | None = None
) -> None:
    """Play at several tables while the server is killed again and again; then play on."""
    game.compiled.load_rules()  # all that is stored is folded after each kill
    random = Random(seed)
    server = Process(data, **({"PARLOUR_STORE": database.address} if database else {})).start()
    everybody: list[Player] = []

    def store() -> Store:
        return PostgresStore(database.address) if database else SqliteStore(data)

    try:
        playing = [await seated(server, random, game, way, ME, BEN) for _ in range(TABLES)]
        playing.append(await seated(server, random, game, way, ME, BOT))
        for _ in range(kills):
            for at, people in enumerate(playing):
                if people[0].person.phase == "over":
                    everybody += people
                    playing[at] = await seated(server, random, game, way, ME, BEN)
            living = [asyncio.create_task(player.live()) for people in playing for player in people]
            await acknowledged(
                [player for people in playing for player in people], random.randint(1, MOST_TURNS)
            )
            await asyncio.sleep(random.uniform(0, MOMENT))
            server.kill()
            await asyncio.gather(*living)
            players = everybody + [player for people in playing for player in people]
            check(players, await stored(store(), [player.person.table for player in players]))
            server.start()
        assert sum(len(player.kept) for player in players) > kills
        await everybody_goes_on(server, [player for people in playing for player in people])
    finally:
        if server.process is not None:
            assert server.end() in (0, -signal.SIGTERM)
    check(players, await stored(store(), [player.person.table for player in players]))


async def acknowledged(players: list[Player], turns: int) -> None:
    """Wait until players were told of this many more turns, however long it takes, or all games are over."""
    before = sum(len(player.kept) for player in players)
    async with asyncio.timeout(60):
        while sum(len(player.kept) for player in players) < before + turns:
            if all(player.person.phase == "over" for player in players):
                return
            await asyncio.sleep(MOMENT)


async def everybody_goes_on(server: Process | Served, players: list[Player]) -> None:
    """Assert that more can be played at every table that is not over, and that what is seen is right."""
    living = [asyncio.create_task(player.live()) for player in players]
    before = [len(player.kept) for player in players]
    async with visiting(server.url) as site, asyncio.timeout(60):
        for player, count in zip(players, before, strict=True):
            while not await moved_on(site, player, count):
                await asyncio.sleep(0.1)
    for task in living:
        task.cancel()
    await asyncio.gather(*living, return_exceptions=True)


async def moved_on(site: Site, player: Player, before: int) -> bool:
    """Whether somebody has played more by now, or has nothing more to play."""
    return len(player.kept) > before or (await site.look(player.person.table)).phase == "over"


async def test_a_killed_server_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    await survive(tmp_path, some_game(), kills=2, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("way", ["socket", "HTTP"])
@pytest.mark.parametrize("stored_in", ["SQLite", "PostgreSQL"])
async def test_a_server_killed_over_and_over_keeps_what_it_acknowledged(
    tmp_path: Path, way: Way, stored_in: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("running") if stored_in == "PostgreSQL" else None
    await survive(tmp_path, some_game(), KILLS, seed=2, way=way, database=database)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
async def test_every_game_outlives_a_kill(tmp_path: Path, game: Game) -> None:
    await survive(tmp_path, game, kills=3, seed=3)


async def test_a_disk_that_becomes_full_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    room = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({ROOM}, {ROOM}))"
    server, random = Process(tmp_path, f"{room}; {RUN}").start(), Random(4)
    try:
        playing = [await seated(server, random, some_game(), "socket", ME, BEN) for _ in range(TABLES)]
        players = [player for people in playing for player in people]
        async with asyncio.timeout(60), visiting(server.url) as site:
            await asyncio.gather(*[player.live() for player in players])  # until they are asked to come back
            assert all(player.person.phase != "over" for player in players)
            got = await site.post("tables", {"game": some_game().slug, "seats": [ME, BEN]})
            assert (got.status_code, got.json()["code"]) == (503, "closed")
        server.kill()
        check(players, await stored(SqliteStore(tmp_path), [player.person.table for player in players]))
        assert sum(len(player.kept) for player in players) > TABLES
    finally:
        if server.process is not None:
            server.kill()
    with serving(tmp_path) as served:
        for player in players:
            player.person.url = served.url
        await everybody_goes_on(served, players)


async def test_a_restart_forgets_no_seat_and_bots_play_on(tmp_path: Path) -> None:
    with Process(tmp_path, PARLOUR_BOT_PACE="0.1") as server:
        async with visiting(server.url) as site:
            table, invite, tokens = await site.make(ME, {"kind": "link"})
            bots, _, _ = await site.make(BOT, BOT)
            before = (await site.look(bots)).n
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            seat, token = await site.join(table, invite, "Ben")
            assert (await site.look(table, tokens[0])).seat == 0
            assert (await site.look(table, token)).seat == seat == 1
            async with asyncio.timeout(20):
                while (await site.look(bots)).n <= before:
                    await asyncio.sleep(0.05)


async def test_a_server_told_to_stop_ends_well(tmp_path: Path) -> None:
    server = Process(tmp_path).start()
    async with visiting(server.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        async with Person(server.url, table, tokens[0]) as person:
            loop = asyncio.get_running_loop()
            ending = loop.run_in_executor(None, server.end)
            await person.hear_out()
            assert person.raw[-1].startswith('{"t":"bye"')
            assert await ending in (0, -signal.SIGTERM)


def test_two_servers_do_not_share_a_folder(served: Served) -> None:
    does_not_open(Process(served.settings.data), "another Parlour is using the data")


def test_a_port_that_is_taken_is_said_plainly(served: Served, tmp_path: Path) -> None:
    does_not_open(Process(tmp_path, PARLOUR_PORT=str(served.port)), "choose one with --port")


def test_an_address_that_is_none_is_not_said_to_be_taken(tmp_path: Path) -> None:
    does_not_open(Process(tmp_path, PARLOUR_HOST=":::1"), "Choose with --host and --port")


def does_not_open(second: Process, why: str) -> None:
    """Assert that a server beside another one ends, and says why."""
    with pytest.raises(AssertionError, match=why):
        second.start()
    assert second.process is not None
    second.process.wait(10)
    assert second.process.stdout is not None
    second.process.stdout.close()


def test_the_games_of_these_tests_are_there() -> None:
    assert some_game().display is not None

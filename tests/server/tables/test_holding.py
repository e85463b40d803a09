"""Tokens decide who holds a seat: somebody who stood up has no say there, whatever page is still open."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import Message

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.play.events import Event
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.play.tokens import holder_of, new_token
from parlour.server.limits.admission import Admission
from parlour.server.limits.rate_limits import Buckets
from parlour.server.settings import Limits, Rate
from parlour.server.sockets.message_limits import SharedLimits, SocketLimits
from parlour.server.sockets.session import SocketSession
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.connection import Connection, MessageFormat
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.work.bots.runner import BotRunner
from parlour.view.company import Pages
from parlour.wire.from_client import (
    Again,
    AnswerOthers,
    Back,
    FromClient,
    Hello,
    Leave,
    Nudge,
    OtherSeat,
    Play,
    Request,
    Say,
    Try,
)
from parlour.wire.to_client import Draft, Players, Refused, Snapshot, Unseated
from tests.play.tables import do, find, made
from tests.server.people import DECODER, Person, Site, generous, in_threads

pytestmark = pytest.mark.anyio

ME, HERE, LINK = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Dora"}, {"kind": "link"}
SEAT, LAST = 1, 2
"""The seat that somebody stands up from, and the one whose taking starts the game."""
WHAT_A_SEAT_DOES: list[FromClient] = [
    Play(1, 0, 0, [0]), Try(2, 0, 0, [0]), Say("It is me, Ben."), Leave(), Leave("greedy"), Back(), Again(),
    Nudge(0), Request("stop"), Request("takeback"), Request("stand-in", 0),
    AnswerOthers(True), AnswerOthers(False),
]  # fmt: skip


def for_three() -> Game:
    """A game in which three hold hidden hands."""
    return next(game for game in catalogue() if game.hidden and game.display and 3 in game.seating.seats)


async def waiting(site: Site) -> tuple[str, str, str, str]:
    """A table with Anna, and Ben by the link: its id, its invite, their tokens."""
    table, invite, tokens = await site.make(ME, LINK, LINK, game=for_three())
    seat, ben = await site.join(table, invite, "Ben")
    assert seat == SEAT
    return table, invite, tokens[0], ben


async def starts(site: Site, table: str, invite: str) -> str:
    """Cleo takes Ben's seat, and Dan the last one: the game begins. Cleo's token."""
    seat, cleo = await site.join(table, invite, "Cleo")
    assert seat == SEAT
    assert (await site.join(table, invite, "Dan"))[0] == LAST
    return cleo


async def refused(person: Person) -> Refused:
    answer = await person.hear()  # whatever else came would be heard here
    assert isinstance(answer, Refused)
    return answer


async def test_who_stood_up_is_nobody_there_any_more(site: Site) -> None:
    table, invite, anna, ben = await waiting(site)
    async with Person(site.url, table, ben) as old, Person(site.url, table, ben) as tab:
        await old.send(Leave())
        for page in (old, tab):
            assert (await page.until(Unseated)).seat == SEAT
        cleo = await starts(site, table, invite)
        await old.send(Hello(ben))
        assert (await refused(old)).code == "not-seated"
        for message in WHAT_A_SEAT_DOES[:6]:
            await old.send(message)
            assert (await refused(old)).code == "not-seated"
        await tab.send(Say("Here too."))
        assert (await refused(tab)).code == "not-seated"

        before = await site.look(table, anna)
        assert [(player.name, player.here) for player in before.players][SEAT] == ("Cleo", False)
        assert before.phase == "playing"
        assert not before.chat
        assert before.players[SEAT].kind == "person"
        async with Person(site.url, table, cleo):
            assert (await site.look(table, anna)).players[SEAT].here


async def test_who_stood_up_is_told_nothing_until_they_watch(site: Site) -> None:
    table, invite, anna, ben = await waiting(site)
    async with Person(site.url, table, ben) as old, Person(site.url, table, anna) as host:
        await old.send(Leave())
        await old.until(Unseated)
        heard = len(old.heard)
        await starts(site, table, invite)
        await host.send(Say("Good luck!"))
        await host.send(Hello(anna))
        await host.until(Snapshot)
        await old.send(Hello())
        seen = await old.until(Snapshot)
        assert len(old.heard) == heard + 1
        assert (seen.seat, seen.due, seen.legal, seen.invite) == (3, seen.due, [], "")
        assert msgspec.json.encode(seen.pieces) == msgspec.json.encode((await site.look(table)).pieces)


async def test_what_was_sent_in_one_go_with_standing_up_counts_for_nobody(site: Site) -> None:
    table, invite, anna, ben = await waiting(site)
    async with Person(site.url, table, ben) as old:
        for message in (Leave(), Say("Still here."), Again(), Leave()):
            await old.send(message)
        await old.until(Unseated)
        assert [(await old.until(Refused)).code for _ in range(3)] == ["not-seated"] * 3
    assert not (await site.look(table, anna)).chat
    await starts(site, table, invite)


async def test_a_seat_of_a_shared_device_is_given_up_for_all_its_pages(site: Site) -> None:
    """Anna and Dora share a device; Dora stands up elsewhere: the shared page is Anna's alone."""
    table, invite, tokens = await site.make(ME, HERE, LINK, game=for_three())
    async with Person(site.url, table, tokens[0]) as shared, Person(site.url, table, tokens[1]) as elsewhere:
        await shared.send(Hello(tokens[0], [OtherSeat(tokens[1])]))
        await shared.until(Players)
        await elsewhere.send(Leave())
        assert (await shared.until(Unseated)).seat == 1
        now = await shared.until(Players)
        assert [player.kind for player in now.players] == ["person", "open", "open"]
        await site.join(table, invite, "Ben")
        assert not (await shared.until(Players)).players[1].here
        await shared.send(Say("I am still Anna."))
        while not (chat := (await site.look(table, tokens[0])).chat):
            await asyncio.sleep(0)
        assert [(line.seat, line.name) for line in chat] == [(0, "Anna")]


async def test_a_token_without_a_seat_opens_no_route(site: Site) -> None:
    table, invite, _, ben = await waiting(site)
    async with Person(site.url, table, ben) as old:
        await old.send(Leave())
        await old.until(Unseated)
    await starts(site, table, invite)
    assert (await site.get(f"tables/{table}", ben)).status_code == 403
    got = await site.post(f"tables/{table}/play", {"token": ben, "cut": 0, "n": 0, "actions": [0]})
    assert (got.status_code, got.json()["code"]) == (403, "not-seated")
    mine = (await site.post("tables/mine", {"tables": [{"table": table, "token": ben}]})).json()
    assert (mine["tables"], mine["unknown"]) == ([], [table])


# -- in one process, where it can be said what comes first ---------------------------------------------------


class Outbox:
    """Takes what a client is sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    async def send(self, message: Message) -> None:
        if "text" in message:
            self.sent.append(DECODER.decode(message["text"]))


class Socket:
    """A socket of a hub, without a network."""

    def __init__(self, hub: Hub, table: str) -> None:
        many = Buckets(Rate(1e6, 1e6))
        self.outbox = Outbox()
        self.client = Connection(self.outbox.send, "", Limits())
        admission = Admission(Limits())
        rates = SharedLimits(generous(), many, admission)
        self._visit = SocketSession(hub, self.client, table, admission, SocketLimits(rates, "", table))
        self._pump = asyncio.create_task(self.client.pump())

    async def takes(self, message: FromClient) -> list[Any]:
        """What is sent while a message is taken."""
        self.outbox.sent.clear()
        await self._visit.take({"text": msgspec.json.encode(message).decode()})
        for _ in range(5):
            await asyncio.sleep(0)
        return list(self.outbox.sent)

    async def close(self) -> None:
        """Hang up."""
        self.client.close()
        await self._pump


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    store = SqliteStore(tmp_path)
    hub = Hub(store, generous(), levels=("random", "greedy"), find=find)
    await hub.start()
    yield hub
    await store.close()


def another_sits_down(table: Table, seat: int) -> str:
    """Somebody stands up and another takes the seat and the game begins: the new token."""
    token = new_token()
    do(table, table.propose_leave(seat))
    do(table, table.propose_sit(table.state.created.invite, "Cleo", holder_of(token))[1])
    do(table, table.propose_sit(table.state.created.invite, "Dan", holder_of(new_token()))[1])
    return token


@pytest.mark.parametrize("message", WHAT_A_SEAT_DOES, ids=lambda one: f"{one.__struct_config__.tag}")
async def test_what_waits_for_the_table_is_checked_when_its_turn_comes(hub: Hub, message: FromClient) -> None:
    """A message read while its sender held the seat, and handled when somebody else does, is dropped."""
    table = made(Plan("me", "Anna"), Plan("link"), Plan("link"), random_start=False)
    await hub.keep(table)
    seat, ben = await hub.join(table.table.state.id, table.table.state.created.invite, "Ben")
    socket = Socket(hub, table.table.state.id)
    assert any(isinstance(one, Snapshot) for one in await socket.takes(Hello(ben)))
    async with hub.hold(table.table.state.id) as live:
        task = asyncio.create_task(socket.takes(message))
        await asyncio.sleep(0)  # it waits for the table
        another_sits_down(live.table, seat)
        n = live.table.state.n
    answers = await task
    assert [(type(answer), answer.code) for answer in answers] == [(Refused, "not-seated")]
    assert live.table.state.n == n
    assert not any(isinstance(answer, Draft) for answer in answers)
    assert live.here == frozenset()
    await socket.close()


async def test_what_waits_to_be_sent_is_not_for_who_has_stood_up() -> None:
    outbox = Outbox()
    connection = Connection(outbox.send, "", Limits())
    connection.holder = "ben"
    connection.holders = {"ben", "dora"}
    connection.tell(Refused("rule", "for Ben"))
    connection.unseat(4, "dora")
    assert (connection.holder, connection.holders) == ("ben", {"ben"})
    connection.unseat(2, "ben")
    connection.close()
    await connection.pump()
    assert outbox.sent == [Unseated(2)]
    assert connection.holder is None


async def test_nobody_is_away_for_as_long_as_another_was() -> None:
    now = asyncio.get_running_loop().time()
    new = made(Plan("me", "Anna"), Plan("link"), Plan("link"), random_start=False)
    live = LiveTable(Pages(new.table, away_seconds=60))
    table = live.table
    table.fold(table.propose_sit(table.state.created.invite, "Ben", "of Ben")[1][0])
    live.last_here = {"of Ben": now - 1000}
    live.expecting_since = now - 1000
    live.fold(table.propose_leave(1))
    live.fold(table.propose_sit(table.state.created.invite, "Cleo", "of Cleo")[1])
    assert live.away(now) == {0}
    assert live.away(now + 61) == {0, 1}


async def test_a_hello_at_a_table_that_is_not_played_is_answered_off_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = LiveTable(Pages(made(Plan("me", "Anna"), Plan("link"), random_start=False).table))
    table, threads = live.table, dict[str, bool]()
    monkeypatch.setattr(LiveTable, "quick", True)
    hello = Pages.hello

    def noted(pages: Pages, *args: Any) -> Any:
        threads[pages.table.state.phase] = threading.current_thread() is not threading.main_thread()
        return hello(pages, *args)

    monkeypatch.setattr(Pages, "hello", noted)
    sits = table.propose_sit(table.state.created.invite, "Ben", "of Ben")[1]
    things: list[Callable[[], list[Event]]] = [
        list, lambda: sits, table.propose_start, lambda: table.propose_leave(0)
    ]  # fmt: skip
    for happens in things:
        live.fold(happens())
        await live.welcome(0, None, 0, MessageFormat(compact=True))
    assert threads == {"waiting": True, "playing": False, "over": True}


async def test_a_bot_moves_for_nobody_who_is_back(hub: Hub) -> None:
    """It was thinking when the person came back: its move is not the person's, and its memory goes."""
    thinking, done = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(view: Any, level: str, seed: int) -> list[int]:
        loop.call_soon_threadsafe(thinking.set)
        asyncio.run_coroutine_threadsafe(done.wait(), loop).result()
        return [view.legal_actions(view.viewer)[0]]

    table = made(Plan("me", "Anna"), Plan("here", "Ben"), random_start=False)
    bots = BotRunner(hub, in_threads(slow), pace=0)
    await hub.keep(table)
    its = table.table.state.id
    seat = table.table.state.due[0]

    def change(propose: Callable[[Table], list[Event]]) -> Any:
        return hub.change(its, propose)

    await change(lambda t: t.propose_leave(seat, "greedy"))
    await thinking.wait()
    n = await change(lambda t: t.propose_back(seat))
    done.set()
    async with hub.hold(its) as live:
        work = live.bots_at_work
    assert work is not None
    await work
    async with hub.hold(its) as live:
        assert (live.table.state.n, live.table.state.chairs[seat].kind) == (n, "person")
    await bots.stop()

"""Refusals are cheap, clients refused again and again are slowed down, replies wait until they are read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.browser.parts import layout_of
from parlour.kernel.language import speaking
from parlour.kernel.message import HOUSE
from parlour.play.seating import Plan
from parlour.server.app import create_app
from parlour.server.settings import Limits, Rate, Settings
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.connection import OUTDATED, TOO_SLOW, UNREAD, Connection
from parlour.wire.from_client import Hello, OtherSeat, Play
from parlour.wire.to_client import Company, ForSeat, Moves, Refused
from parlour.wire.version import VERSION
from tests.games import some_game
from tests.server.limits.test_hostile import BEN, ME, raw
from tests.server.people import PATIENCE, Person, Served, generous, serving, visiting

pytestmark = pytest.mark.anyio

PAUSE = 0.1
FAULTS = 4


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = generous(fault_seconds=PAUSE, faults=FAULTS)
    with serving(tmp_path_factory.mktemp("refusals"), limits) as served:
        yield served


async def test_a_client_of_another_version_is_told_so(served: Served) -> None:
    async with visiting(served.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        async with Person(site.url, table, tokens[0]) as anna:
            await anna.send(Hello(anna.token, wire=VERSION + 1, language="cs"))
            refused = await anna.until(Refused)
            with speaking("cs"):
                assert (refused.code, refused.sentence) == ("outdated", str(HOUSE("page-outdated")))
            assert await anna.hear_out() == OUTDATED


async def test_who_may_not_play_is_told_why(served: Served) -> None:
    async with visiting(served.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        async with (
            Person(site.url, table, tokens[0]) as a,
            Person(site.url, table, tokens[1]) as b,
            Person(site.url, table) as watcher,
        ):
            due, other = (a, b) if a.seat in a.due else (b, a)
            illegal = next(action for action in range(10**6) if action not in due.legal)
            for person, why in ((due, "rule"), (watcher, "not-seated"), (due, "rule"), (other, "not-due")):
                answer = await person.play([illegal])
                assert isinstance(answer, Refused)
                assert answer.code == why


async def test_who_is_refused_again_and_again_is_heard_later_and_later(served: Served) -> None:
    async with visiting(served.url) as site:
        table, _, _ = await site.make(ME, BEN)
        began = time.monotonic()
        async with Person(site.url, table) as watcher:
            for number in range(FAULTS):
                await watcher.send(Play(number, 0, 0, [0]))
            await watcher.hear_out()
        assert time.monotonic() - began >= PAUSE * sum(range(FAULTS))


async def test_refusals_of_one_address_have_a_pace(tmp_path: Path) -> None:
    limits = Limits(cheap_rate=Rate(0.001, 0), refused_seconds=0.0, refused_most_seconds=0.3)
    with serving(tmp_path, limits) as served:
        began = time.monotonic()
        request = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        answers = await asyncio.gather(*(raw(served, request) for _ in range(5)))
        assert all(b" 429 " in answer for answer in answers)
        assert time.monotonic() - began >= 0.3


class Deaf:
    """A client that sends hellos and reads nothing."""

    def __init__(self, table: str) -> None:
        self.scope = {
            "type": "websocket", "path_params": {"table": table}, "headers": [], "client": ("127.0.0.1", 1),
            "extensions": {},
        }  # fmt: skip
        self.heard = 0
        """Messages that the server has taken from it."""

    async def receive(self) -> dict[str, Any]:
        self.heard += 1
        if self.heard == 1:
            return {"type": "websocket.connect"}
        return {"type": "websocket.receive", "text": msgspec.json.encode(Hello()).decode()}

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


async def test_who_reads_no_answer_is_not_asked_for_more(tmp_path: Path) -> None:
    limits = generous(send_seconds=0.5)
    app = create_app(Settings(data=tmp_path, compile=False, limits=limits), SqliteStore(tmp_path))
    async with app.router.lifespan_context(app), asyncio.timeout(PATIENCE):
        hub = app.state.services.hub
        new = await hub.make(some_game(), {}, [Plan("me", "Anna"), Plan("here", "Ben")], "link")
        deaf = Deaf(new.table.state.id)
        await app.state.services.sockets(deaf.scope, deaf.receive, deaf.send)
    assert deaf.heard < UNREAD + 4


async def sent_by(limits: Limits, texts: list[str]) -> list[dict[str, Any]]:
    """What goes out of a connection whose client begins to read when all has been queued."""
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    connection = Connection(send, "192.0.2.1", limits)
    for text in texts:
        connection.send(text.encode())
    connection.close()
    await connection.pump()
    return sent


async def test_what_is_queued_for_a_slow_client_is_bounded_in_bytes() -> None:
    limits = Limits(backlog_bytes=100)
    few = await sent_by(limits, ["x" * 60] * 2)
    assert [message["type"] for message in few] == ["websocket.send"] * 2 + ["websocket.close"]
    many = await sent_by(limits, ["x" * 60] * 3)
    assert [message.get("code") for message in many] == [TOO_SLOW]


async def test_the_description_of_the_api_is_sent_once_to_each_client(served: Served) -> None:
    async with visiting(served.url) as site:
        got = await site.get("openapi.json")
        again = await site.get("openapi.json", **{"if-none-match": got.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_a_page_that_knows_records_of_another_layout_is_told_the_game_whole(served: Served) -> None:
    async with visiting(served.url) as site:
        table, _, tokens = await site.make(ME, BEN)
        own = layout_of(some_game())
        async with Person(site.url, table, tokens[0], stream=True) as anna:
            others = [OtherSeat(tokens[1], known=(0, 0))]
            for layout, whole in (("", False), (own, False), (own[::-1], True)):
                await anna.send(Hello(anna.token, others, wire=VERSION, layout=layout, known=anna.known))
                assert (await anna.until(Company)).layout == own
                assert bool((await anna.until(Moves)).start) == whole
                beside = [(await anna.until(ForSeat)).message for _ in range(2)]
                assert [bool(told.start) for told in beside if isinstance(told, Moves)] == [whole]

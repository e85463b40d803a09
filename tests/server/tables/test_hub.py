"""The live tables: let go of and read again, and thrown away when the store fails them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.types import Message

from parlour.kernel.frames import Frame
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.server.settings import Limits
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.storage.store import LostRace, StoreError, TableSummary
from parlour.server.tables import hub as hub_module
from parlour.server.tables.connection import RESTART, Connection
from parlour.server.tables.hub import RESTLESS, Hub
from parlour.server.tables.reader import NoTable
from tests.games import some_game
from tests.server.people import generous

pytestmark = pytest.mark.anyio

PEOPLE = (Plan("me", "Anna"), Plan("here", "Ben"))


class Moody(SqliteStore):
    """A store that fails, or waits until it is let go, when it is told to."""

    fail: Callable[[], Exception] | None = None
    holds = False

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.held: list[asyncio.Event] = []

    def append(self, summary: TableSummary, events: list[Event]) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._append(summary, events))

    async def asked(self) -> None:
        """Waits until there is something to write."""
        while not self.held:
            await asyncio.sleep(0)

    def let_go(self) -> None:
        """Write what was held back."""
        held, self.held = self.held, []
        for write in held:
            write.set()

    async def _append(self, summary: TableSummary, events: list[Event]) -> None:
        if self.holds:
            self.held.append(write := asyncio.Event())
            await write.wait()
        if self.fail is not None:
            raise self.fail()
        await super().append(summary, events)


class Outbox:
    """Takes what a client is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, message: Message) -> None:
        self.sent.append(dict(message))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Moody]:
    store = Moody(tmp_path)
    yield store
    await store.close()


@pytest.fixture
async def hub(store: Moody) -> Hub:
    hub = Hub(store, generous(live_tables=3), levels=("random",))
    await hub.start()
    return hub


async def a_table(hub: Hub) -> str:
    new = await hub.make(some_game(), {}, PEOPLE, "link")
    return new.table.state.id


def any_move(random: Random) -> Callable[[Table], list[Event]]:
    """A proposal of the seat that is due."""

    def propose(table: Table) -> list[Event]:
        seat = table.state.due[0]
        return table.propose_play(seat, table.count(seat), [random.choice(table.legal(seat))])

    return propose


async def test_tables_that_nobody_looks_at_are_let_go_of_and_come_back_the_same(hub: Hub) -> None:
    random = Random(1)
    tables = [await a_table(hub) for _ in range(6)]
    assert len(hub.live_tables) == 3
    for _ in range(4):
        for table in tables:
            await hub.change(table, any_move(random))
    assert len(hub.live_tables) == 3
    for table in tables:
        async with hub.hold(table) as live:
            kept = await hub.store.events(table)
            assert live.table.state.events == kept
            assert len(kept) == 6


async def test_a_table_keeps_its_frames_until_enough_others_were_held(store: Moody) -> None:
    hub = Hub(store, generous(), levels=("random",))
    first, *others = [await a_table(hub) for _ in range(RESTLESS + 1)]

    async def early(table: str) -> Frame:
        async with hub.hold(table) as live:
            return live.table.state.frames.at(1)

    played_again = await early(first)
    assert await early(first) is played_again
    for table in others:
        await early(table)
    assert await early(first) is not played_again


async def test_a_table_is_made_and_its_board_drawn_beside_the_loop(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Either takes a tenth of a second or more, in which nobody else would be served."""
    threads = []

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*given, **named)

        return noted

    monkeypatch.setattr(hub_module, "create", noting(create))
    monkeypatch.setattr(hub.reader, "pages", noting(hub.reader.pages))
    await a_table(hub)
    assert len(threads) == 2
    assert threading.current_thread() not in threads


async def test_a_table_that_somebody_looks_at_stays(hub: Hub) -> None:
    watched = await a_table(hub)
    connection = Connection(Outbox().send, "", Limits())
    async with hub.hold(watched) as live:
        live.connections.add(connection)
    for _ in range(6):
        await a_table(hub)
    assert hub.live_tables.get(watched) is live


async def test_what_could_not_be_stored_did_not_happen(hub: Hub, store: Moody) -> None:
    table = await a_table(hub)
    outbox = Outbox()
    connection = Connection(outbox.send, "", Limits())
    async with hub.hold(table) as live:
        connection.holder = live.table.state.chairs[0].holder
        live.connections.add(connection)
        before = live.table.state.n
    store.fail = lambda: StoreError("the disk is full")
    with pytest.raises(StoreError):
        await hub.change(table, any_move(Random(1)))
    assert live.gone
    await connection.pump()
    assert [message.get("text") for message in outbox.sent] == ['{"t":"bye","after":2}', None]
    assert outbox.sent[-1]["code"] == RESTART
    store.fail = None
    async with hub.hold(table) as again:
        assert again is not live
        assert again.table.state.n == before
    assert await hub.change(table, any_move(Random(1))) == before + 1


async def test_a_lost_race_is_run_again_on_what_won(hub: Hub, store: Moody) -> None:
    table = await a_table(hub)

    def once() -> Exception:
        store.fail = None
        return LostRace("another process was quicker")

    store.fail = once
    async with hub.hold(table) as live:
        before = live.table.state.n
    assert await hub.change(table, any_move(Random(1))) == before + 1
    assert len(await store.events(table)) == before + 1


async def test_a_change_that_is_broken_off_leaves_the_table_to_the_log(hub: Hub, store: Moody) -> None:
    """As at the end of the server, while something is on its way to the disk."""
    table = await a_table(hub)
    async with hub.hold(table) as live:
        before = live.table.state.n
    store.holds = True
    task = asyncio.create_task(hub.change(table, any_move(Random(1))))
    await store.asked()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert live.gone
    store.holds = False
    await hub.change(table, any_move(Random(1)))
    async with hub.hold(table) as live:
        assert live.table.state.events == await store.events(table)
        assert live.table.state.n == before + 1


async def test_nobody_sees_what_is_not_stored_yet(hub: Hub, store: Moody) -> None:
    table = await a_table(hub)
    async with hub.hold(table) as live:
        before = live.table.state.n
    store.holds = True
    changing = asyncio.create_task(hub.change(table, any_move(Random(1))))
    await store.asked()

    async def look() -> tuple[int, int]:
        async with hub.hold(table) as live:
            return live.table.state.n, len(await store.events(table))

    looking = asyncio.create_task(look())
    for _ in range(100):
        await asyncio.sleep(0)
    assert not looking.done()
    store.let_go()
    assert await looking == (before + 1, before + 1)
    await changing


async def test_a_proposal_that_is_declined_changes_nothing(hub: Hub) -> None:
    table = await a_table(hub)

    def decline(table: Table) -> list[Event]:
        raise Declined("rule", "No.", "1.1")

    async with hub.hold(table) as live:
        before = live.table.state.n
    with pytest.raises(Declined):
        await hub.change(table, decline)
    async with hub.hold(table) as again:
        assert again is live
        assert again.table.state.n == before


async def test_many_ask_for_a_cold_table_and_it_is_read_once(hub: Hub, store: Moody) -> None:
    table = await a_table(hub)
    for _ in range(4):
        await a_table(hub)
    assert hub.live_tables.get(table) is None
    live_tables = set()

    async def look() -> None:
        async with hub.hold(table) as live:
            live_tables.add(live)

    await asyncio.gather(*(look() for _ in range(10)))
    assert len(live_tables) == 1


async def test_a_table_that_does_not_exist_is_none(hub: Hub) -> None:
    with pytest.raises(NoTable):
        async with hub.hold("nowhere"):
            pytest.fail("there is no such table")
    with pytest.raises(NoTable):
        await hub.change("nowhere", any_move(Random(1)))


async def test_a_parlour_holds_so_many_tables_and_no_more(store: Moody) -> None:
    hub = Hub(store, generous(tables=2), levels=())
    await hub.start()
    for _ in range(2):
        await a_table(hub)
    with pytest.raises(Declined, match="as many tables as it can hold"):
        await a_table(hub)


async def test_a_stopping_hub_takes_nothing_new(hub: Hub) -> None:
    table = await a_table(hub)
    await hub.say_goodbye()
    with pytest.raises(StoreError, match="stopping"):
        await hub.change(table, any_move(Random(1)))

"""Several processes on one store: each knows what the others did, one acts for a table, nobody is cut off."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.kernel.state import State
from parlour.play.events import Event, RematchCreated
from parlour.play.rematch import rematch
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.server.settings import Limits
from parlour.server.storage.postgresql import PostgresStore
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.storage.store import Alone, LostRace, StoreError, TableSummary
from parlour.server.tables.connection import Connection
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_tables import BACK_SOON
from parlour.server.tables.reader import NoTable
from parlour.server.tables.rematches import Rematches
from parlour.server.tables.site_notes import SiteNotes
from parlour.server.work.bots.runner import BotRunner
from parlour.wire.from_client import Again, Leave
from parlour.wire.to_client import Bye, Next, Players, Update
from tests.games import some_game
from tests.server.people import PATIENCE, Person, Site, generous, in_threads, visiting
from tests.server.postgres import Database, line_to
from tests.server.processes import Process
from tests.server.storage.test_postgresql import eventually
from tests.server.tables.test_events import LONG, WINDOW, Maker, drawn, play_turn, to_the_end
from tests.server.tables.test_hub import PEOPLE, Outbox, any_move
from tests.server.tables.test_races import race

pytestmark = pytest.mark.anyio

ANNA, BEN = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}
BOT = {"kind": "bot", "level": "random"}
LIVES = 30.0
SETTINGS = {"PARLOUR_BOT_PACE": "0.2", "PARLOUR_RESTART_SECONDS": "0"}
"""Games of bots last a while, and clocks count from the start."""
EMPTY = "TRUNCATE parlour.events, parlour.cards, parlour.processes CASCADE"
Two = tuple[tuple[Process, Site], tuple[Process, Site]]
TAKEN_OVER = 8.0
"""Seconds in which another process takes over, on a machine with much else to do; by itself it takes two."""


class Several(Alone):
    """Others write into the store too."""

    shared = True


class OneStore(SqliteStore):
    """A file that several hubs of one process share; word of a commit reaches them at once, or never."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.peers = Several()
        self.heard: list[Callable[[str, int], None]] = []
        self.deaf = False
        self.read: asyncio.Event | None = None
        """Set when a table has been read; what was read is held back then until `go`."""
        self.go = asyncio.Event()

    def append(self, summary: TableSummary, events: list[Event]) -> asyncio.Future[None]:
        def tell(written: asyncio.Future[None]) -> None:
            for heard in self.heard if written.exception() is None and not self.deaf else []:
                heard(summary.table, events[-1].n)

        written = super().append(summary, events)
        written.add_done_callback(tell)
        return written

    async def follow(self, heard: Callable[[str, int], None]) -> None:
        self.heard.append(heard)

    async def events(self, table: str, after: int = 0) -> list[Event]:
        found = await super().events(table, after)
        if self.read is not None and not after:
            self.read.set()
            await self.go.wait()
        return found


@pytest.fixture
async def one_store(tmp_path: Path) -> AsyncIterator[OneStore]:
    store = OneStore(tmp_path)
    yield store
    await store.close()


async def hubs_on(*stores: OneStore | PostgresStore) -> list[Hub]:
    hubs = [Hub(store, generous(), levels=("random",)) for store in stores]
    for hub in hubs:
        await hub.start()
    return hubs


async def watched(hub: Hub, table: str) -> Outbox:
    """What a spectator at a hub is sent."""
    outbox = Outbox()
    connection = Connection(outbox.send, "", Limits())
    connection.holder = ""
    async with hub.hold(table) as live:
        live.connections.add(connection)
    hub.spawn(connection.pump())
    return outbox


async def told(hub: Hub, table: str, outbox: Outbox, kind: str) -> int:
    """How many messages of a kind a spectator has been sent; waiting ones are sent first."""
    await asyncio.sleep(0)  # what has been heard of is followed
    async with hub.hold(table):
        await asyncio.sleep(0)
    return sum(f'"t":"{kind}"' in message.get("text", "") for message in outbox.sent)


async def test_a_commit_while_a_table_is_loading_is_not_missed(one_store: OneStore) -> None:
    here, there = await hubs_on(one_store, one_store)
    new = await here.make(some_game(), {}, PEOPLE, "link")
    table = new.table.state.id
    one_store.read = asyncio.Event()

    async def load() -> int:
        async with there.hold(table) as live:
            return live.table.state.n

    loading = asyncio.create_task(load())
    await one_store.read.wait()
    n = await here.change(table, any_move(Random(1)))
    one_store.go.set()
    assert await loading == n
    for hub in (here, there):
        await hub.say_goodbye()


async def test_a_hello_gets_the_truth_where_word_of_a_commit_was_lost(one_store: OneStore) -> None:
    here, there = await hubs_on(one_store, one_store)
    new = await here.make(some_game(), {}, PEOPLE, "link")
    table = new.table.state.id
    outbox = await watched(there, table)
    one_store.deaf = True
    n = await here.change(table, any_move(Random(1)))
    async with there.hold(table) as live:
        assert live.table.state.n == n - 1, "it has not heard"
    async with there.hold(table, fresh=True) as live:
        assert live.table.state.n == n
    assert await told(there, table, outbox, "update") == 1, "those who were there are told too"


async def test_a_lost_race_disconnects_nobody_and_tells_what_won(one_store: OneStore) -> None:
    here, there = await hubs_on(one_store, one_store)
    new = await here.make(some_game(), {}, PEOPLE, "link")
    table = new.table.state.id
    outbox = await watched(there, table)
    one_store.deaf = True
    random = Random(1)
    for turn in range(6):
        n = await (here, there)[turn % 2].change(table, any_move(random))
    async with there.hold(table) as live:
        assert live.table.state.n == n
        assert live.table.state.events == await one_store.events(table)
    assert await told(there, table, outbox, "update") == 6
    assert await told(there, table, outbox, "bye") == 0


async def over(hub: Hub) -> str:
    """A table whose game is over; both of its people still sit there."""
    new = await hub.make(some_game(), {}, PEOPLE, "link")
    await hub.change(new.table.state.id, lambda table: table.propose_leave(1))
    return new.table.state.id


def asks(seat: int) -> Callable[[Table], list[Event]]:
    """A proposal of another game."""
    return lambda table: table.propose_again(seat)


async def next_of(hub: Hub, table: str) -> str:
    """The table of the rematch, once a hub knows of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with hub.hold(table) as live:
                if live.table.state.next:
                    return live.table.state.next
            await asyncio.sleep(0.005)


async def test_two_processes_make_one_rematch_of_a_table(one_store: OneStore) -> None:
    hubs = here, there = await hubs_on(one_store, one_store)
    for hub in hubs:
        hub.on_rematch.append(Rematches(hub).wanted)
    for round in range(1, 11):
        table = await over(here)
        outbox = await watched(there, table)
        await asyncio.gather(here.change(table, asks(0)), there.change(table, asks(1)))
        following = await next_of(here, table)
        assert await next_of(there, table) == following
        assert await one_store.count() == 2 * round
        assert await told(there, table, outbox, "bye") == 0
        assert sum(event.payload == RematchCreated(following) for event in await one_store.events(table)) == 1


async def test_a_rematch_is_made_though_the_process_that_was_asked_is_gone(one_store: OneStore) -> None:
    gone, there = await hubs_on(one_store, one_store)
    there.on_rematch.append(Rematches(there).wanted)
    table = await over(gone)
    await watched(there, table)
    for seat in (0, 1):
        await gone.change(table, asks(seat))  # and stops there
    assert await one_store.events(await next_of(there, table))


async def test_whoever_is_at_a_rematch_already_stays_there_when_another_process_makes_it_too(
    one_store: OneStore,
) -> None:
    here, there = await hubs_on(one_store, one_store)
    table = await over(here)
    for seat in (0, 1):
        await here.change(table, asks(seat))
    async with here.hold(table) as live:
        first, second = rematch(live.table), rematch(live.table)
    following = first.table.state.id
    await here.keep(first)
    outbox = await watched(there, following)
    with pytest.raises(LostRace):
        await there.keep(second)
    await here.change(following, any_move(Random(1)))
    assert await told(there, following, outbox, "update") == 1


# -- on a real PostgreSQL -----------------------------------------------------------------------------------


@pytest.fixture
async def stores(running: Database) -> AsyncIterator[list[PostgresStore]]:
    stores = [PostgresStore(running.address) for _ in range(2)]
    await stores[0].open()
    await running.execute(EMPTY)
    yield stores
    for store in stores:
        await store.close()


async def test_a_process_that_missed_a_commit_does_not_answer_without_the_database(
    stores: list[PostgresStore], running: Database
) -> None:
    async with line_to(running) as line:
        remote = PostgresStore(line.address, line_seconds=0.05)
        here, there = await hubs_on(stores[0], remote)
        new = await here.make(some_game(), {}, PEOPLE, "link")
        table = new.table.state.id
        outbox = await watched(there, table)
        line.silence()
        n = await here.change(table, any_move(Random(1)))
        await line.cut()
        with pytest.raises(StoreError):
            async with there.hold(table, fresh=True):
                pass
        await line.mend()
        async with there.hold(table, fresh=True) as live:
            assert live.table.state.n == n
        assert await told(there, table, outbox, "update") == 1, "those who were there are told too"
        for hub in (here, there):
            await hub.leases.stop()
        await remote.close()


@pytest.mark.parametrize("seconds", [0, pytest.param(15, marks=pytest.mark.long)])
async def test_people_of_a_process_without_its_database_are_asked_to_come_back(
    stores: list[PostgresStore], running: Database, tmp_path: Path, seconds: int
) -> None:
    async with line_to(running) as line:
        setting = {"PARLOUR_STORE": line.address, **SETTINGS}
        server = Process(tmp_path, **setting)
        await asyncio.to_thread(server.start)
        try:
            async with visiting(server.url) as site:
                table, _, tokens = await site.make(ANNA, BEN)
                async with Person(site.url, table, tokens[0]) as anna:
                    await line.cut()
                    look = await site.http.get(f"{site.url}/api/v1/tables/{table}")
                    assert look.status_code == 503
                    assert look.headers["retry-after"]
                    ben = Person(site.url, table, tokens[1])
                    with pytest.raises(ConnectionClosed):
                        await ben.come()
                    assert ben.heard == [Bye(BACK_SOON)]
                    await asyncio.sleep(seconds)
                    await line.mend()
                    assert (await site.look(table)).n == anna.n
        finally:
            await asyncio.to_thread(server.end)


async def test_one_process_holds_a_lease_and_its_end_frees_it(stores: list[PostgresStore]) -> None:
    here, there = (store.peers for store in stores)
    assert (await here.live("a", LIVES)).known is False
    assert await here.take("a", ["t", "u"]) == {"t", "u"}
    assert await there.take("b", ["t"]) == set(), "who is not alive holds nothing"
    await there.live("b", LIVES)
    assert await there.take("b", ["t", "v"]) == {"v"}
    assert await here.take("a", ["t", "v"]) == {"t"}
    await here.give_back("a", "t")
    assert await there.take("b", ["t", "u"]) == {"t"}
    await here.leave("a")
    assert await there.take("b", ["t", "u"]) == {"t", "u"}


async def test_what_a_silent_process_held_is_free(stores: list[PostgresStore]) -> None:
    here, there = (store.peers for store in stores)
    await here.live("a", 0.0)
    await here.take("a", ["t"])
    await here.attend("a", "t", ["anna"])
    heard: list[str] = []
    await stores[1].follow(lambda table, n: heard.append(table))
    assert await eventually(lambda: heard == [""])
    assert await there.elsewhere("b", ["t"]) == {"t": frozenset({"anna"})}
    assert (await there.live("b", LIVES)).ended == 1
    assert await there.take("b", ["t"]) == {"t"}
    assert await there.elsewhere("b", ["t"]) == {}
    assert await eventually(lambda: "t" in heard), "all hear that somebody has gone"
    assert (await here.live("a", LIVES)).known is False, "it has to start again"
    assert await here.take("a", ["t"]) == set()


async def test_exactly_one_of_many_processes_gets_a_lease(stores: list[PostgresStore]) -> None:
    names = [str(i) for i in range(8)]
    for name in names:
        await stores[0].peers.live(name, LIVES)
    for n in range(20):
        asked = (stores[i % 2].peers.take(name, [f"t{n}"]) for i, name in enumerate(names))
        assert sorted(map(len, await asyncio.gather(*asked))) == [0] * 7 + [1]


async def test_each_turn_of_a_bot_is_thought_about_by_one_process(stores: list[PostgresStore]) -> None:
    thoughts = 0

    def choose(view: State, level: str, seed: int) -> Sequence[int]:
        nonlocal thoughts
        thoughts += 1
        return [view.legal_actions(view.turn[0])[0]]

    hubs = await hubs_on(*stores)
    houses = [BotRunner(hub, in_threads(choose), pace=0.0) for hub in hubs]
    for bots in houses:
        bots.start()
    plans = (Plan("me", "Anna"), Plan("bot", level="random"))
    new = await hubs[0].make(some_game(), {}, plans, "link")
    table = new.table.state.id
    async with hubs[1].hold(table):
        pass  # in the memory of both
    random, before = Random(1), new.table.state.n

    def both_wait() -> bool:
        live_tables = [hub.live_tables.get(table) for hub in hubs]
        return all(live and live.table.state.due in ((), (0,)) for live in live_tables)

    for turn in range(8):
        assert await eventually(both_wait)
        if not hubs[0].live_tables[table].table.state.due:  # one game in 200 is as short
            break
        await hubs[turn % 2].change(table, any_move(random))
    assert await eventually(both_wait)
    events = (await stores[0].events(table))[before:]
    assert sum(event.seat == 1 for event in events) == thoughts
    for bots, hub in zip(houses, hubs, strict=True):
        await bots.stop()
        await hub.say_goodbye()


async def test_what_the_host_does_at_one_process_holds_at_the_others(stores: list[PostgresStore]) -> None:
    here, there = hubs = [Hub(store, generous()) for store in stores]
    for hub in hubs:
        await hub.start()
    await here.set_site_notes(SiteNotes("Good evening", chat=False))
    assert await eventually(lambda: there.site == here.site)
    new = await here.make(some_game(), {}, PEOPLE, "link")
    table = new.table.state.id
    async with there.hold(table):
        pass  # in the memory of both
    deleted = asyncio.create_task(here.delete(table))
    with suppress(NoTable, StoreError):
        await there.change(table, lambda t: t.propose_chat(0, "Hello"))
    await deleted
    assert await eventually(lambda: there.live_tables.get(table) is None)
    for hub in hubs:
        await hub.settle()
        with pytest.raises(NoTable):
            async with hub.hold(table):
                pass
    assert await stores[0].events(table) == []
    for hub in hubs:
        await hub.say_goodbye()


@pytest.fixture
async def two(running: Database, tmp_path: Path) -> AsyncIterator[Two]:
    """Two servers on one database, and who visits them."""
    async with AsyncExitStack() as stack:
        found = []
        store = {"PARLOUR_STORE": running.address}
        for name in "ab":
            process = stack.enter_context(Process(tmp_path / name, **store, **SETTINGS))
            found.append((process, await stack.enter_async_context(visiting(process.url))))
        yield found[0], found[1]


@pytest.mark.long
async def test_of_commits_at_two_processes_one_wins_and_nobody_is_cut_off(
    two: Two,
) -> None:
    (_, here), (_, there) = two
    await race(here, 20, there)


@pytest.mark.long
async def test_of_many_commits_at_two_processes_one_wins_each_time(
    two: Two,
) -> None:
    (_, here), (_, there) = two
    await race(here, 400, there)


@pytest.mark.long
async def test_people_at_two_processes_come_to_one_rematch(two: Two, stores: list[PostgresStore]) -> None:
    (_, here), (_, there) = two
    for round in range(1, 6):
        table, _, tokens = await here.make(ANNA, BEN)
        async with Person(here.url, table, tokens[0]) as a, Person(there.url, table, tokens[1]) as b:
            await a.send(Leave())
            await a.until(Update)
            await b.until(Update)
            await asyncio.gather(a.send(Again()), b.send(Again()))
            led = [(await one.until(Next)).table for one in (a, b)]
        assert led[0] == led[1]
        assert await stores[0].count() == 2 * round
        async with Person(here.url, led[0], tokens[0]) as a, Person(there.url, led[1], tokens[1]) as b:
            assert {a.phase, b.phase} == {"playing"}


async def test_members_at_two_processes_play_one_event(two: Two, stores: list[PostgresStore]) -> None:
    sites = [site for _, site in two]
    async with Maker.of(sites[0], boards=2) as maker:
        people = list[Person]()
        for number in range(8):
            maker.site = sites[number % 2]
            people.append(await maker.join(f"Member {number}"))
        for board in (1, 2):
            await maker.must("start")
            for turn in range(3):
                await asyncio.gather(*[play_turn(one, Random(turn)) for one in people])
            shown = []
            for maker.site in sites:
                shown.append(await maker.now())
            assert [(one["board"], one["turn"]) for one in shown] == [(board, 4)] * 2
            assert shown[0]["members"] == shown[1]["members"]
            assert all(member["here"] for member in shown[0]["members"])
            await maker.must("end")
            if board == 1:
                await maker.must("next")
                for number, person in enumerate(people):
                    maker.site = sites[number % 2]
                    people[number] = await maker.at((await person.until(Next)).table, person.token)


async def test_a_killed_process_leaves_its_bots_its_clocks_and_its_people(
    two: Two, stores: list[PostgresStore]
) -> None:
    (process, here), (_, there) = two
    limit = 6
    clocked, _, _ = await here.make(ANNA, BEN, clock={"kind": "turn", "main": limit})
    ends = time.monotonic() + limit
    table, _, tokens = await here.make(ANNA, BEN)
    anna = await Person(here.url, table, tokens[0]).come()
    ben = await Person(there.url, table, tokens[1]).come()
    while not all(player.here for player in (await there.look(table)).players):
        await asyncio.sleep(0.02)
    tables = [(await here.make(BOT, BOT))[0] for _ in range(3)]
    watchers = [await Person(there.url, one).come() for one in tables]
    for watcher in watchers:
        await watcher.until(Update)
    await asyncio.sleep(max(0.0, ends - 1 - time.monotonic()))
    process.kill()
    killed = time.monotonic()

    async def gone() -> None:
        while (await ben.until(Players)).players[0].here:
            pass

    async def over() -> None:
        while (await stores[0].summaries([clocked]))[0].phase != "over":
            await asyncio.sleep(0.02)

    async def plays(watcher: Person) -> None:
        """What was on its way at the kill does not count, unless it ends the game."""
        if watcher.phase == "over":
            return
        async with asyncio.timeout(TAKEN_OVER):
            while True:
                message = await watcher.hear()
                if isinstance(message, Update) and (message.result or time.monotonic() > killed + 0.3):
                    return

    async with asyncio.timeout(TAKEN_OVER):
        await asyncio.gather(gone(), over(), *map(plays, watchers))
    assert not [message for one in (ben, *watchers) for message in one.heard if isinstance(message, Bye)]
    for one in (ben, *watchers):
        await one.go()
    assert anna.socket is not None
    await anna.socket.close()


@pytest.mark.long
@pytest.mark.parametrize("clock", [WINDOW, {"kind": "window", "main": 20}], ids=["days", "seconds"])
async def test_a_killed_process_loses_no_play_of_a_window_nor_its_end(
    running: Database, stores: list[PostgresStore], tmp_path: Path, clock: dict[str, Any]
) -> None:
    """What each was answered is there at the other process, which ends the window in time."""
    async with AsyncExitStack() as stack:
        store = {"PARLOUR_STORE": running.address, **SETTINGS}
        process = stack.enter_context(Process(tmp_path / "a", **store))
        ((holder,),) = await running.execute("SELECT id FROM parlour.processes")
        here, there = [
            await stack.enter_async_context(visiting(one.url))
            for one in (process, stack.enter_context(Process(tmp_path / "b", **store)))
        ]
        maker = await stack.enter_async_context(Maker.of(here, clock=clock))
        anna = await maker.join("Anna")
        maker.site = there
        ben = await maker.join("Ben")
        await maker.must("start")
        begun = time.monotonic()

        async def slowly(member: Person) -> None:
            """Play with pauses, so that there is something left after the kill."""
            while True:
                await play_turn(member, Random(0))
                await asyncio.sleep(0.1)

        plays = [asyncio.create_task(one) for one in (slowly(anna), to_the_end(ben, Random(1)))]
        while len(drawn(anna)) < 4 or len(drawn(ben)) < 4:
            await asyncio.sleep(0.01)
        while await stores[0].peers.take(holder, [maker.event]) != {maker.event}:
            await asyncio.sleep(0.01)
        process.kill()
        assert (await asyncio.gather(*plays, return_exceptions=True))[1] is None, "Ben plays to the end"
        again = await maker.at(anna.table, anna.token)
        for one, was in ((again, anna), (await maker.at(ben.table, ben.token), ben)):
            assert one.fold is not None
            assert was.fold is not None
            assert one.fold.entries[: len(was.fold.entries)] == was.fold.entries
        await play_turn(again, Random(3))
        if clock == WINDOW:
            assert (await maker.now())["left"] > 1000 * (LONG - 60)
            await maker.must("ring")
        async with asyncio.timeout(20 + TAKEN_OVER):
            while again.phase != "over":
                await again.hear()
        assert clock == WINDOW or time.monotonic() - begun >= clock["main"] - 1
        both = await stores[0].events(maker.event)
        assert [event.n for event in both] == list(range(1, len(both) + 1))
        results = (await there.get(f"events/{maker.event}/results")).json()
        turns = len(results["boards"][0]["best"])
        assert [len(one["turns"][0]) for one in results["members"]] == [turns, turns]
        assert anna.socket is not None
        await anna.socket.close()

"""The store in a real PostgreSQL: the same promises as the file's, and several processes on one log."""

from __future__ import annotations

import asyncio
import builtins
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from parlour.games import read_record
from parlour.play.create import create
from parlour.play.events import Event
from parlour.play.seating import Plan
from parlour.server.main import store_of
from parlour.server.settings import BadSetting, Limits, Settings
from parlour.server.storage import postgresql
from parlour.server.storage.finished import finished_games
from parlour.server.storage.postgresql import MIGRATIONS, NoDriver, PostgresStore
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.storage.store import LostRace, StoreError
from parlour.server.storage.uptimes import KEPT
from parlour.server.tables.connection import Connection
from parlour.server.tables.hub import Hub
from tests.commands import Run
from tests.games import some_game
from tests.play.tables import play_out
from tests.server.people import generous
from tests.server.postgres import Database, line_to
from tests.server.storage.test_sqlite import NOW, a_loser_in_a_group, said, summary, what_hosts_ask
from tests.server.tables.test_hub import Outbox, any_move

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(running: Database) -> AsyncIterator[PostgresStore]:
    """A store with nothing in it."""
    store = PostgresStore(running.address)
    await store.open()
    tables = "events", "cards", "processes", "uptimes", "notes", "untold"
    await running.execute(f"TRUNCATE {', '.join(f'parlour.{table}' for table in tables)} CASCADE")
    yield store
    await store.close()


async def test_what_was_appended_is_there_for_the_next(store: PostgresStore, running: Database) -> None:
    await store.append(summary("t"), [said(1), said(2, 'Ahoj "světe" 🎲')])
    await store.append(summary("t", updated=NOW + 3), [said(3)])
    other = PostgresStore(running.address)
    assert await other.events("t") == [said(1), said(2, 'Ahoj "světe" 🎲'), said(3)]
    assert await other.events("t", after=2) == [said(3)]
    assert await other.summaries(["t", "no"]) == [summary("t", updated=NOW + 3)]
    assert await other.count() == 1
    await other.close()


async def test_the_second_writer_of_a_number_loses_and_writes_nothing(store: PostgresStore) -> None:
    await store.append(summary("t"), [said(1)])
    with pytest.raises(LostRace):
        await store.append(summary("t", phase="over"), [said(2), said(1)])
    assert await store.events("t") == [said(1)]
    assert await store.summaries(["t"]) == [summary("t")]
    with pytest.raises(LostRace):
        await store.append(summary("u", invite="i-t"), [said(1)])
    assert await store.events("u") == []


async def test_a_loser_does_not_disturb_the_others_of_its_group(store: PostgresStore) -> None:
    await a_loser_in_a_group(store)


async def test_the_host_s_questions_are_answered(store: PostgresStore) -> None:
    await what_hosts_ask(store)


async def test_groups_of_two_processes_do_not_wait_for_each_other_in_a_ring(running: Database) -> None:
    stores = [PostgresStore(running.address) for _ in range(2)]
    for one in stores:
        await one.open()
    first, middle, last = tables = ["ring a", "ring b", "ring c"]
    held = await asyncpg.connect(running.address)
    stopped = held.transaction()
    await stopped.start()
    card = "INSERT INTO parlour.cards VALUES ($1, '', false, false, 0, 0, '')"
    await held.execute(card, middle)  # which both wait for
    order = {stores[0]: tables, stores[1]: [last, middle, first]}
    racers = [asyncio.ensure_future(one.append(summary(t), [said(1)])) for one in stores for t in order[one]]
    while await held.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < len(stores):
        await asyncio.sleep(0.01)
    await stopped.rollback()
    ended = await asyncio.gather(*racers, return_exceptions=True)
    await held.close()
    for one in stores:
        await one.close()
    assert [type(result) for result in ended if result is not None] == [LostRace] * len(tables)


async def test_a_store_that_is_closed_has_written_all_and_takes_no_more(running: Database) -> None:
    store, other = PostgresStore(running.address), PostgresStore(running.address)
    late = store.append(summary("late"), [said(1)])
    await store.close()
    assert late.done()
    assert await other.events("late") == [said(1)]
    with pytest.raises(StoreError, match="closed"):
        await store.append(summary("late"), [said(2)])
    await other.close()


async def test_of_writers_in_several_processes_exactly_one_wins(running: Database) -> None:
    stores = [PostgresStore(running.address) for _ in range(4)]
    for n in range(1, 20):
        ended = await asyncio.gather(
            *(one.append(summary("race"), [said(n, f"racer {i}")]) for i, one in enumerate(stores)),
            return_exceptions=True,
        )
        winners = [i for i, result in enumerate(ended) if result is None]
        assert len(winners) == 1
        assert all(isinstance(result, LostRace) for result in ended if result is not None)
        assert await stores[0].events("race", after=n - 1) == [said(n, f"racer {winners[0]}")]
    for one in stores:
        await one.close()


async def test_what_is_to_be_told_goes_over_from_a_process_that_is_no_more(
    store: PostgresStore, tmp_path: Path
) -> None:
    await store.peers.live("a", 60)
    await store.keep_untold("a", "channel", "t", [0, 1, 2])
    await store.keep_untold("a", "channel", "u", [0])
    await store.keep_untold("a", "device", "t", [1])
    await store.drop_untold("channel", "t", [0])
    assert await store.take_untold("b", "channel") == []
    await store.peers.leave("a")
    await store.peers.live("b", 60)
    taken = await store.take_untold("b", "channel")
    assert sorted(taken) == [("t", 1), ("t", 2), ("u", 0)]
    assert await store.take_untold("c", "channel") == []
    await store.peers.leave("b")
    await store.delete(["t"])
    assert await store.take_untold("c", "channel") == [("u", 0)]
    assert await store.take_untold("c", "device") == []
    file = SqliteStore(tmp_path)
    await file.keep_untold("a", "channel", "t", [0, 1, 2])
    await file.keep_untold("a", "channel", "t", [2])
    await file.keep_untold("a", "device", "u", [1])
    await file.drop_untold("channel", "t", [0])
    assert sorted(await file.take_untold("b", "channel")) == [("t", 1), ("t", 2)]
    await file.delete(["t"])
    assert await file.take_untold("b", "channel") == []
    assert await file.take_untold("b", "device") == [("u", 1)]
    await file.close()


async def test_lists_are_those_of_the_file(store: PostgresStore, tmp_path: Path) -> None:
    other = SqliteStore(tmp_path)
    summaries = [
        summary("old", updated=NOW),
        summary("new", updated=NOW + 9, game="another"),
        summary("private", listed=False, deadline=NOW + 90),
        summary("over", phase="over", listed=False),
        summary("bots", listed=False, phase="playing", bots_due=True, deadline=NOW + 30, updated=NOW + 1),
    ]
    for one in (store, other):
        for made in summaries:
            await one.append(made, [said(1)])
        assert [c.table for c in await one.open_tables(10)] == ["new", "old"]
        assert [c.table for c in await one.open_tables(1)] == ["new"]
        assert await one.waiting_for_bots("any") == ["bots"]
        assert await one.invited("i-private") == "private"
        assert await one.invited("i-nothing") is None
        assert await one.deadlines(NOW + 60.5) == [(NOW + 30, "bots")]
        assert await one.deadlines(NOW + 90) == [(NOW + 30, "bots"), (NOW + 90, "private")]
        assert await one.recent_games() == ["another", "some"]
        assert await one.count() == 5
    await other.close()


async def test_both_stores_know_when_a_server_was_up(
    store: PostgresStore, running: Database, tmp_path: Path
) -> None:
    file, elsewhere = SqliteStore(tmp_path), PostgresStore(running.address)
    for one, other in ((file, file), (store, elsewhere)):
        assert await one.alive("a", NOW, NOW) == [(NOW, NOW)]
        assert await other.alive("b", NOW + 20, NOW + 30) == [(NOW, NOW), (NOW + 20, NOW + 30)]
        assert await one.alive("a", NOW, NOW + 50) == [(NOW, NOW + 50), (NOW + 20, NOW + 30)]
        late = NOW + 40 + KEPT
        assert await other.alive("c", late, late) == [(NOW, NOW + 50), (late, late)], "b is forgotten"
    await file.close()
    await elsewhere.close()


async def test_a_database_that_goes_away_is_said_and_comes_back(running: Database) -> None:
    store = PostgresStore(running.address)
    await store.append(summary("before"), [said(1)])
    running.stop()
    with pytest.raises(StoreError, match="the database could not do it"):
        await store.append(summary("during"), [said(1)])
    running.start()
    await store.append(summary("after"), [said(1)])
    assert await store.events("before") == [said(1)]
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.count()


async def test_whatever_the_driver_raises_is_told_as_the_store_s(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise asyncpg.InternalClientError("got result for unknown protocol state 3")

    monkeypatch.setattr(asyncpg, "create_pool", fail)  # no database fails so when it is asked to
    with pytest.raises(StoreError, match="unknown protocol state"):
        await PostgresStore("postgresql://nowhere").count()


@pytest.mark.parametrize("error", [asyncpg.InternalClientError("in a state"), RuntimeError("closed")])
async def test_a_store_listens_again_whatever_has_ended_it(
    store: PostgresStore, running: Database, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    listening = PostgresStore(running.address, line_seconds=0.01)
    connect, failures = asyncpg.connect, [error] * 3

    async def connects(*given: Any, **named: Any) -> Any:
        if failures:
            raise failures.pop()
        return await connect(*given, **named)

    monkeypatch.setattr(asyncpg, "connect", connects)
    heard: list[tuple[str, int]] = []
    await listening.follow(lambda table, n: heard.append((table, n)))
    assert await eventually(lambda: heard == [("", 0)])
    await store.append(summary("heard"), [said(1)])
    assert await eventually(lambda: heard[1:] == [("heard", 1)])
    await listening.close()


@pytest.mark.long
async def test_only_errors_of_the_store_are_raised_while_its_line_is_cut_over_and_over(
    store: PostgresStore, running: Database
) -> None:
    random = Random(1)
    async with line_to(running) as line:
        cut, heard = PostgresStore(line.address, line_seconds=0.05), list[str]()
        await cut.open()
        await cut.follow(lambda table, n: heard.append(table))
        done = list[object]()
        ending = asyncio.Event()

        async def works(name: str) -> None:
            n = 0
            while not ending.is_set():
                n += 1
                try:
                    await cut.append(summary(f"{name}-{n}"), [said(1, "x" * 3000)])
                    await cut.open_tables(100)
                    await cut.peers.live(name, 5.0)
                    done.append(None)
                except StoreError as error:
                    done.append(error)
                    await asyncio.sleep(0.01)

        working = [asyncio.create_task(works(f"worker{i}")) for i in range(20)]
        for _ in range(60):
            await asyncio.sleep(random.random() / 10)
            await line.drop()
        ending.set()
        await asyncio.gather(*working)
        assert any(done), "it was cut while it worked"
        heard.clear()
        await store.append(summary("last"), [said(1)])
        assert await eventually(lambda: "last" in heard or "" in heard)
        await cut.append(summary("then"), [said(1)])
        await cut.close()


async def test_data_of_a_newer_parlour_are_left_alone(running: Database) -> None:
    first = PostgresStore(running.address)
    await first.open()
    await running.execute("INSERT INTO parlour.version VALUES ($1)", len(MIGRATIONS) + 1)
    second = PostgresStore(running.address)
    with pytest.raises(StoreError, match="newer Parlour"):
        await second.open()
    await running.execute("DELETE FROM parlour.version WHERE version > $1", len(MIGRATIONS))
    await second.open()
    for one in (first, second):
        await one.close()


async def test_many_who_open_at_once_make_the_schema_once(running: Database) -> None:
    await running.execute("DROP SCHEMA IF EXISTS parlour CASCADE")
    stores = [PostgresStore(running.address) for _ in range(5)]
    await asyncio.gather(*(one.open() for one in stores))
    assert await stores[0].count() == 0
    for one in stores:
        await one.close()


async def test_every_event_comes_back_as_it_was(store: PostgresStore) -> None:
    texts = ["", "\\", "'; DROP TABLE parlour.events; --", "\u2028", "🎲" * 300, '{"kind":"said"}', "a\tb"]
    events: list[Event] = [said(n, text) for n, text in enumerate(texts, 1)]
    await store.append(summary("t"), events)
    assert await store.events("t") == events


async def test_several_processes_see_each_other_s_moves(store: PostgresStore, running: Database) -> None:
    """Two hubs on one database, as two processes have them: a table is the same in both."""
    here, there = Hub(store, generous()), Hub(PostgresStore(running.address), generous())
    for hub in (here, there):
        await hub.start()
    new = await here.make(some_game(), {}, (Plan("me", "Anna"), Plan("here", "Ben")), "link")
    table = new.table.state.id
    outbox = Outbox()
    connection = Connection(outbox.send, "", Limits())
    async with there.hold(table) as live:
        connection.holder = ""
        live.connections.add(connection)
    pumping = asyncio.create_task(connection.pump())
    random = Random(1)
    live_tables = [hub.live_tables.get(table) for hub in (here, there)]
    for turn in range(6):
        n = await (here, there)[turn % 2].change(table, any_move(random))
        assert await eventually(lambda n=n: {live.table.state.n for live in live_tables if live} == {n})  # type: ignore[misc]  # no type for n
    assert len({live.table.state.position.to_bytes() for live in live_tables if live}) == 1
    connection.close()
    await pumping
    told = [message["text"] for message in outbox.sent if "text" in message]
    assert sum('"t":"update"' in text for text in told) == 6
    await there.store.close()


async def eventually(what: Callable[[], bool]) -> bool:
    """Whether something comes true while the loop goes on."""
    for _ in range(1000):
        if what():
            return True
        await asyncio.sleep(0.01)
    return False


# -- without a database --------------------------------------------------------------------------------------


async def test_one_setting_chooses_the_store(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg", reason="no asyncpg here: choosing the PostgreSQL store was NOT tried")
    chosen = store_of(Settings.load({"PARLOUR_STORE": "postgresql://nobody@127.0.0.1:1/none"}))
    assert isinstance(chosen, PostgresStore)
    with pytest.raises(StoreError, match="could not do it"):
        await chosen.open()
    default = store_of(Settings.load({}, data=tmp_path))
    assert isinstance(default, SqliteStore)
    await default.close()
    with pytest.raises(BadSetting, match="postgresql://"):
        store_of(Settings.load({}, store="mysql://somewhere"))


def test_without_the_driver_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, globals_: Mapping[str, object] | None = None, *rest: Any) -> Any:
        if name == "asyncpg":
            raise ImportError(name)
        return real(name, globals_, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(NoDriver, match=r"parlour\[postgresql\]"):
        postgresql.driver()


async def test_finished_games_are_exported_while_a_server_runs(
    store: PostgresStore, running: Database, parlour: Run, tmp_path: Path
) -> None:
    game = some_game()
    for name, commits in (("over", 10_000), ("under way", 2)):
        new = create(game, {}, [Plan("me", name), Plan("here", "Ben")])
        for event in play_out(new.table, commits=commits).state.events:
            await store.append(summary(new.table.state.id), [event])
    out = tmp_path / "games.jsonl"
    done = await asyncio.to_thread(
        parlour, "export", "games", "--database", running.address, "--out", str(out)
    )
    assert done.code == 0, done.err
    (record,) = map(read_record, out.read_text(encoding="utf-8").splitlines())
    assert (record.over, record.seats, record.game) == (True, [], game.slug)


def test_a_database_that_does_not_answer_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read"):
        list(finished_games(f"postgresql://parlour@/postgres?host={tmp_path}"))

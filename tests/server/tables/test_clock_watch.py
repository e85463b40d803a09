"""The server enforces clocks: when it is time, for tables that nobody looks at, and after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from parlour.play.clock import DAY, Clock
from parlour.play.errors import Declined
from parlour.play.events import Event
from parlour.play.seating import Plan
from parlour.play.stalling import stalled
from parlour.play.table import Table
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.clock_watch import SWEEP_SECONDS, ClockWatch
from parlour.server.tables.hub import Hub
from parlour.testing.tiny import GAME
from parlour.view.company import clocks
from parlour.wire.to_client import ClockTimes, Nudged, Update, Waits
from tests.play.tables import END
from tests.play.test_clocks import Time
from tests.server.people import generous

pytestmark = pytest.mark.anyio

ANNA, BEN, CLEO = Plan("me", "Anna"), Plan("here", "Ben"), Plan("here", "Cleo")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path)
    yield store
    await store.close()


def a_house(store: SqliteStore, time: Time, **limits: int) -> tuple[Hub, ClockWatch]:
    """A hub with the tiny game and its clock watch, both told the time."""
    hub = Hub(store, generous(**limits), levels=("random", "greedy"), find=lambda slug: GAME, now=time)
    return hub, ClockWatch(hub)


async def a_table(hub: Hub, clock: Clock, *plans: Plan) -> str:
    new = await hub.make(GAME, {}, plans or (ANNA, BEN), "link", clock=clock)
    return new.table.state.id


async def phase(hub: Hub, table: str) -> str:
    async with hub.hold(table) as live:
        return live.table.state.phase


def a_turn(seat: int, table: Table) -> list[Event]:
    """One card laid."""
    return table.propose_play(seat, table.count(seat), [table.legal(seat)[0], END])


async def test_time_that_is_up_ends_the_game(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    table = await a_table(hub, Clock("turn", 60))
    time.pass_by(59)
    assert await clock_watch.tick() == pytest.approx(1)
    assert await phase(hub, table) == "playing"
    time.pass_by(1)
    await clock_watch.tick()
    assert await phase(hub, table) == "over"
    async with hub.hold(table) as live:
        result = live.words.result()
    assert result is not None
    assert (result.ended, str(result.sentence)) == (
        "void", "Ended before everybody had had a turn: the game does not count.",
    )  # fmt: skip


async def test_a_move_in_time_winds_the_clock(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    table = await a_table(hub, Clock("turn", 60))
    for _ in range(2):
        time.pass_by(50)
        await clock_watch.tick()
        for seat in range(2):
            await hub.change(table, partial(a_turn, seat))
    assert await phase(hub, table) == "playing"


async def test_a_bot_stands_in_among_more_and_its_clock_stands(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    table = await a_table(hub, Clock("fischer", 60), ANNA, BEN, CLEO)
    time.pass_by(100)
    await clock_watch.tick()
    async with hub.hold(table) as live:
        assert [chair.level for chair in live.table.state.chairs] == ["greedy"] * 3
        assert live.table.state.phase == "playing"
        told = live.words.since(0, 2)
        steps = [step for message in told if isinstance(message, Update) for step in message.steps]
        lines = [str(step.told.text) for step in steps if step.told]
        assert lines == ["has no time left; a bot plays on."] * 3
        assert [message for message in told if isinstance(message, ClockTimes)] == [ClockTimes([0, 0, 0], [])]
    assert await clock_watch.tick() > 60


async def a_patient_table(hub: Hub, *plans: Plan) -> str:
    new = await hub.make(GAME, {}, plans or (ANNA, BEN), "link", patience=DAY)
    return new.table.state.id


async def test_who_keeps_a_game_waiting_is_reminded_in_time(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    table = await a_patient_table(hub)
    await hub.change(table, partial(a_turn, 0))
    await clock_watch.tick()
    for _ in range(DAY * 3 // 4 // int(SWEEP_SECONDS)):
        time.pass_by(SWEEP_SECONDS)
        await clock_watch.tick()
    async with hub.hold(table) as room:
        ben, anna = (
            room.words.since(1, room.table.state.n - 1),
            room.words.since(0, room.table.state.n - 1),
        )
        assert ben == [Nudged(-1, 1), Waits([-1, DAY * 250])]
        assert anna[-1] == Waits([-1, DAY * 250], claim=True)
    (card,) = await store.summaries([table])
    assert (card.nudged, card.deadline) == ([1], 0)
    assert card.until == [0, card.made + DAY]
    n = await hub.change(table, lambda t: [])
    time.pass_by(SWEEP_SECONDS)
    await clock_watch.tick()
    assert await hub.change(table, lambda t: []) == n, "once"
    await hub.change(table, partial(a_turn, 1))
    async with hub.hold(table) as room:
        assert room.words.since(0, room.table.state.n - 1)[-1] == Waits([-1, -1])
    (card,) = await store.summaries([table])
    assert card.deadline == int(time.now) + DAY * 3 // 4, "the next turn has its own time"


async def test_time_in_which_no_server_was_up_hurries_nobody(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    table = await a_patient_table(hub)
    await hub.change(table, partial(a_turn, 0))
    for _ in range(DAY // 2 // int(SWEEP_SECONDS)):
        await clock_watch.tick()
        time.pass_by(SWEEP_SECONDS)
    await clock_watch.tick()
    time.pass_by(3 * DAY)
    hub, clock_watch = a_house(store, time)
    await clock_watch.tick()
    assert hub.now.outages == [(time.now - 3 * DAY, time.now)]
    async with hub.hold(table) as room:
        assert room.table.state.warned == set()
        assert stalled(room.table.state, room.table.time()) == ()
    for _ in range(DAY // 2 // int(SWEEP_SECONDS)):
        time.pass_by(SWEEP_SECONDS)
        await clock_watch.tick()
    async with hub.hold(table) as room:
        assert room.table.state.warned == {1}
        assert stalled(room.table.state, room.table.time()) == (1,)


async def frozen(hub: Hub, clock_watch: ClockWatch, time: Time, seconds: float) -> float:
    """Let the host stand still; returns the seconds until the clocks are looked at again."""
    time.pass_by(seconds)
    hub.now()  # as whatever comes first does
    return await clock_watch.tick()


def lives(hub: Hub, time: Time, seconds: int) -> None:
    """Let time pass with a heartbeat every second."""
    for _ in range(seconds):
        time.pass_by(1)
        hub.now()


async def test_a_frozen_host_costs_nobody_their_time(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time, restart_seconds=30)
    hub.now.watch()
    table = await a_table(hub, Clock("fischer", 60, 5))
    await clock_watch.tick()
    lives(hub, time, 10)
    assert await frozen(hub, clock_watch, time, 3600) == pytest.approx(30), "people may come back first"
    assert await phase(hub, table) == "playing"
    lives(hub, time, 5)
    await hub.change(table, partial(a_turn, 0))
    async with hub.hold(table) as live:
        assert clocks(live.table) == ClockTimes([50_000, 45_000], [1])
        events = list(live.table.state.events)
    resumed = Table.resume(events, hub.find, time)
    assert clocks(resumed) == ClockTimes([50_000, 45_000], [1]), "the log says so too"
    lives(hub, time, 44)
    await clock_watch.tick()
    assert await phase(hub, table) == "playing"
    lives(hub, time, 2)
    await clock_watch.tick()
    assert await phase(hub, table) == "over"


async def test_a_move_that_comes_with_the_thaw_is_in_time(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    hub.now.watch()
    table = await a_table(hub, Clock("turn", 60))
    lives(hub, time, 20)
    time.pass_by(3600)
    await hub.change(table, partial(a_turn, 0))
    await clock_watch.tick()
    async with hub.hold(table) as live:
        assert clocks(live.table) == ClockTimes([60_000, 40_000], [1])


async def test_a_freeze_before_a_restart_hurries_nobody_after_it(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    hub.now.watch()
    await clock_watch.tick()
    table = await a_patient_table(hub)
    await hub.change(table, partial(a_turn, 0))
    lives(hub, time, 10)
    begin = time.now
    await frozen(hub, clock_watch, time, 2 * DAY)
    hub, clock_watch = a_house(store, time)
    await clock_watch.tick()
    assert hub.now.outages == [(begin, begin + 2 * DAY)]
    async with hub.hold(table) as live:
        assert stalled(live.table.state, live.table.time()) == ()
        with pytest.raises(Declined):
            live.table.propose_claim(0)


async def test_who_was_away_before_a_freeze_is_waited_for_anew(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time, away_seconds=60)
    hub.now.watch()
    table = await a_table(hub, Clock("turn", 60))
    await clock_watch.tick()
    async with hub.hold(table) as live:
        live.expecting_since -= 3600
        assert live.away(asyncio.get_running_loop().time()) == {0, 1}
    await frozen(hub, clock_watch, time, 3600)
    async with hub.hold(table) as live:
        assert live.away(asyncio.get_running_loop().time()) == frozenset()


async def test_clocks_stand_still_while_no_server_is_up(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time)
    table = await a_table(hub, Clock("turn", 60))
    time.pass_by(20)
    await clock_watch.tick()
    time.pass_by(1000)
    hub, clock_watch = a_house(store, time)
    await clock_watch.tick()
    async with hub.hold(table) as live:
        assert clocks(live.table) == ClockTimes([40_000, 40_000], [0, 1])
    time.pass_by(40)
    await clock_watch.tick()
    assert await phase(hub, table) == "over"


async def test_a_restart_forgets_no_clock(store: SqliteStore) -> None:
    time = Time()
    hub, _ = a_house(store, time)
    soon = await a_table(hub, Clock("turn", 60))
    late = await a_table(hub, Clock("days", 1))
    time.pass_by(61)
    hub, clock_watch = a_house(store, time)
    await clock_watch.tick()
    assert hub.live_tables.get(late) is None, "it costs nothing while it waits"
    assert await phase(hub, soon) == "over"
    assert await phase(hub, late) == "playing"
    for _ in range(DAY // int(SWEEP_SECONDS) + 1):
        hub, clock_watch = a_house(store, time)
        await clock_watch.tick()
        time.pass_by(SWEEP_SECONDS)
        await clock_watch.tick()
    assert await phase(hub, late) == "over"


async def test_a_sweep_finds_the_deadlines_of_tables_let_go(store: SqliteStore) -> None:
    time = Time()
    hub, clock_watch = a_house(store, time, live_tables=1)
    first = await a_table(hub, Clock("days", 1))
    await clock_watch.tick()
    await a_table(hub, Clock("days", 2))
    await a_table(hub, Clock("days", 2))
    assert hub.live_tables.get(first) is None
    time.pass_by(DAY)
    await clock_watch.tick()
    assert await phase(hub, first) == "over"


async def test_people_may_come_back_first_after_a_start(store: SqliteStore) -> None:
    time = Time()
    hub, _ = a_house(store, time)
    table = await a_table(hub, Clock("turn", 60))
    time.pass_by(1000)
    hub, clock_watch = a_house(store, time)
    clock_watch.start(grace=3600)
    await asyncio.sleep(0)
    assert await phase(hub, table) == "playing"
    await clock_watch.stop()
    clock_watch.start(grace=0)
    for _ in range(200):
        if await phase(hub, table) == "over":
            break
        await asyncio.sleep(0.01)
    await clock_watch.stop()
    assert await phase(hub, table) == "over"


async def test_a_clock_set_back_before_a_start_freezes_no_table(store: SqliteStore) -> None:
    time = Time()
    hub, _ = a_house(store, time)
    table = await a_table(hub, Clock("turn", 60))
    time.pass_by(-3 * DAY)
    hub, clock_watch = a_house(store, time)
    assert await phase(hub, table) == "playing"
    await clock_watch.tick()
    assert await phase(hub, table) == "playing"
    time.pass_by(61)
    await clock_watch.tick()
    assert await phase(hub, table) == "over"

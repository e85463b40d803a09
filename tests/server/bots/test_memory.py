"""What bots keep between turns: their own table's alone, within a bound, gone with the table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from parlour.kernel.state import State
from parlour.play.events import Event
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.search import Memory
from parlour.search.turn import TurnSearch
from parlour.server.bots.memory import BotMemories
from parlour.server.bots.runner import BotRunner
from parlour.server.live.hub import Hub
from parlour.server.live.live_table import LiveTable
from parlour.server.storage.sqlite import SqliteStore
from tests.play.tables import END, find, made
from tests.server.people import generous

pytestmark = pytest.mark.anyio

ANNA, BEN = Plan("me", "Anna"), Plan("here", "Ben")
BOT, OTHER = Plan("bot", level="greedy"), Plan("bot", level="random")
SIMULATIONS = 20
MANY = 2000
PLENTY = 1 << 30


def a_room(secret: int = 1) -> LiveTable:
    return LiveTable(made(ANNA, BOT, secret=bytes([secret] * 32), random_start=False).table)


def thought(live: LiveTable, simulations: int = SIMULATIONS) -> Memory:
    """A memory of a search from seat 1's view."""
    memory = Memory()
    memory.search = TurnSearch(live.table.view(1), seed=1, compiled=False)
    memory.search.run(simulations)
    memory.rest()
    return memory


async def test_a_bot_gets_back_what_it_gave_once() -> None:
    bot_memories, live = BotMemories(PLENTY), a_room()
    memory = thought(live)
    bot_memories.give(live, 1, "greedy", memory)
    assert (len(bot_memories), bot_memories.size) == (1, memory.size)
    assert bot_memories.take(live, 1, "greedy") is memory
    assert (len(bot_memories), bot_memories.size) == (0, 0)
    assert bot_memories.take(live, 1, "greedy").search is None  # somebody has it


async def test_no_table_seat_or_level_shares_with_another() -> None:
    bot_memories, live = BotMemories(PLENTY), a_room()
    for other, seat, level in ((a_room(2), 1, "greedy"), (live, 0, "greedy"), (live, 1, "random")):
        bot_memories.give(live, 1, "greedy", thought(live))
        assert bot_memories.take(other, seat, level).search is None


async def test_over_the_bound_the_oldest_go() -> None:
    live_tables = [a_room(k) for k in range(1, 6)]
    memories = [thought(live) for live in live_tables]
    bot_memories = BotMemories(3 * memories[0].size)
    for live, memory in zip(live_tables, memories, strict=True):
        bot_memories.give(live, 1, "greedy", memory)
        assert bot_memories.size <= 3 * memories[0].size
    kept = [
        bot_memories.take(live, 1, "greedy") is memory
        for live, memory in zip(live_tables, memories, strict=True)
    ]
    assert kept[-2:] == [True, True]
    assert not any(kept[:2])
    assert (len(bot_memories), bot_memories.size) == (0, 0)


async def test_one_that_is_larger_than_the_bound_is_not_kept() -> None:
    bot_memories, live = BotMemories(10), a_room()
    bot_memories.give(live, 1, "greedy", thought(live))
    assert (len(bot_memories), bot_memories.size) == (0, 0)


async def test_a_table_that_is_gone_takes_its_memories_along() -> None:
    bot_memories, live, other = BotMemories(PLENTY), a_room(1), a_room(2)
    bot_memories.give(live, 1, "greedy", thought(live))
    bot_memories.give(other, 1, "greedy", thought(other))
    bot_memories.forget(live)
    assert len(bot_memories) == 1
    live.gone = True  # while it was thinking
    bot_memories.give(live, 1, "greedy", thought(live))
    assert bot_memories.take(live, 1, "greedy").search is None
    assert bot_memories.take(other, 1, "greedy").search is not None


async def test_what_a_bot_knew_goes_when_a_person_plays_there_again() -> None:
    bot_memories = BotMemories(PLENTY)
    live = LiveTable(made(ANNA, BEN, BOT, random_start=False).table)
    table = live.table
    live.fold(table.propose_leave(1, "greedy"))
    for seat in (1, 2):
        bot_memories.give(live, seat, "greedy", thought(live))
    live.fold(table.propose_back(1))
    bot_memories.table_changed(live)
    assert len(bot_memories) == 1
    bot_memories.give(live, 1, "greedy", thought(live))  # it was still thinking
    assert bot_memories.take(live, 1, "greedy").search is None
    assert bot_memories.take(live, 2, "greedy").search is not None


async def test_who_has_not_searched_has_nothing_to_keep() -> None:
    bot_memories, live = BotMemories(PLENTY), a_room()
    bot_memories.give(live, 1, "greedy", Memory())
    assert len(bot_memories) == 0


def test_at_rest_a_tree_knows_the_same_in_less_memory() -> None:
    view = made(ANNA, BOT, random_start=False).table.view(0)
    search = TurnSearch(view, seed=1, compiled=False)
    search.run(SIMULATIONS)
    lines, size = search.lines(), search.size
    search.rest()
    assert search.size < size
    assert search.lines() == lines
    grown = TurnSearch(view, seed=1, compiled=False)
    grown.run(SIMULATIONS)
    assert (search.run(SIMULATIONS), grown.run(SIMULATIONS)) == (SIMULATIONS, SIMULATIONS)
    assert search.lines() == grown.lines()


# -- at tables of a server -----------------------------------------------------------------------------------


class Thinker:
    """A bot that searches a little, and notes with what each of its turns began."""

    def __init__(self) -> None:
        self.began: dict[int, list[tuple[Memory, int]]] = defaultdict(list)

    def __call__(self, view: State, level: str, seed: int, memory: Memory) -> Sequence[int]:
        assert view.viewer is not None
        if memory.search is None:
            visits = 0
            memory.search = TurnSearch(view, seed=seed)
        else:
            memory.search.advance_to(view)
            visits = memory.search.visits
        self.began[int(view.variant.options["top"])].append((memory, visits))
        run, after = list[int](), view.copy()
        while not run or run[-1] != END:
            memory.search.advance_to(after)
            memory.search.run(MANY)
            run.append(memory.search.lines()[0].action)
            after.apply(view.viewer, run[-1])
        return run


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    store = SqliteStore(tmp_path)
    hub = Hub(store, generous(), levels=("random", "greedy"), find=find)
    await hub.start()
    yield hub
    await hub.say_goodbye()
    await store.close()


async def bots_moved(hub: Hub, table: str) -> LiveTable:
    """The room, when no bot thinks there any more."""
    while True:
        async with hub.hold(table) as live:
            if not live.bots_at_work and not live.table.state.bots_due:
                return live
        await asyncio.sleep(0.005)


def passing(table: Table) -> list[Event]:
    """The person ends the turn, or lays what must be laid before."""
    legal = table.legal(0)
    return table.propose_play(0, table.version(0), [END if END in legal else legal[0]])


async def test_a_bots_second_turn_starts_with_what_it_knew(hub: Hub) -> None:
    thinker = Thinker()
    bots = BotRunner(hub, thinker, pace=0)
    tables = {}
    for top in (4, 5):
        table = made(ANNA, BOT, random_start=False, top=top)
        await hub.keep(table)
        await bots_moved(
            hub, table.table.state.id
        )  # all are due at once; a search takes it that it comes first
        tables[top] = table.table.state.id
    for top, table_id in tables.items():
        while len(thinker.began[top]) < 2:
            await hub.change(table_id, passing)
            await bots_moved(hub, table_id)
        (first, nothing), (second, visits), *_ = thinker.began[top]
        assert first is second
        assert nothing == 0
        assert visits > 0
    assert thinker.began[4][0][0] is not thinker.began[5][0][0]
    assert len(bots.bot_memories) == 2

    live = hub.live_tables.get(tables[4])
    assert live is not None
    hub.live_tables.forget(live)
    assert len(bots.bot_memories) == 1
    while (await bots_moved(hub, tables[5])).table.state.phase != "over":
        await hub.change(tables[5], passing)
    assert len(bots.bot_memories) == 0
    await bots.stop()

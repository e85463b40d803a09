"""Bots in processes of their own: they play what they would play here, from what their seat may know."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from parlour.kernel.state import State, Variant
from parlour.play.counts import Count
from parlour.search.tree import compile
from parlour.search.turn import Memory, Strength, searched_run
from parlour.server.settings import Settings
from parlour.server.work.bots import process
from parlour.server.work.bots.memory import MemoryKey
from parlour.server.work.bots.process import BotTurn, Thinkers, Thought, View, begin, think
from parlour.server.work.processes import LOWEST
from parlour.server.work.threads import Stopping
from tests.games import cool, some_game
from tests.server.people import PATIENCE, Person, serving, visiting

pytestmark = pytest.mark.anyio

MASTER = "master"
PLENTY = 1 << 30
QUICK = Strength(300, 60.0, solve=False)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(Settings(bot_processes=2))
    yield thinkers
    await thinkers.pool.stop()


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No search is compiled, so that a process is ready at once."""
    cool(monkeypatch, "search", some_game())


def turn(view: State, seed: int = 1, level: str = MASTER) -> BotTurn:
    assert view.viewer is not None
    return BotTurn("t", view.viewer, Count(0, 0), view, level, seed, waited_for=True)


def a_view(seed: int = 1) -> State:
    state = Variant.of(some_game()).new_state(seed=seed)
    return state.view(state.turn[0])


async def pid(thinkers: Thinkers) -> int:
    """The number of the process, once it has started."""
    async with asyncio.timeout(PATIENCE):
        while not thinkers.pool.pids:
            await asyncio.sleep(0.005)
    (only,) = thinkers.pool.pids
    return only


def test_a_process_is_given_the_view_of_a_seat_and_nothing_more() -> None:
    state = Variant.of(some_game()).new_state(seed=1)
    seat = state.turn[0]
    view = state.view(seat)
    sent = View.of(view)
    assert (sent.record, sent.history, sent.seat) == (view.to_bytes(), view.history, seat)
    assert sent.record != state.to_bytes()
    there = pickle.loads(pickle.dumps(sent)).state()  # noqa: S301  # as it is sent
    assert (there, there.viewer, there.history, there.variant) == (view, seat, view.history, view.variant)


def test_the_same_seed_plays_the_same_there_and_goes_on_from_the_tree() -> None:
    compile.load_search(some_game())
    state = Variant.of(some_game()).new_state(seed=3)
    memory = Memory()
    begin(PLENTY)
    seat = state.turn[0]
    for seed in range(3):
        view = state.view(seat)
        run = think(Thought(View.of(view), QUICK, seed, MemoryKey("t", seat, MASTER)))
        assert run == searched_run(view, seed, QUICK, memory)
        memory.rest()
        assert process.memories.kept.size == memory.size > 0
        play(state, seat, run)
        while not state.is_over and state.turn[0] != seat:
            play(state, state.turn[0], [state.legal_actions(state.turn[0])[0]])


def play(state: State, seat: int, run: Sequence[int]) -> None:
    for action in run:
        state.apply(seat, action)


@pytest.mark.usefixtures("plain")
async def test_until_its_search_is_compiled_a_bot_is_greedy(thinkers: Thinkers) -> None:
    view = a_view()
    assert await thinkers(turn(view)) == await thinkers(turn(view, level="greedy"))


@pytest.mark.long
async def test_a_search_plays_the_same_at_a_low_priority(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "strength_of", lambda *_: QUICK)
    compile.load_search(some_game())
    view = a_view()
    assert await thinkers(turn(view)) == searched_run(view, 1, QUICK)
    only = await pid(thinkers)
    if sys.platform != "win32":
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, only) == min(LOWEST, ours + LOWEST)


async def test_levels_that_do_not_search_need_no_process(thinkers: Thinkers) -> None:
    for level in ("random", "greedy"):
        assert await thinkers(turn(a_view(), level=level))
    assert not thinkers.pool.pids


@pytest.mark.usefixtures("plain")
async def test_a_tables_turns_go_to_one_process(thinkers: Thinkers) -> None:
    view = a_view()
    assert await thinkers(turn(view)) == await thinkers(turn(view))
    assert len(thinkers.pool.pids) == 1


@pytest.mark.usefixtures("plain")
async def test_a_process_that_dies_costs_a_retry(thinkers: Thinkers) -> None:
    view = a_view()
    task = asyncio.create_task(thinkers(turn(view)))
    await asyncio.sleep(0)
    thinking = await pid(thinkers)
    os.kill(thinking, signal.SIGKILL)
    run = await task
    idle = await pid(thinkers)
    assert idle != thinking
    os.kill(idle, signal.SIGKILL)
    assert await thinkers(turn(view)) == run
    assert await pid(thinkers) != idle


@pytest.mark.usefixtures("plain")
async def test_who_waits_when_the_server_stops_is_told_at_once(thinkers: Thinkers) -> None:
    task = asyncio.create_task(thinkers(turn(a_view())))
    await asyncio.sleep(0)
    thinking = await pid(thinkers)
    await thinkers.pool.stop()
    with pytest.raises(Stopping):
        await task
    with pytest.raises(ProcessLookupError):
        os.kill(thinking, 0)
    with pytest.raises(Stopping):
        await thinkers(turn(a_view()))


@pytest.mark.usefixtures("plain")
async def test_a_table_goes_on_when_the_process_of_its_bot_dies(tmp_path: Path) -> None:
    bot = {"kind": "bot", "level": MASTER}
    with serving(tmp_path, bot_processes=1) as served:
        async with visiting(served.url) as site:
            table, _, _ = await site.make(bot, bot)
            async with Person(served.url, table) as watcher:
                while watcher.n < 4:
                    await watcher.hear()
                os.kill(await pid(served.services.thinkers), signal.SIGKILL)
                while watcher.n < 8:
                    await watcher.hear()

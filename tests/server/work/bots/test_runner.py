"""Bots at seats: they see their view alone, move like anybody, and nobody waits for their faults."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from parlour.kernel.chance import Seeded
from parlour.kernel.state import State, Variant
from parlour.search import choose
from parlour.search.tree.compile import load_search
from parlour.server.work.bots.runner import first_legal
from parlour.server.work.bots.scheduler import ALONE_AT_ONCE
from parlour.wire.from_client import Say
from tests.games import some_game
from tests.server.people import PATIENCE, Person, serving, together, visiting

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
EIGHT = 8
BOT = {"kind": "bot", "level": "random"}


async def a_whole_turn_of_each(data: Path, bots: object) -> None:
    """Assert that a person and a bot can play some turns together."""
    with serving(data, bots=bots) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BOT)
            async with Person(served.url, table, tokens[0]) as anna:
                await together([anna], Random(1), 6)
            assert {line.seat for line in (await site.look(table)).log} >= {0, 1}


async def test_a_bot_gets_the_view_of_its_seat_and_nothing_more(tmp_path: Path) -> None:
    views: list[State] = []

    def watched(view: State, level: str, seed: int) -> Sequence[int]:
        views.append(view)
        assert level == "random"
        return choose(view, level, seed)

    await a_whole_turn_of_each(tmp_path, watched)
    assert views
    for view in views:
        assert view.viewer == 1
        assert view.turn == (1,)
        assert Seeded.__name__.encode() not in pickle.dumps(view), "it cannot draw"


async def test_a_bot_that_fails_is_moved_for(tmp_path: Path) -> None:
    def broken(view: State, level: str, seed: int) -> Sequence[int]:
        raise ZeroDivisionError("a bot's mistake")

    await a_whole_turn_of_each(tmp_path, broken)


@pytest.mark.parametrize("nonsense", [[], [-1], [10**9], [0] * 100])
async def test_a_bot_that_plays_nonsense_is_moved_for(tmp_path: Path, nonsense: list[int]) -> None:
    await a_whole_turn_of_each(tmp_path, lambda view, level, seed: nonsense)


async def test_nobody_waits_for_a_bot_that_thinks(tmp_path: Path) -> None:
    go = threading.Event()

    def slow(view: State, level: str, seed: int) -> Sequence[int]:
        go.wait(20)
        return choose(view, level, seed)

    with serving(tmp_path, bots=slow) as served:
        async with visiting(served.url) as site:
            thinking, _, _ = await site.make(BOT, BOT)
            table, _, tokens = await site.make(ME, {"kind": "here", "name": "Ben"})
            async with (
                Person(served.url, thinking) as watcher,
                Person(served.url, table, tokens[0]) as a,
                Person(served.url, table, tokens[1]) as b,
            ):
                before = watcher.n
                await together([a, b], Random(1), 4)
                await watcher.send(Say("Take your time"))
                assert (await site.look(thinking)).n <= before + 1
                go.set()
                while watcher.n <= before + 1:
                    await watcher.hear()


async def test_eight_searches_at_once_hold_nobody_up(tmp_path: Path) -> None:
    """Eight bots have their turn at the same time, in processes of their own; two people play on."""
    load_search(some_game())
    master = {"kind": "bot", "level": "master"}
    with serving(tmp_path) as served:
        async with visiting(served.url) as site, contextlib.AsyncExitStack() as watched:
            for _ in range(EIGHT):
                thinking, _, _ = await site.make(master, master)
                await watched.enter_async_context(Person(served.url, thinking))
            table, _, tokens = await site.make(ME, {"kind": "here", "name": "Ben"})
            async with asyncio.timeout(PATIENCE):
                while served.services.bots.queue.thinking < EIGHT:
                    await asyncio.sleep(0.02)
            async with Person(served.url, table, tokens[0]) as a, Person(served.url, table, tokens[1]) as b:
                await together([a, b], Random(1), 4)
            assert 1 <= len(served.services.thinkers.pool.pids) <= (os.cpu_count() or 1)


def test_the_last_resort_is_a_turn_that_the_rules_allow() -> None:
    for seed in range(5):
        state = Variant.of(some_game()).new_state(seed=seed)
        for _ in range(12):
            if state.is_over:
                break
            seat = state.turn[0]
            run = first_legal(state.view(seat), seat)
            assert run
            for action in run:
                state.apply(seat, action)


async def test_bots_alone_hold_up_nobody_who_plays(tmp_path: Path) -> None:
    """Many tables of bots alone think one at a time, and a bot that a person waits for is next."""
    lock = threading.Lock()
    now: list[str] = []
    most = 0
    go = threading.Event()

    def slow(view: State, level: str, seed: int) -> Sequence[int]:
        nonlocal most
        if level == "greedy":
            with lock:
                now.append(level)
                most = max(most, len(now))
            go.wait(20)
            with lock:
                now.remove(level)
        return choose(view, level, seed)

    with serving(tmp_path, bots=slow) as served:
        async with visiting(served.url) as site:
            greedy = {"kind": "bot", "level": "greedy"}
            alone = [(await site.make(greedy, greedy))[0] for _ in range(EIGHT)]
            table, _, tokens = await site.make(ME, BOT)
            async with Person(served.url, table, tokens[0]) as anna:
                await together([anna], Random(1), 6)
            assert {line.seat for line in (await site.look(table)).log} >= {0, 1}
            assert (most, len(now)) == (ALONE_AT_ONCE, ALONE_AT_ONCE)
            async with Person(served.url, alone[-1]) as watcher:  # whom somebody watches plays on
                while len(now) == ALONE_AT_ONCE:
                    await asyncio.sleep(0.02)
                go.set()
                while watcher.n < 4:
                    await watcher.hear()
    assert not now

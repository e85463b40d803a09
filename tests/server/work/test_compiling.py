"""Games are compiled in the order in which they are played, and slow rules never block the event loop."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numba
import pytest

from parlour.browser.parts import Part
from parlour.games import catalogue
from parlour.kernel.compile.cached import NotCached
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import catalogues
from parlour.play.seating import Plan
from parlour.search.levels import plays_as
from parlour.server.storage.sqlite import SqliteStore
from parlour.server.tables.connection import Connection
from parlour.server.tables.hub import Hub
from parlour.server.work import compiling
from parlour.server.work.compiling import CompileQueue, Compiler, load_cached
from parlour.server.work.modules import Modules
from parlour.server.work.threads import Threads
from parlour.testing.tiny import GAME
from parlour.view.words import TableInWords
from tests.games import cool
from tests.play.tables import END
from tests.server.people import PATIENCE, generous

pytestmark = pytest.mark.anyio

QUIET = 0.05
PEOPLE = (Plan("me", "Anna"), Plan("here", "Ben"))
TABLES = [game for game in catalogue() if game.display is not None and 2 in game.seating.seats]


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    store = SqliteStore(tmp_path)
    yield Hub(store, generous(), levels=("random",))
    await store.close()


class Uncached(Compiler):
    """A compiler whose cache is empty."""

    async def load(self, game: Game) -> None:
        raise NotCached


async def test_what_was_played_last_is_compiled_first(hub: Hub) -> None:
    compiled, searches = list[str](), list[str]()

    class Noting(Uncached):
        async def rules(self, game: Game) -> None:
            assert all(one.prepared(language) for one in catalogues() for language in LANGUAGES)
            compiled.append(game.slug)
            if len(compiled) == 1:  # meanwhile somebody opens a table of the game that would come last
                await hub.make(TABLES[1], {}, PEOPLE, "link")

        async def search(self, game: Game) -> None:
            assert len(compiled) == len(catalogue())  # the rules of all games come before
            searches.append(game.slug)

    await hub.make(TABLES[-1], {}, PEOPLE, "link")
    queue = CompileQueue(hub, compiler=Noting(), quiet_seconds=0)
    assert next(iter(await queue.order())).slug == TABLES[-1].slug
    await queue.start()
    assert compiled[:2] == [TABLES[-1].slug, TABLES[1].slug]
    assert sorted(compiled) == sorted(searches) == sorted(game.slug for game in catalogue())


async def test_of_each_game_comes_what_a_page_needs_first_and_what_is_looked_at_goes_before_others(
    hub: Hub,
) -> None:
    """Rules and the module that speaks of each game, then searches, then the modules that think."""
    done: list[tuple[str, Game]] = []
    played, others = TABLES[-1], [game for game in catalogue() if game is not TABLES[-1]]
    early, opened, asked = others[0], others[1], others[-1]
    alone, all_of = GAME, len(catalogue())

    class Noting(Uncached):
        async def messages(self) -> None:
            pass

        async def rules(self, game: Game) -> None:
            done.append(("rules", game))
            if game is played:  # meanwhile somebody opens a table of another
                await hub.make(opened, {}, PEOPLE, "link")

        async def search(self, game: Game) -> None:
            done.append(("search", game))
            if len(done) == 2 * all_of + 2:  # a page asks for another, and for one that is in no catalogue
                modules.wanted(asked)
                modules.wanted(alone)

    class Noted(Modules):
        async def build(self, game: Game, part: Part, threads: Threads) -> None:
            done.append((part, game))
            if len(done) == 4 * all_of + 2:
                finished.set()

    modules, finished = Noted(), asyncio.Event()
    await hub.make(played, {}, PEOPLE, "link")
    queue = CompileQueue(hub, modules, Noting(), quiet_seconds=0)
    modules.wanted(early)  # somebody is there before anything begins
    queue.start()
    async with asyncio.timeout(PATIENCE):
        await finished.wait()
    assert done[:2] == [("rules", early), ("speaks", early)]
    assert done[2:6] == [("rules", played), ("rules", opened), ("speaks", opened), ("speaks", played)]
    assert {what for what, _ in done[: 2 * all_of]} == {"rules", "speaks"}
    assert done[2 * all_of : 2 * all_of + 2] == [("search", opened), ("search", early)]
    middle = done[2 * all_of + 2 :]
    assert middle[:2] == [("speaks", alone), ("speaks", asked)], "what a page waits for is made in between"
    assert [what for what, _ in middle[2:]] == ["search"] * (all_of - 2) + ["thinks"] * (all_of + 1)
    assert middle[2] == ("search", asked)
    assert middle[all_of][1] is alone
    finished.clear()
    modules.wanted(asked)  # once all is done, what is wanted is made at once
    async with asyncio.timeout(PATIENCE):
        while done[-2:] != [("speaks", asked), ("thinks", asked)]:
            await asyncio.sleep(0.01)
    await queue.stop()


async def test_what_the_cache_has_is_loaded_before_all_else_and_without_a_process(hub: Hub) -> None:
    """After a restart people play on at once: not after a pause, nor after messages and other games."""
    order = list[str]()
    missing, damaged = TABLES[-1], TABLES[0]

    class Noting(Compiler):
        async def load(self, game: Game) -> None:
            order.append(f"load {game.slug}")
            if game is missing:
                raise NotCached
            if game is damaged:
                raise OSError("damaged")

        async def messages(self) -> None:
            assert asyncio.get_running_loop().time() - began >= QUIET
            order.append("messages")

        async def rules(self, game: Game) -> None:
            order.append(f"compile {game.slug}")

        async def search(self, game: Game) -> None:
            assert not self.pool.pids

    await hub.make(missing, {}, PEOPLE, "link")
    queue = CompileQueue(hub, compiler=Noting(), quiet_seconds=QUIET)
    began = asyncio.get_running_loop().time()
    await queue.start()
    loads = [f"load {game.slug}" for game in await queue.order()]
    assert loads[0] == f"load {missing.slug}", "what was played last is first"
    assert order[: len(loads) + 1] == [*loads, "messages"]
    assert {*order[len(loads) + 1 :]} == {f"compile {missing.slug}", f"compile {damaged.slug}"}


async def test_what_is_loaded_is_loaded_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[threading.Thread]()
    monkeypatch.setattr(compiling, "load_cached", lambda _: threads.append(threading.current_thread()))
    await Compiler().load(GAME)
    assert threads
    assert threading.main_thread() not in threads


async def test_what_the_cache_lacks_is_not_compiled_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a thread would hold the interpreter's lock for seconds."""

    def compiles(game: Game) -> None:
        numba.njit(lambda x: 2 * x)(3)

    monkeypatch.setattr(compiling, "load_display", compiles)
    with pytest.raises(NotCached):
        load_cached(TABLES[0])


async def test_a_game_that_does_not_compile_leaves_the_others_alone(hub: Hub) -> None:
    compiled = list[str]()

    class Failing(Uncached):
        async def rules(self, game: Game) -> None:
            compiled.append(game.slug)
            raise RuntimeError("no compiler")

        search = rules

    queue = CompileQueue(hub, compiler=Failing(), quiet_seconds=0)
    await queue.start()
    assert len(compiled) == 2 * len(catalogue())
    await queue.stop()


@pytest.mark.long
async def test_a_process_that_has_compiled_is_replaced(hub: Hub) -> None:
    pids = set[int]()

    class Noting(Uncached):
        async def rules(self, game: Game) -> None:
            pids.add(await self.pool.run("", os.getpid))

        search = rules

    for seconds, each in ((-1.0, 2 * len(catalogue())), (3600.0, 1)):
        pids.clear()
        await CompileQueue(hub, compiler=Noting(seconds), quiet_seconds=0).start()
        assert len(pids) == each


@pytest.mark.long
async def test_a_bot_says_what_it_plays_like_until_its_search_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue is held back by its own pause; then it compiles the tiny game, rules and search."""
    cool(monkeypatch, "search", GAME)
    monkeypatch.setattr(compiling, "catalogue", lambda: (GAME,))
    levels = ("random", "greedy", "master")
    store = SqliteStore(tmp_path)
    hub = Hub(store, generous(), levels=levels, find=lambda slug: GAME, plays_as=plays_as)
    plans = (Plan("me", "Anna"), *(Plan("bot", level=level) for level in ("greedy", "master")))
    new = await hub.make(GAME, {}, plans, "link")
    live = hub.live_tables.get(new.table.state.id)
    assert live is not None
    written = list[bytes]()

    def write(messages: Sequence[bytes]) -> bool:
        written.extend(messages)
        return True

    anna = Connection(unread, "127.0.0.1", generous(), write=write)
    anna.holder = new.table.state.chairs[0].holder
    live.connections.add(anna)
    work = CompileQueue(hub, compiler=Uncached(), quiet_seconds=0)

    def shown() -> list[str]:
        return [player.plays_as for player in live.words.snapshot(0).players]

    assert shown() == ["", "", "greedy"]
    await work.start()
    assert shown() == ["", "", ""]
    assert written, "whoever is there is told"
    assert b"plays_as" not in written[-1]
    await work.stop()
    await store.close()


async def unread(message: Mapping[str, Any]) -> None:
    """Sends nothing, as nothing pumps."""


async def test_plain_rules_and_long_logs_are_worked_out_beside_the_loop(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    cool(monkeypatch, "rules", GAME)
    cool(monkeypatch, "stepping", GAME)
    hub.find = lambda slug: GAME
    table = (await hub.make(GAME, {}, PEOPLE, "link")).table.state.id
    threads: list[str] = []
    real = TableInWords.snapshot

    def noted(self: TableInWords, *arguments: Any, **named: Any) -> Any:
        threads.append(threading.current_thread().name)
        return real(self, *arguments, **named)

    monkeypatch.setattr(TableInWords, "snapshot", noted)
    async with hub.hold(table) as live:
        assert live.table.state.game.running is live.table.state.game.rules
        await live.snapshot(0)
    assert threads
    assert threading.current_thread().name not in threads

    def propose(it: Any) -> Any:
        threads.append(threading.current_thread().name)
        return it.propose_play(0, it.count(0), [it.legal(0)[0], END])

    await hub.change(table, propose)
    assert threading.current_thread().name not in threads

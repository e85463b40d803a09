"""Compiles messages and the rules of all games in the background after the start; nobody ever waits for it.

Rules that the cache has are loaded at once: people come back after a restart, and their plays would be slow.
Then messages come first: the first reader of a language would hold everybody up for a third of a second. Of
games those of tables with people are next, then those of recently changed tables; after all rules come the
bots' searches, then what browsers have asked for (`jobs.modules`). A low-priority process compiles into the
cache (`jobs.compile_process`): one for all, because the event loop stands still while a process starts. Then
a thread loads the result: at the loop's own priority, for it holds the interpreter's lock, and a loop must
not wait for a thread that waits for a core. Until then, and if it fails, the plain rules are used.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final

import msgspec

from parlour.display.compile import prepare_display
from parlour.games import catalogue
from parlour.kernel.compile.cached import NotCached, cached_only
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import catalogues
from parlour.kernel.puzzle import prepare_puzzles
from parlour.search.tree.compile import note_search
from parlour.server.jobs.compile_process import Messages, Rules, Search, Wanted
from parlour.server.jobs.modules import BUILD_SECONDS, Modules
from parlour.server.jobs.processes import Processes
from parlour.server.jobs.subprocess import LOWEST
from parlour.server.jobs.threads import Threads
from parlour.server.live.hub import Hub
from parlour.server.live.live_table import LiveTable
from parlour.server.logs import log

QUIET_SECONDS: Final = 2.0
"""Seconds after the start, left to the first pages."""
LONG_SECONDS: Final = 10.0
"""A process that worked longer at a game has compiled, and keeps 100 to 300 MB of it: another one goes on."""


class CompileQueue:
    """Compiles messages, then one game after another, the most recently played first."""

    def __init__(self, hub: Hub, modules: Modules | None = None) -> None:
        self._hub = hub
        self._modules = modules
        self._left: list[Game] = []
        self._threads = Threads()
        self._process = compilers()
        self._task: asyncio.Task[None] | None = None
        hub.on_change.append(self.table_changed)

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop; the rest stays plain."""
        self._threads.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._process.stop()

    def table_changed(self, live: LiveTable) -> None:
        """Somebody is at a table: compile its game next, unless it is done."""
        for at, game in enumerate(self._left):
            if at and game.slug == live.table.state.game.slug:
                self._left.insert(0, self._left.pop(at))
                return

    async def order(self) -> list[Game]:
        """All games, those of recently changed tables first."""
        recent = await self._hub.store.recent_games()
        known = {game.slug: game for game in catalogue()}
        return [known.pop(slug) for slug in recent if slug in known] + list(known.values())

    async def _run(self) -> None:
        cached = {game.slug for game in await self.order() if await self._load(game)}
        await asyncio.sleep(QUIET_SECONDS)
        self._left = [game for game in await self.order() if game.slug not in cached]
        await self._compile("messages", compile_messages(self._process, self._threads))
        while self._left:
            game = self._left.pop(0)
            await self._compile(game.slug, compile_one(game, self._process, self._threads))
        for game in await self.order():
            await self._compile(game.slug, compile_search(game, self._process, self._threads))
            await self._hub.presence.tell_players(game)
        await self._process.stop()
        if self._modules is not None:
            await self._modules.build()

    async def _load(self, game: Game) -> bool:
        """Load a game's rules if the cache has them; returns whether it does."""
        began = asyncio.get_running_loop().time()
        try:
            await self._threads(load_cached, game)
        except NotCached:
            return False
        except Exception:
            log().exception("loading failed", what=game.slug)
            return False
        seconds = asyncio.get_running_loop().time() - began
        log().info("loaded", what=game.slug, seconds=round(seconds, 1))
        return True

    async def _compile(self, what: str, work: Awaitable[None]) -> None:
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(BUILD_SECONDS):
                await work
        except Exception:
            log().exception("compiling failed", what=what)
            return
        seconds = asyncio.get_running_loop().time() - began
        log().info("compiled", what=what, seconds=round(seconds, 1))
        if seconds > LONG_SECONDS:
            await self._process.stop()
            self._process = compilers()


def compilers() -> Processes:
    """One process that compiles, at a time."""
    return Processes("parlour.server.jobs.compile_process", priority=LOWEST, most=1)


async def compile_messages(process: Processes, threads: Threads) -> None:
    """Compile all messages in all languages."""
    await _cached(process, Messages([str(one.folder) for one in catalogues()]))
    for language in LANGUAGES:
        for one in catalogues():
            await threads(one.prepare, language)


def load_cached(game: Game) -> None:
    """Load a game's rules and display, and switch its tables to them; raises `NotCached`."""
    with cached_only():
        prepare_display(game)


async def compile_one(game: Game, process: Processes, threads: Threads) -> None:
    """Compile a game's rules and the pieces of its display, and switch its tables to them."""
    await _cached(process, Rules(game.package))
    await threads(prepare_display, game)


async def compile_search(game: Game, process: Processes, threads: Threads) -> None:
    """Compile a game's search for the processes in which bots think, and load what its puzzles need."""
    await _cached(process, Search(game.package))
    await threads(prepare_puzzles, game)
    note_search(game)


async def _cached(process: Processes, wanted: Wanted) -> None:
    await process(msgspec.msgpack.encode(wanted))

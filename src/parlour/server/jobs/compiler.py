"""Compiles the rules of all games after the start, so that tables get quicker; nobody ever waits for it.

The games of tables that somebody is at come first, then those of the tables that changed last; when the rules
of all are ready, the searches of their bots follow, and then what browsers have asked for (`jobs.modules`).

A process of low priority compiles into the cache; then a thread of this one loads what it made. Until then,
and where it fails, the plain rules go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from parlour.games import catalogue
from parlour.kernel.compile.twin import prepare, warm_command
from parlour.kernel.game import Game
from parlour.search.tree.compile import prepare_search, search_command
from parlour.server.jobs.modules import BUILD_SECONDS, MOST_TOLD, Modules
from parlour.server.jobs.subprocess import aside
from parlour.server.jobs.threads import LOW, Threads
from parlour.server.live.hub import Hub
from parlour.server.live.live_table import LiveTable
from parlour.server.logs import log

QUIET_SECONDS: Final = 2.0
"""After the start, for the first pages."""


class Compiler:
    """Compiles one game after the other, those first that are played most lately."""

    def __init__(
        self, hub: Hub, modules: Modules | None = None, then: Callable[[], None] = lambda: None
    ) -> None:
        """`then` is called when rules and searches are compiled."""
        self._hub = hub
        self._modules = modules
        self._left: list[Game] = []
        self._then = then
        self._threads = Threads(LOW)
        self._task: asyncio.Task[None] | None = None
        hub.on_change.append(self.table_changed)

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Leave the rest plain."""
        self._threads.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def table_changed(self, live: LiveTable) -> None:
        """Somebody is at a table: its game is the next to be compiled, unless it is done."""
        for at, game in enumerate(self._left):
            if at and game.slug == live.table.state.game.slug:
                self._left.insert(0, self._left.pop(at))
                return

    async def order(self) -> list[Game]:
        """All games, those of the tables that changed last first."""
        recent = await self._hub.store.recent_games()
        known = {game.slug: game for game in catalogue()}
        return [known.pop(slug) for slug in recent if slug in known] + list(known.values())

    async def _run(self) -> None:
        await asyncio.sleep(QUIET_SECONDS)
        self._left = [*await self.order()]
        while self._left:
            game = self._left.pop(0)
            await self._compile(compile_one, game)
        for game in await self.order():
            await self._compile(compile_search, game)
            await self._hub.presence.tell_players(game)
        self._then()
        if self._modules is not None:
            await self._modules.build()

    async def _compile(self, work: Callable[[Game, Threads], Awaitable[None]], game: Game) -> None:
        try:
            await work(game, self._threads)
        except Exception:
            log().exception("compiling failed", game=game.slug)


async def compile_one(game: Game, threads: Threads) -> None:
    """Compile a game, and have its tables run what was compiled."""
    await _compiled(game, warm_command(game), lambda: threads(prepare, game))


async def compile_search(game: Game, threads: Threads) -> None:
    """Compile the search of a game, and have its bots use what was compiled."""
    await _compiled(game, search_command(game), lambda: threads(prepare_search, game))


async def _compiled(game: Game, command: list[str], load: Callable[[], Awaitable[object]]) -> None:
    """Let a command compile into the cache, then load what it made."""
    began = asyncio.get_running_loop().time()
    done = await aside(command, BUILD_SECONDS)
    if done.code:
        log().warning("compiling failed", game=game.slug, reason=done.errors[-MOST_TOLD:])
        return
    await load()
    log().info("compiled", game=game.slug, seconds=round(asyncio.get_running_loop().time() - began, 1))

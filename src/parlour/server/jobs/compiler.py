"""Compiles messages and the rules of all games in the background after the start; nobody ever waits for it.

Messages come first: the first reader of a language would hold everybody up for a third of a second. Of games
those of tables with people are next, then those of recently changed tables; after all rules come the bots'
searches, then what browsers have asked for (`jobs.modules`). A low-priority process compiles into the cache,
then a thread of this one loads the result. Until then, and if it fails, the plain rules are used.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from parlour.display.compile import display_command, prepare_display
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import catalogues
from parlour.kernel.puzzle import prepare_puzzles
from parlour.search.tree.compile import note_search, search_command
from parlour.server.jobs.modules import BUILD_SECONDS, MOST_TOLD, Modules
from parlour.server.jobs.subprocess import aside
from parlour.server.jobs.threads import LOW, Threads
from parlour.server.live.hub import Hub
from parlour.server.live.live_table import LiveTable
from parlour.server.logs import log

QUIET_SECONDS: Final = 2.0
"""Seconds after the start, left to the first pages."""


class Compiler:
    """Compiles messages, then one game after another, the most recently played first."""

    def __init__(
        self, hub: Hub, modules: Modules | None = None, then: Callable[[], None] = lambda: None
    ) -> None:
        """`then` is called once rules and searches are compiled."""
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
        """Stop; the rest stays plain."""
        self._threads.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

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
        await asyncio.sleep(QUIET_SECONDS)
        self._left = [*await self.order()]
        for language in LANGUAGES:
            for one in catalogues():
                await self._threads(one.prepare, language)
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
    """Compile a game's rules and the pieces of its display, and switch its tables to them."""
    await _compiled(game, display_command(game), lambda: threads(prepare_display, game))


async def compile_search(game: Game, threads: Threads) -> None:
    """Compile a game's search for the processes in which bots think, and load what its puzzles need."""
    await _compiled(game, search_command(game), lambda: threads(prepare_puzzles, game))
    note_search(game)


async def _compiled(game: Game, command: list[str], load: Callable[[], Awaitable[object]]) -> None:
    """Run a command that compiles into the cache, then load the result."""
    began = asyncio.get_running_loop().time()
    done = await aside(command, BUILD_SECONDS)
    if done.code:
        log().warning("compiling failed", game=game.slug, reason=done.errors[-MOST_TOLD:])
        return
    await load()
    log().info("compiled", game=game.slug, seconds=round(asyncio.get_running_loop().time() - began, 1))

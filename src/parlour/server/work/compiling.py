"""Compiles messages and the rules of all games in the background after the start; nobody waits for it.

Cached rules are loaded at once, as people reconnect after a restart, and their plays would be slow. Messages
are compiled first: the first reader of a language would hold everybody up for a third of a second. Then
follow, for each game, its rules and its speaking module (`work.modules`), then the searches of bots, then the
thinking modules. Games at whose tables people are go first, then those of recently changed tables; a game
that somebody opens meanwhile goes before all others. A low-priority process compiles into the cache
(`work.compile_process`): one for all, because starting a process blocks the event loop. Then a thread loads
the result, at the loop's own priority: it holds the interpreter's lock, and the loop must not wait for a
thread that waits for a core. Until then, and if compiling fails, the plain rules are used. Modules have
processes of their own, whose target is WebAssembly.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from enum import IntEnum
from typing import Final

from parlour.browser.parts import Part
from parlour.display.compile import load_display
from parlour.games import catalogue
from parlour.kernel.compile.cached import NotCached, cached_only
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import catalogues
from parlour.kernel.puzzle import load_puzzles
from parlour.server.logs import log
from parlour.server.tables.hub import Hub
from parlour.server.tables.live_table import LiveTable
from parlour.server.work.compile_process import cache_messages, cache_rules, cache_search
from parlour.server.work.modules import BUILD_SECONDS, Modules
from parlour.server.work.pool import Pool
from parlour.server.work.threads import Threads

QUIET_SECONDS: Final = 2.0
LONG_SECONDS: Final = 10.0
"""Seconds after which a process has really compiled, and holds 100 to 300 MB of memory for it."""


class Step(IntEnum):
    """The compiled parts of a game."""

    RULES = 0
    SPEAKS = 1
    SEARCH = 2
    THINKS = 3


PARTS: Final = {Step.SPEAKS: Part.SPEAKS, Step.THINKS: Part.THINKS}
STAGES: Final = {Step.RULES: 0, Step.SPEAKS: 0, Step.SEARCH: 1, Step.THINKS: 2}
"""The order of steps: all games go through one stage before any goes on to the next."""


class Compiler:
    """Compiles into the cache in a process of low priority, and loads the result in a thread."""

    def __init__(self, long_seconds: float = LONG_SECONDS) -> None:
        """`long_seconds`: a process that worked longer at something is replaced."""
        self._long_seconds = long_seconds
        self.pool = Pool(1)
        self.threads = Threads()

    async def load(self, game: Game) -> None:
        """Load a game's rules and display, and switch its tables to them; raises `NotCached`."""
        await self.threads(load_cached, game)

    async def messages(self) -> None:
        """Compile all messages in all languages."""
        await self.pool.run("", cache_messages, [str(translations.folder) for translations in catalogues()])
        for language in LANGUAGES:
            for translations in catalogues():
                await self.threads(translations.prepare, language)

    async def rules(self, game: Game) -> None:
        """Compile a game's rules and the pieces of its display, and switch its tables to them."""
        await self.pool.run("", cache_rules, game.package)
        await self.threads(load_display, game)

    async def search(self, game: Game) -> None:
        """Compile a game's search for the processes of bots, and load what its puzzles need."""
        await self.pool.run("", cache_search, game.package)
        await self.threads(load_puzzles, game)
        game.compiled.search.note_cached()

    def worked(self, seconds: float) -> None:
        """Replace the process if it worked for long."""
        if seconds > self._long_seconds:
            self.pool.restart()

    async def stop(self) -> None:
        """Stop the process."""
        self.threads.stop()
        await self.pool.stop()


def load_cached(game: Game) -> None:
    """Load a game's rules and display without compiling anything; raises `NotCached`."""
    with cached_only():
        load_display(game)


class CompileQueue:
    """Compiles messages, then games in stages, the most recently opened game first."""

    def __init__(
        self,
        hub: Hub,
        modules: Modules | None = None,
        compiler: Compiler | None = None,
        quiet_seconds: float = QUIET_SECONDS,
    ) -> None:
        """Without `modules` none are compiled; `quiet_seconds` after the start are left to first pages."""
        self._hub = hub
        self._quiet_seconds = quiet_seconds
        self._compiler = compiler or Compiler()
        self._modules = modules
        self._left: set[tuple[Step, Game]] = set()
        self._games: list[Game] = []
        """The games with something left to compile, the most recently opened first."""
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        hub.on_visit.append(self.table_visited)
        if modules is not None:
            modules.wanted = self.want_modules

    def start(self) -> asyncio.Task[None]:
        """Begin; without modules the task ends once all is compiled."""
        self._task = asyncio.get_running_loop().create_task(self._run())
        return self._task

    async def stop(self) -> None:
        """Stop; what is not compiled stays plain."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._compiler.stop()

    def table_visited(self, live: LiveTable) -> None:
        """Move a game to the front because somebody is at one of its tables."""
        self._look_at(live.table.state.game)

    def want_modules(self, game: Game) -> None:
        """Move a game to the front because a page wants its modules, unless it has both."""
        self._left |= {(step, game) for step in PARTS}
        if game not in self._games:
            self._games.append(game)
        self._look_at(game)
        self._more.set()

    def _look_at(self, game: Game) -> None:
        if game in self._games[1:]:
            self._games.remove(game)
            self._games.insert(0, game)

    async def order(self) -> list[Game]:
        """All games, those of recently changed tables first."""
        recent = await self._hub.store.recent_games()
        by_slug = {game.slug: game for game in catalogue()}
        return [by_slug.pop(slug) for slug in recent if slug in by_slug] + list(by_slug.values())

    async def _run(self) -> None:
        cached = {game for game in await self.order() if await self._load(game)}
        await asyncio.sleep(self._quiet_seconds)
        await self._compile("messages", self._compiler.messages())
        order = await self.order()
        self._games += [game for game in order if game not in self._games]
        steps = [step for step in Step if self._modules is not None or step not in PARTS]
        self._left |= {(step, game) for step in steps for game in order}
        self._left -= {(Step.RULES, game) for game in cached}
        while True:
            while self._left:
                await self._do(*self._next())
            self._compiler.pool.restart()
            if self._modules is None:
                return
            self._more.clear()
            await self._more.wait()

    def _next(self) -> tuple[Step, Game]:
        rank = {game: at for at, game in enumerate(self._games)}
        step, game = first = min(self._left, key=lambda job: (STAGES[job[0]], rank[job[1]], job[0]))
        self._left.remove(first)
        return step, game

    async def _do(self, step: Step, game: Game) -> None:
        match step:
            case Step.RULES:
                await self._compile(game.slug, self._compiler.rules(game))
            case Step.SEARCH:
                await self._compile(game.slug, self._compiler.search(game))
                await self._hub.presence.tell_players(game)
            case _:
                assert self._modules is not None
                await self._modules.build(game, PARTS[step], self._compiler.threads)

    async def _load(self, game: Game) -> bool:
        """Load a game's rules if the cache has them; returns whether it does."""
        began = asyncio.get_running_loop().time()
        try:
            await self._compiler.load(game)
        except NotCached:
            return False
        except Exception:
            log().exception("loading failed", what=game.slug)
            return False
        seconds = asyncio.get_running_loop().time() - began
        log().info("loaded", what=game.slug, seconds=round(seconds, 1))
        return True

    async def _compile(self, name: str, work: Awaitable[None]) -> None:
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(BUILD_SECONDS):
                await work
        except Exception:
            log().exception("compiling failed", what=name)
            return
        seconds = asyncio.get_running_loop().time() - began
        log().info("compiled", what=name, seconds=round(seconds, 1))
        self._compiler.worked(seconds)

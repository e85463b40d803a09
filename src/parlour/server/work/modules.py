"""The rules of games as WebAssembly for browsers: shipped, cached, or compiled by `work.compiling`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from parlour.browser.modules import WasmModule, build_command, found
from parlour.browser.parts import Part
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.server.logs import log
from parlour.server.work.processes import run_aside
from parlour.server.work.threads import Threads

BUILD_SECONDS: Final = 600.0
"""The most seconds for compiling one module."""
MOST_TOLD: Final = 1000
"""The most characters of an error in the log."""
NONE_GIVEN: Final = HOUSE("no-rules-for-browsers")


class Modules:
    """The two modules of each game."""

    def __init__(self, *, offered: bool = True, compiling: bool = True) -> None:
        """`offered`: whether browsers get any; `compiling`: whether missing ones are compiled."""
        self._offered = offered
        self._compiling = compiling
        self._kept: dict[tuple[str, Part], WasmModule] = {}
        self._failed: dict[tuple[str, Part], str] = {}
        """Why modules did not compile; they are not tried again."""
        self.wanted: Callable[[Game], None] = lambda game: None
        """Called with a game whose module was requested and may be compiled."""

    async def of(self, game: Game, part: Part, threads: Threads) -> WasmModule | None:
        """A module of a game; None while there is none, which requests it."""
        if not self._offered:
            return None
        module = await self._there(game, part, threads)
        if module is None and not self.never(game, part):
            self.wanted(game)
        return module

    def never(self, game: Game, part: Part) -> Words:
        """Why there will never be such a module of the game; "" if there is one, or may be one yet."""
        if not (self._offered and self._compiling):
            return NONE_GIVEN
        why = self._failed.get((game.slug, part))
        return HOUSE("rules-do-not-compile", game=game.title, why=why) if why else ""

    async def build(self, game: Game, part: Part, threads: Threads) -> None:
        """Compile a module in a process of low priority, unless it exists, is not wanted, or has failed."""
        if self.never(game, part) or await self._there(game, part, threads):
            return
        began = asyncio.get_running_loop().time()
        try:
            result = await run_aside(build_command(game, part), BUILD_SECONDS)
        except (OSError, TimeoutError) as error:
            self._fail(game, part, repr(error))
            return
        if result.code:
            output = result.out.decode(errors="replace").strip() or result.errors.strip()
            self._fail(game, part, output or f"returncode {result.code}")  # killed, as where memory is short
        else:
            seconds = round(asyncio.get_running_loop().time() - began, 1)
            log().info("compiled to WebAssembly", game=game.slug, part=part, seconds=seconds)

    def _fail(self, game: Game, part: Part, reason: str) -> None:
        self._failed[game.slug, part] = shown = reason[-MOST_TOLD:]
        log().warning("compiling to WebAssembly failed", game=game.slug, part=part, reason=shown)

    async def _there(self, game: Game, part: Part, threads: Threads) -> WasmModule | None:
        key = game.slug, part
        if key not in self._kept and (module := await threads(found, game, part)) is not None:
            self._kept[key] = module
        return self._kept.get(key)

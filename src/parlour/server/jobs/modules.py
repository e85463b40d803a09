"""The rules of games as WebAssembly for browsers: cached, or compiled after everything else."""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.browser.modules import WasmModule, build_command, found
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.server.jobs.subprocess import aside
from parlour.server.jobs.threads import Threads
from parlour.server.logs import log

BUILD_SECONDS: Final = 600.0
"""Seconds that one game may take."""
MOST_TOLD: Final = 1000
"""Characters of an error that go into the log."""
NONE_GIVEN: Final = HOUSE("no-rules-for-browsers")


class Modules:
    """The modules of games, compiled on demand."""

    def __init__(self, *, offered: bool = True, compiling: bool = True) -> None:
        """`offered`: whether browsers get any; `compiling`: whether missing ones are compiled."""
        self._offered = offered
        self._compiling = compiling
        self._kept: dict[str, WasmModule] = {}
        self._wanted: asyncio.Queue[Game] = asyncio.Queue()
        self._asked: set[str] = set()
        """Games requested so far; failures are not retried."""
        self._failed: dict[str, str] = {}
        """Why games did not compile."""

    async def of(self, game: Game, threads: Threads) -> WasmModule | None:
        """The module of a game, or None while there is none, which requests it."""
        if not self._offered:
            return None
        kept = self._kept.get(game.slug)
        if kept is None:
            kept = await threads(found, game)
            if kept is not None:
                self._kept[game.slug] = kept
            elif self._compiling and game.slug not in self._asked:
                self._asked.add(game.slug)
                self._wanted.put_nowait(game)
        return kept

    def never(self, game: Game) -> Words:
        """Why there will be no module of a game that has none; "" while there may be one yet."""
        if not (self._offered and self._compiling):
            return NONE_GIVEN
        why = self._failed.get(game.slug)
        return HOUSE("rules-do-not-compile", game=game.title, why=why) if why else ""

    async def build(self) -> None:
        """Compile requested games one after another, in low-priority processes; never returns."""
        while True:
            game = await self._wanted.get()
            began = asyncio.get_running_loop().time()
            try:
                done = await aside(build_command(game), BUILD_SECONDS)
            except (OSError, TimeoutError) as error:
                self._failed[game.slug] = repr(error)
                log().warning("compiling to WebAssembly failed", game=game.slug, reason=repr(error))
                continue
            if done.code:
                reason = (done.out.decode(errors="replace").strip() or done.errors.strip())[-MOST_TOLD:]
                self._failed[game.slug] = reason
                log().warning("compiling to WebAssembly failed", game=game.slug, reason=reason)
            else:
                seconds = round(asyncio.get_running_loop().time() - began, 1)
                log().info("compiled to WebAssembly", game=game.slug, seconds=seconds)

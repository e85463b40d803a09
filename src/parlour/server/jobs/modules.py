"""The rules of games as WebAssembly, for browsers: found at once, or compiled after everything else."""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.kernel.game import Game
from parlour.search.tree.wasm import WasmModule, build_command, found
from parlour.server.jobs.subprocess import aside
from parlour.server.jobs.threads import Threads
from parlour.server.logs import log

BUILD_SECONDS: Final = 600.0
"""Seconds one game may take."""
MOST_TOLD: Final = 1000
"""Characters of a failure that go into the log."""


class Modules:
    """The module of each game that somebody has asked for."""

    def __init__(self, *, offered: bool = True) -> None:
        """`offered`: whether browsers are given any."""
        self._offered = offered
        self._kept: dict[str, WasmModule] = {}
        self._wanted: asyncio.Queue[Game] = asyncio.Queue()
        self._asked: set[str] = set()
        """Slugs of games that were to be compiled once; what failed is not tried again."""

    async def of(self, game: Game, threads: Threads) -> WasmModule | None:
        """The module of a game, or None while there is none: then it is wanted from now on."""
        if not self._offered:
            return None
        kept = self._kept.get(game.slug)
        if kept is None:
            kept = await threads(found, game)
            if kept is not None:
                self._kept[game.slug] = kept
            elif game.slug not in self._asked:
                self._asked.add(game.slug)
                self._wanted.put_nowait(game)
        return kept

    async def build(self) -> None:
        """Compile what is wanted, one game after another, in processes of low priority; never ends."""
        while True:
            game = await self._wanted.get()
            began = asyncio.get_running_loop().time()
            try:
                done = await aside(build_command(game), BUILD_SECONDS)
            except (OSError, TimeoutError) as error:
                log().warning("compiling to WebAssembly failed", game=game.slug, reason=repr(error))
                continue
            if done.code:
                reason = done.errors[-MOST_TOLD:]
                log().warning("compiling to WebAssembly failed", game=game.slug, reason=reason)
            else:
                seconds = round(asyncio.get_running_loop().time() - began, 1)
                log().info("compiled to WebAssembly", game=game.slug, seconds=seconds)

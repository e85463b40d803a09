"""The rules of games as WebAssembly for browsers: cached, or compiled after everything else."""

from __future__ import annotations

import asyncio
from typing import Final

from parlour.kernel.game import Game
from parlour.search.tree.wasm import WasmModule, build_command, found
from parlour.server.jobs.subprocess import aside
from parlour.server.jobs.threads import Threads
from parlour.server.logs import log

BUILD_SECONDS: Final = 600.0
"""Seconds that one game may take."""
MOST_TOLD: Final = 1000
"""Characters of an error that go into the log."""


class Modules:
    """The modules of games, compiled on demand."""

    def __init__(self, *, offered: bool = True) -> None:
        """`offered`: whether browsers get any."""
        self._offered = offered
        self._kept: dict[str, WasmModule] = {}
        self._wanted: asyncio.Queue[Game] = asyncio.Queue()
        self._asked: set[str] = set()
        """Games requested so far; failures are not retried."""

    async def of(self, game: Game, threads: Threads) -> WasmModule | None:
        """The module of a game, or None while there is none, which requests it."""
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
        """Compile requested games one after another, in low-priority processes; never returns."""
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

"""Compiles the rules of all games after the start, so that tables get quicker; nobody ever waits for it.

A process of low priority compiles into the cache; then a thread of this one loads what it made. Until then,
and where it fails, the plain rules go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from typing import Final

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.twin import prepare, warm_command
from parlour.server.logs import log

QUIET_SECONDS: Final = 2.0
"""After the start, for the first pages."""
LONGEST: Final = 600.0
"""Seconds one game may take."""


async def compile_all() -> None:
    """Compile one game after the other."""
    await asyncio.sleep(QUIET_SECONDS)
    for game in catalogue():
        try:
            await compile_one(game)
        except Exception:
            log().exception("compiling failed", game=game.slug)


async def compile_one(game: Game) -> None:
    """Compile a game, and have its tables run what was compiled."""
    began = asyncio.get_running_loop().time()
    process = await asyncio.create_subprocess_exec(
        *gently(warm_command(game)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
    try:
        async with asyncio.timeout(LONGEST):
            _, errors = await process.communicate()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        log().warning("compiling failed", game=game.slug, reason=errors.decode(errors="replace")[-1000:])
        return
    await asyncio.to_thread(prepare, game)
    log().info("compiled", game=game.slug, seconds=round(asyncio.get_running_loop().time() - began, 1))


def gently(command: list[str]) -> list[str]:
    """The command at low priority, where the system has a way to say so."""
    nice = shutil.which("nice")
    return [nice, "-n", "19", *command] if nice else command

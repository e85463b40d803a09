"""How long a commit takes at people's pace: alone, after a start, beside bots that think, rules that compile.

A part of `serving`.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench import report
from bench.load import Load, ready_server, under_load, used
from parlour.kernel.game import Game
from parlour.server.work.compiling import QUIET_SECONDS
from tests.server.people import Person, visiting
from tests.server.processes import Process

TABLES: Final = 200
MANY: Final = 5
"""Times as many tables, in the last scene."""
GAP: Final = 5.0
"""Seconds between two commits at a table."""
SECONDS: Final = 20.0
BOTS: Final = 8
MASTER: Final = {"kind": "bot", "level": "master"}
GOAL_MS: Final = 20
TEXT: Final = f"""\
*Pace*: {{game}}; {TABLES} tables ({MANY * TABLES:,} in the last line) at each of which a commit is made every
{GAP:g} seconds, for {SECONDS:.0f} s, measured from when everybody sits. *Alone*: the server has loaded before
what it loads after a start; *its start*: it has not, and messages and the compiled rules of other games come
from the cache meanwhile; {BOTS} master bots play each other at tables that somebody watches, without a pause;
*compiling*: no game but this one has been compiled before on this machine. Goal: 99 % under {GOAL_MS} ms.
"""


@dataclass
class Beside:
    """What else the server does."""

    name: str
    bots: int = 0
    compiling: bool = False
    starting: bool = False
    many: bool = False


SCENES: Final = (
    Beside("alone"),
    Beside("its start", starting=True),
    Beside(f"{BOTS} master bots", bots=BOTS),
    Beside("compiling", compiling=True),
    Beside(f"{BOTS} master bots, compiling", bots=BOTS, compiling=True),
    Beside("alone, many tables", many=True),
)


def started(scene: Beside, folder: Path, game: Game) -> Process:
    """A server in which the rules of the game, and its search for bots, are compiled."""
    before = "pass"
    if scene.bots:
        before += f"; from parlour.search.tree.compile import load_search; load_search(find({game.slug!r}))"
    if scene.compiling:
        (folder / "cache").mkdir()
        before += f"; import os; os.environ['PARLOUR_CACHE'] = {str(folder / 'cache')!r}"
    return ready_server(folder, [game], before, PARLOUR_ADDRESS_BOT_TABLES=str(BOTS))


def settle(pid: int) -> None:
    """Wait until a server has loaded everything: until it has no process that compiles."""
    time.sleep(2 * QUIET_SECONDS)
    while any(map(_works, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split())):
        time.sleep(1.0)


def _works(pid: str) -> bool:
    """Whether a process does something: all but that in which Python keeps account of shared memory."""
    try:
        return b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:  # it has ended
        return False


async def beside(scene: Beside, server: Process, game: Game) -> Load:
    """Play while the server does something else too."""
    assert server.process is not None
    pid = server.process.pid
    if not (scene.starting or scene.compiling):
        settle(pid)
    tables = TABLES * MANY if scene.many else TABLES
    async with visiting(server.url) as site, AsyncExitStack() as stack:
        for _ in range(scene.bots):
            name, _, _ = await site.make(MASTER, MASTER, game=game)
            watcher = await stack.enter_async_context(Person(site.url, name))
            listening = asyncio.create_task(_listen(watcher))
            stack.callback(listening.cancel)
        return await under_load(server.url, tables, tables / GAP, game, lambda: used(pid), seconds=SECONDS)


async def _listen(person: Person) -> None:
    while person.phase != "over":
        await person.hear()
        person.heard.clear()
        person.raw.clear()


def loads(game: Game) -> Iterator[tuple[str, Load]]:
    """Every scene once: its name, and what people measured."""
    for scene in SCENES:
        with tempfile.TemporaryDirectory() as data, started(scene, Path(data), game) as server:
            load = asyncio.run(beside(scene, server, game))
        report.note(f"pace, {scene.name}: 99 % under {load.quantile(0.99):.1f} ms")
        yield scene.name, load

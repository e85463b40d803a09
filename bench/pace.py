"""How long a commit takes at people's pace: alone, after a start, beside bots that think, rules that compile.

python bench/run.py pace              into results.md
python -m bench.pace [tables]         only look
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.report import Section, table
from bench.server import Load, ready_server, under_load, used
from parlour.kernel.game import Game
from parlour.server.work.compiling import QUIET_SECONDS
from tests.games import some_game
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
Game: {{game}}. {{tables}} tables ({{many:,}} in the last line) with two people on sockets of their own, who
commit once in {GAP:g} seconds at each table ({{rate:.0f}} and {{much:.0f}} commits a second), for
{SECONDS:.0f} s: milliseconds from sending a commit to hearing that it is kept, on SQLite; server, bots,
compilers and the load client share the machine. Measured from when everybody sits. *Nothing*: the server has
loaded before what it loads after a start. *Its start*: it has not; messages and the compiled rules of other
games come from the cache meanwhile. {BOTS} master bots play each other at tables that somebody watches,
without a pause. *Compiling*: no game but this one has been compiled before on this machine. Goal: 99 % under
{GOAL_MS} ms. The last columns are the collections of the server's garbage collector, and the processor time
that the longest took.

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
    Beside("nothing"),
    Beside("its start", starting=True),
    Beside(f"{BOTS} master bots", bots=BOTS),
    Beside("compiling", compiling=True),
    Beside(f"{BOTS} master bots, compiling", bots=BOTS, compiling=True),
    Beside("nothing, many tables", many=True),
)


def started(scene: Beside, folder: Path, game: Game) -> Process:
    """A server in which the rules of the game, and its search for bots, are compiled."""
    environment = {"PAUSES": str(folder / "pauses"), "PARLOUR_ADDRESS_BOT_TABLES": str(BOTS)}
    before = "import bench.pauses"
    if scene.bots:
        before += f"; from parlour.search.tree.compile import load_search; load_search(find({game.slug!r}))"
    if scene.compiling:
        (folder / "cache").mkdir()
        before += f"; import os; os.environ['PARLOUR_CACHE'] = {str(folder / 'cache')!r}"
    return ready_server(folder, [game], before, **environment)


def settle(pid: int) -> None:
    """Wait until a server has loaded everything: until it has no process that compiles."""
    time.sleep(2 * QUIET_SECONDS)
    while Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split():
        time.sleep(1.0)


async def beside(scene: Beside, server: Process, game: Game, tables: int) -> Load:
    """Play while the server does something else too."""
    assert server.process is not None
    pid = server.process.pid
    if not (scene.starting or scene.compiling):
        settle(pid)
    tables *= MANY if scene.many else 1
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


def line(scene: Beside, game: Game, tables: int) -> Sequence[str]:
    """One row of the table."""
    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        with started(scene, folder, game) as server:
            (folder / "pauses").write_text("", encoding="utf-8")  # those of the start do not count
            load = asyncio.run(beside(scene, server, game, tables))
        pauses = sorted(map(float, (folder / "pauses").read_text(encoding="utf-8").split()))
    times = [f"{load.quantile(part):.1f}" for part in (0.5, 0.9, 0.99)]
    most = f"{pauses[-1]:.1f}" if pauses else ""
    found = [f"{len(load.seconds):,}", *times, f"{load.used / SECONDS:.2f}", f"{len(pauses)}", most]
    print(f"pace: beside {scene.name}: {' '.join(found)}", file=sys.stderr, flush=True)
    return [scene.name, *found]


def measure(tables: int = TABLES) -> Section:
    """Every scene once."""
    game = some_game()
    head = ("Beside", "Commits", "p50 ms", "p90 ms", "p99 ms", "Server, cores", "Collections", "longest, ms")
    rate = tables / GAP
    text = TEXT.format(game=game.title, tables=tables, many=MANY * tables, rate=rate, much=MANY * rate)
    return Section("People's pace", text + table(head, [line(scene, game, tables) for scene in SCENES]))


if __name__ == "__main__":
    print(measure(*map(int, sys.argv[1:])).text)

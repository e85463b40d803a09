"""What tables and sockets cost: a server in a process of its own, and its resident set; bytes that are sent.

python bench/run.py memory
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from bench import report, telling
from bench.load import BEN, ME, ready_server
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.server.settings import Limits
from parlour.wire.to_client import Accepted
from tests.games import some_game
from tests.server.people import Person, Site, visiting
from tests.server.processes import Process

HEADING: Final = "Memory"
KEPT: Final = Limits().live_tables
IDLE: Final = 4 * KEPT
WARM: Final = 120
LIVE: Final = 100
TURNS: Final = 60
"""Actions played at each live table."""
WATCHERS: Final = 200
"""Sockets that watch tables which are live anyhow."""
AT_ONCE: Final = 4
MANY: Final = 10_000
IDLE_GOAL_MB: Final = 300
LIVE_GOAL_KB: Final = 200
LOADED: Final = (
    "from parlour.games import catalogue; from parlour.kernel.language import LANGUAGES; "
    "from parlour.kernel.message import catalogues; from parlour.kernel.puzzle import load_puzzles; "
    "[*map(load_puzzles, catalogue())]; "
    "[one.prepare(language) for one in catalogues() for language in LANGUAGES]"
)
"""What the server loads in the background after its start, and would load while tables are counted."""
TEXT: Final = f"""\
*Memory*: {{game}}; resident memory of the server's process, which has loaded what it else loads in the
minutes after its start: the compiled rules of all games, and all languages. Before and after {LIVE} tables
are played at ({WARM} others have filled the caches that all share, those of the database too), {WATCHERS}
more sockets watch them, and {IDLE:,} idle tables are made, of which the server keeps {KEPT:,}
(`PARLOUR_LIVE_TABLES`) and reads others when somebody comes. Idle tables in all are reckoned from these: with
nobody there, and most tables beyond those kept.

{telling.TEXT}"""


def resident(server: Process, what: str = "VmRSS") -> int:
    """Kilobytes of the server's resident set, or of a part of it."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(what))


async def made(site: Site, count: int, game: Game) -> list[tuple[str, dict[int, str]]]:
    """New tables: started, and with nobody at them."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> tuple[str, dict[int, str]]:
        async with gate:
            name, _, tokens = await site.make(ME, BEN, game=game)
            return name, tokens

    return await asyncio.gather(*(one() for _ in range(count)))


async def sits(site: Site, name: str, tokens: dict[int, str]) -> list[Person]:
    """Both players of a table, after some turns."""
    people = [Person(site.url, name, token, stream=True) for token in tokens.values()]
    random = Random(name)
    for person in people:
        await person.come()
    left = TURNS
    while left and all(person.phase != "over" for person in people):
        able = [person for person in people if person.seat in person.due and person.legal]
        if able and isinstance(await able[0].play([random.choice(able[0].legal)]), Accepted):
            left -= 1
        for person in people:
            if person not in able[:1]:
                await person.hear()
            person.heard.clear()
            person.raw.clear()
    return people


async def seated(site: Site, count: int, game: Game) -> list[Person]:
    """Both players of many tables."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def at(name: str, tokens: dict[int, str]) -> list[Person]:
        async with gate:
            return await sits(site, name, tokens)

    pairs = await asyncio.gather(*(at(*one) for one in await made(site, count, game)))
    return [each for pair in pairs for each in pair]


async def costs(server: Process, game: Game) -> list[tuple[str, float, str]]:
    """Kilobytes of a live table with two sockets, of a socket and of an idle table; all of many."""
    async with visiting(server.url) as site:
        empty, libraries = resident(server), resident(server, "RssFile")
        report.note("shared caches")
        people = await seated(site, WARM, game)
        before = resident(server)
        report.note(f"{LIVE} live tables")
        people += await seated(site, LIVE, game)
        live = (resident(server) - before) / LIVE
        report.note(f"{live:,.0f} kB each; {WATCHERS} sockets")
        before = resident(server)
        watchers = [Person(site.url, people[-1 - n % LIVE].table, "") for n in range(WATCHERS)]
        for watcher in watchers:
            await watcher.come()
        socket = (resident(server) - before) / WATCHERS
        before = resident(server)
        report.note(f"{IDLE:,} idle tables")
        await made(site, KEPT - WARM - LIVE, game)
        idle = (resident(server) - before) / (KEPT - WARM - LIVE)
        await made(site, IDLE // 2 - KEPT, game)
        half = resident(server)
        await made(site, IDLE // 2, game)
        stored = (resident(server) - half) / (IDLE // 2)
        for person in [*watchers, *people]:
            await person.go()
    many = (empty + KEPT * idle + (MANY - KEPT) * max(0.0, stored)) / 1024
    return [
        ("the server with no table, MB", empty / 1024, ""),
        ("of that pages of files, which processes share, MB", libraries / 1024, ""),
        (f"a live table after {TURNS} actions, two sockets included, kB", live, f"≤ {LIVE_GOAL_KB}"),
        ("a socket that watches, kB", socket, ""),
        (f"an idle table of the {KEPT:,} that are kept, kB", idle, ""),
        ("an idle table beyond them, kB", stored, ""),
        (f"{MANY:,} idle tables in all, MB", many, f"≤ {IDLE_GOAL_MB}"),
    ]


def measure(_: Sequence[str]) -> Section:
    """Memory of one game's tables, and what those of every game send."""
    game = some_game()
    with tempfile.TemporaryDirectory() as data:
        server = ready_server(Path(data), catalogue(), LOADED)
        with server:
            report.note("everything is compiled")  # a process that has compiled keeps 100 MB or more of it
        with server:
            costs_of_tables = asyncio.run(costs(server, game))
    sent = [row for each in catalogue() for row in telling.sizes(each)]
    rows = [
        (what, f"{amount:,.1f}" if amount < 10 else f"{amount:,.0f}", goal)
        for what, amount, goal in [*costs_of_tables, *sent]
    ]
    text = TEXT.format(game=game.title)
    return Section(HEADING, text, table(("", "Measured", "Goal"), rows))

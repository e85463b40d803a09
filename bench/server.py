"""The server under load: committed turns a second and their latency, the first page, bytes on the wire.

A server in a process of its own, on SQLite with `synchronous=FULL`; people in this process, over real
sockets, two at each table, who play random legal actions.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from bench.report import Section, table
from parlour.kernel.game import Game
from parlour.wire.to_client import Accepted
from tests.games import some_game
from tests.server.people import Person, Site, visiting
from tests.server.processes import RUN, Process

LIVE: Final = (1, 100, 1000)
SECONDS: Final = 10.0
PACE: Final = 60.0
"""Commits a second, all tables together, of people who take their time."""
STARTS: Final = 5
UPDATE_GOAL: Final = 600
PAGE_GOAL: Final = 80_000
ME, BEN, BOT = (
    {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}, {"kind": "bot", "level": "greedy"},
)  # fmt: skip


@dataclass
class Load:
    """What people measured."""

    seconds: list[float] = field(default_factory=list)
    """From sending a commit to hearing that it is kept."""
    until: float = 0.0
    used: float = 0.0
    """Seconds of the server's processor time meanwhile, where they are known."""

    @property
    def rate(self) -> float:
        """Commits a second of the server's processor time."""
        return len(self.seconds) / self.used

    def quantile(self, part: float) -> float:
        """Milliseconds that this share of the commits stayed under."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    def row(self) -> list[str]:
        """Commits a second, and the milliseconds that half and 99 of 100 stayed under."""
        rate = len(self.seconds) / SECONDS
        return [f"{rate:,.0f}", f"{self.quantile(0.5):.1f}", f"{self.quantile(0.99):.1f}"]


async def play(person: Person, random: Random, load: Load, gap: float) -> None:
    """Play until the time is over, waiting about `gap` seconds before each commit."""
    while time.monotonic() < load.until and person.phase != "over":
        if not (person.seat in person.due and person.legal):
            await person.hear()
            continue
        if gap:
            await asyncio.sleep(random.uniform(0, 2 * gap))
            if time.monotonic() >= load.until:
                return
        began = time.monotonic()
        if isinstance(await person.play([random.choice(person.legal)]), Accepted):
            load.seconds.append(time.monotonic() - began)
        person.heard.clear()
        person.raw.clear()


async def seated(site: Site, game: Game | None) -> list[Person]:
    """Two people at a new table."""
    name, _, tokens = await site.make(ME, BEN, game=game)
    return [await Person(site.url, name, token, stream=True).come() for token in tokens.values()]


async def at_tables(
    site: Site,
    number: int,
    load: Load,
    gap: float,
    ready: asyncio.Barrier,
    game: Game | None = None,
    ahead: int = 1,
) -> None:
    """Two people at one table after another; `ahead` of them are made, and joined, before the time runs.

    Nobody leaves before it is over.
    """
    random = Random(number)
    waiting = [await seated(site, game) for _ in range(ahead)]
    everybody = [one for people in waiting for one in people]
    await ready.wait()
    await ready.wait()  # until the end has been set
    while time.monotonic() < load.until:
        if not waiting:
            waiting.append(await seated(site, game))
            everybody += waiting[-1]
        people = waiting.pop()
        tasks = [asyncio.create_task(play(person, random, load, gap)) for person in people]
        await asyncio.wait(tasks, timeout=max(0.0, load.until - time.monotonic()) + 1.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await ready.wait()
    await ready.wait()  # until the processor time has been read
    for person in everybody:
        await person.go()


async def under_load(
    url: str,
    tables: int,
    pace: float = 0.0,
    game: Game | None = None,
    used: Callable[[], float] = lambda: 0.0,
    seconds: float = SECONDS,
    ahead: int = 1,
) -> Load:
    """Play at a number of tables at once, as fast as possible or at a pace.

    `used` tells the processor time that the server has used so far; `ahead`, how many tables are made and
    joined beforehand in the place of each.
    """
    load = Load(until=float("inf"))
    ready = asyncio.Barrier(tables + 1)
    gap = tables / pace if pace else 0.0
    async with visiting(url) as site, asyncio.TaskGroup() as playing:
        for number in range(tables):
            playing.create_task(at_tables(site, number, load, gap, ready, game, ahead))
        await ready.wait()
        before = used()
        load.until = time.monotonic() + seconds
        await ready.wait()
        await ready.wait()
        load.used = used() - before
        await ready.wait()
    return load


def used(pid: int) -> float:
    """Seconds of processor time of a process, all its threads."""
    return time.clock_gettime(~pid << 3 | 2)  # Linux's clock of another process, exact to the nanosecond


def ready_server(data: Path, games: Sequence[Game], then: str = "pass", **environment: str) -> Process:
    """A server, to be started; before it opens, the rules of games are compiled, and `then` is run."""
    slugs = [game.slug for game in games]
    prepare = f"from parlour.display.compile import load_display; [*map(load_display, map(find, {slugs}))]"
    return Process(
        data,
        f"from parlour.games import find; {prepare}; {then}; {RUN}",
        **{"PARLOUR_COMPILE": "1", **environment},
    )


def megabytes(server: Process) -> str:
    """Memory of the server's process, where the system tells."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return f"{int(found[1]) / 1024:,.0f}" if found else ""


def speed() -> str:
    """Turns a second and latency for each number of live tables."""
    rows = []
    for tables in LIVE:
        with tempfile.TemporaryDirectory() as data, ready_server(Path(data), [some_game()]) as server:
            row = [str(tables), *asyncio.run(under_load(server.url, tables)).row()]
            row += asyncio.run(under_load(server.url, tables, PACE)).row() if tables > 1 else [""] * 3
            rows.append([*row, megabytes(server)])
    paced = "At people's pace"
    head = ("Live tables", "Flat out, commits/s", "p50 ms", "p99 ms", paced, "p50 ms", "p99 ms", "Memory, MB")
    return table(head, rows)


def first_pages() -> list[float]:
    """Seconds from the start of the process to the first whole page."""
    taken = []
    with tempfile.TemporaryDirectory() as data:
        for _ in range(STARTS):
            began = time.monotonic()
            with Process(Path(data), PARLOUR_COMPILE="1") as server:
                fetch(server.url)
                taken.append(time.monotonic() - began)
    return taken


def fetch(url: str, coding: str = "identity") -> tuple[bytes, str]:
    """What comes over the wire from our own server, and its `Link` header."""
    request = urllib.request.Request(url, headers={"accept-encoding": coding})  # noqa: S310  # our own server
    with urllib.request.urlopen(request) as answer:  # noqa: S310  # as above
        return answer.read(), answer.headers["link"] or ""


def compressed(url: str) -> int:
    """Bytes of a file as a browser takes it."""
    return len(fetch(url, "br, gzip")[0])


def page_bytes(url: str, path: str) -> tuple[int, int]:
    """Compressed bytes of a page with all that it names, and of the fonts among that."""
    html, links = fetch(url + path)
    named = {*re.findall(r'="(/assets/[^"]+)"', html.decode()), *re.findall(r"<(/assets/[^>]+)>", links)}
    sizes = {name: compressed(url + name) for name in named}
    fonts = sum(size for name, size in sizes.items() if name.endswith(".woff2"))
    return compressed(url + path) + sum(sizes.values()) - fonts, fonts


def framed(length: int) -> int:
    """Bytes on the wire of a message of so many."""
    return length + (2 if length < 126 else 4)


async def message_bytes(url: str) -> dict[str, list[int]]:
    """Bytes of the messages of a whole game, as a spectator and as a player get them."""
    sizes: dict[str, list[int]] = {}
    async with visiting(url) as site:
        name, _, tokens = await site.make(ME, BOT)
        async with (
            Person(site.url, name, tokens[0], stream=True) as anna,
            Person(site.url, name, stream=True) as watcher,
        ):
            listening = asyncio.create_task(watcher.play_on(Random(1)))
            await anna.play_on(Random(1))
            await listening
            for person in (anna, watcher):
                for length, message in zip(person.lengths, person.heard, strict=True):
                    sizes.setdefault(type(message).__name__, []).append(framed(length))
    return sizes


def weight() -> str:
    """Bytes of the page of a table, and of what comes afterwards."""
    with tempfile.TemporaryDirectory() as data, Process(Path(data)) as server:
        page, fonts = page_bytes(server.url, "/t/x")
        messages = asyncio.run(message_bytes(server.url))
        board = asyncio.run(board_bytes(server.url))
    updates = sorted(messages["Moves"])
    small = sum(size < UPDATE_GOAL for size in updates) / len(updates)
    rows = [
        ("page of a table, fonts apart", f"{page:,}", f"at most {PAGE_GOAL:,}"),
        ("its fonts", f"{fonts:,}", "at most 70,000"),
        ("the board, once for ever", f"{board:,}", ""),
        ("company, first of a socket", f"{messages['Company'][0]:,}", ""),
        ("update, median", f"{median(updates):,.0f}", f"under {UPDATE_GOAL}"),
        (
            "update, 95 of 100 under",
            f"{updates[int(0.95 * len(updates))]:,}",
            f"{100 * small:.0f} % under {UPDATE_GOAL}",
        ),
        ("update, largest (the end, with its curve)", f"{updates[-1]:,}", ""),
        ("draws, beside the end", f"{messages['Draws'][-1]:,}", f"under {UPDATE_GOAL}"),
    ]
    return table(("On the wire, as a page takes it", "Bytes", "Goal"), rows)


async def board_bytes(url: str) -> int:
    """Bytes of a board."""
    async with visiting(url) as site:
        name, _, _ = await site.make(ME, BOT)
    return compressed(f"{url}/api/v1/tables/{name}/board")


def measure() -> Section:
    """All measurements of the server."""
    some_game().compiled.load_rules()
    pages = first_pages()
    text = f"""\
Game: {some_game().title}. Each table has two people on sockets of their own; a commit is one action, durable
before it is acknowledged; latency is from sending it to hearing that it is kept, the load client sharing the
machine. Flat out: everybody commits as soon as it is their turn. At people's pace: {PACE:.0f} commits a
second in all.

{speed()}
From the start of the process to the first whole page: {median(pages):.2f} s (median of {STARTS}; slowest
{max(pages):.2f} s).

{weight()}"""
    return Section("Server", text)


if __name__ == "__main__":
    print(measure().text)

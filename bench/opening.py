"""A table opened for the first time over a slow line: how long until its board can be played.

python bench/run.py opening            into results.md
python -m bench.opening                only look

BENCH_BEFORE names the folder of another state of Parlour, its client built: it is measured in the same run.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple, Self

from playwright.sync_api import Browser, sync_playwright

from bench.report import Section, table
from parlour.kernel.game import Game
from tests.e2e.conftest import FLAGS
from tests.e2e.games import GAMES
from tests.e2e.persona import PHONE, Person
from tests.e2e.server_process import GENEROUS, OPEN
from tests.sources import ROOT

BEFORE: Final = "BENCH_BEFORE"
RATE: Final = 1.6e6 / 8
"""Bytes a second of the line, all connections together."""
ROUND_TRIP: Final = 0.15
CHUNK: Final = 1460
VISITS: Final = 5
COMPILED_WITHIN: Final = 900.0
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
PLAYABLE: Final = """() => !document.querySelector('[data-busy]') &&
  [...document.querySelectorAll('[data-lit], [data-pick], [data-action]:enabled')].some(
    (each) => each.getBoundingClientRect().width > 0)"""
REQUESTS: Final = """() => performance.getEntriesByType('resource').map(
  ({ startTime, responseEnd }) => [startTime, responseEnd])"""
HEAD: Final = ("Game", "State", "Playable after, s", "Rounds of requests", "Bytes, kB")
TEXT: Final = f"""The page of a table for two on one device, at {PHONE[0]} x {PHONE[1]} in headless Chromium,
nothing cached, over a line of {RATE * 8 / 1e6:.1f} Mbit/s whose round trips take {ROUND_TRIP * 1000:.0f} ms:
from the address until something on the board may be touched, the median of {VISITS} visits (lowest to
highest). A round of requests after the page are those begun before an answer of that round was there. Bytes
are all that came over the line in the page's first visit, the game's rules among them. The rules were
compiled before. The machine did other work meanwhile.
"""


class SlowLine:
    """A line to a local port that passes bytes on late and at a rate, in a thread of its own."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._free_at = 0.0
        self.passed = 0
        """Bytes towards the browser."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        starting = asyncio.start_server(self._connected, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(starting, self._loop).result()
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._hung_up(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _hung_up(self) -> None:
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.wait(rest)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(ROUND_TRIP)  # its handshake
        there, here = await asyncio.open_connection("127.0.0.1", self._to)
        with contextlib.suppress(asyncio.CancelledError):  # the line is hung up
            await asyncio.gather(
                self._pass(reader, here, slowly=False), self._pass(there, writer, slowly=True)
            )

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, slowly: bool
    ) -> None:
        """Pass on what is read until its end."""
        on_the_way = asyncio.Queue[tuple[float, bytes]]()

        async def arrive() -> None:
            while True:
                at, data = await on_the_way.get()
                await asyncio.sleep(at - time.monotonic())
                if not data:
                    writer.close()
                    return
                writer.write(data)

        arriving = asyncio.ensure_future(arrive())
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(CHUNK):
                now = time.monotonic()
                if slowly:
                    self.passed += len(data)
                    now = self._free_at = max(now, self._free_at) + len(data) / RATE
                on_the_way.put_nowait((now + ROUND_TRIP / 2, data))
        on_the_way.put_nowait((time.monotonic() + ROUND_TRIP / 2, b""))
        await arriving


class Site:
    """A state of Parlour, served from its folder."""

    def __init__(self, folder: Path, data: Path) -> None:
        settings = {"PARLOUR_LOG_LEVEL": "error", "PYTHONPATH": str(folder / "src")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "--port", "0", "--data", str(data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **GENEROUS, **settings},
        )
        assert self._process.stdout is not None
        first = next(line for line in self._process.stdout if OPEN in line)
        self.address = first.partition(OPEN)[2].split()[0]

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def get(self, path: str, body: Any = None) -> Any:
        """An answer of its API, to a document if one is given; None where it has no content."""
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(  # noqa: S310  # our own server
            f"{self.address}/api/v1/{path}", data, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(asked) as answer:  # noqa: S310  # our own server
            return json.loads(answer.read() or "null")

    def compiles(self, game: Game) -> None:
        """Wait until a page would get the game's rules."""
        until = time.monotonic() + COMPILED_WITHIN
        while time.monotonic() < until:
            answer = self.get(f"modules?game={game.slug}")
            if answer and all(answer["manifest"].get("addresses", {"": "there"}).values()):
                return
            time.sleep(2)
        raise SystemExit(f"{game}: its rules were not compiled within {COMPILED_WITHIN:.0f} s")

    def close(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


class Visit(NamedTuple):
    """What it took to open a table."""

    seconds: float
    rounds: int
    kilobytes: float


def rounds(requests: list[tuple[float, float]]) -> int:
    """How many requests waited for another's answer, one after the other.

    >>> rounds([(0, 5), (1, 9), (6, 8), (7, 12), (9, 10)])
    3
    """
    count, ends = 0, -1.0
    for begins, end in sorted(requests):
        if begins >= ends or not count:
            count, ends = count + 1, end
        ends = min(ends, end)
    return count


def visit(browser: Browser, site: Site, game: Game) -> Visit:
    """Open a new table in a browser that has seen nothing."""
    made = site.get("tables", {"game": game.slug, "seats": SEATS, "options": {}, "visibility": "link"})
    tokens = {one["seat"]: one["token"] for one in made["tokens"]}
    begins = site.get(f"tables/{made['table']}")["due"][0]
    with SlowLine(site.port) as line:
        person = Person(browser, line.address, size=PHONE)
        began = time.monotonic()
        person.sits(made["table"], {begins: tokens[begins]})
        person.page.wait_for_function(PLAYABLE, polling="raf", timeout=60_000)
        seconds = time.monotonic() - began
        person.page.wait_for_load_state("networkidle")
        requests = person.page.evaluate(REQUESTS)
        person.context.close()
        return Visit(seconds, rounds(requests), line.passed / 1000)


@contextlib.contextmanager
def states(data: Path) -> Iterator[dict[str, Site]]:
    """The states to measure, by name."""
    folders = {"now": ROOT}
    if before := os.environ.get(BEFORE):
        folders = {"before": Path(before), **folders}
    sites = dict[str, Site]()
    try:
        for name, folder in folders.items():
            (data / name).mkdir()
            sites[name] = Site(folder, data / name)
        yield sites
    finally:
        for site in sites.values():
            site.close()


def measure() -> Section:
    """All games."""
    lines = []
    with (
        tempfile.TemporaryDirectory() as data,
        states(Path(data)) as sites,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in GAMES:
            if 2 not in game.seating.seats:
                continue
            visits = dict[str, list[Visit]]()
            for site in sites.values():
                site.compiles(game)
            for _ in range(VISITS):
                for name, site in sites.items():
                    visits.setdefault(name, []).append(visit(browser, site, game))
            for name, each in visits.items():
                seconds = [one.seconds for one in each]
                spread = f"{median(seconds):.2f} ({min(seconds):.2f} to {max(seconds):.2f})"
                count, kilobytes = (median(column) for column in list(zip(*each, strict=True))[1:])
                lines.append((str(game.title), name, spread, f"{count:.0f}", f"{kilobytes:.0f}"))
        browser.close()
    return Section("Opening a table", f"{TEXT}\n{table(HEAD, lines)}")


if __name__ == "__main__":
    print(measure().text)

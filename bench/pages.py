"""What a page takes until one can play, and from a touch to what is seen; of this tree, and others beside it.

python bench/run.py pages
python bench/run.py pages [slug …] [folder …]

A folder is another checkout in which `python3 run.py setup` has run: the state before a change, say. Each
serves its own pages, which are visited in turn by one Chromium.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from operator import itemgetter
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import TimeoutError as TooLate

from bench import report
from bench.measure import Ratio
from bench.report import Section, table
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.testing.browsers import OPEN, browsing, missing, posted
from tests.e2e import harness
from tests.e2e.persona import Person, eventually
from tests.e2e.two_people import due
from tests.games import some_game

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HERE: Final = Path(__file__).parents[1]
ROUNDS: Final = 5
TURNS: Final = 4
"""Turns that are composed in a round."""
BYTES_A_SECOND: Final = 200_000
LATENCY: Final = 150
"""Milliseconds that are added to each request."""
COMPILING: Final = 600.0
"""Seconds in which a server has compiled what its pages need."""
VISIT: Final = 10.0
"""Seconds after which a page that was given no compiled rules is opened again."""
MODULES: Final = "**/modules*"
SOON: Final = 2.0
"""Seconds in which another page shows a turn, if it shows any."""
SEATS: Final = ({"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"})
OFFERS: Final = "[data-pick], [data-lit], [data-action]:not([data-confirm]):not(:disabled)"
CONFIRM: Final = "[data-confirm]:not(:disabled)"
HEADING: Final = "Pages"
HEAD: Final = (
    "Game", "Pages", "Cold, until one can play, ms", "against these", "Requests", "one after another",
    "kB on the wire", "Touch to confirm, ms", "against these", "Confirmed to the other's frame, ms",
    "against these",
)  # fmt: skip
TEXT: Final = f"""\
*Cold*: Chromium with nothing in its cache opens a table under way where it is its turn, at
{8 * BYTES_A_SECOND / 1e6:.1f} Mbit/s and {LATENCY} ms; no service worker answers: its own line is quick.
*One after another* is the longest chain of requests
after the page, of which each began when the one before had ended. *Touch*: on loopback, from the last touch
of a turn to the frame in which it may be confirmed, and from confirming to the frame in which another browser
shows it. Medians of {ROUNDS} rounds, ratios those of the rounds (lowest to highest).
"""
NOTE: Final = """([offers, confirm]) => {
  const now = () => performance.timeOrigin + performance.now();
  const framed = (done) => requestAnimationFrame(() => setTimeout(() => done(now())));
  const noted = (window.noted = { offered: 0, touched: 0, confirm: 0, shown: 0, waits: false });
  const notes = (name) => { noted[name] = -1; framed((at) => (noted[name] = at)); };
  addEventListener('pointerdown', () => Object.assign(noted, { touched: now(), confirm: 0 }), true);
  new MutationObserver((changes) => {
    if (!noted.offered && document.querySelector(offers)) notes('offered');
    if (noted.touched && !noted.confirm && document.querySelector(confirm)) notes('confirm');
    if (noted.waits && changes.some((one) => one.target.closest?.('[data-area]'))) {
      noted.waits = false;
      notes('shown');
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


@dataclass
class Wire:
    """What a page asked for, by the times at which each request began and ended."""

    began: dict[str, float] = field(default_factory=dict)
    ended: dict[str, float] = field(default_factory=dict)
    bytes: float = 0.0

    def listen(self, page: Page) -> None:
        """Note from now on what a page asks for, over a slow line."""
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setBypassServiceWorker", {"bypass": True})  # the line of a worker is not slow
        session.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": LATENCY,
                "downloadThroughput": BYTES_A_SECOND,
                "uploadThroughput": BYTES_A_SECOND,
            },
        )
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._got)
        session.on("Network.webSocketFrameReceived", self._heard)

    def _asked(self, event: dict[str, Any]) -> None:
        if event["type"] != "Document":
            self.began[event["requestId"]] = event["timestamp"]

    def _got(self, event: dict[str, Any]) -> None:
        self.ended[event["requestId"]] = event["timestamp"]
        self.bytes += event["encodedDataLength"]

    def _heard(self, event: dict[str, Any]) -> None:
        self.bytes += len(event["response"]["payloadData"])

    @property
    def chain(self) -> int:
        """The longest chain of requests of which each began after the one before had ended.

        >>> Wire({"a": 0.0, "b": 0.1, "c": 2.0}, {"a": 1.0, "b": 3.0, "c": 2.5}).chain
        2
        """
        lengths = dict[str, int]()
        for one, began in sorted(self.began.items(), key=itemgetter(1)):
            before = (lengths[each] for each in lengths if self.ended.get(each, began) < began)
            lengths[one] = 1 + max(before, default=0)
        return max(lengths.values(), default=0)


@dataclass
class Times:
    """What the pages of a game took, round by round: in milliseconds, kilobytes and numbers."""

    cold: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)
    chains: list[float] = field(default_factory=list)
    kilobytes: list[float] = field(default_factory=list)
    touches: list[float] = field(default_factory=list)
    showings: list[float] = field(default_factory=list)


@dataclass
class Pages:
    """The pages of a checkout, and what those of the game that is looked at took."""

    name: str
    address: str
    times: Times = field(default_factory=Times)

    def open_cold(self, browser: Browser, name: str, tokens: Mapping[int, str]) -> None:
        """Open a table under way with nothing in the cache, as who is to play."""
        wire = Wire()
        with urllib.request.urlopen(f"{self.address}/api/v1/tables/{name}") as answer:  # noqa: S310  # our own
            first = json.load(answer)["due"][0]
        with self.visitor(browser) as person:
            wire.listen(person.page)
            offered = noted(person.sits(name, {first: tokens[first]}).page, "offered")
            self.times.cold.append(offered - person.page.evaluate("performance.timeOrigin"))
        self.times.requests.append(len(wire.began))
        self.times.chains.append(wire.chain)
        self.times.kilobytes.append(wire.bytes / 1000)

    def visit(self, browser: Browser, game: Game) -> None:
        """Let two people play a few turns, then open their table anew.

        Noted is how soon one may confirm, and the other sees it; a new game would show first who begins.
        """
        name, tokens = self.new_table(game)
        touches, showings = list[float](), list[float]()
        with self.visitor(browser) as anna, self.visitor(browser) as ben:
            for seat, person in enumerate((anna, ben)):
                person.sits(name, {seat: tokens[seat]})
            for _ in range(TURNS):
                one = due(anna, ben)
                other = ben.page if one is anna else anna.page
                one.composes()
                touches.append(noted(one.page, "confirm") - noted(one.page, "touched"))
                other.evaluate("Object.assign(window.noted, { waits: true, shown: 0 })")
                one.page.locator(CONFIRM).first.click()
                with suppress(AssertionError):  # what is done in secret is not shown
                    showings.append(noted(other, "shown", SOON) - noted(one.page, "touched"))
        self.times.touches.append(median(touches))
        self.times.showings += [median(showings)] if showings else []
        self.open_cold(browser, name, tokens)

    def new_table(self, game: Game) -> tuple[str, dict[int, str]]:
        """A table of two: its id, and the tokens of the seats."""
        made = posted(self.address, "/tables", {"game": game.slug, "seats": SEATS, "visibility": "link"})
        return made["table"], {token["seat"]: token["token"] for token in made["tokens"]}

    @contextmanager
    def visitor(self, browser: Browser) -> Iterator[Person]:
        """Somebody with a browser of their own, whose page notes when it shows what."""
        person = Person(browser, self.address)
        person.context.add_init_script(f"({NOTE})({json.dumps([OFFERS, CONFIRM])})")
        with closing(person.context):
            yield person


def noted(page: Page, what: str, within: float | None = None) -> float:
    """When a page showed something, in milliseconds since 1970."""
    return eventually(lambda: max(0.0, float(page.evaluate("(what) => window.noted[what]", what))), within)


@contextmanager
def served(checkout: Path) -> Iterator[Pages]:
    """The pages of a checkout, while its server runs."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=checkout, capture_output=True, text=True, check=True
    )
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "run.py"]
        env = os.environ | {"PARLOUR_PORT": "0", "PARLOUR_DATA": data}
        env.pop("PYTHONPATH", None)
        with (Path(data) / "server.log").open("w") as log:
            server = subprocess.Popen(
                command, cwd=checkout, env=env, stdout=subprocess.PIPE, stderr=log, text=True
            )
        try:
            assert server.stdout is not None
            line = next(filter(OPEN.search, server.stdout), "")
            if not line:
                raise SystemExit(
                    f"{checkout} did not serve: {(Path(data) / 'server.log').read_text()[-2000:]}"
                )
            yield Pages(commit.stdout.strip(), OPEN.findall(line)[0])
        finally:
            server.terminate()
            server.communicate()


def warm(pages: Pages, browser: Browser, game: Game) -> None:
    """Visit a table until its page has been given the compiled rules."""
    name, tokens = pages.new_table(game)
    until = time.monotonic() + COMPILING
    while time.monotonic() < until:
        with pages.visitor(browser) as person, suppress(TooLate):
            with person.page.expect_response(MODULES, timeout=1000 * VISIT):
                person.sits(name, {0: tokens[0]})
            return
    raise SystemExit(f"{pages.name} gave its page of {game.title} no compiled rules")


def against(one: Sequence[float], other: Sequence[float]) -> str:
    """How the times of the second are to those of the first, round by round."""
    if one is other or not (one and other):
        return ""
    each = [theirs / ours for ours, theirs in zip(one, other, strict=True)]
    return str(Ratio(median(each), min(each), max(each)))


def row(game: Game, pages: Pages, ours: Times) -> list[str]:
    """One line of the table."""
    theirs = pages.times
    return [
        str(game.title),
        pages.name,
        f"{median(theirs.cold):,.0f}",
        against(ours.cold, theirs.cold),
        f"{median(theirs.requests):.0f}",
        f"{median(theirs.chains):.0f}",
        f"{median(theirs.kilobytes):.0f}",
        f"{median(theirs.touches):.0f}",
        against(ours.touches, theirs.touches),
        f"{median(theirs.showings):.0f}" if theirs.showings else "",
        against(ours.showings, theirs.showings),
    ]


def measure(words: Sequence[str]) -> Section:
    """Visit the pages of each checkout in turn."""
    if lacking := missing():
        raise SystemExit(lacking)
    named = {game.slug: game for game in catalogue()}
    games = [named[word] for word in words if word in named] or [some_game()]
    others = [Path(word).resolve() for word in words if word not in named]
    lines = list[list[str]]()
    harness.build()
    with ExitStack() as stack:
        browser = stack.enter_context(browsing())
        servers = [stack.enter_context(served(checkout)) for checkout in (HERE, *others)]
        for game in games:
            for pages in servers:
                warm(pages, browser, game)
                pages.times = Times()
            for number in range(ROUNDS):
                for pages in servers if number % 2 == 0 else reversed(servers):
                    pages.visit(browser, game)
            lines += [row(game, pages, servers[0].times) for pages in servers]
            report.note(table(HEAD, lines[-len(servers) :]))
    return Section(HEADING, TEXT, table(HEAD, lines))

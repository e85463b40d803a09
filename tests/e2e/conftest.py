"""A server and a Chromium for the tests that drive browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.games import catalogue, find
from parlour.kernel.puzzle import load_puzzles
from parlour.server.web.static_site import STATIC
from parlour.testing.browsers import driving
from tests.e2e import harness
from tests.e2e.modules import built
from tests.e2e.persona import PATIENCE, THINKING, Person, patience
from tests.e2e.server_process import ServerProcess
from tests.e2e.serving import served
from tests.e2e.whole_evening import WholeEvening, evening
from tests.server.people import Served, serving

HERE = Path(__file__).parent
OFF = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay",
    "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""Features of Chromium. The first three: the pop-up of the address bar is a page, which each new window
loads at more cost than most of ours. The others Playwright switches off; the last such flag alone counts."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--kiosk",  # no tabs and bars, which cost a quarter of the work of the browser itself
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
]

Meet = Callable[..., Person]
COMPILED = {"rules_server", "rules_night", "solving_server"}
"""What gives pages the compiled rules of games, to think with them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


def needs_client() -> None:
    """Skip where there is nothing for a browser to open."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser client is not built: `python3 run.py setup` builds it")


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Debian's Chromium, without a window; what measures its pages is built."""
    harness.build()
    with driving() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that need nothing of it but to be there; pages have the rules that speak."""
    needs_client()
    for game in catalogue():
        modules.built(game, Part.SPEAKS)
    server = ServerProcess(tmp_path_factory.mktemp("house"), browser_rules=True)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def rules_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server that gives browsers the compiled rules of games; a test builds those it needs."""
    server = ServerProcess(tmp_path_factory.mktemp("rules"), browser_rules=True)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def rules_night(rules_server: ServerProcess) -> WholeEvening:
    """Tables in every state on that server, with the rules of their game."""
    found = evening(rules_server)
    built(find(found.slug))
    return found


@pytest.fixture(scope="session")
def solving_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The same, with code that judges the puzzles of the games whose search is compiled."""
    games = [game for game in catalogue() if hasattr(game.puzzles, "MODULES")]
    for game in games:
        load_puzzles(game)
    server = ServerProcess(
        tmp_path_factory.mktemp("solving"), browser_rules=True, solving=[game.slug for game in games]
    )
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test may kill."""
    needs_client()
    server = ServerProcess(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def served_here(tmp_path: Path) -> Iterator[Served]:
    """A server in this process, so that a test can let time go by at its tables."""
    needs_client()
    with serving(tmp_path) as found:
        yield found


@pytest.fixture(autouse=True)
def waits(request: pytest.FixtureRequest) -> None:
    """A test is patient where pages have compiled rules, and quick to fail elsewhere."""
    patience.set(THINKING if COMPILED & {*request.fixturenames} else PATIENCE)
    expect.set_options(timeout=patience.get() * 1000)


@pytest.fixture
def meet(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Makes people at browsers of their own; afterwards none of their pages has had an error.

    They visit the common server, which need not start for tests that have another address. Their pages have a
    service worker where the test says so by its mark.
    """
    people: list[Person] = []
    service_worker = request.node.get_closest_marker("service_worker") is not None

    def make(*, address: str = "", **how: Any) -> Person:
        there = address or request.getfixturevalue("server").address
        people.append(Person(browser, there, seed=len(people), service_worker=service_worker, **how))
        return people[-1]

    yield make
    for person in people:
        person.leaves()


@pytest.fixture(scope="session")
def stand() -> Iterator[str]:
    """The address of the page that shows tables in any state; a browser has been opened before."""
    with served(harness.BUILT, harness.States) as address:
        yield address


@pytest.fixture(scope="session")
def night(server: ServerProcess) -> WholeEvening:
    """Tables in every state on the common server."""
    return evening(server)

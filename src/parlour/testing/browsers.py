"""A browser and a server for the tests of the suite that look at a game's page."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import parlour
from parlour.games import GROUP, everything
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.game import Game

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

SHELL: Final = "chromium-headless-shell"
"""Chromium without windows, which takes a fifth less time."""
CHROMIUM_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_PLAYWRIGHT: Final = "the page was not touched: it takes `pip install playwright`, and a Chromium"
NO_CHROMIUM: Final = (
    "the page was not touched, for want of a Chromium: `playwright install chromium-headless-shell` or "
    "Debian's `chromium` brings one, PARLOUR_CHROMIUM names one"
)
NO_CLIENT: Final = "the page was not touched: this Parlour has no client; `python3 run.py setup` builds it"
OPEN: Final = re.compile(r"http://\S+\d")
PATIENCE: Final = 120.0
"""Seconds within which a server opens, even on a busy machine."""
SETTINGS: Final = {
    "PARLOUR_COMPILE": "0",
    "PARLOUR_BROWSER_RULES": "1",
    "PARLOUR_LOG_LEVEL": "error",
    "PARLOUR_CHEAP_RATE": "1000",
    "PARLOUR_COSTLY_RATE": "100",
    "PARLOUR_SOCKET_RATE": "2000",
}
"""Settings of a server whose pages run compiled rules and touch faster than people do."""


def find_chromium(*, shell: bool = True) -> str | None:
    """The Chromium that the browser tests drive: PARLOUR_CHROMIUM, else the first on PATH.

    `shell`: prefer one without windows, which is quicker.
    """
    named = os.environ.get("PARLOUR_CHROMIUM")
    if named:
        return shutil.which(named)
    names = [SHELL, *CHROMIUM_NAMES] if shell else CHROMIUM_NAMES
    return next(filter(None, map(shutil.which, names)), None)


def missing() -> str:
    """Say what the browser tests lack on this machine, and how to install it; "" if they lack nothing."""
    if not (Path(parlour.__file__).parent / "static/index.html").is_file():
        return NO_CLIENT
    if find_spec("playwright") is None:
        return NO_PLAYWRIGHT
    if find_chromium() is None:
        with driving() as playwright:
            if not Path(playwright.chromium.executable_path).is_file():
                return NO_CHROMIUM
    return ""


_driver: list[Playwright] = []
"""Playwright, while browsers are driven."""


@contextmanager
def driving() -> Iterator[Playwright]:
    """Start Playwright, or share the one that an outer block started: a thread can have only one."""
    if _driver:
        yield _driver[0]
        return
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        _driver.append(playwright)
        try:
            yield playwright
        finally:
            _driver.clear()


@contextmanager
def browsing() -> Iterator[Browser]:
    """Open a browser without a window; `missing` says whether there is one."""
    with driving() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def serving(games: tuple[Game, ...], data: Path) -> Iterator[str]:
    """Serve games, whose speaking modules are compiled first; yields the server's address."""
    path = os.pathsep.join(filter(None, [*_found_by(games, data), os.environ.get("PYTHONPATH")]))
    env = os.environ | {"PYTHONPATH": path}
    packages = [game.package for game in games]
    compiling = module_command("parlour.browser.modules", "--part", "speaks", *packages)
    subprocess.run(compiling, check=True, env=env)
    command = module_command("parlour", "serve", "--port", "0", "--data", str(data))
    with (data / "server.log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env | SETTINGS)
    try:
        assert server.stdout is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            line = server.stdout.readline()
            if match := OPEN.search(line):
                yield match[0]
                return
            if not line:
                break
        raise RuntimeError(f"the server did not open: {(data / 'server.log').read_text()[-2000:]}")
    finally:
        server.terminate()
        server.communicate()


def _found_by(games: tuple[Game, ...], data: Path) -> list[str]:
    """Folders for `PYTHONPATH`, so that another process finds games that are not installed."""
    strangers = [game for game in games if game not in everything()]
    if not strangers:
        return []
    info = data / "games-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: games\nVersion: 0\n")
    points = "".join(f"{game.slug} = {game.package}:GAME\n" for game in strangers)
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")
    return [str(data), *(str(game.folder.parents[game.package.count(".")]) for game in strangers)]


def posted(address: str, path: str, body: Mapping[str, Any]) -> Any:
    """The answer to a document."""
    request = urllib.request.Request(  # noqa: S310  # our own server
        f"{address}/api/v1{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310  # our own server
        return json.load(answer)

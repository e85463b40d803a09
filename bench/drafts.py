"""A piece laid on a slow network: how long until the page says what may follow.

python bench/run.py drafts             into results.md
python -m bench.drafts                 only look
"""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

from bench.report import Section, table
from parlour.kernel.game import Game
from tests.e2e.conftest import FLAGS
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import PHONE, Person, eventually
from tests.e2e.server_process import ServerProcess

DELAY: Final = 0.2
"""Seconds that each message of the server is held back."""
TABLES: Final = 5
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
WATCH: Final = """() => {
  let touched = 0;
  window.shown = 0;
  document.addEventListener('pointerdown', () => (touched = performance.now()), true);
  const look = () => {
    const ready = document.querySelector('[data-confirm]:not(:disabled)');
    if (touched && ready) window.shown = performance.now() - touched;
    else requestAnimationFrame(look);
  };
  look();
}"""
HEAD: Final = ("Game", "With the rules in the page, ms", "Without, ms")
TEXT: Final = f"""A turn is composed at {PHONE[0]} x {PHONE[1]} in headless Chromium while every message of
the server is held back for {DELAY * 1000:.0f} ms: from the touch that lays the piece to the frame in which
the turn may be confirmed, the median of {TABLES} tables (lowest to highest), for the games whose turns end by
a button; -: no turn of one piece may be confirmed. The machine did other work meanwhile.
"""


def held_back(socket: WebSocketRoute) -> None:
    """Let a line be slow."""
    server = socket.connect_to_server()

    def later(message: str | bytes) -> None:
        time.sleep(DELAY)
        socket.send(message)

    server.on_message(later)


def latency(browser: Browser, server: ServerProcess, game: Game, *, rules: bool) -> float | None:
    """Milliseconds at one table; None where no piece was laid that may be confirmed alone."""
    person = Person(browser, server.address, size=PHONE)
    page = person.page
    page.route_web_socket("**/socket", held_back)
    made, tokens, _ = server.table(game.slug, SEATS)
    begins = server.get(f"/tables/{made}")["due"][0]
    if rules:
        with page.expect_response("**/modules?*"):
            person.sits(made, {begins: tokens[begins]})
    else:
        person.sits(made, {begins: tokens[begins]})
    eventually(lambda: person.look()["pick"] or person.look()["lit"] or None)
    page.wait_for_timeout(4 * 1000 * DELAY)  # the seat's record has come
    page.evaluate(WATCH)
    found: float | None = None
    for _ in range(4):
        seen = person.look()
        kind = next((one for one in ("choices", "lit", "pick") if seen[one]), "")
        if kind:
            page.mouse.click(*seen[kind][0]["at"])
        page.wait_for_timeout(3 * 1000 * DELAY)
        if shown := float(page.evaluate("shown")):
            found = shown
            break
    page.context.close()
    return found


def said(times: list[float]) -> str:
    """The median of some times, with the lowest and the highest."""
    return f"{median(times):.0f} ({min(times):.0f} to {max(times):.0f})" if times else "-"


def measure() -> Section:
    """All games whose turns end by a button."""
    lines = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in ("with", "without"):
            (Path(data) / name).mkdir()
        servers = [
            ServerProcess(Path(data) / name, browser_rules=rules)
            for name, rules in (("with", True), ("without", False))
        ]
        for game in GAMES:
            if not game.closing or 2 not in game.seating.seats:
                continue
            built(game)
            cells = []
            for rules, server in zip((True, False), servers, strict=True):
                found = [latency(browser, server, game, rules=rules) for _ in range(TABLES)]
                cells.append(said([one for one in found if one is not None]))
            lines.append((str(game.title), *cells))
        for server in servers:
            server.stop()
        browser.close()
    return Section("Drafts on a slow network", f"{TEXT}\n{table(HEAD, lines)}")


if __name__ == "__main__":
    print(measure().text)

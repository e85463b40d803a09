"""Dragging on a phone: what a move of a piece costs on a slowed-down processor.

python bench/run.py dragging           into results.md
python -m bench.dragging               only look
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from bench.report import Section, table
from parlour.kernel.game import Game
from tests.e2e.conftest import FLAGS
from tests.e2e.games import GAMES
from tests.e2e.persona import PHONE, Person
from tests.e2e.server_process import ServerProcess

SLOWER: Final = 4
"""How many times slower the page's thread runs: about a phone of the middle class beside a desktop."""
MOVES: Final = 180
AROUND: Final = 12
"""Moves of the finger, and how many of them make one round over the board."""
TRIES: Final = 60
PAUSE: Final = 100
"""Looks at a table before it counts as one without anything to drag, and milliseconds between two."""
SIXTIETH: Final = 1000 / 60
LATE: Final = 17.0
"""Milliseconds of a frame, above which it came after its sixtieth of a second."""
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
FRAMES: Final = """() => {
  window.frames = [];
  let last = 0;
  const look = (now) => {
    if (last) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
HEAD: Final = (
    "Game",
    "Layouts a move",
    "Styles a move",
    "Script and layout a move, ms",
    "Frames a second (goal: 60)",
    "Frames over 17 ms, %",
    "Slowest of twenty frames, ms",
    "Slowest frame, ms",
)
DIGITS: Final = (2, 2, 1, 0, 1, 0, 0)
TAPPED: Final = ("–",) * len(DIGITS)
"""Of a game in which places are touched and nothing is dragged."""
WORK: Final = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
COUNTS: Final = ("LayoutCount", "RecalcStyleCount")
TEXT: Final = f"""A piece is dragged round the table at {PHONE[0]} x {PHONE[1]} in headless Chromium,
{MOVES} moves, with the page's thread slowed down {SLOWER} times. The goal is 60 frames a second:
{SIXTIETH:.1f} ms for each. Frames are drawn without a graphics processor here, and the machine did other
work meanwhile. How often a move makes the browser lay the page out and work styles out anew does not
depend on that; milliseconds are processor time of the page's thread. Where there is a dash, places are
touched and nothing can be dragged.
"""


def lifted(anna: Person) -> dict[str, Any] | None:
    """What can be picked up, as soon as there is anything; None in a game that has nothing to drag."""
    for _ in range(TRIES):
        seen = anna.look()
        if seen["pick"] and not seen["busy"]:
            return dict(seen["pick"][0])
        if not seen["busy"]:
            anna.does_something()
        anna.page.wait_for_timeout(PAUSE)
    return None


def dragged(browser: Browser, server: ServerProcess, game: Game) -> tuple[float, ...] | None:
    """A line of the table: costs of a move; frames a second, the part of late ones, the slow ones."""
    seen, tokens, _ = server.table(game.slug, SEATS)
    anna = Person(browser, server.address, size=PHONE, seed=1).sits(seen, tokens)
    page = anna.page
    offered = lifted(anna)
    if offered is None:
        anna.leaves()
        return None
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    devtools = anna.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def work() -> list[float]:
        got = devtools.send("Performance.getMetrics")["metrics"]
        metrics = {one["name"]: float(one["value"]) for one in got}
        return [*(metrics[name] for name in COUNTS), 1000 * sum(metrics[name] for name in WORK)]

    page.mouse.move(*offered["at"])
    page.mouse.down()
    page.evaluate(FRAMES)
    before = work()
    for move in range(MOVES):
        part = move % AROUND / AROUND
        x = stage["x"] + stage["width"] * (0.1 + 0.8 * part)
        page.mouse.move(x, stage["y"] + stage["height"] * (0.1 + 0.8 * abs(1 - 2 * part)))
    cost = [(after - start) / MOVES for after, start in zip(work(), before, strict=True)]
    frames = page.evaluate("frames")
    page.mouse.up()
    anna.leaves()
    late = 100 * sum(frame > LATE for frame in frames) / len(frames)
    return *cost, 1000 / median(frames), late, quantiles(frames, n=20)[-1], max(frames)


def measure() -> Section:
    """Every game, with a dash where there is nothing to drag."""
    lines = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        server = ServerProcess(Path(data))
        try:
            for game in GAMES:
                found = dragged(browser, server, game)
                figures = (
                    [f"{one:.{digits}f}" for one, digits in zip(found, DIGITS, strict=True)]
                    if found
                    else TAPPED
                )
                lines.append((str(game.title), *figures))
        finally:
            server.stop()
            browser.close()
    return Section("Dragging on a phone", TEXT + "\n" + table(HEAD, lines))


if __name__ == "__main__":
    print(measure().text)

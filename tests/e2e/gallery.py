"""Pictures taken by Chromium, by one command.

python -m tests.e2e.gallery shots FOLDER [NAME ...]    every page and table, or some of them, in all sizes,
                                                       light and dark
python -m tests.e2e.gallery sheet           a small contact sheet of them: docs/figures/contact.png
python -m tests.e2e.gallery table GAME      a table being played, for the README: docs/figures/table.png
python -m tests.e2e.gallery previews        what shared links show of games and the home page; the icons
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Browser, Page, sync_playwright

from parlour.games import find
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.pictures import PREVIEW_SIZE, home_preview, preview, preview_file
from tests.e2e import harness
from tests.e2e.conftest import FLAGS
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import LONG, ON_ITS_SIDE, PHONE, SMALL, THINKING, Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import due, plays
from tests.e2e.whole_evening import WholeEvening, evening, holds, moments
from tests.sources import DRAWN_FROM, HOME_PREVIEW, ROOT, digest_of

SIZES: Final = [(1440, 900), (1024, 768), PHONE, SMALL, ON_ITS_SIDE]
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
TURNS: Final = 16
ICONS: Final = (192, 512)
COLOURS: Final = 96
"""Of a picture whose bytes matter: drawings have few."""
SHEET: Final = ROOT / "docs/figures/contact.png"
TABLE: Final = ROOT / "docs/figures/table.png"
TABLE_SIZE: Final = (1280, 800)
THUMB: Final = 270
"""Width of a wide screen on the contact sheet."""
GAP: Final = 8
SEATED: Final = ("home-mine", "waiting")
"""Pages of somebody who has a seat at a table."""
CLUB: Final = ("Anna", "Ben", "Cleo", "Dora")
RINGS: Final = 3
"""Turns of an event that the bell has ended."""
LOCAL: Final = ("local", "local-replay")
"""Pages that need the compiled rules of the evening's game."""
DAY: Final = "2026-01-01"
"""One that is over."""
SHOWN: Final = (
    ("home", "create", "join", "waiting", "lesson"),
    ("puzzles", "{}-end", "replay", "study", "rules"),
)
"""The pages of the contact sheet, in columns beside that of the tables."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    harness.build()  # people look at pages by its probes
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


def taken(page: Page, folder: Path, name: str) -> None:
    """A page in all sizes and both schemes."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(250)
            page.screenshot(path=folder / f"{name}-{scheme}-{width}.png")


def at_a_table(browser: Browser, server: ServerProcess, game: Game, folder: Path) -> None:
    """A table in a game, with a hint, with a draft, and after it."""
    table, tokens, _ = server.table(game.slug, SEATS)
    anna = Person(browser, server.address, size=SIZES[0], seed=3).sits(table, tokens)
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    for _ in range(TURNS):
        anna.does_something()
        anna.page.wait_for_timeout(60)
    plays(anna)
    due(anna)
    taken(anna.page, folder, game.slug)
    anna.page.locator("[data-aid=hint]").click()
    anna.page.wait_for_selector("[data-answer]", timeout=THINKING * 1000)
    taken(anna.page, folder, f"{game.slug}-hint")
    anna.page.keyboard.press("Escape")
    anna.composes()
    taken(anna.page, folder, f"{game.slug}-draft")
    anna.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    anna.resigns()
    anna.page.wait_for_selector("[data-final]")
    taken(anna.page, folder, f"{game.slug}-end")
    anna.leaves()


def event(server: ServerProcess, rings: int, after: str = "", key: str = "") -> tuple[str, str, str]:
    """An event at which nobody plays, after so many turns: its id, its code and its maker's key.

    With the key of the one before it is the next event of a season.
    """
    game = next(one for one in server.get("/games") if one["event"])
    clock = {"kind": "turn", "main": 600}
    plan = {"game": game["slug"], "title": "Club evening", "clock": clock, "after": after}
    answer = server.post("/events", plan, key)
    for name in CLUB:
        server.post("/events/join", {"code": answer["code"], "name": name})
    for step in ["start", *["ring"] * rings, "end"] if rings else []:
        server.post(f"/events/{answer['event']}/run", {"step": step}, answer["key"])
    return answer["event"], answer["code"], answer["key"]


def pages_of(night: WholeEvening) -> dict[str, tuple[str, ...]]:
    """Every page but the tables: its address, what to press there, and what it has once all is there."""
    slug = night.slug
    documented = next(game.slug for game in GAMES if game.references(Variant.of(game).options))
    middle = len(moments(night.server, night.finished)) // 2
    over, _, over_key = event(night.server, RINGS)
    coming, code, key = event(night.server, 0, over, over_key)
    return {
        "home": ("/", "main h1"),
        "home-mine": ("/", "main li.row"),
        "create": (f"/new/{slug}", "main h1"),
        "join": (f"/j/{night.invite}", "main h1"),
        "join-full": (f"/j/{night.full}", "main h1"),
        "join-unknown": ("/j/nosuchcode", "main h1"),
        "waiting": (f"/t/{night.waiting}", ".table"),
        "rules": (f"/rules/{slug}", "main h1"),
        "facts": (f"/facts/{documented}", "main h1"),
        "lesson": (f"/learn/{slug}", ".table"),
        "puzzles": (f"/puzzles/{slug}", ".table"),
        "daily": (f"/daily/{slug}", ".table"),
        "day": (f"/daily/{slug}/{DAY}", ".table"),
        "local": (f"/new/{slug}", "[data-begin-local]", "[data-kept]"),
        "local-replay": (f"/new/{slug}", "[data-begin-local]", "[data-local-replay]", ".controls"),
        **{
            room.game.slug: (f"/new/{game.slug}", f'[data-room="{room.game.slug}"]', ".table")
            for game in GAMES
            for room in game.rooms
        },
        "record": ("/replay", "main h1"),
        "replay": (f"/replay/{night.finished}#{middle}", ".table"),
        "study": (f"/study/{night.finished}", "[data-finding]"),
        "me": ("/me", "main h1"),
        "host": ("/host", "main h1"),
        "new-event": ("/events", "main form"),
        "help": ("/events/help/evening", "main h1"),
        "come": (f"/e/{code}", "main form"),
        "wall": (f"/events/{coming}#key={key}", "[data-ranking]"),
        "wall-over": (f"/events/{over}#key={over_key}", "[data-ranking]"),
        "results": (f"/events/{over}/results", "main table"),
        "member": (f"/events/{over}/results/1", "main table"),
        "season": (f"/seasons/{over}", "main h1"),
        "about": ("/about", "main h1"),
        "stored": ("/about/stored", "main h1"),
        "nowhere": ("/nowhere", "main h1"),
        "no-table": ("/t/nowhere", "main a.button"),
        "offline": ("/offline.html", "main a"),
        "docs": ("/docs", ".opblock"),
    }


def shots(folder: Path, names: Sequence[str] = ()) -> None:
    """Every page and table, or those named."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = ServerProcess(Path(data), browser_rules=True)
        try:
            night = evening(server)
            for name, (address, *presses, ready) in pages_of(night).items():
                if names and name not in names:
                    continue
                visitor = Person(browser, server.address, size=SIZES[0])
                if name in SEATED:
                    holds(visitor, night.waiting, night.tokens)
                if name in LOCAL:
                    built(find(night.slug))
                visitor.page.goto(address)
                for press in presses:
                    visitor.page.locator(press).first.dispatch_event("click")  # folded away or not
                visitor.page.wait_for_selector(ready, state="attached", timeout=LONG * 1000)
                visitor.page.wait_for_load_state("networkidle")
                visitor.settles().page.wait_for_timeout(500)
                taken(visitor.page, folder, name)
                visitor.context.close()
            for game in GAMES:
                if not names or game.slug in names:
                    at_a_table(browser, server, game, folder)
        finally:
            server.stop()


def sheet() -> None:
    """Each game's table and the pages in one picture: light on a wide screen, dark on a phone."""
    slugs = [game.slug for game in GAMES]
    columns = (slugs, *([name.format(slugs[0]) for name in column] for column in SHOWN))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shots(folder, [name for column in columns for name in column])
        high = THUMB * SIZES[0][1] // SIZES[0][0]
        narrow = high * SIZES[2][0] // SIZES[2][1]
        wide = THUMB + narrow + 2 * GAP
        whole = Image.new(
            "RGB", (len(columns) * wide + GAP, max(map(len, columns)) * (high + GAP) + GAP), "#808080"
        )
        for at, column in enumerate(columns):
            for row, page in enumerate(column):
                x, y = GAP + at * wide, GAP + row * (high + GAP)
                for left, size, shot in ((0, THUMB, "light-1440"), (THUMB + GAP, narrow, "dark-390")):
                    picture = Image.open(folder / f"{page}-{shot}.png")
                    whole.paste(picture.resize((size, high), Image.Resampling.LANCZOS), (x + left, y))
        whole.quantize(COLOURS).save(SHEET, optimize=True)


def table(game: Game) -> None:
    """A table of a running server in the middle of a game, a turn laid out and not yet confirmed."""
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = ServerProcess(Path(data), browser_rules=True)
        try:
            code, tokens, _ = server.table(game.slug, SEATS)
            anna = Person(browser, server.address, size=TABLE_SIZE, seed=3).sits(code, tokens)
            for _ in range(TURNS):
                plays(anna)
            anna.composes()
            anna.settles().page.screenshot(path=TABLE)
        finally:
            server.stop()
    Image.open(TABLE).convert("RGB").quantize(2 * COLOURS).save(TABLE, optimize=True)


def drawn(page: Page, svg: str, size: tuple[int, int], path: Path) -> None:
    """A drawing as a PNG of few bytes."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{svg}")
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=path)
    told = PngInfo()
    told.add_text(DRAWN_FROM, digest_of(svg))
    Image.open(path).convert("RGB").quantize(COLOURS).save(path, optimize=True, pnginfo=told)


def previews() -> None:
    """What a shared link shows of each game, in its folder, and of the home page; the icons of the app."""
    icon = (ROOT / "web/src/app/icon.svg").read_text("utf-8")
    with chromium() as browser:
        page = browser.new_page()
        for game in GAMES:
            drawn(page, preview(game), PREVIEW_SIZE, preview_file(game))
        drawn(page, home_preview(GAMES), PREVIEW_SIZE, HOME_PREVIEW)
        for size in ICONS:
            framed = icon.replace(
                "<svg ", '<svg style="width:82vw;height:82vw;padding:9vw;background:#faf6ee" '
            )
            drawn(page, framed, (size, size), ROOT / f"web/public/icon-{size}.png")
        letter = re.sub("<rect[^>]*>", "", icon)  # on the colour of its tile, which a phone cuts as it likes
        filled = letter.replace("<svg ", '<svg style="box-sizing:border-box;padding:8vw;background:#24594d" ')
        drawn(page, filled, (ICONS[-1], ICONS[-1]), ROOT / f"web/public/icon-maskable-{ICONS[-1]}.png")


def main(arguments: list[str]) -> int:
    """Take the pictures that are asked for."""
    match arguments:
        case ["shots", folder, *names]:
            shots(Path(folder), names)
        case ["sheet"]:
            sheet()
        case ["table", slug]:
            table(find(slug))
        case ["previews"]:
            previews()
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

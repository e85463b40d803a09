"""The compiled rules in the browser: against the processor's own code, and what they cost a page.

python bench/run.py webassembly [slug …]
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

import numpy as np
from playwright.sync_api import Browser, Page, Route, sync_playwright

import hatch_build
from bench.measure import RateSamples, ratio
from bench.report import Section, table
from parlour.browser.npm import write
from parlour.browser.parts import Part
from parlour.games import catalogue
from parlour.kernel.batch.loops import ACTIONS, TALLIES
from parlour.kernel.game import Game
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import State, Variant
from parlour.search.tree.compile import load_search
from parlour.search.tree.search import Search
from tests.e2e.conftest import FLAGS

HERE: Final = Path(__file__).parent
PROGRAM: Final = HERE / "webassembly.mjs"
HOST: Final = "http://localhost:1"
ROUNDS: Final = 7
ENOUGH: Final = 0.3
"""Seconds of processor time of one measurement."""
GAMES: Final = 200
SIMULATIONS: Final = 4000
SEED: Final = 5
STARTS: Final = 9
SLOWER: Final = 4
"""How many times slower a phone's thread runs than this machine's: about the middle class."""
HEADING: Final = "The rules in the browser"
HEAD: Final = (
    "Game", "Actions a second, native", "Node", "Chromium", "Simulations a second, native",
    "Node", "Chromium", "Speaks, kB as brotli", "Thinks, kB", "Start in Chromium, ms", "Memory of a page, MB",
    "A draft on a phone, ms",
)  # fmt: skip
TEXT: Final = f"""The same rules, playouts and tree search, compiled for this processor and to WebAssembly,
one thread each. Random games: {GAMES} at a time from the deal on, with the same generators; searches: a fresh
tree of {SIMULATIONS:,} simulations from the first decision of the game of seed {SEED}. Node and Chromium are
given as ratios to native, the median of {ROUNDS} rounds (lowest to highest) in each of which all are measured
in turn for at least {ENOUGH} s of processor time; the machine did other work meanwhile. All play the same
games to the same final states and find the same numbers of visits, or nothing is measured. One module speaks,
in the page; one thinks, in workers. Start: from the bytes of the one that speaks to the first list of legal
actions, the quickest of {STARTS} (goal: under 10 ms). Memory: of the one that thinks after such a search. A
draft: copy of the seat's record, what is legal, one action played, what is legal then, in Chromium with the
page's thread slowed down {SLOWER} times (goal: under 2 ms).
"""

Answer = dict[str, Any]
Ask = Callable[[str], Answer]
"""Asks for a piece of work; what it came to, and its seconds of processor time."""


class Native:
    """Compiled for this processor."""

    def __init__(self, state: State) -> None:
        game = state.game
        self._loops = game.compiled.load_rules().loops
        load_search(game)
        self._view = state.view(state.turn[0])
        self._root = np.asarray(state.variant.begin().fields)
        self._bound = game.max_turns(state.variant.options) or 0
        self._fields, self._randoms = records(game.dtype, GAMES), records(RANDOM, GAMES)
        longest = max(game.max_legal, game.max_outcomes)
        self._scratch = np.zeros(longest, np.int32), np.zeros(longest, np.int32), np.zeros(longest, np.int64)

    def ask(self, what: str) -> Answer:
        """One piece of work."""
        began = time.process_time()
        answer = self._playouts() if what == "playouts" else self._search()
        return {**answer, "seconds": time.process_time() - began}

    def _playouts(self) -> Answer:
        tally = np.zeros(TALLIES, np.int64)
        np.asarray(self._fields)[:] = self._root
        self._loops.seed_all(self._randoms, np.uint64(1), 0)
        self._loops.play_outs(self._fields, self._randoms, self._bound, *self._scratch, tally)
        total = int(np.asarray(self._fields).view(np.uint8).sum(dtype=np.int64))
        return {"done": int(tally[ACTIONS]), "sum": total}

    def _search(self) -> Answer:
        search = Search(self._view, seed=1)
        ran = search.run(simulations=SIMULATIONS)
        return {"done": ran, "sum": search.lines()[0].visits}


class Node:
    """A process of Node with the module."""

    def __init__(self, folder: Path, position: Answer) -> None:
        _, env = hatch_build.npm_command()
        self._process = subprocess.Popen(
            ["node", str(PROGRAM), str(folder)], env=env, text=True, stdin=-1, stdout=-1
        )
        self._said({"position": position})

    def ask(self, what: str) -> Answer:
        """One piece of work."""
        return self._said({"ask": what})

    def _said(self, asked: Answer) -> Answer:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        answer: Answer = json.loads(self._process.stdout.readline())
        return answer

    def close(self) -> None:
        """End it."""
        self._process.communicate()


class Chromium:
    """A page with the module."""

    def __init__(self, browser: Browser, folder: Path, position: Answer) -> None:
        self.page: Page = browser.new_page()
        served = {
            "": (b"<!doctype html>", "text/html"),
            **{
                name: (path.read_bytes(), kind)
                for name, path, kind in (
                    ("work.mjs", PROGRAM, "text/javascript"),
                    ("game.mjs", folder / "game.mjs", "text/javascript"),
                    ("speaks.wasm", folder / "speaks.wasm", "application/wasm"),
                    ("thinks.wasm", folder / "thinks.wasm", "application/wasm"),
                    ("manifest.json", folder / "manifest.json", "application/json"),
                )
            },
        }

        def answer(route: Route) -> None:
            body, kind = served.get(route.request.url.removeprefix(f"{HOST}/"), (b"", "text/plain"))
            route.fulfill(body=body, content_type=kind)

        self.page.route("**/*", answer)
        self.page.goto(f"{HOST}/")
        self.page.evaluate(
            """async (position) => {
              const bytes = async (part) => (await fetch(`/${part}.wasm`)).arrayBuffer();
              const [work, code, speaks, thinks, manifest] = await Promise.all([
                import('/work.mjs'), import('/game.mjs'), bytes('speaks'), bytes('thinks'),
                fetch('/manifest.json').then((found) => found.json())]);
              window.start = () => work.start(code, speaks, manifest, position);
              const [one, other] = await Promise.all([speaks, thinks].map((all) => WebAssembly.compile(all)));
              const modules = { speaks: one, thinks: other };
              window.contestant = new work.Contestant(code, modules, manifest, position);
            }""",
            position,
        )
        self.devtools = self.page.context.new_cdp_session(self.page)
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def ask(self, what: str) -> Answer:
        """One piece of work, in processor time of the page's thread."""
        if what == "start":
            return {"done": self.page.evaluate("start()")}
        before = self._seconds()
        answer: Answer = self.page.evaluate("(what) => contestant[what]()", what)
        return {**answer, "seconds": self._seconds() - before}

    def _seconds(self) -> float:
        found = self.devtools.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "ThreadTime"))


def rate(ask: Ask, what: str) -> float:
    """What is done a second of processor time."""
    done, seconds = 0.0, 0.0
    while seconds < ENOUGH:
        answer = ask(what)
        done, seconds = done + answer["done"], seconds + answer["seconds"]
    return done / seconds


def alternate(asks: Sequence[Ask], what: str) -> list[RateSamples]:
    """Rates of all, each measured once a round, after all have come to the same."""
    assert len({(found["done"], found["sum"]) for found in (ask(what) for ask in asks)}) == 1, what
    for ask in asks:
        rate(ask, what)  # browsers compile once more what is used much
    found = [RateSamples() for _ in asks]
    for _ in range(ROUNDS):
        for samples, ask in zip(found, asks, strict=True):
            samples.rounds.append(rate(ask, what))
    return found


def measured(game: Game, browser: Browser, folder: Path) -> Sequence[str]:
    """One line of the table."""
    variant = Variant.of(game)
    state = variant.new_state(seed=SEED)
    write(variant, folder)
    position = {
        "entries": [list(entry) for entry in state.history],
        "seat": state.turn[0],
        "games": GAMES,
        "simulations": SIMULATIONS,
    }
    native, node, chromium = Native(state), Node(folder, position), Chromium(browser, folder, position)
    asks = [native.ask, node.ask, chromium.ask]
    rates = [str(game.title)]
    for what in ("playouts", "search"):
        ours, *others = alternate(asks, what)
        rates += [f"{ours.median:,.0f}", *(str(ratio(other, ours)) for other in others)]
    start = min(chromium.ask("start")["done"] for _ in range(STARTS))
    memory = chromium.page.evaluate("contestant.memory") / 1e6
    chromium.devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    chromium.page.evaluate("contestant.drafts()")
    draft = median(
        chromium.page.evaluate(
            "() => { const began = performance.now();"
            " const { done } = contestant.drafts(); return (performance.now() - began) / done; }"
        )
        for _ in range(STARTS)
    )
    sizes = [node.ask(f"sizes {part}")["brotli"] for part in Part]
    node.close()
    chromium.page.close()
    packed = [f"{size / 1000:.1f}" for size in sizes]
    return [*rates, *packed, f"{start:.1f}", f"{memory:.0f}", f"{draft:.3f}"]


def measure(slugs: Sequence[str]) -> Section:
    """All games."""
    wanted = [game for game in catalogue() if not slugs or game.slug in slugs]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        lines = [measured(game, browser, Path(data) / game.slug) for game in wanted]
        browser.close()
    return Section(HEADING, TEXT, table(HEAD, lines))

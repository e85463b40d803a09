"""The compiled rules in Chromium: they say and find what they say and find natively."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, Route

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.search.tree.compile import prepare_search
from parlour.search.tree.wasm import built
from parlour.testing.tiny import GAME as TINY
from tests.lab.wasm_steps import (
    GLUE,
    STEPS,
    Unhurried,
    manifest,
    master,
    option_sets,
    random_game,
    search,
    turn,
)

HOST: Final = "http://localhost:1"
GAMES = 3
SIMULATIONS = 300
SAME: Final = """async (asked) => {
  const [{ answers }, code, module] = await Promise.all([
    import('/steps.mjs'), import('/game.mjs'), WebAssembly.compileStreaming(fetch('/module.wasm'))]);
  return answers(code, module, JSON.parse(asked));
}"""


@pytest.mark.parametrize(
    "game",
    [TINY, *(pytest.param(game, marks=pytest.mark.long) for game in catalogue())],
    ids=lambda game: game.slug,
)
def test_chromium_says_and_finds_the_same(browser: Browser, game: Game) -> None:
    """A few of what `tests/lab/test_wasm.py` does in Node: games, trees, turns with slips, the master's."""
    prepare_search(game)
    sets, expected = [], []
    for seats in game.seating.seats:
        variant = option_sets(game, seats, 2)[-1]
        games = [random_game(variant, seed) for seed in range(GAMES)]
        searches = [search(variant, seed, SIMULATIONS) for seed in range(2)]
        slips = Unhurried(SIMULATIONS, slip=0.3, counted=200)
        turns = [turn(variant, seed, 10 * seed, slips) for seed in range(3)]
        turns.append(turn(variant, 1, 12, master(game)))
        asked = {"searches": [one[0] for one in searches], "turns": [one[0] for one in turns]}
        sets.append({"manifest": manifest(variant), "games": [one[0] for one in games], **asked})
        found = {"digests": [one[1] for one in games], "found": [one[1] for one in searches]}
        expected.append({**found, "turns": [one[1] for one in turns]})
    files = {
        "/": ("text/html", b"<!doctype html>"),
        "/steps.mjs": ("text/javascript", STEPS.read_bytes()),
        "/game.mjs": ("text/javascript", GLUE.read_bytes()),
        "/module.wasm": ("application/wasm", built(game).wasm),
    }

    def answer(route: Route) -> None:
        kind, body = files.get(route.request.url.removeprefix(HOST), ("text/plain", b""))
        route.fulfill(content_type=kind, body=body)

    page = browser.new_page()
    page.route("**/*", answer)
    page.goto(f"{HOST}/")
    assert page.evaluate(SAME, json.dumps(sets)) == expected
    page.close()

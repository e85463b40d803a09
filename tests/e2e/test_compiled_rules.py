"""The compiled rules in Chromium: they say and find what they say and find natively."""

from __future__ import annotations

import json
from typing import Any, Final

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
    masters,
    option_sets,
    random_game,
    search,
    turn,
)

HOST: Final = "http://localhost:1"
GAMES = 3
SIMULATIONS = 300
WORKER: Final = """
import { answers } from '/steps.mjs';
import * as game from '/game.mjs';
import * as telling from '/telling.mjs';
addEventListener('message', async ({ data }) => {
  const module = await WebAssembly.compileStreaming(fetch('/module.wasm'));
  postMessage(await answers({ ...game, telling }, module, JSON.parse(data)));
});
"""
ANSWERS: Final = """(asked) => new Promise((resolve, reject) => {
  const worker = new Worker('/worker.mjs', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(asked);
})"""
every_game = pytest.mark.parametrize(
    "game",
    [TINY, *(pytest.param(game, marks=pytest.mark.long) for game in catalogue())],
    ids=lambda game: game.slug,
)


def in_worker(browser: Browser, game: Game, sets: list[Any]) -> list[Any]:
    """The answers of a game's module in a worker of a page."""
    files = {
        "/": ("text/html", b"<!doctype html>"),
        "/worker.mjs": ("text/javascript", WORKER.encode()),
        "/steps.mjs": ("text/javascript", STEPS.read_bytes()),
        **{
            f"/{name}.mjs": ("text/javascript", GLUE.with_name(f"{name}.mjs").read_bytes())
            for name in ("game", "telling")
        },
        "/module.wasm": ("application/wasm", built(game).wasm),
    }

    def answer(route: Route) -> None:
        kind, body = files.get(route.request.url.removeprefix(HOST), ("text/plain", b""))
        route.fulfill(content_type=kind, body=body)

    context = browser.new_context()
    context.route("**/*", answer)
    page = context.new_page()
    page.goto(f"{HOST}/")
    found: list[Any] = page.evaluate(ANSWERS, json.dumps(sets))
    context.close()
    return found


@every_game
def test_chromium_says_and_finds_the_same(browser: Browser, game: Game) -> None:
    """A few of what `tests/lab/test_wasm.py` does in Node: games, trees, turns with slips, the master's."""
    prepare_search(game)
    sets: list[Any] = []
    expected: list[Any] = []
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
    said = [
        {name: one[name] for name in ("digests", "found", "turns")} for one in in_worker(browser, game, sets)
    ]
    assert said == expected


@every_game
def test_the_master_plays_the_same_turn_in_a_hundred_positions(browser: Browser, game: Game) -> None:
    sets, turns = masters(game, 20, 10, 10)
    assert [answer["turns"] for answer in in_worker(browser, game, sets)] == turns

"""The compiled rules in Chromium: they say and find what they say and find natively."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Route

from parlour.browser.modules import built
from parlour.browser.npm import CODE
from parlour.browser.parts import Part
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.testing.tiny import GAME as TINY
from tests.browser.wasm_steps import GLUE, POSITIONS, STEPS, every_state, masters, thoughts
from tests.e2e.harness import PROBES

HOST: Final = "http://localhost:1"
WORKER: Final = STEPS.with_name("steps_worker.mjs")
every_game = pytest.mark.parametrize(
    "game",
    [TINY, *(pytest.param(game, marks=pytest.mark.long) for game in catalogue())],
    ids=lambda game: game.slug,
)


def in_worker(browser: Browser, game: Game, sets: list[Any]) -> list[Any]:
    """The answers of a game's module in a worker of a page."""
    files = {
        "/": ("text/html", b"<!doctype html>"),
        "/worker.mjs": ("text/javascript", WORKER.read_bytes()),
        "/steps.mjs": ("text/javascript", STEPS.read_bytes()),
        **{
            f"/{name}": ("text/javascript", GLUE.joinpath(name).read_bytes())
            for name in CODE
            if name.endswith(".mjs")
        },
        **{f"/{part}.wasm": ("application/wasm", built(game, part).wasm) for part in Part},
    }

    def answer(route: Route) -> None:
        kind, body = files.get(route.request.url.removeprefix(HOST), ("text/plain", b""))
        route.fulfill(content_type=kind, body=body)

    context = browser.new_context()
    context.add_init_script(path=PROBES)
    context.route("**/*", answer)
    page = context.new_page()
    page.goto(f"{HOST}/")
    found: list[Any] = page.evaluate("probes.workerAnswer", ["/worker.mjs", json.dumps(sets)])
    context.close()
    return found


@every_game
def test_chromium_says_the_same_of_every_state(browser: Browser, game: Game) -> None:
    sets, digests = every_state(game)
    assert [answer["digests"] for answer in in_worker(browser, game, sets)] == digests


@every_game
def test_chromium_grows_the_same_trees_and_plays_the_same_turns(browser: Browser, game: Game) -> None:
    sets, found = thoughts(game)
    answers = in_worker(browser, game, sets)
    assert [{name: answer[name] for name in ("found", "turns")} for answer in answers] == found


@every_game
def test_the_master_plays_the_same_turn(browser: Browser, game: Game) -> None:
    sets, turns = masters(game, POSITIONS)
    assert [answer["turns"] for answer in in_worker(browser, game, sets)] == turns

"""A finished game's replay, thought about by the visitor's own processor."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.search.levels import level_named, strength_of
from parlour.search.tree.compile import load_search
from parlour.search.tree.search import Search
from parlour.search.turn import searched_run
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import moments

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none

LONG = 600.0
TURN = 5
"""The moment that is thought about, or the last before the end of a shorter game."""


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    for game in GAMES:
        built(game)


def played(rules_server: ServerProcess, page: Page, game: Game) -> str:
    """A table at which bots have played a game to its end."""
    seats = [{"kind": "bot", "level": "random"} for _ in range(max(2, game.seating.seats[0]))]
    table, _, _ = rules_server.table(game.slug, seats)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".cover [data-final]")
    return table


def visits(page: Page) -> int:
    """How many games the analysis has played out."""
    return int(page.locator("[data-visits]").get_attribute("data-visits") or 0)


def rested(page: Page) -> int:
    """How many it has played out, if there are no more half a second later: what was on its way has come."""
    first = visits(page)
    page.wait_for_timeout(500)
    return first if visits(page) == first else 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_its_best_lines_grow_on_the_board_and_ask_nothing_of_the_server(
    meet: Meet, rules_server: ServerProcess, game: Game
) -> None:
    page = meet(address=rules_server.address).page
    table = played(rules_server, page, game)
    page.goto(f"/replay/{table}")
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    page.goto(f"/replay/{table}#{min(TURN, last - 1)}")
    page.locator("[data-analyse]").click()
    expect(page.locator(".analysis li").first).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    first = visits(page)
    page.wait_for_function(
        "first => Number(document.querySelector('[data-visits]')?.dataset.visits) > 2 * first"
        " || document.querySelector('[data-analysis]').dataset.analysis === 'done'",
        arg=first,
    )
    lines = page.locator(".analysis li button")
    last = lines.count()
    lines.nth(last - 1).hover()
    expect(page.locator(f'.step[data-rank="{last}"]').first).to_have_attribute("opacity", "1")
    assert findings(page) == []
    page.keyboard.press("ArrowRight")  # another position, thought about in its turn
    expect(page.locator("[data-analysis]")).to_be_visible()
    assert not [url for url in asked if "/api/" in url]
    page.locator("[data-close]").click()
    expect(page.locator("[data-analysis]")).to_have_count(0)
    expect(page.locator(".step")).to_have_count(0)


def test_it_stops_and_goes_on_for_as_long_as_one_likes(meet: Meet, rules_server: ServerProcess) -> None:
    game = max(GAMES, key=lambda one: one.hidden)  # nothing is proved where hands are hidden
    page = meet(address=rules_server.address).page
    page.goto(f"/replay/{played(rules_server, page, game)}#{TURN}")
    page.locator("[data-analyse]").click()
    page.locator("[data-think=stop]").click()
    first = eventually(lambda: rested(page))
    page.locator("[data-think=on]").click()
    page.wait_for_function(
        "first => Number(document.querySelector('[data-visits]').dataset.visits) > 2 * first", arg=first
    )
    expect(page.locator("[data-think=stop]")).to_be_visible()


def test_it_finds_what_the_same_search_finds_natively(meet: Meet, rules_server: ServerProcess) -> None:
    """The worker's first action has about the worth that a native search of as many simulations says."""
    game = min(GAMES, key=lambda one: one.hidden)
    page = meet(address=rules_server.address).page
    table = played(rules_server, page, game)
    page.goto(f"/replay/{table}#{TURN}")
    page.locator("[data-analyse]").click()
    page.wait_for_function("() => Number(document.querySelector('[data-visits]')?.dataset.visits) > 3000")
    words = page.locator(".analysis li").first.inner_text()
    told = int(words.split()[-2]) if words.endswith("%") else None
    entries = moments(rules_server, table)[TURN]
    record = rules_server.get(f"/tables/{table}/record")
    state = Variant.of(game, **record["options"]).new_state(draws="manual")
    for actor, action in record["entries"][:entries]:
        state.enter(actor, action)
    seat = state.turn[0]
    page.wait_for_selector("[data-master]")
    master = page.locator("[data-master]").get_attribute("data-master") or ""
    load_search(game)
    strength = replace(strength_of(level_named("master"), game), seconds=LONG)
    assert [int(action) for action in master.split()] == searched_run(state.view(seat), 1, strength)
    search = Search(state.view(seat), seed=1)
    search.run(simulations=4000)
    value = search.lines()[0].values[seat]
    assert told is None or abs(told - 50 * (value + 1)) < 10

"""A finished game is played again in the browser, and each draw compared with what the seed gives."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from parlour.kernel.state import Variant
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import play_on
from tests.e2e.server_process import ServerProcess

pytestmark = pytest.mark.long  # compiling a game takes half a minute where the cache has none

GAME = min(GAMES, key=lambda game: game.max_turns(Variant.of(game).options) or 10**9)
"""A short one."""
CHANCE = -1


@pytest.fixture(scope="module", autouse=True)
def rules_for_browsers() -> None:
    built(GAME)


@pytest.fixture(scope="module")
def played(rules_server: ServerProcess) -> str:
    """A table at which two bots have played a game to its end."""
    seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table, _, _ = rules_server.table(GAME.slug, seats)
    return table


def record_of(rules_server: ServerProcess, page: Page, table: str) -> Any:
    """The record, once the game is over."""
    page.goto(f"/t/{table}")
    page.wait_for_selector(".cover [data-final]")
    return rules_server.get(f"/tables/{table}/record")


def forged(record: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The record with its last draw exchanged for another that was possible then, and which draw that is."""
    game = Variant.of(GAME, **record["options"])
    for at in reversed(range(len(record["entries"]))):
        actor, action = record["entries"][at]
        if actor != CHANCE:
            continue
        state = game.new_state(seed=None, draws="manual")
        for who, what in record["entries"][:at]:
            state.apply(who, what)
        others = [k for k, _ in state.chance_outcomes() if k != action]
        if others:
            before, after = record["entries"][:at], record["entries"][at + 1 :]
            lie = {**record, "entries": [*before, [CHANCE, others[0]], *after]}
            return lie, 1 + sum(who == CHANCE for who, _ in before)
    raise AssertionError("no draw had a choice")


def verifies(page: Page, table: str, lie: Any) -> None:
    """Verify in the replay, where the server gives a record that is not true."""

    def answer(route: Route) -> None:
        route.fulfill(json=lie)

    page.unroute_all()
    page.route("**/record", answer)
    page.goto(f"/replay/{table}")
    page.locator("[data-verify]").click()


def test_the_page_of_a_finished_game_verifies_its_draws(
    meet: Meet, rules_server: ServerProcess, played: str
) -> None:
    page = meet(address=rules_server.address).page
    record = record_of(rules_server, page, played)
    draws = sum(actor == CHANCE for actor, _ in record["entries"])
    page.goto(f"/replay/{played}")
    page.locator("[data-verify]").click()
    expect(page.locator("[data-verified='held']")).to_contain_text(f"all {draws} draws")
    assert findings(page) == []


def test_a_draw_that_the_seed_does_not_give_is_found(
    meet: Meet, rules_server: ServerProcess, played: str
) -> None:
    """The server itself says another draw than it made: the page notices without asking it."""
    page = meet(address=rules_server.address).page
    lie, draw = forged(record_of(rules_server, page, played))
    verifies(page, played, lie)
    expect(page.locator("[data-verified='forged']")).to_contain_text(f"draw {draw} is not the one")
    assert findings(page) == []


def test_a_record_that_is_not_that_of_the_page_is_found(
    meet: Meet, rules_server: ServerProcess, played: str
) -> None:
    """The draws of each lie are those of its seed."""
    page = meet(address=rules_server.address).page
    record = record_of(rules_server, page, played)
    promised = "table", "commitment", "contributions", "secret"
    bare = {name: value for name, value in record.items() if name not in promised}
    for lie, sentence in (
        (bare, "another table"),
        ({**record, "entries": record["entries"][:5]}, "not as long"),
        ({**record, "scores": [999, 0]}, "not the scores"),
    ):
        verifies(page, played, lie)
        expect(page.locator("[data-verified='forged']")).to_contain_text(sentence)


def test_the_end_at_the_table_and_a_record_from_a_file_offer_it_too(
    meet: Meet, rules_server: ServerProcess, tmp_path: Path
) -> None:
    anna, ben = meet(address=rules_server.address), meet(address=rules_server.address)
    table, tokens, _ = rules_server.table(
        GAME.slug, [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    )
    anna.sits(table, {0: tokens[0]})
    ben.sits(table, {1: tokens[1]})
    play_on(anna, ben)
    anna.page.locator(".cover summary", has_text="Fair draws").click()
    anna.page.locator(".cover [data-verify]").click()
    expect(anna.page.locator(".cover [data-verified='held']")).to_be_visible()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(rules_server.get(f"/tables/{table}/record")))
    ben.page.goto("/replay")
    ben.page.set_input_files("input[type=file]", file)
    ben.page.locator("[data-verify]").click()
    expect(ben.page.locator("[data-verified='held']")).to_be_visible()


def test_without_a_module_the_page_says_so(meet: Meet, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        seats = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        table, _, _ = server.table(GAME.slug, seats)
        page = meet(address=server.address).page
        record_of(server, page, table)
        page.locator(".cover summary", has_text="Fair draws").click()
        page.locator(".cover [data-verify]").click()
        expect(page.locator(".cover [data-verified='notYet']")).to_be_visible()
        assert findings(page) == []
        page.goto(f"/replay/{table}")
        page.locator("[data-verify]").click()
        expect(page.locator("[data-verified='notYet']")).to_be_visible()
        assert findings(page) == []
    finally:
        server.stop()

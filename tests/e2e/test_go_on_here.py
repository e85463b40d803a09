"""The line is lost at a table against a bot: the page goes on with it, and both stay when it is back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.kernel.verify import verify
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES
from tests.e2e.modules import built
from tests.e2e.persona import Person, eventually, play_on
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_local_games import kept, record_of
from tests.e2e.two_people import HERE, ME

pytestmark = [
    pytest.mark.long,  # compiling a game takes half a minute where the cache has none
    pytest.mark.service_worker,
]

BOT = {"kind": "bot", "level": "greedy"}
OPEN = [game for game in GAMES if not game.hidden]
COVERED = next(game for game in GAMES if game.hidden)
TURNS = 6
"""Entries of the players after which the line is lost."""
READY = "async () => (await (await caches.open('kept:/t')).keys()).length >= 5"
"""Whether the page has board, rules, their address, words and the rules in short."""
BESIDE = "**/api/v1/tables/*/beside?*"
MISSED = "net::ERR"
NOT_FOUND = "404"


def entries(server: ServerProcess, table: str) -> list[list[int]]:
    """What was played at the server."""
    found: list[list[int]] = server.get(f"/tables/{table}/entries")["entries"]
    return found


def plays_a_while(person: Person, server: ServerProcess, table: str) -> list[list[int]]:
    """Plays some turns, until it is in turn again; what was played by then."""

    def in_turn() -> bool:
        return bool(server.get(f"/tables/{table}")["due"] == [0])

    def enough() -> bool:
        person.does_something()
        return len(entries(server, table)) >= TURNS and in_turn()

    eventually(enough)
    person.page.wait_for_load_state("networkidle")
    return entries(server, table)


def misses_the_network_only(person: Person) -> None:
    """Forget that the browser missed the network or the table, as it was meant to, and nothing else."""
    person.troubles[:] = [one for one in person.troubles if MISSED not in one and NOT_FOUND not in one]


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.slug)
def test_a_table_against_a_bot_is_gone_on_with_here_and_stays_at_the_server(
    meet: Meet, rules_server: ServerProcess, tmp_path: Path, game: Game
) -> None:
    built(game)
    table, tokens, _ = rules_server.table(game.slug, [ME, BOT])
    person = meet(address=rules_server.address).sits(table, tokens)
    page = person.page
    eventually(lambda: page.evaluate(READY))
    before = plays_a_while(person, rules_server, table)
    expect(page.locator("[data-go-on]")).to_have_count(0)
    person.context.set_offline(True)
    page.click("[data-go-on]")
    page.wait_for_url("**/local/*")
    expect(page.locator("[data-origin]")).to_contain_text("a seed of this device")
    assert kept(person) == before
    page.reload()
    page.wait_for_selector("[data-origin]")
    play_on(person)
    record = record_of(person, tmp_path)
    assert record.over
    assert record.given == len(before)
    assert [list(entry) for entry in record.entries[: record.given]] == before
    state = verify(Variant.of(game, **record.options), record)
    assert person.finals == dict(enumerate(state.scores()))
    expect(page.locator("[data-return]")).to_have_count(0)
    gone = {"status": 404, "json": {"code": "no-table", "sentence": "Not here."}}
    page.route(BESIDE, lambda route: route.fulfill(**gone))
    person.context.set_offline(False)
    expect(page.locator("[data-origin]")).to_contain_text("no longer kept")
    page.unroute(BESIDE)
    page.reload()
    assert entries(rules_server, table) == before
    page.click("[data-return]")
    page.wait_for_url(f"**/t/{table}")
    eventually(lambda: (person.does_something() and len(entries(rules_server, table)) > len(before)) or None)
    page.goto("/")
    expect(page.locator("[data-local]")).to_have_count(1)
    misses_the_network_only(person)


@pytest.mark.parametrize(
    ("game", "other"), [(OPEN[0], HERE), (COVERED, BOT)], ids=["with a person", "hidden"]
)
def test_it_is_not_offered_with_people_or_where_something_is_hidden(
    meet: Meet, rules_server: ServerProcess, game: Game, other: dict[str, str]
) -> None:
    built(game)
    table, tokens, _ = rules_server.table(game.slug, [ME, other])
    person = meet(address=rules_server.address)
    with person.page.expect_response("**/modules?*"):
        person.sits(table, {0: tokens[0]})
    person.page.wait_for_load_state("networkidle")
    person.context.set_offline(True)
    expect(person.page.locator(".away")).to_be_visible()
    expect(person.page.locator("[data-go-on]")).to_have_count(0)
    misses_the_network_only(person)

"""Tables that wait for somebody are counted on every page, and one key leads from one to the next."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.kernel.state import Variant
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import showy
from tests.e2e.persona import PHONE, WIDE, sized
from tests.e2e.server_process import ServerProcess

TWO = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]


def test_tables_that_wait_are_counted_and_a_key_leads_to_the_next(server: ServerProcess, meet: Meet) -> None:
    games = [game for game in catalogue() if game.display is not None and 2 in game.seating.seats]
    slug = next(game.slug for game in games if len(Variant.of(game, seats=2).new_state(seed=1).turn) == 1)
    anna = meet(name="Anna")
    tables = []
    for _ in range(2):
        table, tokens, _ = server.table(slug, TWO)
        held = json.dumps({"seats": tokens, "at": 1})
        anna.context.add_init_script(f"localStorage.setItem('parlour.1.table.{table}', {json.dumps(held)})")
        tables.append(table)
    page = anna.page
    page.goto("/about")
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:"))
    for size in sized(page, [WIDE, PHONE]):
        expect(page.locator("header [data-next]"), size).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("n")
    page.wait_for_url("**/t/*")
    first = page.url.rsplit("/", 1)[1]
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.locator("header [data-next]").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
    assert {first, page.url.rsplit("/", 1)[1]} == set(tables)


def test_that_somebody_is_away_stands_whole_beside_a_clock_by_days(server: ServerProcess, meet: Meet) -> None:
    clock = {"kind": "days", "main": 3}
    plan = {"game": showy().slug, "seats": TWO, "visibility": "link", "clock": clock}
    watcher = meet(size=PHONE).visits(server.post("/tables", plan)["table"])
    for fact in watcher.page.locator(".seats .fact").all():
        expect(fact).to_contain_text("away")
        assert fact.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.service_worker
def test_tables_are_listed_as_they_last_stood_where_there_is_no_network(
    server: ServerProcess, meet: Meet
) -> None:
    game = next(game for game in catalogue() if game.display is not None and 2 in game.seating.seats)
    table, tokens, _ = server.table(game.slug, TWO)
    anna = meet(name="Anna", size=PHONE)
    page = anna.sits(table, tokens).page
    page.goto("/")
    row = page.locator(".row", has=page.locator(f"a[href='/t/{table}']"))
    expect(row).to_contain_text("Your turn")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    page.reload()
    expect(row).to_contain_text("Your turn")
    expect(page.locator("section", has=row).locator("[role=status]")).to_contain_text("out of date")
    page.goto("about:blank")  # nothing is requested any more
    anna.troubles.clear()  # the browser missed the network


def test_a_table_that_never_began_is_left_from_the_list(server: ServerProcess, meet: Meet) -> None:
    games = [game for game in catalogue() if game.display is not None and 3 in game.seating.seats]
    table, tokens, invite = server.table(games[0].slug, [*TWO, {"kind": "link"}])
    anna = meet(name="Anna")
    anna.sits(table, tokens)
    page = anna.page
    page.goto("/")
    row = page.locator(".row", has=page.locator(f"a[href='/t/{table}']"))
    row.locator("[data-leave]").press("Enter")
    expect(row.locator("[data-stay]")).to_be_focused()
    assert findings(page) == []
    row.locator("[data-stay]").press("Enter")
    expect(row.locator("[data-sure]")).to_have_count(0)
    expect(row.locator("[data-leave]")).to_be_focused()
    row.locator("[data-leave]").click()
    row.locator("[data-sure]").click()
    expect(row).to_have_count(0)
    assert server.get(f"/tables/{table}")["phase"] == "over"
    friend = meet().page
    friend.goto(f"/j/{invite}")
    expect(friend.locator(".invitation")).to_contain_text("This game is over")
    expect(friend.locator("#name")).to_have_count(0)

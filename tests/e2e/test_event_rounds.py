"""Rounds of pairs in real browsers: made in the form, drawn at the wall, played at two tables, counted."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from parlour.games import catalogue
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, Person, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_events import KNOWN

GAME: Final = next(game for game in catalogue() if game.plays_pairs)
PROJECTOR: Final = (1920, 1080)
TAKEN_OVER: Final = """async ([event, seat]) => {
  const { key } = JSON.parse(localStorage.getItem('parlour.1.person'));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  const asked = { method: 'POST', headers, body: JSON.stringify({ seat }) };
  return (await fetch(`/api/v1/tables/${event}/recover`, asked)).status;
}"""
"""As another device of the person does, after which the token of this one holds no seat."""


def comes(person: Person, code: str) -> None:
    """Comes with the code, and waits at the page of the event."""
    page = person.page
    page.goto(f"/e/{code}")
    page.locator("#name").fill(person.name)
    page.locator("form button.go").click()
    expect(page.locator("[data-mine]")).to_contain_text("You are in.")


def sits_down(person: Person) -> str:
    """Goes to the table of the round; its address."""
    person.page.locator("[data-mine] [data-sit]").click()
    person.page.wait_for_url("**/t/*")
    return person.page.url


def test_a_round_of_pairs(server: ServerProcess, meet: Meet) -> None:
    maker, anna, ben = meet(name="Maker"), meet(name="Anna"), meet(name="Ben")
    wall = maker.page
    wall.goto("/events")
    wall.locator("[data-game]").select_option(GAME.slug)
    wall.locator("[data-form]").select_option("swiss")
    for hint in ("pairs-hint", "missing", "trust"):
        expect(wall.locator(f"[data-{hint}]")).to_be_visible()
    expect(wall.locator("[data-shown]")).to_have_count(0)
    wall.get_by_label("Rounds, one after another").fill("2")
    assert findings(wall) == []
    wall.locator("form button.go").click()
    code = wall.locator("[data-code]").inner_text()
    for person in (anna, ben):
        comes(person, code)
    for name in ("Anna", "Ben"):
        expect(wall.locator("[data-ranking]")).to_contain_text(name)
    wall.locator("[data-step=start]").click()
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Round 1 of 2")
    expect(wall.locator("[data-meetings] li")).to_have_count(1)
    for person, other in ((anna, "Ben"), (ben, "Anna")):
        expect(person.page.locator("[data-mine]")).to_contain_text(f"You play against {other}.")
    assert findings(anna.page) == []
    server.post("/events/join", {"code": code, "name": "Cleo"})
    ben.page.wait_for_function(KNOWN)
    assert ben.page.evaluate(TAKEN_OVER, [wall.url.rpartition("/")[2], 2]) == 200
    first = [sits_down(person) for person in (anna, ben)]
    assert first[0] == first[1]
    anna.resigns()
    for person in (anna, ben):  # who sees how it ended goes on to the second game, where seats are changed
        expect(person.page.locator("[data-second]")).to_contain_text("The second game has begun")
        expect(person.page.locator("#end-title")).to_be_visible()
        assert person.page.url == first[0]
        for size in sized(person.page, [PHONE, WIDE]):
            expect(person.page.locator("[data-next]")).to_be_in_viewport()
            assert findings(person.page) == [], size
    anna.page.reload()  # a page that is opened after the end knows the way too
    for person in (anna, ben):
        person.page.locator("[data-next]").click()
        person.page.wait_for_function("before => location.href !== before", arg=first[0])
        expect(person.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(wall.locator("[data-meetings] [data-game]")).to_have_count(2)
    assert anna.page.url == ben.page.url
    ben.resigns()
    anna.page.locator("[data-event]").click()
    expect(anna.page.locator("[data-mine]")).to_contain_text("You are in.")
    expect(wall.locator("[data-phase=over]")).to_contain_text("Round 1 of 2")
    expect(wall.locator("[data-meetings] .points")).to_have_text("2 : 2")
    wall.locator("[data-step=next]").click()
    expect(wall.locator("[data-phase=playing]")).to_contain_text("Round 2 of 2")
    expect(wall.locator("[data-meetings]")).to_contain_text("sits out")
    for size in sized(wall, [PROJECTOR, WIDE, PHONE]):
        assert findings(wall) == [], size
    wall.locator("[data-step=end]").click()
    wall.locator("[data-sure]").click()
    expect(wall.locator("[data-phase=over]")).to_be_visible()
    expect(wall.locator("[data-step=next]")).to_have_count(0)
    wall.locator("[data-results]").click()
    expect(wall.locator("[data-round='1'] [data-meetings]")).to_contain_text("2 : 2")
    for size in sized(wall, [WIDE, PHONE]):
        assert findings(wall) == [], size

"""The rules over a running table: opened, read and closed by keys, while the game goes on beneath."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, Person, eventually, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import holds

GAMES = [game for game in catalogue() if not game.needs_curtain]
OPENED = "() => document.querySelector('[data-rules]')?.contains(document.activeElement) ?? false"
TWO = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]


def test_the_rules_are_read_over_the_table(meet: Meet, server: ServerProcess) -> None:
    game: Game = GAMES[0]
    person = meet()
    table, tokens, _ = server.table(game.slug, [TWO[0], {"kind": "bot", "level": "random"}])
    holds(person, table, tokens)
    for _ in sized(person.page, [WIDE, PHONE, (320, 640)]):
        person.page.goto(f"/t/{table}")
        reads(person, table)


def reads(person: Person, table: str) -> None:
    """Opens the rules by a key, unfolds what does not hold here, and closes them."""
    page = person.page
    foot, read = page.locator(".foot button"), page.locator("[data-read]")
    page.wait_for_selector(".table")
    if foot.is_visible():
        foot.click()
    read.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".rules-short figure svg")).to_have_count(3)
    expect(sheet.locator("[id='rule-1.1']")).to_have_count(1)
    assert page.evaluate(OPENED), "the keyboard is in the sheet"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    off = sheet.locator(".rule-off").first
    expect(off).to_be_hidden()
    sheet.locator("[data-unfold]").check()
    expect(off).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(f"{person.address}/t/{table}")
    expect(read).to_be_focused()
    assert not person.troubles


def test_the_game_goes_on_beneath_the_rules(meet: Meet, server: ServerProcess) -> None:
    game = GAMES[0]
    people = meet(), meet()
    table, tokens, _ = server.table(game.slug, TWO)
    for seat, person in enumerate(people):
        holds(person, table, {seat: tokens[seat]})
        person.page.goto(f"/t/{table}")
        person.settles()
    due = eventually(lambda: [one for one in people if one.page.title().startswith("\N{BLACK CIRCLE}")])[0]
    reader = people[1 - people.index(due)]
    reader.page.locator("[data-read]").click()
    turn = reader.page.locator("[data-rules] .turn")
    eventually(lambda: turn.count() or (due.does_something() and None))
    expect(turn).to_be_visible()
    expect(reader.page.locator("[data-rules] [aria-live]")).not_to_be_empty()

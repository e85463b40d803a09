"""A seat that was given up: its page says so, shows nothing of the next holder and offers a seat again."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.persona import Person
from tests.e2e.server_process import ServerProcess

ME, LINK = {"kind": "me", "name": "Anna"}, {"kind": "link"}
FACES = """() => [...document.querySelectorAll('[data-piece]')].map((e) => e.dataset.face).sort()"""
HELD = """(table) => localStorage.getItem('parlour.1.table.' + table)"""


def for_three() -> Game:
    """A game in which three hold hidden hands."""
    return next(game for game in catalogue() if game.needs_curtain and 3 in game.seating.seats)


def joins(person: Person, code: str, name: str, table: str) -> Person:
    """Sits down by the link."""
    person.page.goto(f"/j/{code}")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit down").click()
    person.page.wait_for_url(f"**/t/{table}")
    person.page.wait_for_selector(".table")
    return person


def test_whoever_stood_up_sees_and_does_nothing_of_the_next(server: ServerProcess, meet: Meet) -> None:
    table, tokens, code = server.table(for_three().slug, [ME, LINK, LINK])
    anna = meet().sits(table, {0: tokens[0]})
    ben = joins(meet(), code, "Ben", table)
    ben.page.get_by_role("button", name="Stand up").click()
    expect(ben.page.locator("[data-stood]")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_hidden()
    expect(ben.page.get_by_role("link", name="Sit down again")).to_have_attribute("href", f"/j/{code}")
    assert ben.page.evaluate(HELD, table) is None

    cleo = joins(meet(), code, "Cleo", table)
    joins(meet(), code, "Dan", table)
    watcher = meet().visits(table)
    expect(ben.page.locator("[data-score]").first).to_be_visible()
    assert ben.page.evaluate(FACES) == watcher.page.evaluate(FACES)
    assert ben.page.evaluate(FACES) != cleo.page.evaluate(FACES)
    assert not ben.look()["actions"]
    assert not ben.look()["pick"]
    for name in ("Resign", "Stand up"):
        expect(ben.page.get_by_role("button", name=name)).to_have_count(0)
    cleo.leaves()
    expect(anna.page.locator("[data-seat='1'] .gone")).to_be_visible()  # though Ben's page is open


def test_who_stood_up_sits_down_again_by_the_same_link(server: ServerProcess, meet: Meet) -> None:
    table, _, code = server.table(for_three().slug, [ME, LINK, LINK])
    ben = joins(meet(), code, "Ben", table)
    ben.page.get_by_role("button", name="Stand up").click()
    ben.page.get_by_role("link", name="Sit down again").click()
    page = ben.page
    page.get_by_label("Your name").fill("A name that is far too long to stand here")
    expect(page.get_by_role("alert")).to_have_text("A name has at most 24 characters.")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def test_a_seat_lost_elsewhere_is_not_held_for_ones_own(server: ServerProcess, meet: Meet) -> None:
    """A browser that was away kept an old token; it can still sit down by the invitation."""
    table, _, code = server.table(for_three().slug, [ME, LINK, LINK])
    ben = meet()
    kept = '{"seats": {"1": "long-gone"}, "at": 1}'
    ben.context.add_init_script(f"localStorage.setItem('parlour.1.table.{table}', '{kept}')")
    ben.page.goto(f"/j/{code}")
    expect(ben.page.get_by_label("Your name")).to_be_visible()


def test_a_table_that_nobody_came_to_has_nothing_to_step_through(server: ServerProcess, meet: Meet) -> None:
    table, tokens, _ = server.table(for_three().slug, [ME, LINK, LINK])
    page = meet().sits(table, {0: tokens[0]}).page
    page.get_by_role("button", name="Stand up").click()
    end = page.locator(".cover")
    expect(end.get_by_text("nothing was played")).to_be_visible()
    expect(end.locator("[data-replay], [data-record]")).to_have_count(0)
    page.goto("/")
    page.get_by_text("finished").click()
    expect(page.locator(".row [data-result]")).to_be_visible()
    expect(page.locator(".row").get_by_role("link", name="Replay", exact=True)).to_have_count(0)

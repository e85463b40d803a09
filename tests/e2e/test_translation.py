"""A browser that translates pages puts elements of its own in the place of texts: what changes stays true."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, showy
from tests.e2e.persona import PHONE, WIDE, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import HERE, ME, due, plays, rests
from tests.e2e.whole_evening import WholeEvening, holds

WRAPPED: Final = "document.querySelectorAll('main font > font').length"


def texts(page: Page, where: str) -> list[str]:
    """The lines that a part of a page shows."""
    found: list[str] = page.evaluate("probes.shownLines", where)
    return found


def same(one: Page, other: Page, where: str) -> bool:
    """Whether a part of two pages shows the same."""
    return texts(one, where) == texts(other, where)


def test_the_words_of_a_table_go_on_with_the_game(server: ServerProcess, meet: Meet) -> None:
    """On a wide screen, and on a phone."""
    table, tokens, _ = server.table(showy().slug, [ME, HERE])
    sizes = (WIDE, PHONE)
    people = [meet(size=size).sits(table, {seat: tokens[seat]}) for seat, size in enumerate(sizes)]
    for person in people:
        person.page.evaluate("probes.translate()")
    for _ in range(3):
        person = due(*people)
        plays(person)
        rests(person)
    for seat, (person, size) in enumerate(zip(people, sizes, strict=True)):
        afresh = meet(size=size).sits(table, {seat: tokens[seat]}).page
        eventually(partial(same, person.page, afresh, "#main"))
        assert same(person.page, afresh, "header")


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
def test_the_words_of_a_replay_go_on_with_it(meet: Meet, rules_night: WholeEvening) -> None:
    night, address = rules_night, rules_night.server.address
    page, afresh = meet(address=address).page, meet(address=address).page
    page.goto(f"/replay/{night.finished}")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    page.evaluate("probes.translate()")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    afresh.goto(f"/replay/{night.finished}#5")
    expect(afresh.get_by_role("slider", name="Moment")).to_be_visible()
    eventually(lambda: same(page, afresh, ".dock"))


def test_tables_on_the_home_page_stay_true_and_the_rest_is_translated(
    server: ServerProcess, meet: Meet
) -> None:
    table, tokens, _ = server.table(showy().slug, [ME, HERE])
    players = [meet().sits(table, {seat: tokens[seat]}) for seat in (0, 1)]
    person, afresh, mine = meet(), meet(), "[aria-labelledby=mine] li.tile"
    holds(person, table, {0: tokens[0]})
    holds(afresh, table, {0: tokens[0]})
    person.page.goto("/")
    expect(person.page.locator(mine)).to_have_count(1)
    person.page.evaluate("probes.translate()")
    assert person.page.evaluate(WRAPPED) > len(GAMES)  # what the games are can be read in any language
    before = texts(person.page, mine)
    player = due(*players)  # after another turn it would say the same again
    plays(player)
    rests(player)
    person.page.evaluate("dispatchEvent(new Event('focus'))")
    afresh.page.goto("/")
    expect(afresh.page.locator(mine)).to_have_count(1)
    assert texts(afresh.page, mine) != before
    eventually(lambda: same(person.page, afresh.page, mine))


def test_rules_can_be_translated_and_pages_still_change(meet: Meet) -> None:
    page = meet().page
    page.goto(f"/rules/{showy().slug}")
    expect(page.locator("article.rules")).to_be_visible()
    page.evaluate("probes.translate()")
    assert page.evaluate(WRAPPED) > 100
    page.get_by_role("link", name="Parlour").first.click()
    expect(page.locator(".games article")).to_have_count(len(GAMES))
    expect(page.locator("article.rules")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("cs")
    expect(page.locator("footer")).to_contain_text("O Parlouru")

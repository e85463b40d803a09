"""Browsers that refuse addresses after a hundred, storage or sockets, and those too old for the pages."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, showy
from tests.e2e.persona import PHONE, WIDE, eventually, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_language_change import speaks
from tests.e2e.test_local_games import FIRST, begins
from tests.e2e.two_people import HERE, ME, may_act, sits_first
from tests.e2e.whole_evening import WholeEvening

TOO_OLD: Final = {
    "en": "too old",
    "de": "zu alt",
    "cs": "příliš starý",
    "fr": "trop ancien",
    "es": "demasiado antiguo",
}


def drags(page: Page) -> None:
    """Draws the slider of a replay there and back, as quickly as a hand does."""
    slider = page.get_by_role("slider", name="Moment")
    box = slider.bounding_box()
    assert box is not None
    y, steps = box["y"] + box["height"] / 2, 90
    page.mouse.move(box["x"] + 8, y)
    page.mouse.down()
    for to in (box["x"] + box["width"] - 8, box["x"] + 8, box["x"] + box["width"] * 0.6):
        page.mouse.move(to, y, steps=steps)
    page.mouse.up()


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
def test_a_drag_of_the_slider_writes_one_address(meet: Meet, rules_night: WholeEvening) -> None:
    night = rules_night
    person = meet(address=night.server.address)
    page = person.page
    page.add_init_script("probes.limitHistory()")
    page.goto(f"/replay/{night.finished}")
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()
    drags(page)
    moment = slider.input_value()
    assert int(moment) > 0
    page.wait_for_url(f"**/replay/{night.finished}#{moment}")
    shown = page.locator("[data-piece]").count()
    page.reload()
    expect(slider).to_have_value(moment)
    expect(page.locator("[data-piece]")).to_have_count(shown)  # board and slider were together
    drags(page)
    moment = slider.input_value()
    page.get_by_role("link", name="Parlour").first.click()  # at once
    expect(page.locator(".games")).to_be_visible()
    page.go_back()
    expect(slider).to_have_value(moment)


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
def test_links_work_where_no_address_can_be_written(meet: Meet, rules_night: WholeEvening) -> None:
    night = rules_night
    page = meet(address=night.server.address).page
    page.add_init_script("probes.limitHistory()")
    page.goto(f"/replay/{night.finished}")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    page.evaluate("probes.exhaustHistory()")
    page.get_by_role("link", name="Parlour").first.click()
    expect(page.locator(".games")).to_be_visible()


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
def test_a_game_on_this_device_opens_without_storage(rules_server: ServerProcess, meet: Meet) -> None:
    person = meet(address=rules_server.address)
    person.page.add_init_script("probes.denyStorage()")
    begins(person, FIRST, kept=False)
    page = person.page
    expect(page.locator("[data-lost]")).to_be_visible()  # it says that the browser does not keep it
    turns = page.locator("li.turn")
    before = turns.count()

    def goes_on() -> bool:
        person.does_something()
        return turns.count() > before + 2  # a bot's as well

    eventually(goes_on)


def test_the_pages_work_without_storage(server: ServerProcess, meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    page.add_init_script("probes.denyStorage()")
    for size in sized(page, [WIDE, PHONE]):
        page.goto("/")
        expect(page.locator(".games article"), size).to_have_count(len(GAMES))
        page.goto(f"/new/{night.slug}")
        page.click("form button.go")
        page.wait_for_selector("[data-invite], .table")


def test_a_table_says_that_sockets_are_blocked_in_every_language(server: ServerProcess, meet: Meet) -> None:
    table, _, _ = server.table(showy().slug, [ME, HERE])
    page, before = meet().page, ""
    page.add_init_script("probes.blockSockets()")
    page.goto(f"/t/{table}")
    blocked = page.locator("main [role=status]")
    blocked.wait_for()
    for language in LANGUAGES:
        speaks(page, language)
        expect(blocked, language).not_to_have_text(before)
        expect(blocked, language).to_contain_text("WebSocket")
        assert not findings(page), language
        before = blocked.inner_text()


def test_a_table_under_way_says_that_sockets_are_blocked(server: ServerProcess, meet: Meet) -> None:
    game: Game = showy()
    person = meet(size=PHONE)
    sits_first(person, server, game)
    eventually(lambda: may_act(person))
    person.page.evaluate("probes.blockSockets()")
    person.page.evaluate("probes.reconnect()")
    expect(person.page.locator("[data-blocked]")).to_be_visible()
    assert not findings(person.page)


def test_an_old_browser_gets_a_sentence_in_its_language(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.add_init_script("delete Array.prototype.toSorted")
    page.route("**/assets/*.js", lambda route: route.abort())  # it reads none of them
    for language, words in TOO_OLD.items():
        page.add_init_script(f"probes.prefer('{language}')")
        page.goto("/t/k3fz")
        expect(page.locator("#old p:visible")).to_have_count(1)
        expect(page.locator("#old p:visible")).to_contain_text(words)
    person.troubles.clear()  # what it could not load


def test_an_old_browser_that_shows_the_page_gets_the_sentence_above_it_and_no_other(meet: Meet) -> None:
    page = meet().page
    page.goto("/about")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("#old")).to_be_hidden()
    page.add_init_script("delete HTMLElement.prototype.popover")
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("#old p:visible")).to_be_in_viewport()


def test_an_invitation_pasted_with_what_follows_it_opens(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    for after in (".", ",", ")", "!", "”", ".)"):
        page.goto(f"/j/{night.invite}{after}")
        expect(page.locator("#name"), after).to_be_visible()
        assert page.url.endswith(f"/j/{night.invite}"), after


def test_an_invitation_in_the_chat_is_a_link(server: ServerProcess, meet: Meet, night: WholeEvening) -> None:
    person = meet()
    sits_first(person, server, showy())
    page = person.page
    chat = person.turns_to("chat").locator(".chat")
    chat.locator("input").fill(
        f"Come over: {server.address}/j/{night.invite}. See https://example.org/j/{night.invite}!"
    )
    chat.locator("button[type=submit]").click()
    expect(chat.locator("li a")).to_have_count(1)
    with page.expect_popup() as opened:
        chat.locator("li a").click()
    expect(opened.value.locator("#name")).to_be_visible()
    assert opened.value.url.endswith(f"/j/{night.invite}")


def test_a_press_let_go_outside_swallows_no_click(server: ServerProcess, meet: Meet) -> None:
    person = meet()
    sits_first(person, server, showy())
    page = person.page
    piece = eventually(lambda: person.look()["pick"])[0]
    place = page.locator("[data-area=board] [data-key]:not([data-lit])").first.bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.mouse.down()
    page.mouse.move(200, 20)  # onto the header
    page.mouse.up()
    page.mouse.click(*piece["at"])
    expect(page.locator(".piece.up")).to_have_count(1)

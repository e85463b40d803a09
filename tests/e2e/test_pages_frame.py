"""The frame round the pages: ways between them, focus, titles, settings, and no server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from parlour.server.web.static_site import STATIC
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.front import Front
from tests.e2e.games import SHOWY
from tests.e2e.persona import PHONE, WIDE, holding_back, sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import WholeEvening

STILL: Final = 0.01
"""The part of a window that may move by itself while a page opens."""


def test_a_link_changes_the_page_without_a_reload_and_back_finds_it_where_it_was_left(
    meet: Meet, night: WholeEvening
) -> None:
    page = meet(size=PHONE).page
    page.goto("/")
    page.evaluate("window.mark = 1")
    page.get_by_role("link", name=f"Rules of {night.title}").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(night.title)
    expect(heading).to_be_focused()
    expect(page).to_have_title(f"Rules of {night.title} · Parlour")
    assert page.evaluate("window.mark") == 1
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(page).to_have_title("Parlour")
    page.get_by_role("heading", name="Open tables").scroll_into_view_if_needed()
    left = page.evaluate("scrollY")
    assert left > 100
    page.get_by_role("link", name="About Parlour").click()
    expect(page.get_by_role("heading", name="About Parlour")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    below = page.evaluate("window.innerHeight")
    page.go_back()
    page.wait_for_function(f"() => scrollY > 100 && Math.abs(scrollY - {left}) < {below}")


def test_what_comes_later_pushes_nothing_away_that_was_seen(meet: Meet, night: WholeEvening) -> None:
    anna = meet()
    anna.context.add_init_script("probes.watchShifts()")
    for size in (WIDE, PHONE):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        for address in ("/", "/about", f"/rules/{night.slug}", f"/new/{night.slug}"):
            with holding_back(anna.page, "**/api/v1/games**"):
                anna.page.goto(address)
                anna.page.wait_for_selector(".wait", state="attached")
                anna.settles()
            anna.page.wait_for_load_state("networkidle")
            moved = anna.settles().page.evaluate("probes.shifted()")
            assert moved < STILL, (size, address)
            expect(anna.page.get_by_role("navigation", name="At the foot of the page")).to_be_visible()


def test_settings_are_followed_at_once_and_kept(meet: Meet) -> None:
    page = meet().page
    page.goto("/")
    page.wait_for_selector("main h1")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    assert page.evaluate(paper) != light
    page.get_by_role("combobox", name="Language").select_option("Čeština")
    expect(page.get_by_role("heading", level=1)).to_have_text("Co si zahrajeme?")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Co si zahrajeme?")
    assert page.evaluate(paper) != light
    page.get_by_role("button", name="Nastavení").click()
    expect(page.get_by_role("radio", name="Tmavý")).to_be_checked()


def test_a_name_chosen_in_the_settings_is_sat_down_with(meet: Meet) -> None:
    page = meet().page
    page.goto("/new/" + SHOWY.slug)
    page.get_by_role("button", name="Settings").click()
    name = page.get_by_label("My name at tables")
    name.fill("Bot A")
    name.blur()
    expect(name).to_have_accessible_description(re.compile("."))
    name.fill(" Anna ")
    name.blur()
    expect(page.locator(".sheet [role=alert]")).to_have_count(0)
    page.reload()
    expect(page.locator("#seat-0-name")).to_have_value("Anna")


def test_by_keyboard_the_content_is_skipped_to_and_settings_work(meet: Meet) -> None:
    page = meet().page
    page.goto("/about")
    expect(page.locator("main a").first).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Same as the device").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert page.get_attribute("html", "data-theme") == "light"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    expect(page.get_by_role("dialog", name="Settings")).to_be_hidden()


LACKING: Final = {
    "no/such/page": "There is no such page",
    "t/nowhere": "No such table",
    "j/nowhere": "This invitation leads to no table",
    "new/nowhere": "There is no such page",
    "rules/nowhere": "There is no such page",
    "replay/nowhere": "",
    "study/nowhere": "",
    "learn/nowhere": "",
}
"""Addresses that lead to nothing, and what stands at the top of their pages where that is said here."""
BECAUSE: Final = {
    "j/nowhere": "Ask for a new link.",
    **dict.fromkeys(("new/nowhere", "rules/nowhere"), "There is no game with this name here."),
}


def test_all_that_is_lacking_is_said_at_the_header_s_edge_beside_a_picture_and_has_a_way_out(
    meet: Meet,
) -> None:
    person = meet()
    page = person.page
    for address, said in LACKING.items():
        page.goto(f"/{address}")
        astray = page.locator(".astray")
        heading, out = astray.locator("h1"), astray.get_by_role("link", name="To all games")
        expect(heading, address).to_contain_text(said)
        expect(astray, address).to_contain_text(BECAUSE.get(address, ""))
        expect(page).to_have_title(f"{heading.inner_text()} · Parlour")
        for size in sized(page, [WIDE, PHONE]):
            expect(heading, size).to_be_visible()
            assert left(heading) == left(page.locator(".wordmark")), (address, size)
            drawn = astray.evaluate("it => getComputedStyle(it, '::after').backgroundImage")
            assert ".svg" in drawn
            expect(out, size).to_be_in_viewport()
        if said:
            out.click()
            expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    person.troubles.clear()  # the server's 404s


def test_a_study_is_headed_at_the_header_s_edge(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    with holding_back(page, "**/api/v1/**"):
        page.goto(f"/study/{night.finished}")
        heading = page.locator(".study h1")
        expect(heading).to_be_visible()
        for size in sized(page, [(1800, 900), WIDE, PHONE]):
            assert left(heading) == left(page.locator(".wordmark")), size


def left(part: Locator) -> float:
    """Where a part of a page begins, in pixels."""
    found: float = part.evaluate("it => it.getBoundingClientRect().x")
    return found


def test_without_a_server_the_page_says_so_and_tries_again(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    page = person.page
    page.route("**/api/v1/games", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.unroute("**/api/v1/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name=night.title, exact=True)).to_be_visible()
    person.troubles.clear()  # the broken request


def test_a_page_that_the_server_does_not_give_comes_back_by_itself(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    page = person.page
    for address in (f"rules/{night.slug}", f"new/{night.slug}", f"replay/{night.finished}"):
        page.route("**/api/v1/**", lambda route: route.abort())
        page.goto(f"/{address}")
        expect(page.get_by_text("The server cannot be reached."), address).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        page.unroute("**/api/v1/**")
        expect(page.locator(".astray"), address).to_have_count(0)
        expect(page.locator("h1")).to_have_count(1)
    person.troubles.clear()  # the broken requests


def test_a_page_that_cannot_be_loaded_leaves_a_way_out(meet: Meet) -> None:
    person = meet()
    page = person.page
    page.route(re.compile(r"/assets/site_pages-.*\.js"), lambda route: route.abort())
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Something went wrong")
    page.unroute(re.compile(r"/assets/site_pages-.*\.js"))
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("About Parlour")
    person.troubles.clear()


def test_a_page_whose_styles_did_not_come_is_loaded_anew_with_the_next(meet: Meet) -> None:
    person = meet()
    page = person.page
    sheet = re.compile(r"/assets/site_pages-.*\.css")
    page.route(sheet, lambda route: route.abort())
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Something went wrong")
    page.unroute(sheet)
    page.get_by_role("link", name="To all games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    assert page.evaluate("[...document.styleSheets].some(({ href }) => href.includes('/site_pages-'))")
    person.troubles.clear()


@pytest.fixture
def front(server: ServerProcess) -> Iterator[Front]:
    """A front before the common server, which can seem to be gone."""
    with Front(server) as made:
        yield made


@pytest.mark.service_worker
def test_without_a_network_a_page_says_so_in_the_persons_language_and_colours(
    front: Front, meet: Meet
) -> None:
    person = meet(address=front.address, locale="cs")
    page = person.page
    page.goto("/about")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("localStorage.setItem('parlour.1.settings', JSON.stringify({ theme: 'dark' }))")
    front.requests = None
    page.goto("/")
    expect(page.get_by_text("Není spojení.")).to_be_visible()
    expect(page.get_by_text("There is no connection.")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(27, 24, 21)"
    assert findings(page) == []
    expect(page.get_by_role("link", name="Domů")).to_be_visible()
    front.requests = front.sockets
    page.get_by_role("link", name="Zkusit znovu").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Co si zahrajeme?")
    person.troubles.clear()  # the broken requests


def test_the_page_without_a_network_comes_back_by_itself(meet: Meet) -> None:
    """The server may have been away though the network never was: no event says that it is back."""
    page = meet().page
    text = (STATIC / "offline.html").read_text("utf-8")
    page.route("**/about", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto("/about")
    expect(page.get_by_text("There is no connection")).to_be_visible()
    page.unroute("**/about")
    expect(page.locator("#main h1")).to_be_visible()

"""The frame round the pages: ways between them, focus, titles, settings, and no server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour.server.web.static_site import STATIC
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY
from tests.e2e.persona import PHONE, WIDE
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import WholeEvening


def test_a_link_changes_the_page_without_a_reload_and_tells_it(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
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


def test_back_finds_the_page_where_it_was_left(meet: Meet, night: WholeEvening) -> None:
    page = meet(size=PHONE).page
    page.goto("/")
    page.get_by_role("heading", name="Open tables").scroll_into_view_if_needed()
    left = page.evaluate("scrollY")
    assert left > 100
    page.get_by_role("link", name="About Parlour").click()
    expect(page.get_by_role("heading", name="About Parlour")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    below = page.evaluate("window.innerHeight")
    page.go_back()
    page.wait_for_function(f"() => scrollY > 100 && Math.abs(scrollY - {left}) < {below}")


def test_the_first_tab_skips_to_the_content(meet: Meet) -> None:
    page = meet().page
    page.goto("/about")
    page.wait_for_selector("main h1")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_in_forced_colours_what_is_chosen_looks_chosen(meet: Meet) -> None:
    page = meet().page
    page.emulate_media(forced_colors="active")
    page.goto("/")
    page.wait_for_selector("article")
    paint = "(one) => getComputedStyle(one).backgroundColor"
    button, plain = (page.locator(f"article .button{one}").first for one in (".go", ":not(.go)"))
    assert button.evaluate(paint) != plain.evaluate(paint)
    page.get_by_role("button", name="Settings").click()
    chosen, other = (
        page.locator(f"input[type=radio]{one} + span").first for one in (":checked", ":not(:checked)")
    )
    assert chosen.evaluate(paint) != other.evaluate(paint)
    switch = page.get_by_role("switch")
    before = switch.evaluate(paint)
    switch.click()
    page.wait_for_function(
        "([one, before]) => getComputedStyle(one).backgroundColor !== before",
        arg=[switch.element_handle(), before],
    )


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


def test_settings_work_by_keyboard(meet: Meet) -> None:
    page = meet().page
    page.goto("/about")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Same as the device").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert page.get_attribute("html", "data-theme") == "light"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    expect(page.get_by_role("dialog", name="Settings")).to_be_hidden()


def test_an_address_that_leads_nowhere_says_so_and_has_a_way_out(meet: Meet) -> None:
    person = meet()
    person.page.goto("/no/such/page")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    person.page.get_by_role("link", name="To all games", exact=True).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    person.troubles.clear()  # the server's 404


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_all_that_is_lacking_is_said_at_the_header_s_edge_beside_a_picture(
    meet: Meet, size: tuple[int, int]
) -> None:
    person = meet(size=size)
    page = person.page
    for address in (
        "nowhere",
        *(f"{kind}/nowhere" for kind in ("t", "j", "replay", "study", "rules", "learn")),
    ):
        page.goto(f"/{address}")
        heading = page.locator(".astray h1")
        expect(heading).to_be_visible()
        lefts = [
            one.evaluate("it => it.getBoundingClientRect().x") for one in (heading, page.locator(".wordmark"))
        ]
        assert lefts[0] == lefts[1], address
        expect(page).to_have_title(f"{heading.inner_text()} · Parlour")
        drawn = page.locator(".astray").evaluate("it => getComputedStyle(it, '::after').backgroundImage")
        assert ".svg" in drawn
        expect(page.locator(".astray").get_by_role("link", name="To all games")).to_be_in_viewport()
    person.troubles.clear()  # the server's 404s


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


@pytest.mark.parametrize("kind", ["rules", "new", "replay"])
def test_a_page_that_the_server_does_not_give_comes_back_by_itself(
    meet: Meet, night: WholeEvening, kind: str
) -> None:
    person = meet()
    page = person.page
    page.route("**/api/v1/**", lambda route: route.abort())
    page.goto(f"/{kind}/{night.finished if kind == 'replay' else night.slug}")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.unroute("**/api/v1/**")
    expect(page.locator(".astray")).to_have_count(0)
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


def test_a_table_that_does_not_exist_says_so(server: ServerProcess, meet: Meet) -> None:
    person = meet()
    person.page.goto("/t/nowhere")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("No such table")
    person.page.get_by_role("main").get_by_role("link", name="To all games").click()
    person.page.wait_for_url("**/")
    person.troubles.clear()  # what stands beside a table was asked for as well


@pytest.mark.service_worker
def test_without_a_network_a_page_says_so_in_the_persons_language_and_colours(
    own_server: ServerProcess, meet: Meet
) -> None:
    person = meet(address=own_server.address, locale="cs")
    page = person.page
    page.goto("/about")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("localStorage.setItem('parlour.1.settings', JSON.stringify({ theme: 'dark' }))")
    own_server.kill()
    page.goto("/")
    expect(page.get_by_text("Není spojení.")).to_be_visible()
    expect(page.get_by_text("There is no connection.")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(27, 24, 21)"
    assert findings(page) == []
    expect(page.get_by_role("link", name="Domů")).to_be_visible()
    own_server.start()
    page.get_by_role("link", name="Zkusit znovu").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Co si zahrajeme?")
    person.troubles.clear()  # the broken requests


def test_the_documentation_of_the_api_has_the_type_of_the_other_pages(meet: Meet) -> None:
    page = meet().page
    page.goto("/docs")
    page.wait_for_selector(".opblock")
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate(
        "[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
    )
    assert {name.strip('"') for name in loaded} == {"Fraunces", "Atkinson Hyperlegible Next"}


def test_the_page_without_a_network_comes_back_by_itself(meet: Meet) -> None:
    """The server may have been away though the network never was: no event says that it is back."""
    page = meet().page
    text = (STATIC / "offline.html").read_text("utf-8")
    page.route("**/about", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.goto("/about")
    expect(page.get_by_text("There is no connection")).to_be_visible()
    page.unroute("**/about")
    expect(page.locator("#main h1")).to_be_visible()

"""Where the system chooses all colours, what is chosen, who is to move and what is touched stay visible."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, eventually
from tests.e2e.whole_evening import WholeEvening

GROUND: Final = "(one) => getComputedStyle(one).backgroundColor"
LABELS: Final = "button, a, label, h1, h2, summary, .letter, legend"


def stays(page: Page, selector: str) -> None:
    count, unseen = page.evaluate("probes.unseen", selector)
    assert count, f"none of {selector}"
    assert unseen == []


def differs(page: Page, chosen: str, other: str) -> None:
    one, two = (page.locator(which).first.evaluate("probes.colours") for which in (chosen, other))
    assert one != two, chosen


@pytest.fixture
def forced(meet: Meet) -> Any:
    page = meet().page
    page.emulate_media(forced_colors="active")

    def opened(address: str, size: tuple[int, int] = WIDE) -> Page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(address)
        page.wait_for_selector("main h1", state="attached")
        page.wait_for_load_state("networkidle")
        return page

    return opened


def test_settings_say_what_is_chosen(forced: Any) -> None:
    for size in (WIDE, PHONE):
        says_what_is_chosen(forced("/", size))


def says_what_is_chosen(page: Page) -> None:
    """Of the settings, and of the buttons of a page."""
    page.locator("header button.opener").click()
    stays(page, "input[role=switch]")
    stays(page, "fieldset input:checked + span")
    differs(page, "fieldset input:checked + span", "fieldset input:not(:checked) + span")
    stays(page, "main .button, header .button")
    grounds = [page.locator(f"article .button{one}").first for one in (".go", ":not(.go)")]
    grounds += [page.locator(f"fieldset input{one} + span").first for one in (":checked", ":not(:checked)")]
    go, plain, checked, other = (one.evaluate(GROUND) for one in grounds)
    assert go != plain
    assert checked != other
    switch = page.locator("input[role=switch]")
    before = switch.evaluate("probes.colours")
    switch.click()
    assert switch.evaluate("probes.colours") != before
    page.keyboard.press("Escape")
    go = page.locator("main .button.go").first
    before = go.evaluate("probes.colours")
    go.hover()
    assert go.evaluate("probes.colours") == before
    assert page.evaluate("probes.pale", LABELS) == []


def test_pages_keep_their_labels_and_edges(forced: Any, night: WholeEvening) -> None:
    for address in (
        "/",
        f"/new/{night.slug}",
        f"/j/{night.invite}",
        f"/rules/{night.slug}",
        f"/learn/{night.slug}",
    ):
        page = forced(address)
        stays(page, "main .button, main .input, main .card:not(nav)")
        assert page.evaluate("probes.pale", LABELS) == [], address


def test_a_table_shows_whose_turn_it_is(forced: Any, night: WholeEvening, meet: Meet) -> None:
    slug = night.slug
    answer = night.server.post(
        "/tables",
        {
            "game": slug,
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}],
            "visibility": "link",
        },
    )
    person = meet()
    person.page.emulate_media(forced_colors="active")
    person.sits(answer["table"], {token["seat"]: token["token"] for token in answer["tokens"]})
    page = person.page
    if page.query_selector("[data-curtain]"):
        page.click("[data-curtain] button")
    eventually(lambda: page.locator(".turn").count() > 0)
    stays(page, ".turn i")
    stays(page, "[data-tab]")
    differs(page, "[data-tab][aria-selected=true]", "[data-tab][aria-selected=false]")
    assert page.evaluate("probes.pale", LABELS) == []
    expect(page.locator(".seat-disc .letter").first).to_be_visible()
    stays(page, ".seat-disc")
    forced_colours = page.evaluate("probes.seatColours()")
    page.emulate_media(forced_colors="none")
    assert page.evaluate("probes.seatColours()") == forced_colours
    page.emulate_media(forced_colors="active")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert (seen := page.evaluate("probes.dueBars()"))
    assert all(seen)

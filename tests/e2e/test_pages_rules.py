"""The rules page: contents, drawings, a way to every numbered rule, paper."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, holding_back, sized
from tests.e2e.whole_evening import WholeEvening

WIDTH: Final = "(it) => it.getBoundingClientRect().width"


def numbered(night: WholeEvening) -> list[str]:
    """Ids of numbered rules, in their order."""
    html = night.server.get(f"/games/{night.slug}/rules")["html"]
    return [part.split('"')[0] for part in html.split('<p id="')[1:]]


def test_a_refusal_leads_to_its_rule(meet: Meet, night: WholeEvening) -> None:
    first, *_, rule, _, _ = numbered(night)
    page = meet().page
    for size in sized(page, [WIDE, PHONE]):
        page.goto(f"/rules/{night.slug}?{size.partition(' ')[0]}#{rule}")  # another address is loaded anew
        target, plain = (page.locator(f"[id='{one}']") for one in (rule, first))
        expect(target, size).to_be_in_viewport()
        assert page.evaluate("(id) => document.getElementById(id).matches(':target')", rule)
        background = "(e) => getComputedStyle(e).backgroundColor"
        assert target.evaluate(background) != plain.evaluate(background)


def test_a_book_has_pictures_leads_within_the_page_and_to_the_table(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    page.goto(f"/rules/{night.slug}")
    drawing = page.locator("article figure svg").first
    expect(drawing).to_be_visible()
    box = drawing.bounding_box()
    assert box
    assert box["width"] > 100
    contents = night.server.get(f"/games/{night.slug}/rules")["contents"]
    nav = page.get_by_role("navigation", name="Contents")
    expect(nav.get_by_role("link")).to_have_count(len(contents))
    nav.get_by_role("link", name=contents[-1]["title"]).click()
    expect(page.get_by_role("heading", name=contents[-1]["title"])).to_be_in_viewport()
    assert page.url.endswith(f"#{contents[-1]['id']}")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    first = nav.get_by_role("link", name=contents[0]["title"])
    first.click()
    expect(first).to_have_attribute("aria-current", "location")
    page.get_by_role("link", name="Play it").click()
    page.wait_for_url(f"**/new/{night.slug}")


def test_no_typeface_decides_how_wide_the_text_is(meet: Meet, night: WholeEvening) -> None:
    page = meet(size=(1440, 900)).page
    with holding_back(page, "**/*.woff2") as held:
        page.goto(f"/rules/{night.slug}", wait_until="commit")  # a page is not loaded before its typefaces
        text, title = page.locator("article.rules"), page.locator(".title")
        expect(text).to_be_visible()
        before = text.evaluate(WIDTH)
        assert len(held) > 1
    page.evaluate("probes.settled()")
    assert before == text.evaluate(WIDTH) == title.evaluate(WIDTH)


def test_on_paper_there_are_the_rules_alone(meet: Meet, night: WholeEvening) -> None:
    page = meet().page
    page.goto(f"/rules/{night.slug}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.emulate_media(media="print")
    for gone in ("header", "footer", "aside"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator("article.rules")).to_be_visible()
    page.set_viewport_size({"width": 680, "height": 900})  # as wide as a sheet of paper
    tops = page.locator(".rules-short figure").evaluate_all(
        "(all) => all.map((e) => e.getBoundingClientRect().top)"
    )
    assert len(tops) == 3
    assert len(set(tops)) == 1, "the three pictures stand side by side"

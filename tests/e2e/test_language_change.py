"""A page that is open says itself anew in another language, and keeps what is half done on it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from parlour.kernel.language import PSEUDO
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, eventually, sized
from tests.e2e.test_languages import hard_wired
from tests.e2e.test_pages_look import LONGEST_WORDS, PAGES, in_english, opened
from tests.e2e.whole_evening import WholeEvening

MARK: Final = "document.querySelector('main > *').marked = true"
MARKED: Final = "document.querySelector('main > *').marked === true"
FITS: Final = "document.documentElement.scrollWidth <= innerWidth"
PLACE: Final = "Math.round(scrollY)"


def speaks(page: Page, language: str) -> None:
    page.evaluate("probes.chooseLanguage", language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_form_half_filled_and_its_place_on_the_page_stay(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet(size=PHONE), "create with all open", night)
    name = page.locator("#seat-0-name")
    name.fill("Anna")
    level = page.locator(".seats select").last
    level.select_option(index=0)
    clock = page.locator("#table-clock")
    clock.select_option(index=2)
    chosen = [level.input_value(), clock.input_value()]
    page.evaluate("scrollTo(0, 300)")
    page.evaluate(MARK)
    place = page.evaluate(PLACE)
    speaks(page, "cs")
    expect(page.locator("#who")).to_have_text("Kdo hraje")
    expect(name).to_have_value("Anna")
    assert [level.input_value(), clock.input_value()] == chosen
    page.wait_for_load_state("networkidle")
    assert page.evaluate(MARKED)
    assert page.evaluate(PLACE) == place


def test_what_is_written_on_an_invitation_and_on_the_home_page_is_kept(
    meet: Meet, night: WholeEvening
) -> None:
    """A page that the browser has translated is drawn anew."""
    person = meet()
    page = opened(person, "join", night)
    page.locator("#name").fill("Dora")
    speaks(page, "cs")
    expect(page.locator("label[for=name]")).to_have_text("Vaše jméno")
    expect(page.locator("#name")).to_have_value("Dora")
    speaks(page, "en")
    opened(person, "home", night)
    game = page.get_by_role("article").first
    game.get_by_role("button", name="With a friend").click()
    name, code = game.get_by_role("textbox"), page.locator("#event-code")
    name.fill("Em")
    code.fill("blue ow")
    speaks(page, "cs")
    expect(page.locator("#mine")).to_have_text("Mé stoly")
    expect(name).to_have_value("Em")
    expect(code).to_have_value("blue ow")
    page.evaluate("probes.translate()")
    speaks(page, "en")
    expect(page.locator("main h1")).to_have_text("What shall we play?")


def test_a_replay_stays_at_its_moment(meet: Meet, night: WholeEvening) -> None:
    page = opened(meet(), "replay", night)
    page.evaluate(MARK)
    speaks(page, PSEUDO)
    eventually(lambda: not hard_wired(page))
    assert page.evaluate(MARKED)
    assert page.url.endswith("#3")
    expect(page.locator("input[type=range]")).to_have_value("3")


def test_every_page_is_said_anew(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    others = [f"/{beside}/{night.slug}" for beside in ("learn", "puzzles", "daily", "facts")]
    for page in [one for one in PAGES if one != "create"]:
        says_itself_anew(opened(person, page, night))
        person.troubles.clear()  # the answers with an error
    for address in (*others, f"/study/{night.finished}"):
        person.page.goto(address)
        person.page.wait_for_selector("main h1", state="attached")
        person.page.wait_for_load_state("networkidle")
        says_itself_anew(person.page)


def says_itself_anew(page: Page) -> None:
    """In a language that nobody speaks nothing is hard-wired or left; it and the longest words have room."""
    speaks(page, PSEUDO)
    try:
        eventually(lambda: not hard_wired(page))
    except AssertionError as error:
        raise AssertionError((page.url, hard_wired(page))) from error
    for size in sized(page, [PHONE, WIDE], either_way=True):
        assert page.evaluate(FITS), (page.url, size)
        assert page.evaluate("probes.clipped()") == [], (page.url, size)
    speaks(page, LONGEST_WORDS)
    eventually(lambda: not in_english(page))
    for size in sized(page, [PHONE, WIDE], either_way=True):
        assert page.evaluate(FITS), (page.url, size)
    speaks(page, "en")

"""Every page, light and dark, wide and on a phone: to be read and used by everybody, from here alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from parlour.kernel.language import LANGUAGES, SOURCE
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.persona import PHONE, WIDE, Person
from tests.e2e.whole_evening import WholeEvening

PAGES: Final = (
    "home", "create", "create with all open", "join", "join full", "join unknown", "rules", "record",
    "replay", "replay too early", "finished table", "about", "nowhere",
)  # fmt: skip
ANSWERED_WITH_AN_ERROR: Final = ("join unknown", "replay too early", "nowhere")
"""Pages that say that something is not there: the browser notes the answer's status in its console."""
LONGEST_WORDS: Final = "de"
ENGLISH: Final = (
    "Settings", "My tables", "Who plays", "Contents", "What happened", "Your name", "To all games",
)  # fmt: skip


def address(page: str, night: WholeEvening) -> str:
    return {
        "home": "/",
        "create": f"/new/{night.slug}",
        "create with all open": f"/new/{night.slug}",
        "join": f"/j/{night.invite}",
        "join full": f"/j/{night.full}",
        "join unknown": "/j/nosuchcode",
        "rules": f"/rules/{night.slug}",
        "record": "/replay",
        "replay": f"/replay/{night.finished}#3",
        "replay too early": f"/replay/{night.waiting}",
        "finished table": f"/t/{night.finished}",
        "about": "/about",
        "nowhere": "/nowhere",
    }[page]


def in_english(page: Page) -> list[str]:
    """English words that a page shows, or has in its title."""
    said = page.inner_text("body") + page.title()
    return [words for words in ENGLISH if words in said]


def opened(person: Person, page: str, night: WholeEvening) -> Page:
    it = person.page
    it.goto(address(page, night))
    it.wait_for_selector("main h1", state="attached")
    it.wait_for_load_state("networkidle")
    if page == "create with all open":
        for folded in it.locator("summary").all():
            folded.click()
        it.get_by_label("Who sits here").last.select_option("bot")
    if page in ANSWERED_WITH_AN_ERROR:
        person.troubles[:] = [t for t in person.troubles if "Failed to load resource" not in t]
    return it


@pytest.mark.parametrize(
    ("dark", "size"),
    [
        pytest.param(False, WIDE, id="light-wide"),
        pytest.param(True, PHONE, id="dark-phone", marks=pytest.mark.service_worker),
        pytest.param(True, WIDE, id="dark-wide", marks=pytest.mark.long),
        pytest.param(False, PHONE, id="light-phone", marks=pytest.mark.long),
    ],
)
def test_everybody_can_read_and_use_it_and_nothing_comes_from_elsewhere(
    meet: Meet, night: WholeEvening, dark: bool, size: tuple[int, int]
) -> None:
    """Every page, one after another: in a browser that has the client already a page costs half.

    Nor does anything come from elsewhere through their service worker, as all pages do after the first.
    """
    person, found = meet(size=size, dark=dark), dict[str, list[str]]()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    for page in PAGES:
        it = opened(person, page, night)
        found[page] = findings(it)
        assert it.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{page}: too wide"
        assert it.evaluate("probes.inScroll()") == [], f"{page}: a scroll bar in a page that has one"
        assert it.evaluate("document.querySelectorAll('h1').length") == 1, page
        assert it.title().endswith("Parlour"), page
    assert found == {page: [] for page in PAGES}
    assert asked
    assert [url for url in asked if not url.startswith(person.address)] == []


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one not in (SOURCE, LONGEST_WORDS)],
)
def test_every_page_speaks_the_language_chosen(meet: Meet, night: WholeEvening, language: str) -> None:
    """As `test_language_change` has it say itself in the longest words."""
    person = meet(size=PHONE)
    chosen = f"JSON.stringify({{ language: '{language}' }})"
    person.context.add_init_script(f"localStorage.setItem('parlour.1.settings', {chosen})")
    for page in PAGES:
        person.page.goto(address(page, night))
        person.page.wait_for_selector("main h1", state="attached")
        person.page.wait_for_load_state("networkidle")
        assert person.page.get_attribute("html", "lang") == language
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page
        assert in_english(person.page) == [], page
    person.troubles.clear()  # the answers with an error

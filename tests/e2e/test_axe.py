"""axe finds nothing in any state: pages that `test_pages_look` has not opened, and what folds out of them.

Studies are looked at where they are made, in `test_extras`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, SHOWY, few, people
from tests.e2e.persona import PHONE, SMALL, THINKING, WIDE, Person
from tests.e2e.server_process import ServerProcess
from tests.e2e.whole_evening import WholeEvening

TAUGHT: Final = next(game for game in GAMES if game.lesson is not None).slug
PUZZLING: Final = next(game for game in GAMES if game.puzzles is not None).slug
State = Callable[[Page], None]


def shows(selector: str) -> State:
    """Waits for something."""
    return lambda page: page.locator(selector).first.wait_for()


def press(selector: str, then: str) -> State:
    """Presses something and waits for what it brings."""

    def act(page: Page) -> None:
        page.locator(selector).first.click()
        page.locator(then).first.wait_for()

    return act


def documents(page: Page) -> None:
    """Waits for the documentation of the API, which has the type of the other pages."""
    page.locator(".opblock").first.wait_for()
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate(
        "[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
    )
    assert {name.strip('"') for name in loaded} == {"Fraunces", "Atkinson Hyperlegible Next"}


STATES: Final[dict[str, tuple[str, State]]] = {
    "settings": ("/about", press("header button", "[role=dialog]:popover-open")),
    "lesson": (f"/learn/{TAUGHT}", shows("[data-ask]")),
    "lesson, shown": ("", press("[data-show]", "[data-shown]")),
    "puzzle": (f"/puzzles/{PUZZLING}", shows("[data-ask]")),
    "puzzle, hinted": ("", press("[data-hint]", "[data-hinted]")),
    "puzzle, solution": ("", press("[data-solution]", "[data-step], [data-again]")),
    "no such table": ("/t/nowhere", shows("main a.button")),
    "daily": (f"/daily/{PUZZLING}", shows("[data-ask]")),
    "docs": ("/docs", documents),
    "docs, opened": ("", press(".opblock-summary-control", ".parameters, .opblock-body")),
}
"""Their addresses, and what is done there; "" is the page that is open."""


@pytest.mark.parametrize(
    ("dark", "size"),
    [
        pytest.param(False, WIDE, id="light-wide"),
        pytest.param(False, SMALL, id="light-small", marks=pytest.mark.long),
        pytest.param(True, PHONE, id="dark-phone", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_on_pages_and_what_folds_out_of_them(
    meet: Meet, dark: bool, size: tuple[int, int]
) -> None:
    person = meet(size=size, dark=dark)
    found = {}
    for name, (address, state) in STATES.items():
        if address:
            person.page.goto(address)
        state(person.page)
        found[name] = findings(person.page)
    person.troubles.clear()  # one of them is of no table
    assert found == {name: [] for name in STATES}


@pytest.mark.parametrize(
    ("dark", "size"),
    [
        pytest.param(True, WIDE, id="dark-wide", marks=pytest.mark.long),
        pytest.param(False, PHONE, id="light-phone"),
        pytest.param(True, SMALL, id="dark-small"),
    ],
)
def test_axe_finds_nothing_where_a_table_waits_and_in_what_helps(
    meet: Meet, server: ServerProcess, night: WholeEvening, dark: bool, size: tuple[int, int]
) -> None:
    """What else there is at a table is looked at in `test_every_state`."""
    table, tokens, _ = server.table(SHOWY.slug, people(few(SHOWY)))
    person: Person = meet(size=size, dark=dark).sits(night.waiting, night.tokens)
    found = {"waiting": findings(person.page)}
    page = person.sits(table, {0: tokens[0], 1: tokens[1]}).page
    if page.query_selector("[data-curtain]"):
        found["curtain"] = findings(page)
        page.click("[data-curtain] button")
    page.locator("[data-aid]").first.wait_for()
    for aid in page.locator("[data-aid]").all():
        aid.click()
        page.locator("[data-answer]").wait_for(timeout=THINKING * 1000)
        found[f"aid {aid.get_attribute('data-aid')}"] = findings(page)
        page.keyboard.press("Escape")
    assert found == {name: [] for name in found}

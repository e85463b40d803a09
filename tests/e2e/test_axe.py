"""axe finds nothing in any state: pages that `test_pages_look` has not opened, and what folds out of them.

Studies are looked at where they are made, in `test_extras`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from parlour.kernel.game import Game
from tests.e2e.axe import findings
from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, few, people, showy, the_showy_game_quickly
from tests.e2e.known_turns import goes_on, last_turn
from tests.e2e.persona import PHONE, SMALL, WIDE, Person, eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.touching import plays
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


STATES: Final[dict[str, tuple[str, State]]] = {
    "settings": ("/about", press("header button", "[role=dialog]:popover-open")),
    "lesson": (f"/learn/{TAUGHT}", shows("[data-ask]")),
    "lesson, shown": (f"/learn/{TAUGHT}", press("[data-show]", "[data-shown]")),
    "puzzle": (f"/puzzles/{PUZZLING}", shows("[data-ask]")),
    "no such table": ("/t/nowhere", shows("main a.button")),
    "puzzle, hinted": (f"/puzzles/{PUZZLING}", press("[data-hint]", "[data-hinted]")),
    "puzzle, solution": (f"/puzzles/{PUZZLING}", press("[data-solution]", "[data-step], [data-again]")),
    "daily": (f"/daily/{PUZZLING}", shows("[data-ask]")),
    "docs": ("/docs", shows(".opblock")),
    "docs, opened": ("/docs", press(".opblock-summary-control", ".parameters, .opblock-body")),
}


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
    page = meet(size=size, dark=dark).page
    found = {}
    for name, (address, state) in STATES.items():
        page.goto(address)
        state(page)
        found[name] = findings(page)
    assert found == {name: [] for name in STATES}


@pytest.mark.parametrize(
    ("dark", "size"),
    [
        pytest.param(True, WIDE, id="dark-wide", marks=pytest.mark.long),
        pytest.param(False, PHONE, id="light-phone"),
        pytest.param(True, SMALL, id="dark-small"),
    ],
)
def test_axe_finds_nothing_at_a_table_from_its_start_to_its_end(
    meet: Meet, server: ServerProcess, night: WholeEvening, dark: bool, size: tuple[int, int]
) -> None:
    game = showy()
    table, tokens, _ = server.table(
        game.slug, [*people(few(game))[:1], *[{"kind": "bot", "level": "random"}] * (few(game) - 1)]
    )
    host: Person = meet(size=size, dark=dark).sits(night.waiting, night.tokens)
    found = {"waiting": findings(host.page)}
    anna: Person = meet(size=size, dark=dark).sits(table, tokens)
    page = anna.page
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    found["my turn"] = findings(page)
    anna.composes()
    found["a draft"] = findings(page)
    for aid in page.locator("[data-aid]").all():
        aid.click()
        page.locator("[data-answer]").wait_for()
        found[f"aid {aid.get_attribute('data-aid')}"] = findings(page)
        page.keyboard.press("Escape")
    if size != WIDE:
        page.locator(".bar button").click()
        page.locator(".sheet.open").wait_for()
        found["sheet"] = findings(page)
    page.get_by_role("button", name="Resign").click()
    found["sure?"] = findings(page)
    page.get_by_role("button", name="Yes, resign").click()
    page.locator("[data-final]").first.wait_for()
    found["the end"] = findings(page)
    assert found == {name: [] for name in found}


@the_showy_game_quickly
@pytest.mark.parametrize(
    ("dark", "size"),
    [
        pytest.param(False, WIDE, id="light-wide"),
        pytest.param(True, WIDE, id="dark-wide", marks=pytest.mark.long),
        pytest.param(False, SMALL, id="light-small", marks=pytest.mark.long),
        pytest.param(True, SMALL, id="dark-small"),
    ],
)
def test_axe_finds_nothing_where_a_game_ends_by_itself(
    meet: Meet, server: ServerProcess, game: Game, dark: bool, size: tuple[int, int]
) -> None:
    last = last_turn(game, max(game.seating.seats))
    table, tokens = goes_on(server, last.before)
    anna: Person = meet(size=size, dark=dark).sits(table, {last.seat: tokens[last.seat]})
    page = anna.page
    eventually(lambda: any(anna.look()[kind] for kind in ("pick", "lit", "actions")))
    found = {"the last turn": findings(page)}
    plays(anna, last.before, last.seat, last.actions)
    page.locator("[data-final]").first.wait_for()
    found["the end"] = findings(page)
    if size == SMALL:  # the board comes first
        page.locator("[data-end]").click()
        found["the result"] = findings(page)
    for folded in page.locator(".cover summary:visible").all():
        folded.click()
    found["unfolded"] = findings(page)
    assert found == {name: [] for name in found}

"""A phone on its side: board, words and buttons of every page with a table stand beside each other, whole."""

from __future__ import annotations

from typing import Final

import pytest

from parlour.games import find
from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY
from tests.e2e.modules import built
from tests.e2e.persona import ON_ITS_SIDE, Person
from tests.e2e.whole_evening import WholeEvening

DAY: Final = "2026-01-01"
"""One that is over."""
TASK: Final = "[data-task] .dock"
PLAYER: Final = ".controls"


def test_a_phone_on_its_side_has_all_beside_the_board(meet: Meet, night: WholeEvening) -> None:
    person = meet(size=ON_ITS_SIDE)
    person.page.route("**/solution", lambda _: None)  # fetched ahead; that of a whole day is long sought
    for page in ("learn", "puzzles"):
        for slug in (SHOWY.slug, night.slug):
            fits(person, f"/{page}/{slug}", TASK)
    for address in (f"/daily/{night.slug}", f"/daily/{night.slug}/{DAY}"):
        fits(person, address, TASK)
    fits(person, f"/replay/{night.finished}#3", PLAYER)


@pytest.mark.long
def test_a_study_on_a_phone_on_its_side_has_all_beside_the_board(meet: Meet, night: WholeEvening) -> None:
    built(find(night.slug))
    fits(meet(size=ON_ITS_SIDE), f"/study/{night.finished}", PLAYER)


def fits(person: Person, address: str, there: str) -> None:
    person.page.goto(address)
    person.page.wait_for_selector(there)
    assert person.settles().page.evaluate("probes.sidewaysFaults()") == [], address

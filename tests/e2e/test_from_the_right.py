"""A language written from the right turns the page round, but neither its boards nor its hands."""

from __future__ import annotations

from typing import Final

from tests.e2e.conftest import Meet
from tests.e2e.games import GAMES, few
from tests.e2e.harness import shows
from tests.e2e.persona import PHONE, WIDE, sized
from tests.e2e.states import name_of
from tests.e2e.test_pages_look import opened
from tests.e2e.whole_evening import WholeEvening

SIZES: Final = (WIDE, PHONE)
TURNED: Final = "direction => { document.documentElement.dir = direction; }"


def test_a_board_is_no_mirror(stand: str, meet: Meet) -> None:
    page = meet(address=stand, size=WIDE).page
    for table in (name_of(game, few(game)) for game in GAMES):
        page.evaluate(TURNED, "ltr")
        shows(page, table, "middle")
        before = {size: page.evaluate("probes.laidOut()") for size in sized(page, SIZES, either_way=True)}
        page.evaluate(TURNED, "rtl")
        for size in sized(page, SIZES, either_way=True):
            assert page.evaluate("probes.laidOut()") == before[size], (table, size)
            assert before[size][0]
            assert (page.evaluate("probes.fits()"), page.evaluate("probes.beyond()")) == (True, []), (
                table,
                size,
            )


def test_a_page_has_room(meet: Meet, night: WholeEvening) -> None:
    person = meet()
    for name in ("home", "create", "rules", "replay"):
        page = opened(person, name, night)
        page.evaluate(TURNED, "rtl")
        for size in sized(page, SIZES, either_way=True):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (name, size)

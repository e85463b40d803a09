"""How a table looks: a long sentence leaves its board free, its figures are of the right typeface."""

from __future__ import annotations

from typing import Final

from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY, few
from tests.e2e.harness import TABLES, shows
from tests.e2e.persona import ON_ITS_SIDE, PHONE, SMALL, sized
from tests.e2e.states import name_of, variant_named

SIZES: Final = [(1440, 900), (1024, 768), PHONE, SMALL, ON_ITS_SIDE]
AT_TABLES: Final = [name_of(SHOWY, seats) for seats in (few(SHOWY), max(SHOWY.seating.seats))]
MOST: Final = max(TABLES, key=lambda table: variant_named(table).seats)
LONG_NAME: Final = "Maximiliana Throckmorton"
"""A name of as many letters as there may be."""
STANDINGS: Final = "[...document.querySelectorAll('.status')].filter((one) => one.checkVisibility()).length"
OF_THE_FRAME: Final = (
    "(one) => ['--ideal', '--aside'].map((name) => parseFloat(getComputedStyle(one).getPropertyValue(name)))"
)
RIM: Final = 3
"""Pixels of the rim round the felt of a small screen."""


def test_a_long_sentence_leaves_the_board_of_a_small_screen_free(stand: str, meet: Meet) -> None:
    """It has three lines in its usual size, for which there is no room."""
    page = meet(address=stand).page
    for (width, height), letters in ((PHONE, 130), (SMALL, 80)):
        page.set_viewport_size({"width": width, "height": height})
        shows(page, name_of(SHOWY, few(SHOWY)), "first")
        page.locator(".say > span").first.evaluate(
            "(one, letters) => one.textContent = 'Lay some '.repeat(99).slice(0, letters)", letters
        )
        for size in sized(page, [(width, height - 1)]):  # it is looked at again
            page.wait_for_timeout(100)
            assert page.evaluate("probes.overFelt()") <= RIM, size


def test_seats_say_all_on_every_screen_and_are_no_stop_of_the_tab_key(stand: str, meet: Meet) -> None:
    """How the game stands is told once; long names have two lines, or a row that scrolls."""
    page = meet(address=stand).page
    for table in (*AT_TABLES, MOST):
        shows(page, table, "first")
        for size in sized(page, [*SIZES, (768, 1024)]):
            assert page.evaluate(STANDINGS) == 1, f"{table}, {size}"
            high = page.locator(".seats").evaluate("(seats) => seats.scrollHeight - seats.clientHeight")
            assert table == MOST or high <= 0, f"{table}, {size}: a browser stops at what can be scrolled"
        page.evaluate("probes.callEverybody", LONG_NAME)
        for size in sized(page, SIZES):  # each line is another length, and looked at again
            page.wait_for_timeout(100)
            assert page.evaluate("probes.shortened()") == [], f"{table}, {size}"


def test_figures_are_of_a_typeface_in_which_a_nought_is_not_slashed(stand: str, meet: Meet) -> None:
    page = meet(address=stand).page
    shows(page, name_of(SHOWY, few(SHOWY)), "middle", "draft")
    chosen, there = page.evaluate("probes.typefaces()")
    assert set(chosen) <= {"Figures", "Fraunces"}
    assert {"Figures", "Fraunces"} <= set(there)


def test_what_each_size_changes_of_a_frame_is_inherited_by_no_place(stand: str, meet: Meet) -> None:
    """Else all places and pieces are styled anew at each size, at more cost than they are laid out."""
    page = meet(address=stand).page
    shows(page, name_of(SHOWY, few(SHOWY)), "first")
    assert all(page.locator("div.table").evaluate(OF_THE_FRAME))
    assert page.locator(".felt").evaluate(OF_THE_FRAME) == [0, 0]

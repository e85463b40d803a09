"""How a table looks: it fits the screen, its words keep apart, its figures are of the right typeface."""

from __future__ import annotations

from typing import Final

import pytest

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY, every_game, few, people
from tests.e2e.persona import PHONE, SMALL, WIDE
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import two

SIZES: Final = [(1920, 1080), WIDE, PHONE, (360, 640), (844, 390)]
FITS: Final = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight <= innerHeight && scrollWidth <= innerWidth;
}"""

RUN_TOGETHER: Final = """() => [...document.querySelectorAll('.fact, .panel dl')].flatMap((row) => {
  const parts = [...row.children].map((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return [one.textContent, words.getBoundingClientRect()];
  });
  const shown = parts.filter(([, { width }]) => width);
  return shown.slice(1).flatMap(([text, box], i) => {
    const [before, { right, bottom }] = shown[i];
    return box.top < bottom && box.left < right + 6 ? [`${before}${text}`] : [];
  });
})"""
"""Facts, and cells of a panel, whose words stand beside each other with less than a letter between."""
TYPEFACES: Final = """() => document.fonts.ready.then((all) => [
  [...document.querySelectorAll('.say, .score, .panel dd, .log, [data-confirm]')]
    .map((one) => getComputedStyle(one).fontFamily.split(',')[0].replaceAll('"', '')),
  [...all].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
])"""
"""Those that figures are set in, first of all, and those that are there."""


@every_game
def test_the_whole_table_fits_the_screen(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, people(few(game)))
    person = meet().sits(table, {0: tokens[0]})
    page = person.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert person.settles().page.evaluate(FITS), (width, height)
        assert page.evaluate(RUN_TOGETHER) == [], (width, height)
        for area in page.locator(".stage .area, .hand .area, [data-confirm]").all():
            box = area.bounding_box()
            assert box is not None
            assert -1 <= box["x"] <= box["x"] + box["width"] <= width + 1
            assert -1 <= box["y"] <= box["y"] + box["height"] <= height + 1


RIM: Final = 3
"""Pixels of the rim round the felt of a small screen."""
OVER: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return Math.max(0, box('.felt').bottom - box('.say').top);
}"""
"""Pixels by which the sentence lies over the board."""


@pytest.mark.parametrize(("size", "letters"), [(PHONE, 130), (SMALL, 80)])
def test_a_long_sentence_leaves_the_board_of_a_small_screen_free(
    server: ServerProcess, meet: Meet, size: tuple[int, int], letters: int
) -> None:
    """It has three lines in its usual size, for which there is no room."""
    table, tokens, _ = server.table(SHOWY.slug, people(few(SHOWY)))
    page = meet(size=size).sits(table, {0: tokens[0]}).page
    page.locator(".say > span").first.evaluate(
        "(one, letters) => one.textContent = 'Lay some '.repeat(99).slice(0, letters)", letters
    )
    page.set_viewport_size({"width": size[0], "height": size[1] - 1})  # it is looked at again
    page.wait_for_timeout(100)
    assert page.evaluate(OVER) <= RIM


def test_figures_are_of_a_typeface_in_which_a_nought_is_not_slashed(
    server: ServerProcess, meet: Meet
) -> None:
    first, _ = two(server, meet, SHOWY)
    first.composes()
    chosen, there = first.page.evaluate(TYPEFACES)
    assert set(chosen) <= {"Figures", "Fraunces"}
    assert {"Figures", "Fraunces"} <= set(there)

"""How a table looks: a long sentence leaves its board free, its figures are of the right typeface."""

from __future__ import annotations

from typing import Final

import pytest

from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY, few
from tests.e2e.harness import shows
from tests.e2e.persona import PHONE, SMALL, sized
from tests.e2e.states import name_of

RIM: Final = 3
"""Pixels of the rim round the felt of a small screen."""


@pytest.mark.parametrize(("size", "letters"), [(PHONE, 130), (SMALL, 80)])
def test_a_long_sentence_leaves_the_board_of_a_small_screen_free(
    stand: str, meet: Meet, size: tuple[int, int], letters: int
) -> None:
    """It has three lines in its usual size, for which there is no room."""
    page = meet(address=stand, size=size).page
    shows(page, name_of(SHOWY, few(SHOWY)), "first")
    page.locator(".say > span").first.evaluate(
        "(one, letters) => one.textContent = 'Lay some '.repeat(99).slice(0, letters)", letters
    )
    for _ in sized(page, [(size[0], size[1] - 1)]):  # it is looked at again
        page.wait_for_timeout(100)
        assert page.evaluate("probes.overFelt()") <= RIM


def test_figures_are_of_a_typeface_in_which_a_nought_is_not_slashed(stand: str, meet: Meet) -> None:
    page = meet(address=stand).page
    shows(page, name_of(SHOWY, few(SHOWY)), "middle", "draft")
    chosen, there = page.evaluate("probes.typefaces()")
    assert set(chosen) <= {"Figures", "Fraunces"}
    assert {"Figures", "Fraunces"} <= set(there)

"""The page of the harness shows tables in states of golden playthroughs, without a server."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.kernel.state import Variant
from parlour.testing import golden
from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY, few
from tests.e2e.harness import TABLES, plays, shows
from tests.e2e.persona import PHONE, WIDE, sized
from tests.e2e.states import golden_history, name_of

ASIDE: Final = [(1440, 900), (1024, 768)]
"""Sizes at which a column stands beside the board."""
QUICK: Final = name_of(SHOWY, few(SHOWY))


def test_states_are_those_of_the_golden_playthrough() -> None:
    *_, (over, _) = golden_history(Variant.of(SHOWY))
    assert f"    position    {over.text()}\n" in golden.path(SHOWY).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "table", [pytest.param(one, marks=() if one == QUICK else pytest.mark.long) for one in TABLES]
)
def test_a_table_is_shown_from_a_draft_to_the_end(stand: str, meet: Meet, table: str) -> None:
    page = meet(address=stand).page
    shows(page, table, "middle", "draft")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    for size in sized(page, [WIDE, PHONE]):
        assert page.evaluate("probes.areas()"), size
    shows(page, table, "middle", "refused")
    expect(page.locator(".say")).to_contain_text(".")
    shows(page, table, "last")
    expect(page.locator("[data-final]")).to_have_count(0)
    plays(page)
    expect(page.locator("[data-final]").first).to_be_attached()
    for size in sized(page, ASIDE):
        assert page.evaluate("probes.nested()") == [], f"{size}: a box scrolls in one that scrolls"

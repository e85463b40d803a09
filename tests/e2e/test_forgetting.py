"""What a page has loaded is forgotten once it is left."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.games import showy

VISITS: Final = 6


def test_pages_that_load_late_keep_nothing_of_it(meet: Meet) -> None:
    page = meet().page
    page.add_init_script("probes.watchRules()")
    session = page.context.new_cdp_session(page)
    page.goto("/about")
    link = page.locator(f'.games a[href="/rules/{showy().slug}"]')
    for _ in range(VISITS):
        link.click()
        expect(page.locator("article.rules")).to_be_visible()
        page.locator('footer a[href="/about"]').click()
        expect(link).to_be_visible()
    session.send("HeapProfiler.collectGarbage")
    read, held = page.evaluate("probes.rulesHeld()")
    assert read == VISITS
    assert held <= 1

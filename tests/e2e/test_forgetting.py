"""What a page has loaded is forgotten once it is left."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.games import showy

VISITS: Final = 6
REMEMBERS: Final = """() => {
  const answers = [];
  const json = Response.prototype.json;
  Response.prototype.json = async function () {
    const answer = await json.call(this);
    if (this.url.endsWith('/rules')) answers.push(new WeakRef(answer));
    return answer;
  };
  window.loaded = () => answers.length;
  window.held = () => answers.filter((answer) => answer.deref()).length;
}"""


def test_pages_that_load_late_keep_nothing_of_it(meet: Meet) -> None:
    page = meet().page
    page.add_init_script(f"({REMEMBERS})()")
    session = page.context.new_cdp_session(page)
    page.goto("/about")
    link = page.locator(f'.games a[href="/rules/{showy().slug}"]')
    for _ in range(VISITS):
        link.click()
        expect(page.locator("article.rules")).to_be_visible()
        page.locator('footer a[href="/about"]').click()
        expect(link).to_be_visible()
    session.send("HeapProfiler.collectGarbage")
    assert page.evaluate("loaded()") == VISITS
    assert page.evaluate("held()") <= 1

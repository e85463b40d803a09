"""A seat follows its person: to a browser that has lost its token, and from one device to another."""

from __future__ import annotations

import json

from tests.e2e.conftest import Meet
from tests.e2e.games import showy
from tests.e2e.server_process import ServerProcess

TWO = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
ONE = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "random"}]
KNOWN = "() => JSON.parse(localStorage.getItem('parlour.1.person') ?? 'null')?.known === true"
HELD = "(key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.seats"
BOTH = f"(key) => Object.keys(({HELD})(key) ?? {{}}).length === 2"


def test_a_seat_whose_token_is_lost_comes_back_by_itself(server: ServerProcess, meet: Meet) -> None:
    anna = meet(name="Anna")
    page = anna.page
    table, tokens, _ = server.table(showy().slug, TWO)
    key = f"parlour.1.table.{table}"
    page.goto("/about")
    page.evaluate(
        "([key, held]) => localStorage.setItem(key, held)", [key, json.dumps({"seats": tokens, "at": 1})]
    )
    page.reload()
    page.wait_for_function(KNOWN)
    page.evaluate("(key) => localStorage.removeItem(key)", key)
    anna.visits(table)
    page.wait_for_function(BOTH, arg=key)
    seats = page.evaluate(HELD, key)
    assert seats.keys() == {str(seat) for seat in tokens}
    assert not set(seats.values()) & set(tokens.values())
    anna.visits(table)
    assert page.evaluate(HELD, key) == seats


def test_the_page_left_for_another_device_says_so_and_takes_the_seat_back(
    server: ServerProcess, meet: Meet
) -> None:
    laptop, phone = meet(name="Anna"), meet(name="Anna")
    table, tokens, _ = server.table(showy().slug, ONE)
    laptop.sits(table, tokens).page.wait_for_function(KNOWN)
    mine = laptop.page.evaluate("() => localStorage.getItem('parlour.1.person')")
    phone.context.add_init_script(f"localStorage.setItem('parlour.1.person', {json.dumps(mine)})")
    phone.visits(table)
    laptop.page.locator("[data-elsewhere]").wait_for()
    laptop.page.locator("[data-elsewhere] button").click()
    phone.page.locator("[data-elsewhere]").wait_for()
    laptop.page.locator("[data-elsewhere]").wait_for(state="detached")

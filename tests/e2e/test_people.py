"""A seat follows its person: whose browser has lost its token gets it back, silently."""

from __future__ import annotations

import json

from tests.e2e.conftest import Meet
from tests.e2e.games import showy
from tests.e2e.server_process import ServerProcess

TWO = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
KNOWN = "() => JSON.parse(localStorage.getItem('parlour.1.person') ?? 'null')?.known === true"
HELD = "(key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.seats"
BOTH = f"(key) => Object.keys(({HELD})(key) ?? {{}}).length === 2"


def test_a_seat_whose_token_is_lost_comes_back_by_itself(server: ServerProcess, meet: Meet) -> None:
    page = meet(name="Anna").page
    table, tokens, _ = server.table(showy().slug, TWO)
    key = f"parlour.1.table.{table}"
    page.goto("/about")
    page.evaluate(
        "([key, held]) => localStorage.setItem(key, held)", [key, json.dumps({"seats": tokens, "at": 1})]
    )
    page.reload()
    page.wait_for_function(KNOWN)
    page.evaluate("(key) => localStorage.removeItem(key)", key)
    page.goto(f"/t/{table}")
    page.wait_for_function(BOTH, arg=key)
    seats = page.evaluate(HELD, key)
    assert seats.keys() == {str(seat) for seat in tokens}
    assert not set(seats.values()) & set(tokens.values())
    page.locator(".dock").wait_for()
    page.reload()
    page.locator(".dock").wait_for()
    assert page.evaluate(HELD, key) == seats

"""A page that has been open since before the server was renewed loads itself again, once."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.games import catalogue
from parlour.wire.version import VERSION
from tests.e2e.conftest import Meet
from tests.e2e.server_process import ServerProcess

SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
OLDER: Final = """(() => {
  const send = WebSocket.prototype.send;
  const loads = 1 + Number(sessionStorage.getItem('loads'));
  sessionStorage.setItem('loads', String(loads));
  WebSocket.prototype.send = function (text) {
    send.call(this, loads <= LOADS ? text.replace('"wire":VERSION', '"wire":1000') : text);
  };
})()"""
"""The page is of another version as often as it is loaded."""


@pytest.mark.parametrize("loads", [1, 9], ids=["that is renewed", "that stays"])
def test_a_page_of_another_version(server: ServerProcess, meet: Meet, loads: int) -> None:
    table, _, _ = server.table(catalogue()[0].slug, SEATS)
    anna = meet()
    anna.context.add_init_script(OLDER.replace("LOADS", str(loads)).replace("VERSION", str(VERSION)))
    anna.page.goto(f"/t/{table}")
    said = anna.page.get_by_text("This page is of another version of Parlour")
    expect(anna.page.locator(".stage") if loads == 1 else said).to_be_visible()
    assert anna.page.evaluate("sessionStorage.getItem('loads')") == "2"

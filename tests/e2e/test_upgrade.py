"""Pages that have been open since before the server was renewed load themselves again, once, and go on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.wire.version import VERSION
from tests.e2e.conftest import Meet
from tests.e2e.persona import eventually, play_on
from tests.e2e.server_process import ServerProcess

RENEWED: Final = [game for game in catalogue() if game.rules_version > 1]

pytestmark = pytest.mark.service_worker

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


@pytest.mark.long
@pytest.mark.parametrize("game", RENEWED, ids=lambda game: game.slug)
def test_a_table_ends_under_the_rules_that_it_began_with(tmp_path: Path, meet: Meet, game: Game) -> None:
    modules.built(game, Part.SPEAKS)
    server = ServerProcess(tmp_path, browser_rules=True, older=[game.slug])
    try:
        table, tokens, _ = server.table(game.slug, SEATS)
        people = [meet(address=server.address).sits(table, {seat: token}) for seat, token in tokens.items()]
        for person in people:
            person.page.evaluate("document.documentElement.dataset.since = 'before'")
        for person in people * 2:
            eventually(person.does_something)
            person.goes_on()
        begun = server.get(f"/tables/{table}")["n"]
        server.renew()
        for person in people:
            expect(person.page.locator("[data-since]")).to_have_count(0)
            person.page.wait_for_selector(".table")
        play_on(*people)
        record = server.get(f"/tables/{table}/record")
    finally:
        server.stop()
    assert record["rules_version"] == game.rules_version - 1
    assert len(record["entries"]) > begun > 0
    assert record["over"]
    for person in people:
        assert person.finals == dict(enumerate(record["scores"]))
        person.troubles = [each for each in person.troubles if "ERR_CONNECTION_REFUSED" not in each]

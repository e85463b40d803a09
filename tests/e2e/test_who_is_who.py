"""Everybody at a table can be told: their names are whole, bots have their faces wherever they are named."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import at_once, every_game, few
from tests.e2e.persona import PHONE, eventually
from tests.e2e.server_process import ServerProcess

SIZES: Final = [(1024, 768), PHONE, (320, 568)]
CUT: Final = """() => [...document.querySelectorAll('.seats .name')]
  .filter((name) => name.offsetWidth && name.scrollWidth > name.clientWidth)
  .map((name) => name.textContent)"""


@every_game
def test_names_are_whole_and_bots_have_faces_in_the_latest_lines(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "random"}] * (few(game) - 1)]
    table, tokens, _ = server.table(game.slug, seats)
    anna = meet(size=PHONE).sits(table, tokens)
    if not at_once(game):  # where all play at the same time, lines speak of all
        face = anna.page.locator("[data-latest] .disc svg")
        eventually(lambda: face.count() or (anna.does_something() and None))
        expect(face.first).to_be_visible()
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate(CUT) == [], width

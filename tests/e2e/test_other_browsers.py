"""A whole game of every game there is in Firefox and in WebKit, by clicks on what the page offers."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Final

import pytest

from parlour.kernel.game import Game
from tests.e2e import harness
from tests.e2e.games import every_game, few
from tests.e2e.persona import LONG, SLACK, THINKING, eventually, next_touch
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_whole_games import recorded_scores
from tests.e2e.webdriver import Driven, firefox, webkit

BROWSERS: Final = {"firefox": firefox, "webkit": webkit}
HOLD: Final = """(table, seats) =>
  localStorage.setItem(`parlour.1.table.${table}`, JSON.stringify({ seats, at: 1 }))"""


@pytest.fixture(scope="module", params=BROWSERS)
def driven(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driven]:
    """A browser that is installed; what measures its pages is built."""
    harness.build()
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as browser:
        yield browser


def sits(driven: Driven, address: str, table: str, tokens: dict[int, str]) -> None:
    """Goes from the home page to a table of theirs, with the page's errors kept from there on."""
    driven.goto(address)
    driven.evaluate(HOLD, table, tokens)
    driven.goto(address)
    driven.evaluate(f"() => {{ {harness.PROBES.read_text(encoding='utf-8')} }}")
    driven.evaluate("probes.watchTroubles")
    driven.click(*eventually(lambda: driven.evaluate("probes.linkAt", f"/t/{table}"), THINKING))


def play(driven: Driven) -> None:
    """Clicks on one thing after the other that the page offers, until it shows the end."""
    chosen, until = random.Random(0), time.monotonic() + LONG
    while not (seen := driven.evaluate("probes.offers"))["over"]:
        assert time.monotonic() < until, driven.evaluate("() => document.body.innerText")
        touch = None if seen["busy"] else next_touch(seen, chosen.choice)
        if touch:
            driven.click(*touch[1]["at"])
        else:
            time.sleep(SLACK)


@pytest.mark.long
@every_game
def test_a_whole_game_against_a_bot(server: ServerProcess, driven: Driven, game: Game) -> None:
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": "greedy"}] * (few(game) - 1)]
    table, tokens, _ = server.table(game.slug, seats)
    sits(driven, server.address, table, tokens)
    play(driven)
    finals = {int(seat): score for seat, score in driven.evaluate("probes.finals").items()}
    assert finals == recorded_scores(server, game, table)
    assert driven.evaluate("probes.pageTroubles") == []

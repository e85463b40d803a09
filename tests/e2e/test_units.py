"""Every score says what it counts, and where fewer is better: at a table, at its end, in a replay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Page, expect

from parlour.display.game_words import score_forms
from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY, at_random, every_game, of_few_and_most
from tests.e2e.known_turns import goes_on
from tests.e2e.modules import built
from tests.e2e.persona import sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_still_board import LEGIBLE, SEATS, SMALLEST_TEXT

SIZES: Final = [(1440, 900), (390, 844), (320, 568)]
FEWER: Final = "fewer is better"
UNITS: Final = """() => {
  const below = document.querySelector('.seats .unit').innerText;
  return [...document.querySelectorAll('.seats .score')].map((score) =>
    getComputedStyle(score, '::after').content === 'none' ? below : score.dataset.unit);
}"""
"""What stands under each score, or under all of them."""

every_game_of_few_and_most: Final = of_few_and_most(SHOWY)


def names(game: Game) -> set[str]:
    """What scores of a game are called."""
    return {str(name) for name in (game.score_name, *score_forms(game).values())}


def have_units(page: Page, game: Game, seats: int) -> None:
    """Each of the scores says what it counts, on every screen."""
    expect(page.locator(".seats .score")).to_have_count(seats)
    unit = page.locator(".seats .unit")
    for size in sized(page, SIZES):
        found = page.evaluate(UNITS)
        assert len(found) == seats, size
        assert {one.partition(" · ")[0] for one in found} <= names(game), size
        assert (FEWER in unit.inner_text()) != game.more_is_better, size
        if unit.is_visible():
            expect(unit).to_be_in_viewport(ratio=1)


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
@every_game_of_few_and_most
def test_scores_have_their_unit_at_a_table_and_in_a_replay(
    rules_server: ServerProcess, meet: Meet, tmp_path: Path, game: Game, seats: int
) -> None:
    built(game)
    server, state = rules_server, at_random(game, seats)
    page = meet(address=server.address).visits(goes_on(server, state, part=0.5)[0]).page
    have_units(page, game, seats)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(msgspec.to_builtins(state.record())))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    have_units(page, game, seats)
    for size in sized(page, SIZES):
        pixels, text = page.evaluate(SMALLEST_TEXT)
        assert pixels >= LEGIBLE, f"{size}: {text!r} is {pixels:.2f} pixels high"


@every_game
def test_scores_have_their_unit_at_the_end(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, SEATS)
    anna = meet(size=SIZES[0]).sits(table, tokens)
    anna.resigns()
    expect(anna.page.locator(".ranking .score")).to_have_count(len(SEATS))
    for size in sized(anna.page, SIZES):
        result = anna.page.get_by_role("button", name="Result", exact=True)
        if result.is_visible():  # on small screens the board is shown before
            result.click()
        units = anna.page.locator(".ranking .unit:visible")
        expect(units).to_have_count(len(SEATS))
        assert {*units.all_inner_texts()} <= names(game), size
        assert anna.page.locator(".cover").get_by_text(FEWER).is_visible() != game.more_is_better, size

"""Every score of a replay says what it counts, and where fewer is better; `test_every_state` has tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest

from parlour.kernel.game import Game
from tests.e2e.conftest import Meet
from tests.e2e.games import SHOWY, at_random, of_few_and_most
from tests.e2e.modules import built
from tests.e2e.persona import sized
from tests.e2e.server_process import ServerProcess
from tests.e2e.test_every_state import LEGIBLE, has_units

SIZES: Final = [(1440, 900), (390, 844), (320, 568)]
every_game_of_few_and_most: Final = of_few_and_most(SHOWY)


@pytest.mark.long  # compiling a game takes half a minute where the cache has none
@every_game_of_few_and_most
def test_scores_have_their_unit_in_a_replay(
    rules_server: ServerProcess, meet: Meet, tmp_path: Path, game: Game, seats: int
) -> None:
    built(game)
    page, state = meet(address=rules_server.address).page, at_random(game, seats)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(msgspec.to_builtins(state.record())))
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    slider = page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    for size in sized(page, SIZES):
        has_units(game, seats, page.evaluate("probes.units()"))
        pixels, text = page.evaluate("probes.smallestText()")
        assert pixels >= LEGIBLE, f"{size}: {text!r} is {pixels:.2f} pixels high"

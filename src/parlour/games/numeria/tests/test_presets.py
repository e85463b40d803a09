"""The presets, against the printed sentences."""

from __future__ import annotations

from parlour.games.numeria import GAME
from parlour.kernel.state import Variant


def test_the_usual_game_is_as_printed() -> None:
    assert dict(GAME.preset("as_printed").options) == {}


def test_3_5_people_are_not_offered_a_game_that_two_passes_end() -> None:
    assert GAME.presets[0].options["passing"] == "never"
    assert Variant.of(GAME).options["passing"] == "allowed"

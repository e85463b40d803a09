"""The presets, against the printed sentences."""

from __future__ import annotations

from parlour.games.thirtysix import GAME


def test_the_usual_game_is_as_printed() -> None:
    assert dict(GAME.preset("as_printed").options) == {}


def test_8_1_the_advanced_game_is_printed_too() -> None:
    (layout,) = GAME.preset("advanced").options.values()
    option = next(one for one in GAME.options if one.name == "layout")
    assert str(option.basis_of(layout).words) == "as printed, S31"

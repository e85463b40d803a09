"""The presets, against the printed sentences."""

from __future__ import annotations

from parlour.games.threebysixteen import GAME


def test_3_2_as_printed_whoever_is_first_wins() -> None:
    assert dict(GAME.preset("as_printed").options) == {"tiebreak": "race"}
    by_option = {one.number: f"{one.option}={one.value}" for one in GAME.printed if one.status == "option"}
    assert by_option == {3: "tiebreak=race", 20: "tiebreak=race"}

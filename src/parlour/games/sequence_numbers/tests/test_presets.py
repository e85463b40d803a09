"""The presets, against the printed sentences."""

from __future__ import annotations

from parlour.games.sequence_numbers import GAME
from parlour.kernel.state import Variant


def test_5_3_7_1_as_printed_cards_are_drawn_by_hand_table_talk_costs_one_and_shuffles_go_on() -> None:
    assert dict(GAME.preset("as_printed").options) == {
        "draw": "manual",
        "table_talk": "referee",
        "max_reshuffles": "no limit",
    }
    by_option = {one.number: f"{one.option}={one.value}" for one in GAME.printed if one.status == "option"}
    assert by_option == {
        37: "draw=manual",
        38: "draw=manual",
        40: "table_talk=referee",
        42: "max_reshuffles=no limit",
    }


def test_people_are_offered_the_smooth_game() -> None:
    variant = Variant.of(GAME, preset=GAME.presets[0].name)
    assert (variant.options["draw"], variant.options["table_talk"]) == ("auto", "off")

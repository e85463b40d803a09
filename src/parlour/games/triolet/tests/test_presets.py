"""The presets, against the printed sentences and the web game."""

from __future__ import annotations

import pytest

from parlour.games.triolet import GAME
from parlour.games.triolet.state import ALL_PLAYED
from parlour.kernel.state import Variant


def test_3_6_7_7_as_printed_a_play_may_have_gaps_and_the_game_ends_when_all_is_played() -> None:
    assert dict(GAME.preset("as_printed").options) == {"max_skip_rounds": "no limit", "gaps": "allowed"}
    by_option = {one.number: f"{one.option}={one.value}" for one in GAME.printed if one.status == "option"}
    assert by_option == {9: "gaps=allowed", 25: "max_skip_rounds=no limit"}


def test_6_5_7_2_7_3_7_4_as_the_web_game_was_seen_to_play() -> None:
    assert dict(GAME.preset("three2fifteen").options) == {
        "repeat": "must",
        "finish": "first_out",
        "finish_bonus": "true",
        "ties": "first_seat",
    }


@pytest.mark.parametrize(
    ("ties", "scores", "returns"),
    [
        ("shared", (7, 9, 9), [-0.5, 0.25, 0.25]),
        ("first_seat", (7, 9, 9), [-0.5, 1.0, -0.5]),
        ("first_seat", (9, 9, 9), [1.0, -0.5, -0.5]),
        ("first_seat", (7, 8, 9), [-0.5, -0.5, 1.0]),
    ],
)
def test_7_2_who_wins_of_those_who_are_level(
    ties: str, scores: tuple[int, ...], returns: list[float]
) -> None:
    state = Variant.of(GAME, seats=3, ties=ties).new_state(draws="manual")
    state.fields.scores[:3] = scores
    state.fields.stage, state.fields.ending = 0, ALL_PLAYED
    assert state.returns() == returns

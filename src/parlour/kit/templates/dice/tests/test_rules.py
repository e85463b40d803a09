"""The rules of Newgame, each by an example."""

from __future__ import annotations

from fractions import Fraction

import pytest
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotAllowed
from parlour.kernel.state import State, Variant

from parlour.kit.templates.dice import GAME
from parlour.kit.templates.dice.state import ROLL, STOP


def game(**options: object) -> State:
    """A game whose draws are given."""
    return Variant.of(GAME, **options).new_state(draws="manual")


def roll(state: State, *numbers: int) -> None:
    """Roll the die in the seat's turn, so that it shows these numbers."""
    for number in numbers:
        (seat,) = state.turn
        state.apply(seat, ROLL)
        state.apply(CHANCE, number)


def refused(state: State, seat: int, action: int) -> str:
    with pytest.raises(NotAllowed) as caught:
        state.apply(seat, action)
    return caught.value.rule


def test_1_1_nobody_has_points_and_seat_0_begins() -> None:
    state = game(seats=3)
    assert (state.turn, state.scores()) == ((0,), [0, 0, 0])


def test_1_2_each_number_is_equally_likely() -> None:
    state = game()
    state.apply(0, ROLL)
    assert state.chance_outcomes() == [(number, Fraction(1, 6)) for number in range(1, 7)]
    assert refused(state, 0, ROLL) == "2.1"


def test_2_1_and_2_2_a_seat_rolls_again_and_again() -> None:
    state = game()
    roll(state, 2, 6)
    assert (state.turn, state.fields.brought) == ((0,), 8)
    assert refused(state, 1, ROLL) == "2.1"


def test_2_3_a_one_brings_nothing_and_ends_the_turn() -> None:
    state = game()
    roll(state, 6, 1)
    assert (state.turn, state.scores()) == ((1,), [0, 0])


def test_2_4_who_stops_after_a_roll_scores() -> None:
    state = game()
    assert refused(state, 0, STOP) == "2.4"
    roll(state, 6, 4)
    state.apply(0, STOP)
    assert (state.turn, state.scores()) == ((1,), [10, 0])


def test_2_5_and_3_1_and_3_2_who_has_enough_stops_and_wins() -> None:
    state = game()
    roll(state, 6, 6, 6, 2)
    assert refused(state, 0, ROLL) == "2.5"
    state.apply(0, STOP)
    assert state.is_over
    assert state.returns() == [1.0, -1.0]
    assert refused(state, 1, ROLL) == "3.1"


def test_3_1_and_3_3_ten_turns_each_are_the_most() -> None:
    state = game()
    for _ in range(20):
        roll(state, 1)
    assert state.is_over
    assert GAME.max_turns({"seats": 2}) == 20 * (2 * 10 + 1)


def test_4_1_the_first_version_of_the_rules() -> None:
    assert GAME.rules_version == 1

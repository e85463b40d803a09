"""The rules of Newgame, each by an example."""

from __future__ import annotations

from fractions import Fraction

import pytest
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotAllowed
from parlour.kernel.state import State, Variant

from parlour.kit.templates.sheet import GAME


def game(**options: object) -> State:
    """A game whose draws are given."""
    return Variant.of(GAME, **options).new_state(draws="manual")


def step(state: State, number: int, *boxes: int) -> None:
    """Roll a number, and write it in a box of each seat."""
    state.apply(CHANCE, number)
    for seat, box in enumerate(boxes):
        state.apply(seat, state.parse(seat, f"box {box}"))


def refused(state: State, seat: int, action: int) -> str:
    with pytest.raises(NotAllowed) as caught:
        state.apply(seat, action)
    return caught.value.rule


def test_1_1_eight_empty_boxes_each() -> None:
    state = game(seats=3)
    step(state, 4)
    assert [len(state.legal_actions(seat)) for seat in range(3)] == [8, 8, 8]
    assert refused(state, 0, 8) == "1.1"


def test_1_2_each_number_is_equally_likely() -> None:
    assert game().chance_outcomes() == [(number, Fraction(1, 6)) for number in range(1, 7)]


def test_2_1_the_die_comes_first() -> None:
    assert refused(game(), 0, 0) == "2.1"


def test_2_2_all_write_together_in_empty_boxes() -> None:
    state = game()
    step(state, 4, 1)
    assert list(state.turn) == [1]
    assert refused(state, 0, 1) == "2.2"
    state.apply(1, 0)
    step(state, 5)
    assert list(state.turn) == [0, 1]
    assert refused(state, 1, 0) == "2.2"


def test_2_3_and_4_1_nobody_sees_where_others_write() -> None:
    state = game()
    step(state, 4, 3)
    view = state.view(1)
    assert view.fields.written.tolist() == [1, 0, 0, 0]
    assert (view.fields.chosen.sum(), state.view(0).fields.chosen[0]) == (0, 3)
    state.apply(1, 0)
    assert state.view(1).fields.sheets[0].tolist() == [0, 0, 4, 0, 0, 0, 0, 0]


def test_3_1_and_3_2_and_3_3_and_3_4_the_end_and_who_wins() -> None:
    state = game()
    for box, number in enumerate((1, 2, 2, 3, 1, 4, 5, 6), 1):
        step(state, number, box, 9 - box)
    assert state.is_over
    assert state.scores() == [5, 1]
    assert state.returns() == [1.0, -1.0]
    assert refused(state, 0, 0) == "3.1"
    assert len(state.history) == GAME.max_turns({"seats": 2})


def test_5_1_the_first_version_of_the_rules() -> None:
    assert GAME.rules_version == 1

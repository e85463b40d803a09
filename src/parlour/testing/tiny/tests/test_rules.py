"""The rules of the tiny game, each by an example."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour.kernel.actors import CHANCE, SEAT_DRAW, TABLE
from parlour.kernel.errors import NotAllowed
from parlour.kernel.state import State, Variant
from parlour.testing.tiny import GAME


def game(*draws: int, **options: object) -> State:
    """A game whose draws are given."""
    state = Variant.of(GAME, **{"random_start": False, **options}).new_state(draws="manual")
    for k in draws:
        state.apply(CHANCE, k)
    return state


def play(state: State, seat: int, *texts: str) -> None:
    for text in texts:
        state.apply(seat, state.parse(seat, text))


def refused(state: State, seat: int, text: str) -> str:
    with pytest.raises(NotAllowed) as caught:
        play(state, seat, text)
    return caught.value.rule


def test_1_1_the_bag_holds_two_of_each_and_jokers() -> None:
    assert list(game(top=4, jokers="two").fields.bag) == [2, 2, 2, 2, 2, 0]
    assert list(game().fields.bag) == [0, 2, 2, 2, 0, 0]


def test_1_2_the_first_player_is_drawn_by_lot_or_is_seat_0() -> None:
    state = game(random_start=True, seats=3)
    assert [k for k, _ in state.chance_outcomes()] == [SEAT_DRAW, SEAT_DRAW + 1, SEAT_DRAW + 2]
    state.apply(CHANCE, SEAT_DRAW + 2)
    assert state.fields.first == 2


def test_1_3_hands_are_filled_in_the_order_of_seats() -> None:
    state = game(1, 2, 3)
    assert state.turn == (CHANCE,)
    assert refused(state, 0, "1") == "1.3"
    state.apply(CHANCE, 3)
    assert set(state.turn) == {0, 1}
    assert [list(hand[:4]) for hand in state.fields.hands[:2]] == [[0, 1, 1, 0], [0, 0, 0, 2]]


def test_2_1_all_have_their_turn_at_the_same_time_each_once() -> None:
    state = game(1, 2, 3, 3)
    play(state, 1, "3", "end")
    assert state.turn == (0,)
    assert refused(state, 1, "3") == "2.1"


def test_2_2_a_joker_is_laid_as_any_value() -> None:
    state = game(0, 2, 3, 3, jokers="two")
    assert refused(state, 0, "3") == "2.2"
    assert refused(state, 0, "*4") == "2.2"
    play(state, 0, "*3", "2", "end")
    assert state.fields.total[0] == 5


def test_2_3_and_2_4_one_or_two_cards_are_laid() -> None:
    state = game(1, 2, 3, 3)
    assert refused(state, 0, "end") == "2.4"
    play(state, 0, "1", "2")
    assert refused(state, 0, "1") == "2.3"


@pytest.mark.parametrize(("ties", "points"), [("first", [1, 0]), ("nobody", [0, 0])])
def test_2_5_the_highest_sum_scores(ties: str, points: list[int]) -> None:
    state = game(1, 2, 3, 3, ties=ties)
    play(state, 0, "1", "2", "end")
    play(state, 1, "3", "end")
    assert state.scores() == points
    assert list(state.fields.out[:4]) == [0, 1, 1, 1]


def test_2_6_the_bonus_card_scores_one_more() -> None:
    state = game(1, 3, 2, 2, bonus="3")
    play(state, 0, "3", "end")
    play(state, 1, "2", "end")
    assert state.scores() == [2, 0]


def test_3_1_the_table_hushes_each_seat_once() -> None:
    state = game(1, 2, 3, 3)
    assert refused(state, 0, "hush 1") == "3.1"
    play(state, TABLE, "hush 1")
    assert state.scores() == [0, -1]
    assert refused(state, TABLE, "hush 1") == "3.1"
    assert refused(state, TABLE, "hush 2") == "3.1"
    assert refused(state, TABLE, "1") == "3.1"


def test_4_1_and_4_2_the_end_and_who_wins() -> None:
    state = game(1, 2, 3, 3)
    play(state, 0, "1", "2", "end")
    play(state, 1, "3", "3", "end")
    for k in (1, 2):
        state.apply(CHANCE, k)
    assert state.is_over
    assert list(state.fields.held) == [2, 0, 0]
    assert state.scores() == [0, 1]
    assert state.returns() == [-1.0, 1.0]
    assert refused(state, 0, "1") == "4.1"


def test_4_3_the_bound_counts_cards_turns_starter_and_calls() -> None:
    assert GAME.max_turns({"top": 3, "jokers": "two", "seats": 3}) == 3 * 8 + 1 + 3


def test_5_1_others_cards_are_one_heap_of_unseen_cards() -> None:
    state = game(1, 2, 3, 3)
    play(state, 1, "3")
    view = state.view(0)
    assert list(view.fields.bag[:4]) == [0, 1, 1, 2]
    assert view.fields.hands[1].sum() == view.fields.down[1].sum() == 0
    assert (view.fields.held[1], view.fields.laid[1]) == (1, 1)
    assert [entry.action for entry in view.history] == [1, 2, -1, -1, -2]


@pytest.mark.parametrize(("version", "values"), [(1, ["*1", "*2", "*3"]), (2, ["*1", "*3"])])
def test_6_1_a_joker_takes_the_bonus_cards_value_by_version_1_alone(version: int, values: list[str]) -> None:
    older = replace(GAME, rules_version=version)
    state = Variant.of(older, random_start=False, jokers="two", bonus="2").new_state(draws="manual")
    for k in (0, 1, 3, 3):
        state.apply(CHANCE, k)
    assert [state.action_text(0, k) for k in state.legal_actions(0)] == ["1", *values]
    if version == 2:
        assert refused(state, 0, "*2") == "2.2"
    else:
        play(state, 0, "*2")
        assert state.fields.total[0] == 2

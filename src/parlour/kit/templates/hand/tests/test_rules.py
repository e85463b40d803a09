"""The rules of Newgame, each by an example."""

from __future__ import annotations

import pytest
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotAllowed
from parlour.kernel.state import State, Variant

from parlour.kit.templates.hand import GAME


def game(*draws: int, **options: object) -> State:
    """A game whose draws are given."""
    state = Variant.of(GAME, **options).new_state(draws="manual")
    for value in draws:
        state.apply(CHANCE, value)
    return state


def lay(state: State, *values: int) -> None:
    """Lay cards, each seat in its turn."""
    for value in values:
        (seat,) = state.turn
        state.apply(seat, value)


def refused(state: State, seat: int, action: int) -> str:
    with pytest.raises(NotAllowed) as caught:
        state.apply(seat, action)
    return caught.value.rule


def test_1_1_one_card_of_each_value() -> None:
    state = game()
    assert [value for value, _ in state.chance_outcomes()] == list(range(1, 14))
    assert refused(game(1, 2, 3, 4, 5, 6), 0, 14) == "1.1"


def test_1_2_three_cards_for_each_seat_in_order() -> None:
    state = game(1, 2, 3)
    assert refused(state, 0, 1) == "1.2"
    assert state.fields.held.tolist() == [3, 0, 0, 0]
    state.apply(CHANCE, 9)
    assert state.fields.hands[1, 9] == 1


def test_2_1_and_2_3_the_winner_of_a_round_scores_and_leads() -> None:
    state = game(1, 2, 3, 4, 5, 6)
    assert state.turn == (0,)
    lay(state, 1, 4)
    assert (state.turn, state.scores()) == ((1,), [0, 1])
    assert state.fields.out.tolist()[:6] == [0, 1, 0, 0, 1, 0]


def test_2_2_seats_lay_cards_of_their_own_in_turn() -> None:
    state = game(1, 2, 3, 4, 5, 6)
    assert refused(state, 1, 4) == "2.2"
    assert refused(state, 0, 4) == "2.2"


def test_3_1_and_3_2_and_3_3_the_end_and_who_wins() -> None:
    state = game(1, 2, 9, 4, 5, 6)
    lay(state, 1, 4, 5, 2, 6, 9)
    assert state.is_over
    assert refused(state, 0, 1) == "3.1"
    assert (state.scores(), state.returns()) == ([1, 2], [-1.0, 1.0])
    assert len(state.history) == GAME.max_turns({"seats": 2})


def test_4_1_others_cards_are_one_heap_with_the_deck() -> None:
    view = game(1, 2, 3, 4, 5, 6).view(0)
    assert view.fields.deck.tolist() == [0, 0, 0, 0, *[1] * 10]
    assert view.fields.hands[1].sum() == 0
    assert view.fields.held.tolist() == [3, 3, 0, 0]


def test_5_1_the_first_version_of_the_rules() -> None:
    assert GAME.rules_version == 1

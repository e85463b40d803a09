"""The law against the list of legal actions, and every refusal it has, in its words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import TABLE
from parlour.games.triolet.law import why_not
from parlour.games.triolet.state import ACTIONS
from parlour.games.triolet.tests.helpers import (
    EVERY_OPTION,
    lay,
    legal,
    play,
    played,
    played_to_a_turn,
    position,
    rule_numbers,
)
from parlour.testing.words import refused


def refusal(fields: Any, seat: int, action: int) -> tuple[str, str]:
    """The rule and the sentence that refuse an action to a seat."""
    found = why_not(fields, seat, action)
    assert found is not None
    return found.rule, found.sentence


OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in EVERY_OPTION.items()})


@settings(max_examples=10)  # the suite looks at more
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 150), st.booleans())
def test_the_law_refuses_exactly_what_is_not_legal(
    options: dict[str, object], seed: int, steps: int, to_a_turn: bool
) -> None:
    state = (played_to_a_turn if to_a_turn else played)(options, seed, steps)
    numbers = rule_numbers()
    for seat in range(state.seats):
        listed = set(state.legal_actions(seat))
        for action in range(-2, ACTIONS + 2) if seat in state.turn else (0, 3600, 3617):
            found = why_not(state.fields, seat, action)
            assert (found is None) == (action in listed), state.action_text(seat, action)
            assert found is None or found.rule in numbers
            assert found is None or re.fullmatch(r"[A-Za-z0-9].*\.", found.sentence)


SQUARE = """
        h i
     8 12 3
     9  1 9
"""

LINE = """
       h i j
     8 9 2 4
"""


def test_1_4_jokers_are_refused_where_there_are_none() -> None:
    assert refused(lay(LINE, "1 1 1"), "*1@h9") == ("1.4", "This game is played without jokers.")


def test_1_4_one_joker_a_turn() -> None:
    state = lay(LINE, "* * 1", jokers=2)
    play(state, "*2@h9")
    sentence = "You have placed a joker in this turn: one is the most."
    assert refused(state, "*3@h10") == ("1.4", sentence)
    assert "1@g9" in legal(state)


def test_2_3_nobody_acts_before_the_starter_is_drawn_and_3_11_while_tokens_are_drawn() -> None:
    before = position("stage lot | hands A, B")
    assert refusal(before.fields, 0, 0) == ("2.3", "The first player is still to be drawn.")
    draws = position("stage draw | turn B | hands A 1 2, B 3 4 5")
    assert refusal(draws.fields, 1, 0) == ("3.11", "Tokens are still to be drawn from the bag.")


@pytest.mark.parametrize("action", [-1, ACTIONS, 10**6])
def test_3_1_a_number_that_is_no_action(action: int) -> None:
    expected = "A turn is placing, ending, swapping or passing; that was none of these."
    assert refusal(lay(LINE, "1 1 1").fields, 0, action) == ("3.1", expected)


def test_3_2_only_the_seat_whose_turn_it_is_acts() -> None:
    fields = lay(LINE, "1 1 1").fields
    assert refusal(fields, 1, 0) == ("3.2", "It is not your turn; A is to act.")
    assert refusal(fields, 2, 0) == ("3.2", "There is no such seat; the seats are A to B.")
    assert refusal(fields, TABLE, 0) == ("3.2", "This game has no referee's calls.")


def test_3_3_only_a_token_of_the_own_hand() -> None:
    state = lay(LINE, "3 7 9")
    assert refused(state, "8@h9") == ("3.3", "You hold 3, 7 and 9, but no 8.")
    assert refused(state, "swap 8") == ("3.3", "You hold 3, 7 and 9, but no 8.")
    last = lay(LINE, "*", jokers=2)
    assert refused(last, "8@h9") == ("3.3", "You hold a joker, but no 8.")


def test_3_3_nothing_is_swapped_out_of_an_empty_hand() -> None:
    state = lay(SQUARE, "12 14 15", stuck="swap_all")
    play(state, "swap 12", "swap 14", "swap 15")
    assert refused(state, "swap 12") == ("3.3", "You hold no tokens.")
    jokers = lay(LINE, "3 7 9", jokers=2)
    assert refused(jokers, "*1@h9") == ("3.3", "You hold 3, 7 and 9, but no joker.")


def test_3_3_only_on_an_empty_space() -> None:
    assert refused(lay(LINE, "3 7 9"), "3@i8") == ("3.3", "The space i8 is taken by the token 2.")


def test_3_5_beside_a_token() -> None:
    sentence = "a1 touches no token: a play begins beside one that lies there."
    assert refused(lay(LINE, "3 7 9"), "3@a1") == ("3.5", sentence)


def test_3_6_in_one_line() -> None:
    state = lay("  h i\n 8 5 .", "3 7 2")
    play(state, "3@h9", "7@h7")
    assert refused(state, "2@i8") == ("3.6", "i8 is not in line with h7 and h9: a play keeps to one line.")


def test_3_7_3_8_3_9_lines_and_their_sums() -> None:
    state = lay(LINE, "7 0 1")
    assert refused(state, "0@k8") == ("3.7", "That makes 4 tokens side by side: three is the most.")
    assert refused(state, "7@h9") == (
        "3.9",
        "9 + 7 is 16: two tokens in a line may add up to at most 15.",
    )
    column = lay("  h\n 7 5\n 8 9", "7 0 1")
    assert refused(column, "7@h9") == (
        "3.8",
        "5 + 9 + 7 is 21: three tokens in a line must add up to exactly 15.",
    )


def test_3_10_a_play_has_one_to_three_tokens() -> None:
    state = lay(LINE, "3 3 3")
    sentence = "You have placed nothing yet: a play has one, two or three tokens."
    assert refused(state, "end") == ("3.10", sentence)
    play(state, "3@h9")
    assert refused(state, "pass") == ("3.10", "You have placed one token in this turn: end the play.")
    assert refused(state, "swap 3") == ("3.10", "You have placed one token in this turn: end the play.")
    play(state, "3@h10")
    assert refused(state, "swap 3") == ("3.10", "You have placed two tokens in this turn: end the play.")


def test_3_12_who_can_play_must() -> None:
    state = lay(SQUARE, "2 14 15")
    sentence = "You can play: the 2 fits on h7, for example."
    assert refused(state, "swap 14") == ("3.12", sentence)
    assert refused(state, "pass") == ("3.12", sentence)
    joker = lay(SQUARE, "* 14 15", jokers=2)
    assert refused(joker, "pass") == ("3.12", "You can play: the joker fits as 0 on g8, for example.")


def test_4_2_who_can_swap_does_not_pass() -> None:
    state = lay(SQUARE, "12 14 15")
    assert refused(state, "pass") == ("4.2", "Nothing fits, and the bag is not empty: swap a token.")


def test_4_3_no_swap_with_an_empty_bag() -> None:
    state = lay(SQUARE, "12 14 15", more="bag")
    assert refused(state, "swap 12") == ("4.3", "The bag is empty: there is nothing to swap for.")


def test_4_4_passing_only() -> None:
    state = lay(SQUARE, "12 14 15", stuck="pass_only")
    sentence = "In this game nothing is swapped: whoever cannot play passes."
    assert refused(state, "swap 12") == ("4.4", sentence)
    assert legal(state) == ["pass"]


def test_4_5_swapping_the_whole_hand() -> None:
    small = lay(SQUARE, "12 14 15", more="bag 1x2", stuck="swap_all")
    assert refused(small, "swap 12") == (
        "4.5",
        "The bag holds two tokens: swapping the whole hand takes three.",
    )
    state = lay(SQUARE, "12 14 15", stuck="swap_all")
    sentence = "Nothing fits, and the bag is large enough: swap the whole hand."
    assert refused(state, "pass") == ("4.5", sentence)
    play(state, "swap 12")
    assert refused(state, "end") == ("4.5", "You swap the whole hand: two tokens still to put back.")
    assert refused(state, "pass") == ("4.5", "You have begun to swap: go on, or end the turn.")
    assert refused(state, "14@a1") == ("4.5", "You have begun to swap: nothing is placed in this turn.")


def test_4_6_swapping_instead_of_a_play() -> None:
    state = lay(SQUARE, "12 14 15", stuck="free_swap")
    assert refused(state, "pass") == ("4.6", "You can swap: passing is for an empty bag.")
    play(state, "swap 12")
    assert refused(state, "14@a1") == ("4.6", "You have begun to swap: nothing is placed in this turn.")


def test_7_8_nobody_acts_after_the_end() -> None:
    over = position("over dead | turn A | hands A 1 2 3, B 4 5 6")
    assert refusal(over.fields, 0, 0) == ("7.8", "The game is over.")


def test_8_1_a_view_acts_for_its_own_seat_only() -> None:
    fields: Any = lay(LINE, "1 1 1").view(1).fields
    assert refusal(fields, 0, 0) == ("8.1", "The hand of A is hidden here.")

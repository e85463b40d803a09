"""The rules that the acceptance examples leave, by their numbers in RULES.md."""

from __future__ import annotations

import re

import numpy as np
import pytest

from parlour import BadOption, State, load
from parlour.games.triolet import GAME
from parlour.games.triolet.notation.words import cell_name
from parlour.games.triolet.state import (
    ALL_PASSED,
    BOARD_MAP,
    COPIES,
    DEAD_BOARD,
    DOUBLE,
    REPEAT,
    RUNNING,
    SKIP_LIMIT,
    SPACE,
    TRIPLE,
)
from parlour.games.triolet.tests import reference
from parlour.games.triolet.tests.helpers import (
    FOLDER,
    SLUG,
    draw,
    lay,
    legal,
    placeable,
    play,
    points,
    position,
    rule_numbers,
)
from parlour.testing.words import refused

ONE = """
       h
     8 9
"""
EMPTY = """
       h
     8 .
"""
SQUARE = """
        h i
     8 12 3
     9  1 9
"""


# -- the board and the tokens ------------------------------------------------------------------------------


def test_1_1_the_board_has_fifteen_rows_and_columns_with_h8_in_the_middle() -> None:
    assert SPACE.shape == (15, 15)
    assert [cell_name(cell) for cell in (0, 14, 112, 210, 224)] == ["a1", "o1", "h8", "a15", "o15"]


@pytest.mark.parametrize(
    ("kind", "cells"),
    [(DOUBLE, reference.DOUBLES), (TRIPLE, reference.TRIPLES), (REPEAT, reference.REPEATS)],
)
def test_1_2_the_special_spaces(kind: int, cells: set[reference.Cell]) -> None:
    assert {(int(x), int(y)) for y, x in np.argwhere(SPACE == kind)} == cells
    named = {cell_name(15 * y + x) for x, y in cells}
    assert named <= set(re.findall(r"\b[a-o]\d{1,2}\b", (FOLDER / "RULES.md").read_text()))


def test_1_2_no_two_special_spaces_are_within_two_of_each_other_in_a_line() -> None:
    special = np.argwhere(SPACE)
    for y, x in special:
        near = [(b, a) for b, a in special if 0 < abs(b - y) + abs(a - x) <= 2 and (b == y or a == x)]
        assert not near
    assert BOARD_MAP.count("r") == 8


def test_1_3_the_bag_holds_81_tokens_405_in_all() -> None:
    assert int(COPIES.sum()) == 81
    assert sum(value * int(count) for value, count in enumerate(COPIES)) == 405
    row = next(line for line in (FOLDER / "RULES.md").read_text().splitlines() if "how many" in line)
    assert [int(cell) for cell in row.split("|")[2:-1]] == [int(count) for count in COPIES]


def test_1_4_with_jokers_there_are_83_and_each_keeps_its_value() -> None:
    assert load(SLUG, jokers=2).new_state(draws="manual").fields.bag_size == 83
    state = lay(ONE, hand="* 2 0", others="0 1 2", jokers=2)
    play(state, "*5@h9", "end")
    draw(state, "draw 1")
    assert "*5@h9" in state.text()
    assert [text for text in legal(state) if text.endswith("@h10")] == ["1@h10"]


# -- the start ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_two_to_four_play(seats: int) -> None:
    assert load(SLUG, seats=seats).new_state(seed=1).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5, "many"])
def test_2_1_no_more_and_no_fewer(seats: object) -> None:
    with pytest.raises(BadOption, match="seats must be 2, 3 or 4"):
        load(SLUG, seats=seats)


def test_2_2_hands_are_dealt_seat_by_seat_and_2_3_after_the_starter_is_drawn_and_9_2_in_this_order() -> None:
    state = load(SLUG, seats=3).new_state(draws="manual")
    assert [str(chance) for _, chance in state.chance_outcomes()] == ["1/3"] * 3
    draw(state, "first B")
    draw(state, *(f"draw {value}" for value in (0, 1, 2, 3, 4, 5, 6, 7, 8)))
    assert "hands A 0 1 2, B 3 4 5, C 6 7 8" in state.text()
    assert state.turn == (1,)
    play(state, "4@h8", "end")
    draw(state, "draw 15")
    assert state.turn == (2,)
    assert "B 3 5 15" in state.text()


# -- a turn ------------------------------------------------------------------------------------------------


def test_3_1_a_turn_is_placing_and_ending() -> None:
    state = lay(ONE, hand="2 3 4", others="0 0 0")
    play(state, "2@i8", "4@j8", "end")
    assert state.fields.stage
    draw(state, "draw 7", "draw 7")
    assert state.turn == (1,)


def test_3_11_the_hand_is_filled_from_the_bag_as_far_as_it_goes() -> None:
    state = lay(ONE, hand="2 3 4", others="0 0 0", more="bag 5x1")
    play(state, "2@i8", "4@j8", "end")
    assert [(k, str(p)) for k, p in state.chance_outcomes()] == [(5, "1")]
    draw(state, "draw 5")
    assert state.turn == (1,)
    assert "hands A 3 5, B 0 0 0" in state.text()


def test_3_11_each_token_of_the_bag_is_equally_likely() -> None:
    state = lay(ONE, hand="2 3 4", others="0 0 0", more="bag 5x1 7x3 12x2")
    play(state, "2@i8", "end")
    assert [(k, str(p)) for k, p in state.chance_outcomes()] == [(5, "1/6"), (7, "1/2"), (12, "1/3")]


THREE_OF_FOUR = """
       h i
     8 5 1
     9 3 .
"""


def test_3_13_a_lone_square_is_refused_where_it_must_not_stand_alone() -> None:
    free = lay(THREE_OF_FOUR, hand="2 0 0")
    assert "2@i9" in legal(free)
    state = lay(THREE_OF_FOUR, hand="2 0 0", opening_square="not_alone")
    sentence = "That would leave one full square and nothing else on the board."
    assert refused(state, "2@i9") == ("3.13", sentence)


def test_3_13_a_play_may_pass_through_a_lone_square() -> None:
    state = lay(THREE_OF_FOUR, hand="2 10 0", opening_square="not_alone")
    play(state, "2@i9")
    sentence = "The whole board would be one full square: add a token to the line."
    assert refused(state, "end") == ("3.13", sentence)
    assert legal(state) == ["10@g9", "10@j9"]
    assert points(state, "10@j9") == 30 + 3


def test_3_13_a_token_of_the_play_must_be_in_line_to_break_the_square_up() -> None:
    state = lay("  h\n 8 5\n 9 3", hand="1 2 10", opening_square="not_alone")
    play(state, "1@i8")
    assert refused(state, "2@i9")[0] == "3.13"  # the 10 fits beside 3 and 2 only, which is another line
    other = lay("  h\n 8 5\n 9 3", hand="1 2 12", opening_square="not_alone")
    play(other, "1@i8", "2@i9")
    assert legal(other) == ["12@i7", "12@i10"]


def test_3_13_a_joker_may_break_the_square_up() -> None:
    state = lay(THREE_OF_FOUR, hand="2 * 0", opening_square="not_alone", jokers=2)
    play(state, "2@i9")
    assert legal(state) == ["*10@g9", "*10@j9", "*12@i7", "*12@i10"]


def test_3_13_a_lone_square_of_nine_is_refused() -> None:
    eight = """
       g h i
     7 2 7 6
     8 9 5 1
     9 4 3 .
    """
    assert "8@i9" in legal(lay(eight, hand="8 0 0"))
    state = lay(eight, hand="8 0 0", opening_square="not_alone")
    assert refused(state, "8@i9")[0] == "3.13"
    assert "8@f9" in legal(state)


def test_3_13_no_square_before_everybody_has_had_a_turn() -> None:
    rule = {"opening_square": "not_first_round"}
    early = lay(THREE_OF_FOUR, hand="2 0 0", more="opened 1", **rule)
    sentence = "A full square of four must wait until everybody has had a turn."
    assert refused(early, "2@i9") == ("3.13", sentence)
    assert "2@i9" in legal(lay(THREE_OF_FOUR, hand="2 0 0", more="opened 2", **rule))


def test_3_13_the_first_round_is_over_when_everybody_has_had_a_turn() -> None:
    state = lay("  h\n 8 .", hand="1 2 3", others="4 5 6", more="opened 0", opening_square="not_first_round")
    play(state, "1@h8", "end")
    draw(state, "draw 0")
    assert state.fields.opened == 1
    play(state, "4@h9", "end")
    assert state.fields.opened == 2


# -- swapping ----------------------------------------------------------------------------------------------


def test_4_1_stuck_is_who_has_no_token_that_fits() -> None:
    assert placeable(lay(SQUARE, hand="12 14 15")) == {0, 2, 3, 5}
    for value in range(16):
        texts = legal(lay(SQUARE, hand=f"{value}", others=""))
        assert ("@" in texts[0]) == (value in {0, 2, 3, 5})


def test_4_2_another_value_is_drawn_for_the_one_put_back() -> None:
    state = lay(SQUARE, hand="12 14 15", more="bag 12x1 4x2")
    play(state, "swap 12")
    assert [(k, str(p)) for k, p in state.chance_outcomes()] == [(4, "1")]
    draw(state, "draw 4")
    assert "hands A 4 14 15" in state.text()
    assert state.turn == (1,)
    assert state.fields.skips == 1


def test_4_2_the_same_value_comes_back_where_the_bag_has_no_other() -> None:
    state = lay(SQUARE, hand="12 14 15", more="bag 12x1")
    play(state, "swap 12")
    assert [(k, str(p)) for k, p in state.chance_outcomes()] == [(12, "1")]
    draw(state, "draw 12")
    assert "hands A 12 14 15" in state.text()
    assert "bag 12x1" in state.text()


def test_4_5_the_whole_hand_is_swapped() -> None:
    state = lay(SQUARE, hand="12 14 15", stuck="swap_all", more="bag 1x3")
    play(state, "swap 12", "swap 14", "swap 15")
    assert legal(state) == ["end"]
    play(state, "end")
    draw(state, "draw 12", "draw 1", "draw 1")  # any token, one just put back too
    assert "hands A 1 1 12" in state.text()
    assert state.turn == (1,)


def test_4_5_with_two_tokens_in_the_bag_the_turn_is_passed() -> None:
    assert legal(lay(SQUARE, hand="12 14 15", stuck="swap_all", more="bag 1x2")) == ["pass"]


def test_4_6_one_two_or_three_tokens_are_swapped_instead_of_a_play() -> None:
    state = lay(SQUARE, hand="0 14 15", stuck="free_swap")
    assert {"0@g8", "swap 0", "swap 14", "swap 15"} <= set(legal(state))
    play(state, "swap 14")
    assert legal(state) == ["end", "swap 0", "swap 15"]
    play(state, "end")
    draw(state, "draw 14")
    assert state.turn == (1,)
    assert state.fields.skips == 1


def test_4_6_nothing_is_swapped_once_the_bag_is_empty() -> None:
    assert legal(lay(SQUARE, hand="12 14 15", stuck="free_swap", more="bag")) == ["pass"]
    assert not any("swap" in text for text in legal(lay(SQUARE, hand="0", stuck="free_swap", more="bag")))


def test_4_7_in_an_extra_play_who_is_stuck_may_swap_or_pass() -> None:
    extra = "turn A again | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B 1 1 1"
    may = position(extra)
    assert legal(may) == ["swap 12", "swap 14", "swap 15", "pass"]
    play(may, "swap 12")
    assert may.fields.skips == 0, "the turn began with a play"
    must = position(extra, repeat="must")
    assert legal(must) == ["swap 12", "swap 14", "swap 15"]
    assert legal(position(extra + " | bag", repeat="must")) == ["pass"]


# -- points ------------------------------------------------------------------------------------------------


def test_5_1_a_line_with_two_new_tokens_scores_once() -> None:
    assert points(lay(ONE, hand="2 4 0"), "2@i8", "4@j8") == 30


def test_5_4_a_last_hand_of_two_gets_no_fifty() -> None:
    state = lay("  h\n 8 0", hand="7 8", others="1", more="bag")
    assert points(state, "7@g8", "8@i8") == 30


def test_5_5_a_joker_counts_nothing_in_a_pair() -> None:
    state = lay("   g  h\n 9 11 .\n 10 . 14", hand="* 1 1", jokers=2)
    assert points(state, "*1@h9") == 11 + 14


def test_5_5_a_trio_with_a_joker_scores_as_any_other() -> None:
    state = lay("   e f g\n 5 . 6 7\n 6 13 . .", hand="* 1 1", jokers=2)
    assert points(state, "*2@e5") == 30 + 30 + 13


def test_5_5_no_fifty_with_a_joker_among_the_three() -> None:
    assert points(lay(EMPTY, hand="* 3 8", jokers=2), "*4@h8", "3@h7", "8@h9") == 60
    assert points(lay(EMPTY, hand="* 3 8", jokers=2), "*4@h8") == 0


# -- special spaces ----------------------------------------------------------------------------------------


def test_6_1_a_triple_counts_the_token_three_times_once_in_a_cross_of_pairs() -> None:
    state = lay("  e f\n 2 . 6\n 3 1 .", hand="5 0 0")
    assert points(state, "5@e2") == 11 + 6 + 10


def test_6_3_the_centre_acts_as_a_double() -> None:
    assert points(lay(EMPTY, hand="9 0 0"), "9@h8") == 9 + 9


REPEAT_WAITING = "turn A | board 5@h2 | hands A 4 3 2, B 0 0 0"


def test_6_5_an_extra_play_may_be_declined_or_must_be_made() -> None:
    may = position(REPEAT_WAITING)
    play(may, "4@h1", "end")
    draw(may, "draw 1")
    assert may.turn == (0,)
    assert legal(may)[-1] == "pass"
    must = position(REPEAT_WAITING, repeat="must")
    play(must, "4@h1", "end")
    draw(must, "draw 1")
    assert must.turn == (0,)
    assert "pass" not in legal(must)
    assert refused(must, "pass")[0] == "3.12"


def test_6_5_no_extra_play_without_tokens() -> None:
    state = position("turn A | board 5@h2 | hands A 4, B 0 0 0 | bag")
    play(state, "4@h1", "end")
    assert state.turn == (1,)
    assert state.fields.extra == 0


# -- the end -----------------------------------------------------------------------------------------------


def test_7_2_those_level_at_the_top_share_the_win() -> None:
    end = "over played | turn A | board 1@h8 | hands A, B, C | scores"
    assert position(f"{end} 50 50 10", seats=3).returns() == [0.25, 0.25, -0.5]
    assert position(f"{end} 50 50 50", seats=3).returns() == [0, 0, 0]
    assert position(f"{end} 50 20 10", seats=3).returns() == [1, -0.5, -0.5]


def test_7_4_a_joker_left_in_a_hand_counts_nothing_and_1_4_too() -> None:
    last = "turn A | board 9@h8 | hands A 6, B 7 * | bag"
    state = position(last, jokers=2, finish="first_out", finish_bonus=True)
    assert points(state, "6@i8") == 15 + 7


def test_7_4_the_bonus_needs_somebody_to_go_out() -> None:
    with pytest.raises(BadOption, match="finish_bonus=true needs finish=first_out"):
        load(SLUG, finish_bonus=True)


def test_7_5_the_board_is_alive_while_an_unplayed_token_fits() -> None:
    square = "turn A | board 12@h8 3@i8 1@h9 | hands A 9 6, B 6 | bag"
    alive = position(square + " 5x1")
    play(alive, "9@i9", "end")
    assert alive.fields.ending == RUNNING
    dead = position(square + " 6x1")
    play(dead, "9@i9", "end")
    assert dead.fields.ending == DEAD_BOARD
    assert dead.turn == (), "nothing is drawn any more"


def test_7_6_when_all_pass_the_game_ends() -> None:
    state = position(
        "turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B, C 13 13 7 | bag",
        seats=3,
        stuck="pass_only",
    )
    play(state, "pass")
    assert state.fields.ending == RUNNING
    assert state.turn == (2,), "B has no tokens"
    play(state, "pass")
    assert state.fields.ending == ALL_PASSED


def test_7_6_a_swap_between_passes_is_no_round_of_passes() -> None:
    state = position(
        "turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B 13 13 7 | bag 0x1 | passes 1 | skips 1"
    )
    play(state, "swap 12")
    assert state.fields.passes == 0
    assert state.fields.ending == RUNNING


def test_7_7_ten_rounds_without_a_token_placed_end_the_game() -> None:
    state = lay(SQUARE, hand="12 14 15", others="13 13 7", more="skips 18")
    play(state, "swap 12")
    draw(state, "draw 11")
    assert state.fields.skips == 19
    play(state, "swap 13")
    assert state.fields.ending == SKIP_LIMIT
    sooner = lay(SQUARE, hand="12 14 15", others="13 13 7", more="skips 1", max_skip_rounds=1)
    play(sooner, "swap 12")
    assert sooner.fields.ending == SKIP_LIMIT


def test_7_7_without_a_limit_swaps_go_on_until_a_token_fits() -> None:
    state = lay(SQUARE, hand="12 14 15", others="13 13 7", more="skips 199", max_skip_rounds="no limit")
    for back, drawn in ((12, 11), (13, 12), (11, 13), (12, 11)):
        play(state, f"swap {back}")
        draw(state, f"draw {drawn}")
        assert state.fields.skips == 200, "it is counted no further"
    assert not state.is_over


def test_7_7_a_play_begins_the_count_anew() -> None:
    state = lay(SQUARE, hand="2 14 15", others="13 13 7", more="skips 19 | passes 1")
    play(state, "2@h7", "end")
    assert (state.fields.skips, state.fields.passes) == (0, 0)


# -- what is known, facts, origin --------------------------------------------------------------------------


def test_8_2_others_are_not_told_which_token_was_swapped() -> None:
    state = lay(SQUARE, hand="12 14 15")
    play(state, "swap 12")
    draw(state, "draw 4")
    assert [text_seen(state, seat) for seat in range(3)] == [
        ["swap 12", "draw 4"],
        ["swap ?", "draw ?"],
        ["swap ?", "draw ?"],
    ]


def text_seen(state: State, seat: int) -> list[str]:
    return [state.action_text(entry.actor, entry.action) for entry in state.seen_by(seat)]


def test_9_1_the_bound_on_the_length_of_a_game() -> None:
    assert GAME.max_turns(load(SLUG).options) == 1 + 3 * 81 + 2 * (82 * 10 * 2 + 81)
    most = load(SLUG, seats=4, jokers=2, stuck="free_swap").options
    assert GAME.max_turns(most) == 1 + 3 * 83 + 7 * (84 * 10 * 4 + 83)
    assert GAME.max_turns(load(SLUG, max_skip_rounds="no limit").options) == 0, "there is none"


def test_10_1_the_diagrams_of_the_rules_are_positions() -> None:
    diagrams = re.findall(r"```position\n(.*?)\n```\n(.+)", (FOLDER / "RULES.md").read_text())
    assert len(diagrams) == 10
    for text, _ in diagrams:
        assert position(text).fields.seats == 2


def test_10_2_the_history_names_the_version_of_the_rules() -> None:
    history = (FOLDER / "RULES.md").read_text().split("10.2")[-1]
    assert f"version {GAME.rules_version}" in history
    assert rule_numbers() == sorted(rule_numbers(), key=lambda rule: [int(part) for part in rule.split(".")])

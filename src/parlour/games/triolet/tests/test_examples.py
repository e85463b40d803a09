"""The acceptance examples of the rules, each a picture, a play and what comes of it.

"Paper" are the numbered examples of the printed board game.
"""

from __future__ import annotations

import pytest

from parlour.games.triolet.state import ALL_PLAYED, DEAD_BOARD, RUNNING, WENT_OUT
from parlour.games.triolet.tests.helpers import (
    draw,
    lay,
    legal,
    placeable,
    play,
    points,
    position,
    shows,
)
from parlour.testing.words import refused

EMPTY = """
       h
     8 .
"""


def test_5_1_two_beside_four_makes_six() -> None:
    state = lay(
        """
       f g
     6 4 .
        """,
        hand="2 0 0",
    )
    assert points(state, "2@g6") == 6
    assert shows(
        state,
        """
       f g
     6 4 2
        """,
    )


def test_5_1_a_pair_across_and_a_pair_down_both_score() -> None:
    state = lay(
        """
       f g
     6 . .
     7 2 .
        """,
        hand="7 8 0",
    )
    assert points(state, "7@f6", "8@g6") == 24
    assert shows(
        state,
        """
       f g
     6 7 8
     7 2 .
        """,
    )


def test_5_2_a_trio_scores_thirty() -> None:
    state = lay(
        """
       f g h
     6 . 9 4
        """,
        hand="2 0 0",
    )
    assert points(state, "2@f6") == 30


def test_5_4_three_tokens_at_once_score_fifty_more() -> None:
    state = lay(
        """
       f g h
     6 . . .
     7 2 . .
        """,
        hand="7 3 5",
    )
    assert points(state, "7@f6", "3@g6", "5@h6") == 30 + 50 + 9


@pytest.mark.parametrize(
    ("hand", "play_of_first_turn", "scored"),
    [
        ("1 0 0", ["1@h8"], 2),
        ("10 4 0", ["10@h8", "4@i8"], 24),
        ("4 3 8", ["4@h8", "3@h7", "8@h9"], 110),
    ],
)
def test_5_3_the_first_turn_scores_on_the_centre(
    hand: str, play_of_first_turn: list[str], scored: int
) -> None:
    assert points(lay(EMPTY, hand=hand), *play_of_first_turn) == scored


def test_3_4_the_first_token_goes_on_the_centre() -> None:
    state = lay(EMPTY, hand="0 7 15")
    assert legal(state) == ["0@h8", "7@h8", "15@h8"]
    assert refused(state, "7@g8") == ("3.4", "The first token of the game goes on the centre space, h8.")
    for value in range(16):
        assert legal(lay(EMPTY, hand=f"{value}", others="")) == [f"{value}@h8"]


def test_3_5_a_play_begins_beside_a_token() -> None:
    state = lay(
        """
       h i j
     8 1 . .
        """,
        hand="3 0 0",
    )
    assert refused(state, "3@j8")[0] == "3.5"


def test_3_9_two_side_by_side_make_fifteen_at_most() -> None:
    state = lay(
        """
       h i
     8 9 .
        """,
        hand="7 6 0",
    )
    assert refused(state, "7@i8") == (
        "3.9",
        "9 + 7 is 16: two tokens in a line may add up to at most 15.",
    )
    assert points(state, "6@i8") == 15


def test_3_8_three_side_by_side_make_exactly_fifteen() -> None:
    state = lay(
        """
       h i j
     8 9 2 .
        """,
        hand="3 4 0",
    )
    assert refused(state, "3@j8") == (
        "3.8",
        "9 + 2 + 3 is 14: three tokens in a line must add up to exactly 15.",
    )
    assert points(state, "4@j8") == 30


def test_3_7_no_fourth_token_in_a_line() -> None:
    state = lay(
        """
       h i j k
     8 9 2 4 .
        """,
        hand="0 0 0",
    )
    assert refused(state, "0@k8") == ("3.7", "That makes 4 tokens side by side: three is the most.")


def test_3_6_the_tokens_of_a_play_may_surround_another() -> None:
    state = lay(
        """
       g h i
     8 . 5 .
        """,
        hand="3 7 0",
    )
    assert points(state, "3@g8", "7@i8") == 30
    assert shows(
        state,
        """
       g h i
     8 3 5 7
        """,
    )


def test_3_6_the_tokens_of_a_play_stand_in_one_line() -> None:
    state = lay(
        """
       g h
     8 . 5
     9 . .
        """,
        hand="3 3 0",
    )
    play(state, "3@g8")
    assert refused(state, "3@h9")[0] == "3.6"


def test_3_6_the_line_of_a_play_has_no_gap() -> None:
    state = lay(
        """
       h i j
     8 5 . 4
     9 . . .
        """,
        hand="3 3 0",
    )
    play(state, "3@h9")
    assert refused(state, "3@j9") == (
        "3.6",
        "i9 is empty: the tokens of a play stand in one line without a gap.",
    )


def test_3_6_a_token_that_lay_there_fills_the_gap() -> None:
    state = lay(
        """
       h i j
     8 5 . .
     9 . 4 .
        """,
        hand="3 8 0",
    )
    assert points(state, "3@h9", "8@j9") == 30 + 8
    crossing = lay(
        """
       h i j
     8 5 . 4
     9 . 4 .
        """,
        hand="3 8 0",
    )
    assert points(crossing, "3@h9", "8@j9") == 30 + 8 + 12


def test_3_6_with_gaps_each_token_of_a_line_touches_another() -> None:
    state = lay(
        """
       e f g h i
     8 9 . 3 9 2
        """,
        hand="1 4 5",
        gaps="allowed",
    )
    play(state, "1@d8")
    assert refused(state, "4@b8") == (
        "3.6",
        "b8 touches no token: a play may have gaps here, but each of its tokens lies beside another.",
    )
    assert refused(state, "4@e9") == ("3.6", "e9 is not in line with d8: a play keeps to one line.")


def test_3_6_5_1_with_gaps_each_run_of_a_play_counts() -> None:
    picture = """
       h i j k l
     8 5 . . . .
     9 4 . . . 7
    10 6 . . 2 .
        """
    state = lay(picture, hand="1 2 3", gaps="allowed")
    assert points(state, "1@i9", "2@k9") == (4 + 1) + (2 + 7) + (2 + 2)
    closed = lay(picture, hand="1 2 3")
    play(closed, "1@i9")
    assert refused(closed, "2@k9")[0] == "3.6"


def test_5_4_with_gaps_three_tokens_that_make_fifteen_score_fifty_more() -> None:
    picture = """
       f g h i j k l
     8 . . 5 . 1 . 1
     9 . . . . . . .
        """
    state = lay(picture, hand="7 6 2", gaps="allowed")
    assert points(state, "7@h9", "6@j9", "2@l9") == (5 + 7) + (1 + 6) + (1 + 2) + 50
    other = lay(picture, hand="7 6 3", gaps="allowed")
    assert points(other, "7@h9", "6@j9", "3@l9") == (5 + 7) + (1 + 6) + (1 + 3)


def test_6_1_a_double_in_a_pair_counts_the_token_twice() -> None:
    state = lay(
        """
       e f
     5 . 5
        """,
        hand="10 0 0",
    )
    assert points(state, "10@e5") == 25


def test_6_2_a_double_counts_a_trio_twice_paper_22() -> None:
    state = lay(
        """
       c d e
     4 . 3 .
     5 2 8 .
     6 4 . .
        """,
        hand="5 0 0",
    )
    assert points(state, "5@e5") == 60


def test_6_2_two_trios_through_a_double_are_doubled_once_paper_25() -> None:
    state = lay(
        """
       c  d e
     5 7  4 .
     6 2 11 2
     7 .  . 9
        """,
        hand="4 0 0",
    )
    assert points(state, "4@e5") == 90


def test_6_1_a_cross_of_pairs_on_a_double_counts_the_token_once_more_paper_23() -> None:
    state = lay(
        """
       c d e
     4 5 9 .
     5 . 5 .
     6 . 1 4
        """,
        hand="10 0 0",
    )
    assert points(state, "10@e5") == 39


def test_6_2_a_triple_counts_a_trio_three_times() -> None:
    trio = lay(
        """
       e f g
     2 . 6 4
        """,
        hand="5 0 0",
    )
    assert points(trio, "5@e2") == 90
    pair = lay(
        """
       e f g
     2 . 6 .
        """,
        hand="5 0 0",
    )
    assert points(pair, "5@e2") == 21


def test_5_4_a_hand_across_two_trios_paper_38() -> None:
    state = lay(
        """
        b  c  d e
     2  0  .  . .
     3 11  4  0 .
     4  4 10  1 .
     5  .  .  . .
        """,
        hand="1 14 0",
    )
    assert points(state, "1@c5", "14@d5", "0@e5") == 170
    assert shows(
        state,
        """
        b  c  d e
     2  0  .  . .
     3 11  4  0 .
     4  4 10  1 .
     5  .  1 14 0
        """,
    )


def test_6_4_a_double_covered_earlier_adds_nothing() -> None:
    state = lay(
        """
       e f g
     5 5 2 .
        """,
        hand="8 0 0",
    )
    assert points(state, "8@g5") == 30


SQUARE = """
        h i
     8 12 3
     9  1 9
"""


def test_4_2_who_is_stuck_swaps_a_token() -> None:
    state = lay(SQUARE, hand="12 14 15")
    assert placeable(state) == {0, 2, 3, 5}
    assert legal(state) == ["swap 12", "swap 14", "swap 15"]
    able = lay(SQUARE, hand="0 0 0", others="1 1 1")
    assert refused(able, "swap 0")[0] == "3.12"


def test_4_3_with_an_empty_bag_who_is_stuck_passes() -> None:
    state = lay(SQUARE, hand="12 14 15", others="0 1 2", more="bag")
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.turn == (1,)
    assert "hands A 12 14 15, B 0 1 2" in state.text()


def test_6_5_a_repeat_space_gives_another_play_and_6_6_a_third() -> None:
    state = lay(
        """
        b  h
     2  .  5
     3  6  .
        """,
        hand="4 3 2",
    )
    play(state, "4@h1", "end")
    draw(state, "draw 1")
    assert state.turn == (0,)
    assert state.fields.extra == 1
    assert "pass" in legal(state)
    play(state, "3@b2", "end")
    draw(state, "draw 9")
    assert state.turn == (0,)
    assert state.fields.extra == 1
    play(state, "pass")
    assert state.turn == (1,)
    assert state.fields.extra == 0
    assert state.fields.skips == 0


LAST = "turn A | board 9@h8 | hands A 6, B 7, C 8 4 | bag | scores 10 20 25"


def test_7_1_the_others_go_on_without_a_player_who_has_no_tokens() -> None:
    state = position(LAST, seats=3)
    assert points(state, "6@i8") == 15
    assert state.fields.ending == RUNNING
    play(state, "7@i9", "end", "8@j9", "end")
    assert state.turn == (2,)  # B too has played the last token; A is passed over
    assert state.scores() == [25, 33, 40]
    play(state, "4@h7", "end")
    assert state.fields.ending == ALL_PLAYED
    assert state.returns() == [-0.5, -0.5, 1.0]


def test_7_3_the_game_ends_when_a_hand_and_the_bag_are_empty_and_7_4_with_a_bonus() -> None:
    plain = position(LAST, seats=3, finish="first_out")
    assert points(plain, "6@i8") == 15
    assert plain.fields.ending == WENT_OUT
    bonus = position(LAST, seats=3, finish="first_out", finish_bonus=True)
    assert points(bonus, "6@i8") == 15 + 7 + 8 + 4
    assert bonus.returns() == [1.0, -0.5, -0.5]


def test_7_5_a_dead_board_ends_the_game() -> None:
    state = lay(
        """
       g h i
     7 2 7 6
     8 9 5 1
     9 4 3 .
        """,
        hand="8 0 0",
        more="scores 100 170",
    )
    assert points(state, "8@i9") == 60
    assert state.is_over
    assert state.fields.ending == DEAD_BOARD
    assert state.scores() == [160, 170]
    assert state.returns() == [-1.0, 1.0]

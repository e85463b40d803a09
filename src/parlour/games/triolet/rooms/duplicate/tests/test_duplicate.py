"""Duplicate, rule by rule; the best play against a search through all; draws that depend on no seat."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, State, load
from parlour.display.show import scene_of
from parlour.games.triolet.rooms.duplicate import GAME, max_turns
from parlour.games.triolet.rooms.duplicate.notation import play_text
from parlour.games.triolet.rooms.duplicate.rules.best_play import best_play
from parlour.games.triolet.rooms.duplicate.rules.flow import has_room
from parlour.games.triolet.rooms.duplicate.state import LAYING, REDRAW
from parlour.games.triolet.rooms.duplicate.tests import reference
from parlour.games.triolet.rooms.duplicate.tests.helpers import SLUG, best, do, draw, lay, new, outcomes
from parlour.games.triolet.rules.actions import can_place
from parlour.games.triolet.state import KINDS, PASS, PLAYING
from parlour.games.triolet.tests.helpers import shows
from parlour.games.triolet.tests.reference import board_of
from parlour.kernel.actors import TABLE
from parlour.testing.words import in_words, refused, said

PAIR = """
        h i
      8 9 2
"""


# -- 1: the board and the tokens, 2: the draw ---------------------------------------------------------------


def test_1_1_and_3_4_the_first_token_goes_on_the_centre() -> None:
    state = draw(new(), "draw 7", "draw 8", "draw 1")
    assert refused(state, "7@g8")[0] == "3.4"
    do(state, "7@h8", "8@i8", "end")
    assert state.scores() == [22]  # 7 + 8, and the 7 on the double again


def test_1_2_a_repeat_space_is_a_plain_one() -> None:
    state = do(lay("   h\n2  4", "3 12 15"), "3@h1", "end")
    assert state.scores() == [7]
    assert state.turn == (CHANCE,)


def test_1_3_all_tokens_begin_in_the_bag_and_are_known() -> None:
    state = new()
    assert int(state.fields.bag_size) == 81
    assert state.view(0).fields.bag.tolist() == state.fields.bag.tolist()


def test_1_4_jokers_are_an_option() -> None:
    assert int(new(jokers=2).fields.bag_size) == 83
    assert refused(lay(PAIR, "4 5 6"), "*4@j8")[0] == "1.4"
    state = do(lay(PAIR, "* 5 *", jokers=2), "*4@j8")
    assert refused(state, "*0@j9")[0] == "1.4"
    assert do(state, "end").scores() == [30]


def test_2_1_the_hand_is_filled_up_to_three() -> None:
    state = draw(new(), "draw 7", "draw 8")
    assert refused(state, "7@h8") == ("2.1", "Tokens are still to be drawn from the bag.")
    assert outcomes(state)["draw 0"] == "9/79"
    assert outcomes(state)["draw 7"] == "5/79"
    assert draw(state, "draw 8").turn == (0,)


def test_2_2_what_the_best_play_did_not_use_stays_whatever_one_played() -> None:
    state = draw(new(), "draw 7", "draw 8", "draw 13")
    do(state, "13@h8", "end")
    assert list(outcomes(state)) == ["lay h8 across 13"]
    draw(state, "lay h8 across 13", "draw 2")
    assert "hands A 2 7 8" in state.text()


def test_2_3_a_hand_of_which_nothing_fits_goes_back_and_the_next_has_a_token_that_fits() -> None:
    picture = """
        h i
      8 12 3
      9 1 9
    """
    state = lay(picture, "12 14", "stage draw")
    draw(state, "draw 15")
    assert int(state.fields.stage) == REDRAW
    assert int(state.fields.held[0]) == 0
    assert set(outcomes(state)) == {"draw 0", "draw 2", "draw 3", "draw 5"}
    draw(state, "draw 5")
    assert "draw 15" in outcomes(state)
    draw(state, "draw 15", "draw 14")
    assert state.turn == (0,)
    assert refused(state, "swap 14")[0] == "2.3"


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.integers(0, 40), st.sampled_from((0, 2)))
def test_2_3_a_token_that_fits_can_be_placed_whatever_the_squares(seed: int, plays: int, jokers: int) -> None:
    """So one hand that goes back is enough, with the rule on squares (3.13) too."""
    state = played(seed, plays, jokers)
    hand = [kind for kind in range(KINDS) if state.fields.hands[0, kind]]
    if int(state.fields.stage) == PLAYING and not state.is_over:
        assert can_place(state.fields, 0) == any(has_room(state.fields, kind) for kind in hand)


# -- 3: a turn -----------------------------------------------------------------------------------------------


def test_3_1_actions_have_the_numbers_of_the_game() -> None:
    assert (GAME.action_count, lay(PAIR, "4 5 6").parse(0, "4@j8")) == (7219, 4 * 225 + 7 * 15 + 9)
    refusal = GAME.law.why_not(lay(PAIR, "4 5 6").fields, 0, 7219)
    assert refusal is not None
    assert refusal.rule == "3.1"


def test_3_2_it_is_for_one() -> None:
    state = lay(PAIR, "4 5 6")
    refusals = [GAME.law.why_not(state.fields, seat, PASS) for seat in (1, TABLE)]
    assert [refusal.rule for refusal in refusals if refusal] == ["3.2", "3.2"]


@pytest.mark.parametrize(
    ("rule", "first", "text"),
    [
        ("3.3", (), "7@j8"),
        ("3.5", (), "4@a1"),
        ("3.6", ("4@h7",), "5@j8"),
        ("3.7", ("4@j8",), "0@k8"),
        ("3.8", (), "0@j8"),
        ("3.9", (), "15@h7"),
    ],
)
def test_3_3_to_3_9_placing_is_as_in_the_game(rule: str, first: tuple[str, ...], text: str) -> None:
    state = do(lay(PAIR, {"3.7": "4 0 0", "3.9": "4 15 0"}.get(rule, "4 5 0")), *first)
    assert refused(state, text)[0] == rule


def test_3_10_a_play_scores_and_is_taken_up_again() -> None:
    state = lay(PAIR, "4 14 15")
    assert refused(state, "end")[0] == "3.10"
    do(state, "4@h7", "end")
    assert state.scores() == [13]
    assert shows(state, PAIR)
    assert [int(n) for n in state.fields.hands[0, [4, 14, 15]]] == [1, 1, 1]


def test_3_11_one_may_pass_though_a_play_is_there() -> None:
    state = do(lay(PAIR, "4 14 15"), "pass")
    assert state.scores() == [0]
    assert state.turn == (CHANCE,)
    assert refused(do(lay(PAIR, "4 14 15"), "4@j8"), "pass")[0] == "3.11"


def test_3_12_three_tokens_at_once_score_fifty_more() -> None:
    state = draw(new(), "draw 4", "draw 3", "draw 8")
    assert do(state, "4@h8", "3@h7", "8@h9", "end").scores() == [110]


SQUARE = """
        h i
      8 1 2
      9 3 .
"""


def test_3_13_no_play_leaves_a_full_square_alone() -> None:
    assert refused(lay(SQUARE, "4 15 14"), "4@i9")[0] == "3.13"
    passed_through = do(lay(SQUARE, "4 9 14"), "4@i9")
    assert refused(passed_through, "end")[0] == "3.13"
    assert do(passed_through, "9@i10", "end").turn == (CHANCE,)
    assert do(lay(SQUARE, "4 15 14", opening_square="allowed"), "4@i9", "end").turn == (CHANCE,)


# -- 4: the best play ----------------------------------------------------------------------------------------


def test_4_1_the_best_play_is_laid_for_everybody() -> None:
    state = do(lay(PAIR, "4 14 15"), "4@h7", "end")
    assert refused(state, "pass") == ("4.1", "The best play is still to be laid.")
    assert outcomes(state) == {"lay g8 across 4": "1"}
    draw(state, "lay g8 across 4")
    assert shows(state, "   g h i\n8  4 9 2")
    assert (state.scores(), int(state.fields.best_total)) == ([13], 30)


def test_4_2_the_most_points() -> None:
    """The triple e2 counts three times, and 1 + 5 down is more than the trio alone."""
    assert best(lay("   f g\n2  6 4", "5 1 1")) == "e1 down 1 5"
    assert best(lay(PAIR, "4 13 14")) == "g8 across 4"


def test_4_3_without_a_joker() -> None:
    """A joker beside the 0 makes a pair of no points: the 0 alone is better, though it is a token less."""
    state = lay("   h i\n8 9 6", "0 *", "bag 15x1", jokers=2)
    assert {"g8 across 0", "g7 down *0 0"} <= set(alike(state))
    assert best(state) == "g8 across 0"


def test_4_4_more_tokens() -> None:
    """12 beside the 0, or 4 + 4 and 4 + 0."""
    state = lay("   h\n8  0", "4 4 12")
    assert {"g8 across 12", "g7 across 4 4"} <= set(alike(state))
    assert best(state) == "g7 across 4 4"


def test_4_5_across_before_down_then_up_then_left() -> None:
    state = lay("   h\n8  0", "5 8 8")
    assert alike(state) == [
        *("g7 across 5 8", "h7 across 8 5", "g9 across 5 8", "h9 across 8 5"),
        *("g7 down 5 8", "i7 down 5 8", "g8 down 8 5", "i8 down 8 5"),
    ]
    assert best(state) == "g7 across 5 8"


def test_4_6_the_smaller_token_first_a_joker_last() -> None:
    state = lay("   h\n8  0", "1 4 11")
    assert alike(state)[:2] == ["f8 across 4 11", "f8 across 11 4"]
    assert best(state) == "f8 across 4 11"
    assert best(lay("   h\n8  9", "3 4 *", jokers=2)) == "f7 across 3 *8 4"


def alike(state: State) -> list[str]:
    """The plays with the most points, in the order of the rules."""
    plays = sorted(
        reference.found(board_of(state.fields), *reference.hand_of(state.fields)), key=reference.order
    )
    return [play.text for play in plays if play.points == plays[0].points]


# -- 5: the end, 6: facts ------------------------------------------------------------------------------------


def test_5_1_all_tokens_are_played() -> None:
    state = do(lay(PAIR, "4", "bag 0x0"), "4@j8", "end")
    draw(state, *outcomes(state))
    assert state.is_over
    assert str(state.scene(0).sentence).startswith("All 81 tokens are played.")
    assert state.returns() == [1.0]


def test_5_2_a_dead_board_ends_it() -> None:
    magic = """
            g h i
          7 2 7 6
          8 9 5 1
          9 4 3 .
    """
    state = lay(magic, "8 14 15", opening_square="allowed")
    do(state, "pass")
    draw(state, *outcomes(state))
    assert state.is_over
    assert "No token fits anywhere any more" in str(state.scene(0).sentence)


def test_5_3_and_5_4_the_result_is_a_share_of_the_best() -> None:
    state = do(lay(PAIR, "4", "bag 0x0 | scores 90 | best 170"), "pass")
    draw(state, *outcomes(state))
    assert str(state.scene(0).sentence).endswith("90 of 200 points: 45 %.")
    assert state.returns() == [90 / 200 - 1]


def test_5_5_nobody_acts_after_the_end() -> None:
    state = do(lay(PAIR, "4", "bag 0x0"), "pass")
    draw(state, *outcomes(state))
    assert refused(state, "pass") == ("5.5", "The game is over.")


def test_6_1_a_game_has_a_bound() -> None:
    assert max_turns(load(SLUG).options) == 11 * 81
    assert max_turns(load(SLUG, jokers=2).options) == 11 * 83


def played(seed: int, plays: int, jokers: int = 0) -> State:
    """A game after some turns, played at random."""
    state = load(SLUG, jokers=jokers).new_state(seed=seed)
    choose = random.Random(seed)
    for _ in range(plays):
        if state.is_over:
            break
        state.apply(0, choose.choice(state.legal_actions(0)))
    return state


def common(state: State) -> list[tuple[int, int]]:
    """The entries that are everybody's."""
    return [(actor, action) for actor, action in state.history if actor == CHANCE]


@settings(max_examples=5)
@given(st.integers(0, 10**6), st.sampled_from((0, 2)), st.randoms(use_true_random=False))
def test_6_2_what_is_drawn_and_laid_does_not_depend_on_what_a_seat_plays(
    seed: int, jokers: int, choose: random.Random
) -> None:
    """Two seats with other plays and the same draws: the same common entries, hands and boards."""
    one, other = (load(SLUG, jokers=jokers).new_state(draws="manual") for _ in range(2))
    source = random.Random(seed)
    while not one.is_over:
        while one.turn == (CHANCE,):
            possible = one.chance_outcomes()
            assert possible == other.chance_outcomes()
            (outcome,) = source.choices([k for k, _ in possible], [float(odds) for _, odds in possible])
            for state in (one, other):
                state.apply(CHANCE, outcome)
        for name in ("board", "bag", "hands", "best_total", "stage", "ending"):
            assert one.fields[name].tolist() == other.fields[name].tolist()
        for state in (one, other):
            while state.turn == (0,):
                state.apply(0, choose.choice(state.legal_actions(0)))
    assert other.is_over
    assert common(one) == common(other)


def test_6_3_the_first_version() -> None:
    assert GAME.rules_version == 1


def test_4_1_whoever_has_played_is_not_told_the_best_play_before_it_is_laid() -> None:
    state = lay(PAIR, "4 13 14")
    before = state.view(0).fields.copy()
    after = do(state, "pass").view(0).fields
    names = before.dtype.names or ()
    assert [name for name in names if (before[name] != after[name]).any()] == ["stage"]


# -- the best play and a search through all ------------------------------------------------------------------


def agree(games: int, positions: int) -> int:
    """In random games, the best play is that of a search through all plays; returns in how many positions."""
    looked = 0
    for seed in range(games):
        state = load(SLUG, jokers=seed % 2 * 2).new_state(seed=seed)
        choose = random.Random(seed)
        until = looked + positions
        while not state.is_over and looked < until:
            if not int(state.fields.placed):
                expected = reference.best(board_of(state.fields), *reference.hand_of(state.fields))
                assert play_text(best_play(state.fields)) == expected.text, state.text()
                looked += 1
            state.apply(0, choose.choice(state.legal_actions(0)))
    return looked


def test_the_best_play_is_that_of_a_search_through_all() -> None:
    assert agree(games=2, positions=15) == 30


@pytest.mark.long
def test_the_best_play_is_that_of_a_search_through_all_on_2000_positions() -> None:
    assert agree(games=60, positions=90) >= 2000


# -- what is told --------------------------------------------------------------------------------------------


def test_plays_are_told_and_the_best_one_after_them() -> None:
    state = lay(PAIR, "4 14 15")
    assert said(state, 0, "4@h7") == ""
    assert said(state, 0, "end") == "placed 4 on h7"
    bytes_before = state.to_bytes()
    assert str(in_words(scene_of(state, 0)).sentence) == "The best play is being laid."
    assert state.to_bytes() == bytes_before
    assert said(state, CHANCE, "lay g8 across 4") == "The best play: 4 on g8, for 30"
    assert int(state.fields.placed) == 0
    assert said(state, CHANCE, "draw 3") == "The tokens are 3, 14 and 15"
    assert said(state, 0, "pass") == "found no play"
    seat = in_words(scene_of(state, 0)).seats[0]
    assert (seat.score, str(seat.note)) == (13, "43 % of 30")


def test_a_hand_that_goes_back_is_told() -> None:
    state = lay("   h i\n8 12 3\n9 1 9", "12 14", "stage draw")
    assert (
        said(state, CHANCE, "draw 15") == "Nothing of 12, 14 and 15 fits: all go back, and others are drawn"
    )


def test_positions_that_cannot_be_are_refused() -> None:
    for text in ("hands A 1 | scores 9 | best 8", "hands A | stage lay", "hands A 1 | stage lot"):
        with pytest.raises(Exception, match=r"score|no play|stage"):
            load(SLUG).from_text(text)


def test_the_stage_of_laying_is_read_with_its_play() -> None:
    state = do(lay(PAIR, "4 14 15"), "pass")
    again = load(SLUG).from_text(state.text())
    assert int(again.fields.stage) == LAYING
    assert again.chance_outcomes() == state.chance_outcomes()

"""Rules that the acceptance examples leave open, each named by its number."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import CHANCE, TABLE, load
from parlour.games.sequence_numbers.options import teams_of
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.tests.helpers import (
    CALL,
    DEAD,
    DRAW,
    FORFEIT,
    LINE,
    MINUS,
    PASS,
    PLUS,
    SLUG,
    WAIVE,
    call,
    fresh,
    hand,
    lay,
    legal,
    pile,
    play,
    settle,
)
from parlour.kernel.actors import SEAT_DRAW
from parlour.testing.words import refused

BY_HAND = "manual"


# -- players and the start -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "seats", "goal"), [("1", 4, 1), ("2", 2, 2), ("by table", 3, 1)])
def test_1_1_how_many_sequences_win(option: str, seats: int, goal: int) -> None:
    state = fresh(seats=seats, sequences_to_win=option)
    assert at.goal(state.fields) == goal


def test_1_3_team_mates_never_sit_side_by_side() -> None:
    assert teams_of(4, {"teams": "2"}) == (0, 1, 0, 1)
    assert teams_of(6, {"teams": "2"}) == (0, 1, 0, 1, 0, 1)
    assert teams_of(6, {"teams": "3"}) == (0, 1, 2, 0, 1, 2)
    assert teams_of(3, {"teams": "2"}) == (0, 1, 2)
    assert load(SLUG, seats=6, teams="3").teams == (0, 1, 2, 0, 1, 2)


def test_1_4_team_mates_have_the_same_chips_without_end() -> None:
    state = lay(hands={0: [1], 2: [50]}, seats=4)
    play(state, 1)
    state.fields.mover = 2
    state.fields.hand[2, 0] = 2
    play(state, 2)
    assert [int(owner) for owner in state.fields.owner[:4]] == [0, 1, 1, 0]


def test_2_4_two_plus_and_two_minus() -> None:
    assert [int(n) for n in fresh(copies=4).fields.deck[[1, 48, PLUS, MINUS]]] == [4, 4, 2, 2]
    assert int(fresh().fields.deck_size) == 100
    assert int(fresh(board="8x8").fields.deck_size) == 64


def test_3_2_who_begins() -> None:
    state = fresh(first="random", seats=3)
    assert [k for k, _ in state.chance_outcomes()] == [SEAT_DRAW, SEAT_DRAW + 1, SEAT_DRAW + 2]
    state.apply(CHANCE, SEAT_DRAW + 2)
    assert settle(state).turn == (2,)
    play(state, state.legal_actions(2)[0])
    assert state.turn == (0,)
    assert settle(fresh()).turn == (0,)


def test_10_2_hands_are_dealt_whole_seat_by_seat() -> None:
    state = fresh(seats=4)
    for seat in range(4):
        for _ in range(4):
            assert int(state.fields.drawing) == seat
            state.apply(CHANCE, state.chance_outcomes()[-1][0])
    assert state.turn == (0,)
    assert hand(state, 0) == [45, 46, 47, 48]


# -- a turn --------------------------------------------------------------------------------------------------


def test_5_1_dead_is_dead_whoever_covers_it_and_alive_again_after_a_minus() -> None:
    state = lay([[10], [58]], {0: [9, MINUS], 1: [1]})
    assert legal(state) == {200 + 58, DEAD + 9}
    play(state, 258)
    play(state, state.legal_actions(1)[0])
    assert 58 in legal(state)
    assert DEAD + 9 not in legal(state)


def test_5_1_plus_and_minus_are_never_dead() -> None:
    state = lay([[cell for cell in range(1, 99) if cell not in (9, 90)], []], {0: [PLUS, MINUS]})
    assert legal(state) == {PASS}


def test_5_1_a_dead_card_may_come_before_a_pass() -> None:
    state = lay([[10, 58], []], {0: [9]})
    assert legal(state) == {DEAD + 9, PASS}
    assert refused(lay([[10], []], {0: [9]}), PASS)[0] == "5.2"


def test_5_2_no_card_is_drawn_for_a_pass() -> None:
    state = play(lay(hands={0: [MINUS], 1: [1]}), PASS)
    assert (hand(state, 0), state.turn) == ([MINUS], (1,))


def test_5_3_a_late_card_lies_aside_until_the_next_turn() -> None:
    state = lay(hands={0: [1, 12], 1: [6, 17], 2: [28, 39]}, seats=3, draw=BY_HAND)
    state.apply(0, 1)
    play(state, DRAW, seat=0)
    assert (hand(state, 0), int(state.fields.has_aside[0])) == ([12], 1)
    assert int(state.view(1).fields.aside[0]) == 0
    assert int(state.view(0).fields.aside[0]) == int(state.fields.aside[0]) > 0
    for seat, cell in ((1, 6), (2, int(state.fields.spots[28, 0]))):
        state.apply(seat, cell)
    assert len(hand(state, 0)) == 2
    assert int(state.fields.has_aside[0]) == 0


def test_5_3_whoever_is_to_play_again_draws_into_the_hand() -> None:
    state = lay(hands={0: [1, 12], 1: [6, 17]}, draw=BY_HAND)
    state.apply(0, 1)
    state.apply(1, 6)
    play(state, DRAW, seat=0)
    assert (len(hand(state, 0)), int(state.fields.has_aside[0])) == (2, 0)
    assert state.turn == (0, 1)
    assert int(state.fields.owed[1]) == 1, "B played after A, whose draw takes nothing from B"


def test_5_3_playing_again_gives_the_older_card_up() -> None:
    state = lay(hands={0: [1, 12], 1: [6, 17]}, draw=BY_HAND)
    for seat, cell in ((0, 1), (1, 6), (0, 13)):
        state.apply(seat, cell)
    play(state, DRAW, seat=0)
    assert DRAW not in legal(state, 0)
    assert int(state.fields.hand_size[0]) + int(state.fields.has_aside[0]) == 1


@pytest.mark.parametrize("closing", [PASS, WAIVE])
def test_5_3_the_window_closes_with_a_pass_or_a_card_left(closing: int) -> None:
    state = lay(hands={0: [1], 1: [MINUS] if closing == PASS else [6], 2: [28]}, seats=3, draw=BY_HAND)
    state.apply(0, 1)
    assert DRAW in legal(state, 0)
    if closing == WAIVE:
        state.apply(1, 6)
        assert DRAW in legal(state, 0)
    else:
        state.fields.owner[1] = 2  # the only chip is B's own, so that B cannot play
    state.apply(1, closing)
    assert legal(state, 0) == set()
    assert refused(state, DRAW)[0] == "5.3"


def test_5_3_a_card_lost_closes_the_window_before_it_too() -> None:
    state = lay(hands={0: [1], 1: [6], 2: [28]}, seats=3, draw=BY_HAND)
    for seat, cell in ((0, 1), (1, 6), (2, int(state.fields.spots[28, 0]))):
        state.apply(seat, cell)
    assert [int(owed) for owed in state.fields.owed[:3]] == [1, 1, 1]
    play(state, DRAW, seat=2)
    assert [int(owed) for owed in state.fields.owed[:3]] == [0, 0, 0]


def test_5_4_an_empty_deck_without_discards_gives_no_card() -> None:
    state = lay([[], [55]], {0: [9, MINUS], 1: [3]}, deck=[])
    play(state, 10)
    assert hand(state, 0) == [9, MINUS], "the card just played is the only discard, and is drawn again"
    empty = lay(hands={0: [9], 1: [3]}, deck=[], draw=BY_HAND)
    empty.fields.owed[1] = 1
    assert legal(empty, 1) == {WAIVE}
    assert refused(empty, DRAW, seat=1) == ("5.4", "There is no card left to draw.")


def test_5_5_the_winner_draws_no_card() -> None:
    state = lay([[20, 21, 22, 23], []], {0: [23, 9]})
    state.apply(0, 24)
    assert state.is_over
    assert hand(state, 0) == [9]


# -- table talk ----------------------------------------------------------------------------------------------


def test_7_2_calls_are_a_referee_s_between_two_actions() -> None:
    calm = settle(fresh(seats=4))
    assert calm.legal_actions(TABLE) == []
    alone = settle(fresh(table_talk="referee"))
    assert alone.legal_actions(TABLE) == []
    state = settle(fresh(seats=6, teams="3", table_talk="referee"))
    assert state.legal_actions(TABLE) == [CALL, CALL + 1, CALL + 2]
    call(state, 2)
    assert state.turn == (2,)
    assert state.legal_actions(TABLE) == []
    play(state, state.legal_actions(2)[0])
    assert state.turn == (5,)
    play(state, state.legal_actions(5)[0])
    assert state.turn == (0,)
    assert [len(hand(state, seat)) for seat in range(6)] == [4, 4, 3, 4, 4, 3]


def test_7_1_whoever_has_no_card_gives_none_and_passes_later() -> None:
    state = lay(hands={0: [1], 1: [6], 2: []}, seats=4, table_talk="referee", mover=1)
    call(state, 0)
    state.apply(0, FORFEIT + 1)
    assert (state.turn, pile(state, 0)) == ((1,), [1])
    assert state.legal_actions(TABLE) == [CALL + 1]
    state.fields.mover = 2
    assert legal(state, 2) == {PASS}


def test_7_2_cards_are_given_up_before_owed_ones_are_drawn() -> None:
    state = lay(hands={0: [1, 2], 1: [6, 17]}, seats=4, table_talk="referee", draw=BY_HAND)
    state.apply(0, 1)
    call(state, 0)
    assert state.turn == (0,)
    assert legal(state, 0) == {FORFEIT + 2}
    state.apply(0, FORFEIT + 2)
    play(state, state.legal_actions(2)[0], seat=2)
    assert DRAW in legal(state, 0)


# -- the end -------------------------------------------------------------------------------------------------


def test_8_2_dead_cards_turned_in_do_not_break_a_row_of_passes() -> None:
    state = lay([[10, 58], []], {0: [9], 1: [MINUS]}, deck=[9, 9, MINUS], mover=1)
    state.fields.owner[[10, 58]] = 2
    play(state, PASS)
    play(state, DEAD + 9)
    assert int(state.fields.passes) == 1
    play(state, PASS)
    assert state.is_over


def test_8_2_the_most_sequences_win_else() -> None:
    state = lay(hands={seat: [] for seat in range(6)}, seats=6, teams="3", sequences=[(1, 80), (2, 240)])
    for _ in range(6):
        play(state, PASS)
    assert state.returns() == [-0.2, 0.1, 0.1, -0.2, 0.1, 0.1]
    assert state.scores() == [0, 1, 1, 0, 1, 1]


@pytest.mark.parametrize("most", [0, 2])
def test_8_3_one_shuffle_too_many_ends_the_game(most: int) -> None:
    state = lay(hands={0: [9], 1: [3]}, deck=[30], max_reshuffles=most)
    state.fields.reshuffles = most
    play(state, 10)
    assert state.is_over
    assert state.returns() == [0.0, 0.0]


def test_8_3_without_a_limit_shuffles_go_on() -> None:
    state = lay(hands={0: [9], 1: [3]}, deck=[30], max_reshuffles="no limit")
    for shuffles in range(1, 25):
        play(state, state.legal_actions(state.turn[0])[0])
        assert not state.is_over
        assert int(state.fields.reshuffles) == (shuffles if shuffles <= 20 else shuffles - 20)
        state.fields.owner[:] = 0


def test_8_4_the_bound() -> None:
    variant = load(SLUG)
    assert variant.game.max_turns(variant.options) == 1 + 400 + 8 * 2 * 400 + 2 * 2 * 5
    unlimited = load(SLUG, max_reshuffles="no limit")
    assert unlimited.game.max_turns(unlimited.options) == 0, "there is none"


# -- what is known -------------------------------------------------------------------------------------------


def test_9_1_hands_are_seen_by_their_players_alone() -> None:
    state = lay(hands={0: [1, 2, 3, 4], 1: [5], 2: [6], 3: [7]}, seats=4)
    view = state.view(0).fields
    assert [int(card) for card in view.hand[0]] == [1, 2, 3, 4, 0]
    assert not view.hand[1:].any(), "not even a team mate's"
    assert [int(size) for size in view.hand_size[:4]] == [4, 1, 1, 1]
    assert int(view.deck.sum()) == int(state.fields.deck_size) + 3
    assert not state.view(4).fields.hand.any()


def test_9_1_others_draws_are_seen_face_down() -> None:
    state = settle(fresh())
    state.apply(0, state.legal_actions(0)[0])
    state.apply(CHANCE, 30)
    assert [state.view(seat).history[-1].action for seat in (0, 1, 2)] == [30, -1, -1]


def test_9_2_the_odds_count_what_a_player_does_not_see() -> None:
    state = lay(hands={0: [9], 1: [3]}, deck=[30, 30, 31], piles={0: [2]})
    state.fields.fresh[:] = state.fields.deck
    state.fields.fresh_copies[:] = state.fields.deck_copies
    state.apply(0, 10)
    odds = dict(state.view(1).chance_outcomes())
    assert {card: str(odds[card]) for card in odds} == {30: "1/3", 31: "1/3", 80: "1/3"}
    hidden = dict(state.view(2).chance_outcomes())
    assert 3 not in hidden, "B's card was not in the deck as last shuffled"


# -- facts ---------------------------------------------------------------------------------------------------


def test_10_1_and_10_3_facts() -> None:
    variant = load(SLUG)
    assert "Jax" in str(variant.game.credit)
    assert int(variant.blank().version) == variant.game.rules_version == 2
    text = (Path(__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
    assert "version 1 is the first" in text


def test_4_1_the_action_numbers_are_as_published() -> None:
    fields = fresh().fields
    firsts = (at.plus_first, at.minus_first, at.dead_first, at.pass_number, at.draw_number, at.waive_number)
    assert [first(fields) for first in firsts] == [100, 200, 300, 348, 349, 350]
    assert (at.forfeit_first(fields), at.call_first(fields), at.line_first(fields)) == (351, 401, 404)
    small = fresh(board="8x8").fields
    assert (at.plus_first(small), at.pass_number(small), at.call_first(small)) == (64, 222, 257)


@pytest.mark.parametrize(("board", "first"), [("10x10", 401), ("8x8", 257)])
def test_4_1_calls_are_found_on_every_board(board: str, first: int) -> None:
    variant = load(SLUG, board=board, seats=4)
    family = variant.family(first + 1)
    assert family is not None
    assert (family.name, family.first, str(family.label)) == ("call", first, "Table talk")
    fields = variant.blank()
    starts = (0, at.plus_first(fields), at.minus_first(fields), at.dead_first(fields), at.pass_number(fields))
    found = [variant.family(int(start)) for start in starts]
    names = [family.name for family in found if family is not None]
    assert names == ["place", "plus", "minus", "dead", "pass"]


def test_5_3_clocks_run_for_whoever_is_to_play() -> None:
    state = lay(hands={0: [1, 12], 1: [6, 17]}, draw=BY_HAND)
    state.apply(0, 1)
    wait = state.game.waited_for
    assert wait is not None
    assert state.turn == (0, 1)
    assert wait(state.fields) == 1 << 1
    called = call(lay(hands={0: [1]}, seats=4, table_talk="referee", mover=1), 0)
    called_for = called.game.waited_for
    assert called_for is not None
    assert called_for(called.fields) == 1 << 0


def test_5_3_8_3_a_game_that_a_shuffle_ends_stops_at_its_mover() -> None:
    state = lay(hands={0: [9], 1: [3]}, deck=[], max_reshuffles=0, draw="manual")
    state.apply(0, 10)
    assert state.is_over
    assert (int(state.fields.mover), int(state.fields.owed.sum())) == (0, 0)


def test_6_5_8_2_a_play_ends_the_run_of_passes_before_its_line_is_chosen() -> None:
    state = lay([[20, 21, 22, 23, 25], []], {0: [23]}, seats=4, choose_line=True)
    state.fields.passes = 3
    state = play(state, 24)
    assert state.legal_actions(0)[0] >= LINE
    assert int(state.fields.passes) == 0

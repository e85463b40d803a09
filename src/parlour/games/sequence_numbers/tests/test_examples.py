"""The acceptance examples, one by one, each named by the rule it pins."""

from __future__ import annotations

import pytest

from parlour import BadOption, load
from parlour.games.sequence_numbers.tests.helpers import (
    DEAD,
    DOWN,
    DRAW,
    FORFEIT,
    MINUS,
    MINUS_ON,
    PASS,
    PLUS,
    PLUS_ON,
    SLUG,
    call,
    chips,
    fresh,
    hand,
    lay,
    legal,
    line,
    locked,
    pile,
    play,
    scored,
    settle,
)
from parlour.testing.words import refused


@pytest.mark.parametrize(
    ("options", "cards", "goal", "left"),
    [
        ({"seats": 2}, 5, 1, 90),
        ({"seats": 3}, 5, 1, 85),
        ({"seats": 4}, 4, 2, 84),
        ({"seats": 6}, 4, 2, 76),
        ({"seats": 6, "teams": "3"}, 4, 2, 76),
    ],
)
def test_1_1_3_1_deals(options: dict[str, object], cards: int, goal: int, left: int) -> None:
    """Example 1."""
    state = settle(fresh(**options))
    assert [len(hand(state, seat)) for seat in range(state.seats)] == [cards] * state.seats
    assert int(state.fields.deck_size) == int(state.fields.deck.sum()) == left
    from parlour.games.sequence_numbers.rules.numbers import goal as wins

    assert wins(state.fields) == goal


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": 5}, "five cannot be divided evenly into teams"),
        ({"seats": 4, "teams": "3"}, "4 cannot be divided evenly into three teams"),
        ({"seats": 1}, "it takes somebody to play against"),
    ],
)
def test_1_2_who_cannot_play(options: dict[str, object], reason: str) -> None:
    """Example 1, refusals."""
    with pytest.raises(BadOption, match=reason):
        load(SLUG, **options)


def test_2_1_2_2_every_number_stands_on_two_cells() -> None:
    """Example 2."""
    fields = fresh().fields
    where = {n: [cell for cell, number in enumerate(fields.printed) if number == n] for n in range(49)}
    assert where[9] == [10, 58]
    assert where[1] == [1, 50]
    assert where[48] == [49, 98]
    assert where[0] == [0, 9, 90, 99]
    assert all(len(cells) == 2 for n, cells in where.items() if n)


def test_5_2_a_sum_goes_on_either_cell_of_its_number() -> None:
    """Example 3."""
    state = lay(hands={0: [9, 1, 2, 3, 4]})
    assert legal(state) == {10, 58, 1, 50, 2, 51, 3, 52, 4, 53}
    play(state, 10)
    assert chips(state) == {10: 0}
    assert pile(state, 0) == [9]
    assert len(hand(state, 0)) == 5
    assert state.turn == (1,)


@pytest.mark.parametrize("side", [0, 1])
def test_5_2_a_covered_cell_takes_no_chip(side: int) -> None:
    """Example 4."""
    state = lay([[10], []] if side == 0 else [[], [10]], {0: [9]})
    assert legal(state) == {58}
    assert refused(state, 10) == ("5.2", "The 9 on a2 is covered already.")


def test_5_1_a_dead_card_is_turned_in_before_the_play() -> None:
    """Example 5."""
    state = lay([[10], [58]], {0: [9, 12]})
    assert legal(state) == {13, 61, DEAD + 9}
    play(state, DEAD + 9)
    assert pile(state, 0) == [9]
    assert state.turn == (0,)
    assert len(hand(state, 0)) == 2
    assert not any(DEAD < action < PASS for action in legal(state))
    play(state, 13)
    assert state.turn == (1,)


def test_5_1_one_dead_card_a_turn() -> None:
    """Example 6."""
    state = play(lay([[10], [58]], {0: [9, 9, 12]}), DEAD + 9)
    assert refused(state, DEAD + 9) == ("5.1", "Only one dead card a turn can be turned in.")
    play(state, 13)
    play(state, state.legal_actions(1)[0])
    assert DEAD + 9 in legal(state)


def test_5_2_plus_goes_on_any_open_cell() -> None:
    """Example 7."""
    state = lay([[], [55]], {0: [PLUS]})
    assert legal(state) == {PLUS_ON + cell for cell in range(100)} - {PLUS_ON + c for c in (0, 9, 90, 99, 55)}
    assert len(legal(state)) == 95
    for corner in (0, 9, 90, 99):
        assert refused(state, PLUS_ON + corner)[0] == "5.2"


def test_5_2_6_3_minus_takes_a_loose_chip_of_an_opponent() -> None:
    """Example 8."""
    state = lay([[70], [55, *range(60, 65)]], {0: [MINUS]}, sequences=[(1, line(60))], sequences_to_win="2")
    assert legal(state) == {MINUS_ON + 55}
    assert refused(state, MINUS_ON + 70) == ("5.2", "The chip on a8 is your own; Minus takes an opponent's.")
    assert refused(state, MINUS_ON + 60)[0] == "6.3"
    play(state, MINUS_ON + 55)
    assert 55 not in chips(state)
    assert state.turn == (1,)


def test_5_2_whoever_cannot_play_passes() -> None:
    """Example 9."""
    state = lay(hands={0: [MINUS]})
    assert legal(state) == {PASS}


def test_6_1_8_1_five_in_a_row_win_for_two() -> None:
    """Example 10."""
    state = play(lay([[20, 21, 22, 23], []], {0: [23]}), 24)
    assert state.is_over
    assert state.returns() == [1.0, -1.0]
    assert state.scores() == [1, 0]
    assert locked(state) == {20, 21, 22, 23, 24}


def test_6_2_four_chips_and_a_corner_win() -> None:
    """Example 11."""
    state = play(lay([[1, 2, 3], []], {0: [4]}), 4)
    assert (state.is_over, state.scores()) == (True, [1, 0])
    assert locked(state) == {1, 2, 3, 4}


def test_6_2_diagonally_too() -> None:
    """Example 12."""
    state = lay([[11, 22, 33], []], {0: [43]})
    assert int(state.fields.printed[44]) == 43
    assert play(state, 44).scores() == [1, 0]


def test_6_2_several_sides_use_the_same_corner() -> None:
    """Example 13."""
    state = lay([[1, 2, 3], [10, 20, 30]], {0: [4], 1: [39]}, seats=4)
    play(state, 4)
    play(state, 40)
    assert scored(state)[:2] == [1, 1]
    assert not state.is_over


def test_6_1_a_gap_or_another_s_chip_makes_no_sequence() -> None:
    """Example 14."""
    gap = play(lay([[20, 21, 22, 23], []], {0: [24]}), 25)
    assert (scored(gap)[0], gap.is_over) == (0, False)
    other = play(lay([[20, 21, 23], [22]], {0: [23]}), 24)
    assert (scored(other)[0], other.is_over) == (0, False)


def test_6_6_nine_in_a_row_are_two_sequences() -> None:
    """Example 15."""
    state = play(lay([[20, 21, 22, 23, 25, 26, 27, 28], []], {0: [23]}, seats=4), 24)
    assert sorted(state.fields.lines[0, :2]) == [line(20), line(24)]
    assert state.is_over
    assert state.returns() == [1 / 3, -1 / 3, 1 / 3, -1 / 3]


def test_6_5_6_6_six_in_a_row_are_one_and_the_sixth_stays_loose() -> None:
    """Example 16."""
    state = play(lay([[20, 21, 22, 23, 25], []], {0: [23]}, seats=4), 24)
    assert scored(state)[0] == 1
    assert int(state.fields.lines[0, 0]) == line(20)
    assert locked(state) == {20, 21, 22, 23, 24}


def test_6_4_a_second_sequence_may_share_one_chip() -> None:
    """Example 17."""
    state = lay([[20, 21, 22, 23, 24, 32, 42, 52], []], {0: [13]}, sequences=[(0, line(20))], seats=4)
    assert int(state.fields.printed[62]) == 13
    play(state, 62)
    assert int(state.fields.lines[0, 1]) == line(22, DOWN)
    assert state.scores() == [2, 0, 2, 0]
    assert state.is_over


@pytest.mark.parametrize(("shared", "count"), [("1", 1), ("4", 2), ("0", 1)])
def test_6_4_but_not_four(shared: str, count: int) -> None:
    """Example 18."""
    state = lay(
        [[20, 21, 22, 23, 24], []], {0: [24]}, sequences=[(0, line(20))], shared_chips=shared, seats=4
    )
    play(state, 25)
    assert scored(state)[0] == count
    assert state.is_over == (count == 2)


def test_6_5_a_cross_is_two_sequences_at_once() -> None:
    """Example 19."""
    state = play(lay([[40, 41, 42, 43, 4, 14, 24, 34], []], {0: [43]}, seats=4), 44)
    assert sorted(state.fields.lines[0, :2]) == sorted([line(40), line(4, DOWN)])
    assert state.is_over


def test_5_4_the_discards_become_the_deck() -> None:
    """Example 20."""
    state = lay(hands={0: [9], 1: [1]}, deck=[30], piles={0: [2, 3], 1: [PLUS]})
    play(state, 10)
    assert hand(state, 0) == [30]
    assert pile(state, 0) == pile(state, 1) == []
    assert [card for card in range(51) for _ in range(int(state.fields.deck[card]))] == [2, 3, 9, PLUS]
    assert int(state.fields.deck_size) == 4
    assert int(state.fields.reshuffles) == 1


def test_8_2_all_pass_and_the_game_is_over() -> None:
    """Example 21."""
    state = play(lay(hands={0: [MINUS], 1: [MINUS]}), PASS, PASS)
    assert state.is_over
    assert state.returns() == [0.0, 0.0]


def test_5_3_a_card_owed_may_be_drawn_until_the_next_has_drawn() -> None:
    """Example 22."""
    state = lay(hands={0: [1, 12, 23, 34, 45], 1: [6, 17, 28, 39, 48]}, draw="manual")
    state.apply(0, 1)
    assert state.turn == (0, 1)
    state.apply(1, 6)
    play(state, DRAW, seat=0)
    assert int(state.fields.hand_size[0]) + int(state.fields.has_aside[0]) == 5
    play(state, DRAW, seat=1)
    assert [int(n) for n in state.fields.hand_size[:2] + state.fields.has_aside[:2]] == [5, 5]


def test_5_3_once_the_next_has_drawn_the_card_is_lost() -> None:
    """Example 23."""
    state = lay(hands={0: [1, 12, 23, 34, 45], 1: [6, 17, 28, 39, 48]}, draw="manual")
    state.apply(0, 1)
    state.apply(1, 6)
    play(state, DRAW, seat=1)
    rule, sentence = refused(state, DRAW, seat=0)
    assert rule == "5.3"
    assert "the next player has drawn first" in sentence
    for _ in range(3):
        state.apply(0, state.legal_actions(0)[0])
        play(state, DRAW, seat=0)
        state.apply(1, state.legal_actions(1)[0])
        play(state, DRAW, seat=1)
        assert int(state.fields.hand_size[0]) == 4


def test_7_1_7_2_a_team_called_gives_up_a_card_each() -> None:
    """Example 24."""
    state = lay(
        hands={0: [1, 2, 3, 4], 1: [5, 6, 7, 8], 2: [9, 10, 11, PLUS], 3: [13, 14, 15, 16]},
        mover=1,
        table_talk="referee",
        seats=4,
    )
    call(state, 0)
    assert state.turn == (0,)
    assert legal(state, 0) == {FORFEIT + card for card in (1, 2, 3, 4)}
    state.apply(0, FORFEIT + 3)
    assert legal(state, 2) == {FORFEIT + card for card in (9, 10, 11, PLUS)}
    state.apply(2, FORFEIT + PLUS)
    assert state.turn == (1,)
    assert [len(hand(state, seat)) for seat in range(4)] == [3, 4, 3, 4]
    assert (pile(state, 0), pile(state, 2)) == ([3], [PLUS])
    assert 5 in legal(state, 1)


def test_6_3_a_locked_chip_stays_and_its_neighbour_may_go() -> None:
    """Example 25."""
    state = play(lay([[20, 21, 22, 23, 25], [70]], {0: [23], 1: [MINUS, MINUS]}, seats=4), 24)
    assert legal(state, 1) == {MINUS_ON + 25}
    play(state, MINUS_ON + 25)
    assert set(chips(state)) == {20, 21, 22, 23, 24, 70}

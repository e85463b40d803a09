"""The acceptance examples of the rules, each a board, what is done, and the board that comes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import CHANCE, State, load
from parlour.games.threebysixteen.tests.helpers import (
    EMPTY,
    SLUG,
    board,
    legal,
    play,
    played_out,
    refused,
    solo,
    table,
)

COLUMNS = set(range(5))
DONE = 11


def test_2_4_any_number_but_a_1_goes_to_any_column() -> None:
    state = solo(EMPTY, 7)
    assert legal(state) == COLUMNS
    assert board(play(state, "2")) == "0.0.0://7//"
    assert legal(state) == {DONE}


def test_2_3_a_called_1_starts_a_row() -> None:
    state = solo(EMPTY, 1)
    assert legal(state) == {10}
    assert board(play(state, "10")) == "1.0.0:////"


def test_2_3_another_1_starts_the_next_row() -> None:
    assert board(play(solo("1.0.0:////", 1), "10")) == "1.1.0:////"


def test_2_5_the_bottom_tile_goes_to_the_row_it_follows() -> None:
    state = solo("3.0.0:9.4////", 12)
    assert legal(state) == COLUMNS | {5}
    assert board(play(state, "1", "5")) == "4.0.0:9/12///"


def test_2_5_no_tile_is_taken_from_above_another() -> None:
    state = solo("3.0.0:4.9////", 12)
    assert refused(state, "5") == (
        "2.5",
        "The 9 at the bottom of column a follows no row: your rows end in 3.",
    )


def test_2_5_tiles_follow_each_other_without_being_called_again() -> None:
    assert board(play(solo("3.0.0:5.4////", 8), "1", "5", "5")) == "5.0.0:/8///"


def test_2_7_a_number_goes_straight_to_a_row_by_way_of_a_column() -> None:
    state = solo("3.0.0:////", 4)
    assert refused(state, "10") == (
        "2.3",
        "A main row can only be started with a called 1; the call is 4.",
    )
    assert board(play(state, "0", "5")) == "4.0.0:////"


def test_2_5_a_tile_just_put_down_can_be_taken_at_once() -> None:
    state = play(solo("3.0.0:10////", 4), "0")
    assert board(state) == "3.0.0:10.4////"
    assert 5 in legal(state)


def test_2_5_of_two_2s_one_follows_the_only_row() -> None:
    state = play(solo("1.0.0:2/2///", 9), "2")
    assert legal(state) == {5, 6, DONE}
    assert board(play(state, "6")) == "2.0.0:2//9//"
    assert legal(state) == {DONE}


def test_2_5_both_2s_follow_where_there_are_two_rows() -> None:
    assert board(play(solo("1.1.0:2/2///", 9), "2", "5", "6")) == "2.2.0://9//"


def test_2_6_who_waits_may_choose_which_4_to_take() -> None:
    state = play(solo("3.0.0:4////", 9, caller="house"), "1", "11")
    state.apply(CHANCE, 4)
    assert legal(play(state, "2")) == {5, 7, DONE}


def test_2_6_a_tile_may_be_taken_before_the_called_one_is_put_down_and_2_4_its_column_used_again() -> None:
    state = solo("3.0.0:4////", 9)
    assert board(play(state, "5")) == "4.0.0:////"
    assert board(play(state, "0")) == "4.0.0:9////"


def test_1_2_five_columns_of_any_length() -> None:
    assert legal(solo("0.0.0:3/4/5/6/7", 8)) == COLUMNS


def test_2_5_a_chain_down_one_column() -> None:
    assert board(play(solo("1.0.0:3.2////", 5), "1", "5", "5")) == "3.0.0:/5///"


def test_3_1_the_last_tile_completes_the_board() -> None:
    state = play(solo("16.16.15:////", 16), "0", "5", "11")
    assert state.is_over
    assert state.scores() == [0]


def test_2_5_a_15_is_stuck_under_the_last_16() -> None:
    state = play(solo("16.16.14:15////", 16), "0")
    assert board(state) == "16.16.14:15.16////"
    assert legal(state) == {DONE}
    assert play(state, "11").scores() == [2]


def test_2_5_both_go_where_the_16_is_put_elsewhere() -> None:
    assert play(solo("16.16.14:15////", 16), "1", "5", "6", "11").scores() == [0]


def test_2_3_a_whole_row_can_follow_the_last_1() -> None:
    column = ".".join(str(number) for number in range(16, 1, -1))
    state = play(solo(f"16.16.0:{column}////", 1), "10", *["5"] * 15)
    assert board(state) == "16.16.16:////"
    assert play(state, "11").returns() == [1.0]


@pytest.mark.parametrize("seed", range(3))
def test_3_2_nobody_is_complete_before_the_last_call(seed: int) -> None:
    state = played_out(seed, seats=2)
    called = 0
    again = load(SLUG, seats=2).new_state(draws="manual")
    for actor, action in state.history:
        again.apply(actor, action)
        called += actor == CHANCE
        assert all(left >= 48 - called for left in again.scores())


def ended(*left: int, **options: object) -> State:
    """A game whose last number, a 16, covers a column of each board, with these numbers of tiles left."""
    boards = [f"16.16.{16 - max(count, 1)}:{column(17 - count)}////" for count in left]
    state = table(boards, 16, **options)
    for seat, count in enumerate(left):
        play(state, "@a", *([] if count else ["a*"]), "done", seat=seat)
    assert state.is_over
    assert state.scores() == list(left)
    return state


def column(first: int) -> str:
    """The numbers from the first to 15, each above the next."""
    return ".".join(map(str, range(first, 16)))


@pytest.mark.parametrize(
    ("left", "returns"), [((0, 0), [0.0, 0.0]), ((3, 7), [1.0, -1.0]), ((5, 5, 9), [0.25, 0.25, -0.5])]
)
def test_3_3_the_fewest_left_win_and_3_4_equals_share(left: tuple[int, ...], returns: list[float]) -> None:
    assert ended(*left).returns() == returns


def test_1_4_the_calls_are_the_same_for_one_player_and_for_four() -> None:
    orders = []
    for seats in (1, 4):
        state = played_out(5, seats=seats)
        orders.append([action for actor, action in state.history if actor == CHANCE])
    assert orders[0] == orders[1]
    assert Counter(orders[0]) == dict.fromkeys(range(1, 17), 3)


def test_3_5_alone_it_is_won_with_nothing_left() -> None:
    lost = ended(9)
    assert (lost.returns(), lost.scores()) == ([-9 / 48], [9])
    won = play(solo("16.16.15:////", 16), "@a", "a*", "done")
    assert (won.returns(), won.scores()) == ([1.0], [0])
    assert {str(end.scene(0).sentence) for end in (lost, won)} == {"All 48 numbers have been called."}

"""Rules and options beyond the acceptance examples, and what holds in every game."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour import CHANCE, BadOption, State, load
from parlour.games.threebysixteen import GAME
from parlour.games.threebysixteen.rules import flow
from parlour.games.threebysixteen.state import MAX_TILES, STATE
from parlour.games.threebysixteen.tests.helpers import (
    EMPTY,
    RULES,
    SLUG,
    board,
    call,
    legal,
    numbers,
    play,
    played_out,
    rule_numbers,
    solo,
    table,
)
from parlour.games.threebysixteen.tests.test_examples import ended
from parlour.kernel.actors import SEAT_DRAW

options = st.fixed_dictionaries(
    {"seats": st.integers(1, 4), "transfers": st.sampled_from(["free", "after", "forced"])},
    optional={
        "runs": st.integers(1, 3),
        "top": st.integers(2, 16),
        "columns": st.integers(1, 5),
        "auto_done": st.booleans(),
        "open_step": st.booleans(),
        "caller": st.sampled_from(["0", "random", "house"]),
    },
)


# -- 1 -------------------------------------------------------------------------------------------------------


def test_1_1_one_to_four_play_with_three_of_each_number() -> None:
    for seats in (1, 2, 3, 4):
        state = load(SLUG, seats=seats).new_state(draws="manual")
        assert list(state.fields.left[1:17]) == [3] * 16
        assert state.scores() == [48] * seats
    with pytest.raises(BadOption, match="seats must be 1, 2, 3 or 4"):
        load(SLUG, seats=5)


@pytest.mark.parametrize("name", ["runs", "top", "columns"])
def test_1_1_and_1_2_sizes_are_options(name: str) -> None:
    given: dict[str, Any] = {name: 2}
    state = played_out(1, **given)
    sizes = {"runs": 3, "top": 16, "columns": 5} | given
    calls = [action for actor, action in state.history if actor == CHANCE]
    assert Counter(calls) == dict.fromkeys(range(1, sizes["top"] + 1), sizes["runs"])
    assert {action for actor, action in state.history if actor != CHANCE and action < 5} <= set(
        range(sizes["columns"])
    )


@pytest.mark.parametrize(
    ("name", "value"), [("runs", 4), ("top", 1), ("top", 17), ("columns", 0), ("transfers", "never")]
)
def test_bad_options_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=name):
        load(SLUG, **{name: value})


def test_1_3_what_is_to_come_is_what_has_not_been_called() -> None:
    state = call(load(SLUG).new_state(draws="manual"), 7, 7, 16, 1)
    assert list(state.fields.left[1:17]) == [2, 3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 3, 3, 2]


def test_1_3_everybody_takes_the_called_tile_from_the_same_store() -> None:
    state = load(SLUG, seats=3, caller="1").new_state(seed=3)
    before = Counter(dict.fromkeys(range(1, 17), 3))
    while not state.is_over:
        fields = state.fields
        before[int(fields.called)] -= 1
        assert [int(count) for count in fields.left[1:17]] == [before[number] for number in range(1, 17)]
        for seat in range(3):
            assert fields.holding[seat]
            own = Counter([*numbers(board(state, seat)), int(fields.called)])
            assert all(own[number] + before[number] == 3 for number in range(1, 17))
        for seat in state.turn:
            play(state, "start" if fields.called == 1 else "@a", "done", seat=seat)
    assert not any(before.values())


def test_1_4_a_number_is_called_by_the_copies_not_yet_called() -> None:
    state = call(load(SLUG).new_state(draws="manual"), 7, 7, 7, 2)
    odds = dict(state.chance_outcomes())
    assert 7 not in odds
    assert odds[2] == Fraction(2, 44)
    assert odds[16] == Fraction(3, 44)
    assert sum(odds.values()) == 1


def test_1_5_the_caller_is_for_show() -> None:
    boards = []
    for caller in ("0", "1", "house", "random"):
        state = load(SLUG, seats=2, caller=caller).new_state(seed=11)
        while not state.is_over:
            seat = state.turn[0]
            state.apply(seat, state.legal_actions(seat)[-1])
        boards.append([board(state, seat) for seat in range(2)])
    assert all(one == boards[0] for one in boards)


def test_1_5_the_caller_can_be_drawn_and_6_2_before_all_calls() -> None:
    state = load(SLUG, seats=3, caller="random").new_state(draws="manual")
    assert state.chance_outcomes() == [(SEAT_DRAW + seat, Fraction(1, 3)) for seat in range(3)]
    state.apply(CHANCE, SEAT_DRAW + 2)
    assert state.fields.calling == 2
    assert len(state.chance_outcomes()) == 16


def test_1_5_the_caller_sits_at_the_table() -> None:
    with pytest.raises(BadOption, match="caller 2 does not sit at a table of 2; use 0 or 1"):
        load(SLUG, seats=2, caller=2)


# -- 2 -------------------------------------------------------------------------------------------------------


def test_2_1_all_are_due_until_done_and_the_next_call_comes_when_all_are() -> None:
    state = table([EMPTY] * 3, 7)
    due = [state.turn]
    for seat in (1, 2, 0):
        play(state, "@a", "done", seat=seat)
        due.append(state.turn)
    assert due == [(0, 1, 2), (0, 2), (0,), (CHANCE,)]


def test_2_1_the_order_in_which_players_act_changes_nothing() -> None:
    one, two = (table([EMPTY] * 2, 7) for _ in range(2))
    play(play(one, "@a", "done", seat=0), "@b", "done", seat=1)
    play(play(two, "@b", "done", seat=1), "@a", "done", seat=0)
    assert one.to_bytes() == two.to_bytes()


def test_2_2_four_things_can_be_done() -> None:
    assert [(family.name, family.first, family.count) for family in GAME.actions] == [
        ("place", 0, 5),
        ("take", 5, 5),
        ("start", 10, 1),
        ("done", 11, 1),
    ]
    assert GAME.closing == (11,)


def test_2_6_after_tiles_are_taken_only_when_the_called_one_lies() -> None:
    state = solo("3.0.0:4////", 9, transfers="after")
    assert legal(state) == set(range(5))
    assert legal(play(state, "@b")) == {5, 11}


def test_2_6_forced_takes_everything_at_once() -> None:
    state = play(solo("3.0.0:7.5/6///", 4, transfers="forced"), "@c")
    assert board(state) == "7.0.0:////"
    assert legal(state) == {11}


def test_2_6_forced_leaves_the_choice_between_two_equal_tiles() -> None:
    state = play(solo("2.0.0:9.4/4///", 3, transfers="forced"), "@c")
    assert legal(state) == {5, 6}
    assert board(play(state, "a*")) == "4.0.0:9/4///"
    assert legal(state) == {11}


def test_2_6_forced_after_a_1_too() -> None:
    assert board(play(solo("0.0.0:3.2////", 1, transfers="forced"), "start")) == "3.0.0:////"


def test_2_8_a_step_can_end_by_itself() -> None:
    state = play(solo("3.0.0:4////", 9, auto_done=True), "@b")
    assert legal(state) == {5, 11}
    assert play(state, "a*").turn == (CHANCE,)
    assert play(solo("3.0.0:4////", 9, auto_done=True), "a*", "@b").turn == (CHANCE,)


@given(options=options, seed=st.integers(0, 2**32))
def test_2_5_rows_grow_from_1_and_columns_keep_their_order(options: dict[str, object], seed: int) -> None:
    options.setdefault("top", 6)
    state = played_out(seed, greedy=False, **options)
    again = load(SLUG, **state.variant.options_text()).new_state(draws="manual")
    for actor, action in state.history:
        before = again.copy()
        again.apply(actor, action)
        if actor != CHANCE:
            one_tile_moved(before, again, actor)
    assert again.to_bytes() == state.to_bytes()


def one_tile_moved(before: State, after: State, seat: int) -> None:
    """Nothing above the bottom of a column moved, and rows only grew."""
    assert (after.fields.rows[seat] >= before.fields.rows[seat]).all()
    for column in range(5):
        old, new = (list(state.fields.stacks[seat, column]) for state in (before, after))
        heights = [int(state.fields.heights[seat, column]) for state in (before, after)]
        kept = min(heights[0], heights[1])
        assert old[:kept] == new[:kept]
        assert not any(new[heights[1] :])
    others = [other for other in range(after.seats) if other != seat]
    assert all((after.fields.stacks[o] == before.fields.stacks[o]).all() for o in others)


# -- 3 -------------------------------------------------------------------------------------------------------


def test_3_4_more_completed_rows_can_break_a_tie() -> None:
    boards = ["16.11.16:12.13.14.15////", "14.14.15:16.15/15.16///"]
    state = table(boards, 16, tiebreak="rows")
    play(state, "@a", "done", seat=0)
    play(state, "@b", "done", seat=1)
    assert state.scores() == [5, 5]
    assert state.returns() == [1.0, -1.0]
    assert ended(5, 5, tiebreak="rows").returns() == [0.0, 0.0]


LAST = "16.16.14:15////"
"""A board that a 16 in another column completes, in three actions."""


@pytest.mark.parametrize("transfers", ["free", "after"])
@pytest.mark.parametrize("auto_done", [False, True])
def test_3_2_the_first_to_complete_all_rows_ends_a_race_and_wins(transfers: str, auto_done: bool) -> None:
    state = table([LAST] * 3, 16, tiebreak="race", transfers=transfers, auto_done=auto_done)
    play(state, "@a", *([] if auto_done else ["done"]), seat=2)
    play(state, "@b", "a*", seat=1)
    assert state.turn == (0, 1)
    play(state, "b*", seat=1)
    assert state.is_over
    assert [board(state, seat) for seat in range(3)] == [LAST, "16.16.16:////", "16.16.14:15.16////"]
    assert state.scores() == [2, 0, 2]
    assert state.returns() == [-0.5, 1.0, -0.5]


@pytest.mark.parametrize(
    ("begun", "called", "text"),
    [
        ("16.16.15:////", 16, "@c"),
        ("16.16.0:16.15.14.13.12.11.10.9.8.7.6.5.4.3.2////", 1, "start"),
    ],
)
def test_3_2_a_race_ends_with_what_is_taken_by_force(begun: str, called: int, text: str) -> None:
    state = play(table([begun] * 2, called, tiebreak="race", transfers="forced"), text, seat=1)
    assert state.is_over
    assert state.returns() == [-1.0, 1.0]


def test_3_2_in_a_race_it_is_the_order_of_actions_that_counts() -> None:
    state = table([LAST] * 2, 16, tiebreak="race")
    play(state, "@b", "a*", seat=1)
    play(state, "@b", "a*", "b*", seat=0)
    assert state.returns() == [1.0, -1.0]
    assert state.scores() == [0, 1]
    usual = table([LAST] * 2, 16)
    play(usual, "@b", "a*", seat=1)
    play(usual, "@b", "a*", "b*", seat=0)
    assert usual.turn == (0, 1)


def test_3_2_a_race_that_nobody_finishes_ends_when_all_are_done() -> None:
    state = table([LAST, LAST, "16.14.16:15////"], 16, tiebreak="race")
    for seat in range(3):
        assert not state.is_over
        play(state, "@a", "done", seat=seat)
    assert state.is_over
    assert state.returns() == [0.0, 0.0, 0.0]


def test_3_5_a_race_alone_ends_with_the_complete_board() -> None:
    state = play(solo(LAST, 16, tiebreak="race"), "@b", "a*", "b*")
    assert state.is_over
    assert state.returns() == [1.0]


@given(seed=st.integers(0, 2**32), seats=st.integers(1, 4), transfers=st.sampled_from(["free", "forced"]))
def test_3_2_a_race_has_one_complete_board_and_ends_with_it(seed: int, seats: int, transfers: str) -> None:
    state = played_out(seed, seats=seats, transfers=transfers, tiebreak="race", runs=2, top=3)
    again = load(SLUG, **state.variant.options_text()).new_state(draws="manual")
    for number, (actor, action) in enumerate(state.history, 1):
        again.apply(actor, action)
        assert again.is_over == (number == len(state.history))
        assert (0 in again.scores()) <= again.is_over
    if 0 in state.scores():
        assert state.scores().count(0) == 1
        assert state.scores()[actor] == 0
        assert state.returns()[actor] == 1.0


# -- 5 and 6 -------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 2**32), columns=st.integers(1, 5))
def test_5_1_never_is_exactly_one_left_and_5_2_at_most_45(seed: int, columns: int) -> None:
    left = played_out(seed, seats=1, columns=columns).scores()[0]
    assert left != 1
    assert 0 <= left <= 45


@given(options=options, seed=st.integers(0, 2**32))
def test_6_1_the_bound_on_the_length_of_a_game(options: dict[str, object], seed: int) -> None:
    state = played_out(seed, greedy=False, **options)
    assert len(state.history) <= GAME.max_turns(state.variant.options)


def test_6_1_the_bound_counts_calls_and_what_each_player_does_with_them() -> None:
    assert GAME.max_turns({"seats": 1, "runs": 3, "top": 16}) == 1 + 48 + 48 + 45 + 48
    assert GAME.max_turns({"seats": 4, "runs": 2, "top": 6}) == 1 + 12 + 4 * (12 + 10 + 12)


def test_a_position_takes_two_kilobytes() -> None:
    assert STATE.itemsize <= 2048
    assert MAX_TILES == 48


# -- 7 -------------------------------------------------------------------------------------------------------


def test_7_1_the_diagrams_of_the_rules_are_positions_of_the_full_game() -> None:
    diagrams = re.findall(r"```position seats=1\n(.*)\n```", RULES.read_text(encoding="utf-8"))
    assert len(diagrams) == 6
    for diagram in diagrams:
        state = load(SLUG, seats=1).from_text(diagram)
        assert state.text() == diagram
        found = Counter([*numbers(board(state)), int(state.fields.called)])
        assert all(found[n] + state.fields.left[n] == 3 for n in range(1, 17))
        assert legal(state)


def test_7_2_the_history_names_the_version_of_the_rules() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert f"Rules version {GAME.rules_version}." in text
    assert f"version {GAME.rules_version} is the first" in text
    assert rule_numbers() == sorted(rule_numbers(), key=lambda rule: [int(part) for part in rule.split(".")])
    assert flow.__doc__

"""Why something is refused: the rule, and a sentence with the numbers."""

from __future__ import annotations

import pytest

from parlour import CHANCE, TABLE, NotAllowed, load
from parlour.games.threebysixteen.law import why_not
from parlour.games.threebysixteen.tests.helpers import EMPTY, SLUG, play, refused, solo, table
from parlour.games.threebysixteen.tests.test_examples import ended


def test_6_1_nobody_acts_after_the_end() -> None:
    assert refused(ended(3), "done") == (
        "6.1",
        "The game is over: all 48 numbers have been called and handled.",
    )


def test_3_2_nobody_acts_after_a_race() -> None:
    state = table(["16.16.14:15////"] * 2, 16, tiebreak="race")
    play(state, "@b", "a*", "b*", seat=1)
    assert refused(state, "@a") == ("3.2", "The game is over: B was the first to complete all rows.")


def test_1_1_only_the_players_act() -> None:
    refusal = why_not(solo(EMPTY, 7).fields, TABLE, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == ("1.1", "Only the one player acts in this game.")
    refusal = why_not(table([EMPTY] * 2, 7).fields, TABLE, 0)
    assert refusal is not None
    assert refusal.sentence == "Only the 2 players act in this game."


def test_1_2_there_are_only_so_many_columns() -> None:
    state = solo("0.0.0:/", 7, columns=2)
    assert refused(state, "@c") == ("1.2", "There are only 2 columns.")
    assert refused(state, "c*") == ("1.2", "There are only 2 columns.")
    assert refused(solo("0.0.0:", 7, columns=1), "@b") == ("1.2", "There is only one column.")


def test_2_1_nothing_is_done_before_the_next_call() -> None:
    state = load(SLUG).new_state(draws="manual")
    assert refused(state, "@a") == ("2.1", "The first number has not been called yet.")
    state.apply(CHANCE, 7)
    play(state, "@a", "done", seat=0)
    assert refused(state, "@a") == (
        "2.1",
        "You have finished your step for the 7; wait for the next call.",
    )
    play(state, "@a", "done", seat=1)
    assert refused(state, "done") == ("2.1", "The next number has not been called yet.")


@pytest.mark.parametrize("number", [-1, 12, 4000])
def test_2_2_a_number_that_is_no_action(number: int) -> None:
    refusal = why_not(solo(EMPTY, 7).fields, 0, number)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == (
        "2.2",
        "In a step you put a tile down, start a row, take a tile, or are done; that was none of these.",
    )


def test_2_2_nobody_is_done_with_the_tile_in_hand() -> None:
    assert refused(solo(EMPTY, 7), "done") == ("2.2", "Put the 7 down first.")


def test_2_3_a_1_starts_a_row_and_goes_to_no_column() -> None:
    state = solo(EMPTY, 1)
    assert refused(state, "@a") == ("2.3", "A 1 starts a main row; it may not go to a column.")
    assert refused(play(state, "start"), "start") == ("2.3", "The called 1 has started its row already.")


def test_2_4_the_called_tile_is_put_down_once() -> None:
    state = play(solo(EMPTY, 7), "@a")
    assert refused(state, "@b") == ("2.4", "The 7 is put down already, and tiles are not rearranged.")


def test_2_4_a_1_is_put_down_once_too() -> None:
    assert refused(play(solo(EMPTY, 1), "start"), "@a")[0] == "2.4"


def test_2_5_only_what_follows_a_row_is_taken() -> None:
    assert refused(solo(EMPTY, 7), "b*") == ("2.5", "Column b is empty.")
    assert refused(solo("0.0.0:9////", 7), "a*") == (
        "2.5",
        "The 9 at the bottom of column a follows no row: no row is started.",
    )
    assert refused(solo("4.2.0:9////", 7), "a*") == (
        "2.5",
        "The 9 at the bottom of column a follows no row: your rows end in 4 and 2.",
    )


def test_2_6_what_the_options_say_about_taking() -> None:
    assert refused(solo("3.0.0:4////", 9, transfers="after"), "a*") == (
        "2.6",
        "At this table tiles are taken after the 9 has been put down.",
    )
    state = play(solo("2.0.0:9.4/4///", 3, transfers="forced"), "@c")
    assert refused(state, "done") == (
        "2.6",
        "Two columns offer the same number: say first which one goes to the row.",
    )


def test_4_2_nobody_acts_from_another_view() -> None:
    view = table([EMPTY] * 2, 7).view(0)
    with pytest.raises(NotAllowed) as caught:
        view.apply(1, 0)
    assert caught.value.rule == "view"
    refusal = why_not(view.fields, 1, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == (
        "4.2",
        "What another player can do within a step is not shown.",
    )

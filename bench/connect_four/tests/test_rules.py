"""The rules of Connect Four, each by an example."""

from __future__ import annotations

import pytest

from bench.connect_four import GAME
from bench.connect_four.state import CELLS, STRIDE, TALL
from parlour.kernel.errors import NotAllowed, NotReadable
from parlour.kernel.state import State, Variant
from parlour.testing import counts

EMPTY = "/".join(["......."] * 6)


def game(columns: str = "") -> State:
    """The game after discs were dropped into columns, the seats taking turns."""
    state = Variant.of(GAME).new_state()
    for column in columns:
        seat = state.turn[0]
        state.apply(seat, state.parse(seat, column))
    return state


def at(text: str) -> State:
    return Variant.of(GAME).from_text(text)


def refused(state: State, seat: int, column: str) -> str:
    with pytest.raises(NotAllowed) as caught:
        state.apply(seat, state.parse(seat, column))
    return caught.value.rule


def test_1_1_the_grid_is_empty() -> None:
    assert game().text() == EMPTY


def test_1_2_seat_0_begins_and_they_take_turns() -> None:
    state = game("d")
    assert (game().turn, state.turn) == ((0,), (1,))
    assert refused(state, 0, "a") == "1.2"


def test_2_1_a_disc_falls_to_the_lowest_free_cell() -> None:
    assert game("ddda").text() == "......./......./......./...x.../...o.../o..x..."
    with pytest.raises(NotAllowed) as caught:
        game().apply(0, 7)
    assert caught.value.rule == "2.1"


def test_2_2_a_full_column_takes_no_disc() -> None:
    state = game("aaaaaa")
    assert state.legal_actions(0) == [1, 2, 3, 4, 5, 6]
    assert refused(state, 0, "a") == "2.2"


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("......./......./......./x....../xo...../xo.....", "a"),  # a column
        ("......./......./......./......./ooo..../xxx....", "d"),  # a row, its end
        ("......./......./......./......./oo.o.../xx.x...", "c"),  # a row, its middle
        ("......./......./......./..xo.../.xox.../xooo..x", "d"),  # a diagonal that rises
        ("......./......./......./...ox../...xox./x..ooox", "d"),  # one that falls
    ],
)
def test_3_1_four_in_line_win(text: str, column: str) -> None:
    state = at(text)
    if state.turn == (1,):
        state.apply(1, state.parse(1, "g"))
    assert state.turn == (0,)
    state.apply(0, state.parse(0, column))
    assert state.is_over
    assert state.returns() == [1.0, -1.0]
    assert state.scores() == [1, 0]
    assert refused(state, 1, "a") == "3.1"


def test_3_1_no_line_runs_from_the_top_of_a_column_into_the_next() -> None:
    assert not at("x....../x....../x....../o....../o....../oxoo..x").is_over


def test_3_2_a_full_grid_is_a_draw() -> None:
    state = at("xxx.xox/oxoxxox/oxoooxo/xoxxxoo/ooxoxoo/oxooxxx")
    assert state.legal_actions(1) == [3]
    state.apply(1, 3)
    assert state.is_over
    assert state.returns() == [0.0, 0.0]
    assert refused(state, 0, "a") == "3.2"


def test_3_3_a_game_has_at_most_42_discs() -> None:
    assert GAME.max_turns({}) == CELLS == 42


def test_5_1_records_name_the_version_of_the_rules() -> None:
    assert game("dcd").record().rules_version == GAME.rules_version == 1


def test_4_1_everything_lies_open() -> None:
    state = game("dcd")
    assert state.view(0).text() == state.view(2).text() == state.text()


@pytest.mark.parametrize(
    "text",
    [
        "",
        EMPTY[:-1],
        EMPTY.replace(".", "q", 1),
        EMPTY[:-1] + "o",  # seat 0 begins
        "x......" + EMPTY[7:],  # hangs in the air
        "......./......./x....../xo...../xo...../xoo.o..",  # played on after the end
    ],
)
def test_positions_that_no_game_comes_to_are_not_readable(text: str) -> None:
    with pytest.raises(NotReadable):
        at(text)


@counts.each(GAME)
def test_counts(block: counts.Block, depth: int) -> None:
    assert counts.holds(GAME, block, depth)


def test_cells_of_columns_leave_a_row_empty_above() -> None:
    assert TALL.bit_length() == STRIDE - 1

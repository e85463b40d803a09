"""What a chip scores, against a plain search over all lines and all choices of them; rules 6.1 to 6.6."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.sequence_numbers import rules
from parlour.games.sequence_numbers.rules.lines import cell_on, five_there, most, score_all
from parlour.games.sequence_numbers.state import LENGTH, PICKING
from parlour.games.sequence_numbers.tests.helpers import (
    DOWN,
    LINE,
    chips,
    fresh,
    lay,
    legal,
    line,
    locked,
    play,
    scored,
)
from parlour.games.sequence_numbers.tests.reference import all_lines, scored_by
from parlour.testing.words import refused

BOARDS = {"10x10": (10, 10), "8x8": (8, 8)}
ENOUGH = 2  # sequences after which a game is over at the latest


def cells_of(fields: Any, number: int) -> tuple[int, ...]:
    return tuple(sorted(int(cell_on(fields, number, k)) for k in range(LENGTH)))


def sequences(fields: Any, side: int = 0) -> list[tuple[int, ...]]:
    return [cells_of(fields, int(fields.lines[side, k])) for k in range(int(fields.scored[side]))]


def test_there_are_192_lines_of_which_12_use_a_corner() -> None:
    """2.2: the two cells of a number are never in one line; a corner lies in three, the middle in twenty."""
    fields = fresh().fields
    lines = all_lines(10, 10)
    assert len(lines) == 192
    assert sum(bool({0, 9, 90, 99} & set(one)) for one in lines) == 12
    assert [sum(cell in one for one in lines) for cell in (0, 4, 44)] == [3, 8, 20]
    for number in range(1, 49):
        twins = {int(cell) for cell in fields.spots[number]}
        assert not any(twins <= set(one) for one in lines)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("limit", [1, 4, 0])
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_chip_scores_what_a_plain_search_finds(board: str, limit: int, data: st.DataObject) -> None:
    """6.1, 6.2, 6.4, 6.5, 6.6: chip after chip in a corner of the board, where lines come thick and fast."""
    rows, cols = BOARDS[board]
    fields = fresh(board=board, shared_chips=str(limit), seats=4).fields
    lines, corners = all_lines(rows, cols), (0, cols - 1, (rows - 1) * cols, rows * cols - 1)
    near = [cols * row + col for row in range(6) for col in range(8) if cols * row + col not in corners]
    own: set[int] = set()
    for cell in data.draw(st.permutations(near)):
        own.add(cell)
        fields.owner[cell] = 1
        earlier = sequences(fields)
        wanted = scored_by(cell, own, earlier, lines, corners, limit)
        assert int(most(fields, 0, cell)) == len(wanted)
        assert five_there(fields, 0, cell) or not wanted
        score_all(fields, 0, cell)
        assert sorted(sequences(fields)[len(earlier) :]) == wanted
        assert locked_cells(fields) == {c for sequence in sequences(fields) for c in sequence} - set(corners)
        if int(fields.scored[0]) >= ENOUGH:
            return


def locked_cells(fields: Any) -> set[int]:
    return {cell for cell, turned in enumerate(fields.locked) if turned}


def test_6_5_the_player_says_which_line_counts() -> None:
    state = lay([[20, 21, 22, 23, 25], []], {0: [23]}, seats=4, choose_line=True)
    state.apply(0, 24)
    assert int(state.fields.phase) == PICKING
    assert state.turn == (0,)
    assert legal(state) == {LINE + line(20), LINE + line(21)}
    assert refused(state, 5) == ("6.5", "Say first which line of five counts.")
    assert refused(state, LINE + line(22))[0] == "6.5"
    play(state, LINE + line(21))
    assert locked(state) == {21, 22, 23, 24, 25}
    assert state.turn == (1,)
    assert refused(state, LINE + line(20), seat=1) == ("6.5", "There is no choice between lines now.")


def test_6_5_what_leaves_no_choice_is_not_asked() -> None:
    one = play(lay([[20, 21, 22, 23], []], {0: [23]}, seats=4, choose_line=True), 24)
    assert scored(one)[0] == 1
    nine = play(lay([[20, 21, 22, 23, 25, 26, 27, 28], []], {0: [23]}, seats=4, choose_line=True), 24)
    assert nine.is_over
    cross = lay([[22, 23, 25, 26, 21, 4, 14, 34, 44], []], {0: [23]}, seats=4, choose_line=True)
    assert play(cross, 24).is_over, "two directions win whichever lines count"


def test_6_5_with_no_chip_shared_one_of_all_the_lines_counts() -> None:
    state = lay([[20, 21, 22, 23, 4, 14, 34, 44], []], {0: [23]}, seats=4, choose_line=True, shared_chips="0")
    state.apply(0, 24)
    assert legal(state) == {LINE + line(20), LINE + line(4, DOWN)}
    play(state, LINE + line(4, DOWN))
    assert scored(state)[0] == 1
    assert locked(state) == {4, 14, 24, 34, 44}


def test_6_5_plus_makes_sequences_too_and_for_the_whole_team() -> None:
    state = lay([[20, 21, 22, 23], []], {2: [49]}, mover=2, seats=4)
    state.apply(2, 100 + 24)
    assert scored(state)[0] == 1
    assert chips(state)[24] == 0
    assert state.scores() == [1, 0, 1, 0]


def test_6_3_turned_over_means_that_no_minus_takes_it() -> None:
    state = play(lay([[20, 21, 22, 23], [55]], {0: [23], 1: [50]}, seats=4), 24)
    assert locked(state) == {20, 21, 22, 23, 24}
    assert legal(state, 1) == {348}
    assert rules.turn(state.fields) == 1 << 1

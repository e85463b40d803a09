"""The rules of Newgame, each by an example."""

from __future__ import annotations

import pytest
from parlour.kernel.errors import NotAllowed
from parlour.kernel.state import State, Variant

from parlour.kit.templates.board import GAME


def game(*texts: str) -> State:
    """A game after some turns, the seats in turn."""
    state = Variant.of(GAME).new_state()
    for text in texts:
        (seat,) = state.turn
        state.apply(seat, state.parse(seat, text))
    return state


def refused(state: State, seat: int, text: str) -> str:
    with pytest.raises(NotAllowed) as caught:
        state.apply(seat, state.parse(seat, text))
    return caught.value.rule


def test_1_1_and_1_2_an_empty_board_and_seat_0_begins() -> None:
    state = game()
    assert state.turn == (0,)
    assert state.fields.cells.shape == (4, 4)
    assert not state.fields.cells.any()


def test_2_1_seats_take_turns() -> None:
    state = game("a1")
    assert state.turn == (1,)
    assert refused(state, 0, "b1") == "2.1"


def test_2_2_a_stone_is_placed_on_an_empty_cell() -> None:
    assert refused(game("a1"), 1, "a1") == "2.2"


@pytest.mark.parametrize(
    "line", [("a1", "b1", "c1"), ("b1", "b2", "b3"), ("b2", "c3", "a1"), ("c2", "b3", "a4")]
)
def test_3_1_three_in_line_win(line: tuple[str, str, str]) -> None:
    state = game(line[0], "d1", line[1], "d2", line[2])
    assert state.is_over
    assert state.returns() == [1.0, -1.0]
    assert refused(state, 1, "d4") == "3.1"


def test_3_2_and_3_3_a_full_board_is_a_draw() -> None:
    rows = "1 2 1 2", "1 2 1 2", "2 1 2 1", "2 1 2 1"
    cells = [
        (int(stone), f"{'abcd'[x]}{y + 1}")
        for y, row in enumerate(rows)
        for x, stone in enumerate(row.split())
    ]
    first, second = ([name for stone, name in cells if stone == wanted] for wanted in (1, 2))
    state = game(*(name for pair in zip(first, second, strict=True) for name in pair))
    assert state.is_over
    assert state.returns() == [0.0, 0.0]
    assert refused(state, 0, "a1") == "3.2"
    assert len(state.history) == GAME.max_turns({}) == 16


def test_4_1_the_first_version_of_the_rules() -> None:
    assert GAME.rules_version == 1

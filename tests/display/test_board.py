"""Boards: what to touch for an action, where pieces of a place lie, a name that lasts."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest

from parlour.display.board import Area, Board, Face, Place, Touches, lie, size, spoken
from parlour.display.places import EDGE, edges, letters
from parlour.display.scene import Piece
from parlour.display.svg.theme import BADGES

PLACES = (Place("a1", 20.0, 20.0, 40.0, 40.0, "a1, double"), Place("b1", 60.0, 20.0, 40.0, 40.0, "b1"))
BOARD = Board(
    "g",
    "Game",
    (Area("board", "board", "Board", 80.0, 40.0, PLACES),),
    (Face("7", "seven", "", 34.0, 34.0), Face("3", "three", "", 34.0, 34.0)),
    (
        Touches(0, axes=(("=7", "=3"), ("a1", "b1"))),
        Touches(4, buttons=("End", "Pass")),
        Touches(10, each=(("a1",), ("b1", "a1"))),
    ),
)


@pytest.mark.parametrize(
    ("action", "refs"),
    [
        (0, ("=7", "a1")),
        (1, ("=7", "b1")),
        (2, ("=3", "a1")),
        (3, ("=3", "b1")),
        (4, "End"),
        (5, "Pass"),
        (6, None),
        (10, ("a1",)),
        (11, ("b1", "a1")),
        (12, None),
    ],
)
def test_an_action_says_what_to_touch(action: int, refs: tuple[str, ...] | str | None) -> None:
    assert BOARD.refs(action) == refs


def test_what_to_touch_is_spoken() -> None:
    assert spoken(BOARD, ("=7", "a1")) == "seven, a1, double"


def test_the_same_board_has_the_same_name_and_another_another() -> None:
    again = msgspec.json.decode(BOARD.json, type=Board)
    assert again.hash == BOARD.hash
    assert msgspec.structs.replace(BOARD, title="Other").hash != BOARD.hash


def test_a_board_carries_the_badges_of_its_marks() -> None:
    assert msgspec.json.decode(BOARD.json)["badges"] == BADGES


def piece(order: int) -> Piece:
    return Piece(str(order), "somewhere", "7", order)


def test_a_piece_that_lies_freely_says_where() -> None:
    felt = Place("felt", 100, 50, 200, 100, "felt", "free")
    assert lie(felt, Piece("a", "felt", "7", x=-30, y=12), 3) == (70, 62)


def test_a_piece_on_its_side_is_as_wide_as_it_was_high() -> None:
    card = Face("card", "card", "", 44, 60)
    sizes = [size(card, Piece("a", "felt", "card", turn=turn)) for turn in range(4)]
    assert sizes == [(44, 60), (60, 44)] * 2


def test_a_stack_lies_in_one_spot() -> None:
    pile = Place("pile", 30, 40, 44, 60, "pile")
    assert {lie(pile, piece(order), 9) for order in range(9)} == {(30, 40)}


def test_a_column_begins_at_the_top_and_closes_up_when_it_is_long() -> None:
    column = Place("c", 20, 100, 40, 200, "column", "column", 40)
    assert [lie(column, piece(i), 2) for i in range(2)] == [(20, 20), (20, 60)]
    long = [lie(column, piece(i), 17) for i in range(17)]
    assert long[0] == (20, 20)
    assert long[-1] == (20, 180)
    assert {round(b[1] - a[1], 6) for a, b in pairwise(long)} == {10}


@pytest.mark.parametrize("rows", [10, 15, 18, 20])
def test_names_of_two_figures_stand_beside_the_grid_and_not_in_it(rows: int) -> None:
    two_figures = 1.11  # their width at a size of 1
    drawn = edges(letters(rows), [str(row + 1) for row in range(rows)])
    sizes = {float(one) for one in re.findall('font-size="([^"]+)"', drawn)}
    assert sizes
    assert max(sizes) * two_figures <= EDGE

"""Text for a terminal follows the board's geometry, whatever it is."""

from __future__ import annotations

import re

from parlour.display.board import Area, Board, Face, Place
from parlour.display.places import grid, grid_size, hand, letters, numbers
from parlour.display.scene import Counter, Piece, Scene, Seat
from parlour.display.text import area_text, text

SEATS = (Seat(104, (Counter("in hand", 3),)), Seat(7, note="has passed"))


def grid_board() -> Board:
    size = grid_size(3, 2)
    places = grid(letters(3), numbers(2), text=lambda y, x: "×2" if (y, x) == (0, 1) else "")
    main = Area("board", "board", "Board", *size, places, columns=letters(3), rows=numbers(2))
    faces = (
        Face("7", "seven", "", 34, 34),
        Face("12", "twelve", "", 34, 34),
        Face("back", "token face down", "", 34, 34, back=True, text="▒"),
    )
    return Board("g", "Game", (main, hand(0, 3), hand(1, 3)), faces, ())


def table(*pieces: Piece) -> Scene:
    return Scene(0, SEATS, "Place a token.", status="46 in the bag", pieces=pieces)


def test_a_grid_has_its_names_its_pieces_and_its_special_places() -> None:
    pieces = (Piece("a", "a1", "7"), Piece("b", "c1", "12"), Piece("c", "b2", "7"))
    assert area_text(grid_board(), grid_board().areas[0], table(*pieces)) == [
        "   a  b  c",
        "1  7 ×2 12",
        "2  ·  7  ·",
    ]


def test_a_mark_is_a_sign_behind_the_piece_and_explained() -> None:
    shown = text(grid_board(), table(Piece("a", "a1", "7", mark="draft"), Piece("b", "c2", "12")))
    assert shown == (
        "   a   b   c\n1  7+ ×2   ·\n2  ·   ·  12\n\n  A  104   3 in hand\n  B    7   has passed\n\n"
        "+ being composed\n\n46 in the bag · Place a token.\n"
    )


def test_hands_are_lines_of_their_own() -> None:
    pieces = (
        Piece("x", "hand0", "12", 1),
        Piece("y", "hand0", "7", 0),
        Piece("z", "hand1", "back", 0),
        Piece("w", "hand1", "back", 1),
    )
    shown = text(grid_board(), table(*pieces), names=["Anna", "Bo"], turn=[0])
    assert "Your hand: 7 12\n" in shown
    assert "Hand of Bo: ▒ ▒\n" in shown
    assert "Hand B: ▒ ▒\n" in text(grid_board(), table(*pieces))
    assert "> A Anna 104   3 in hand\n  B Bo     7   has passed\n" in shown


def test_columns_hang_down_from_the_top() -> None:
    places = tuple(Place(f"c{i}", 20 + 40 * i, 100, 40, 200, f"column {i}", "column", 40) for i in range(3))
    board = Board("g", "G", (Area("b", "board", "B", 120, 200, places),), (Face("9", "9", "", 34, 34),), ())
    pieces = [Piece(f"p{i}", "c1", "9", i) for i in range(3)] + [Piece("q", "c0", "9")]
    lines = area_text(board, board.areas[0], Scene(0, (), ".", pieces=tuple(pieces)))
    assert lines == ["9 9 ·", "  9", "  9"]


def test_long_columns_keep_their_lines_and_their_names() -> None:
    row = Place("r", 60, 20, 120, 40, "row", "row", 40)
    wells = [Place(f"c{i}", 20 + 40 * i, 140, 40, 200, f"column {i}", "column", 40) for i in range(3)]
    area = Area("b", "seat", "B", 120, 240, (row, *wells), columns=letters(3), rows=("1",))
    board = Board("g", "G", (area,), (Face("9", "9", "", 34, 34), Face("10", "10", "", 34, 34)), ())
    pieces = [Piece(f"p{i}", "c1", "9" if i else "10", i) for i in range(12)]
    pieces += [Piece(f"q{i}", "r", "9", i) for i in range(5)] + [Piece("s", "c2", "9", mark="due")]
    lines = area_text(board, area, Scene(0, (), ".", pieces=tuple(pieces)))
    assert lines[:5] == [
        "1  9   9   9   9   9",
        "   a   b   c",
        "   ·  10   9?",
        "       9",
        "       9",
    ]
    assert lines[5:] == ["       9"] * 9


def test_what_has_an_owner_shows_what_it_stands_on() -> None:
    size = grid_size(3, 1)
    places = grid(letters(3), numbers(1), text=lambda y, x: "×2" if x == 1 else "")
    area = Area("board", "board", "Board", *size, places, columns=letters(3), rows=numbers(1))
    board = Board("g", "G", (area,), (Face("r", "r", "", 40, 40), Face("P", "P", "", 20, 20, text="(P)")), ())
    pieces = [Piece("f", "a1", "r", 0), Piece("p", "a1", "P", 1, owner=0), Piece("q", "b1", "P", owner=1)]
    pieces += [Piece("s", "c1", "P", owner=1)]
    lines = area_text(board, area, Scene(0, (), ".", pieces=tuple(pieces)))
    assert lines == ["    a      b      c", "1   r(P)  ×2(P) (P)"]


def test_a_line_turns_with_its_piece() -> None:
    place = Place("p", 40, 40, 80, 80, "p")
    faces = (Face("d", "d", "", 20, 20, text="\\"),)
    board = Board("g", "G", (Area("b", "board", "B", 80, 80, (place,)),), faces, ())
    shown = [
        area_text(board, board.areas[0], Scene(0, (), ".", pieces=(Piece("x", "p", "d", turn=turn),)))
        for turn in range(4)
    ]
    assert shown == [["\\"], ["/"], ["\\"], ["/"]]


def test_scores_have_a_unit() -> None:
    shown = text(grid_board(), table(), unit=lambda score: "points" if score > 10 else "p")
    assert "  A  104 points   3 in hand\n  B    7 p        has passed\n" in shown


def test_places_half_a_step_aside_stand_between() -> None:
    places = tuple(
        Place(f"p{y}{x}", 20 + 40 * x + 20 * (y % 2), 20 + 40 * y, 40, 40, "p")
        for y in range(2)
        for x in range(3)
    )
    board = Board("g", "G", (Area("b", "board", "B", 160, 80, places),), (), ())
    assert area_text(board, board.areas[0], Scene(0, (), ".")) == ["· · ·", " · · ·"]


def test_a_piece_of_several_letters_fills_its_place_and_turns() -> None:
    place = Place("p", 40, 40, 80, 80, "p")
    board = Board(
        "g",
        "G",
        (Area("b", "board", "B", 80, 80, (place,)),),
        (Face("t", "t", "", 80, 80, text="RG\nBY"),),
        (),
    )
    shown = [
        area_text(board, board.areas[0], Scene(0, (), ".", pieces=(Piece("x", "p", "t", turn=turn),)))
        for turn in range(4)
    ]
    assert shown == [["R G", "B Y"], ["B R", "Y G"], ["Y B", "G R"], ["G Y", "R B"]]


def test_colours_change_nothing_but_colour() -> None:
    pieces = (
        Piece("a", "a1", "7", owner=1),
        Piece("b", "c1", "12", mark="last"),
        Piece("c", "hand1", "back"),
    )
    plain, coloured = (text(grid_board(), table(*pieces), colour=on) for on in (False, True))
    assert plain != coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain

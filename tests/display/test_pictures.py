"""Pictures: what they show, in which part, and in which scheme."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from parlour.display.board import Area, Board, Face, Place
from parlour.display.places import beside, edges, grid, grid_size, hand, letters, numbers
from parlour.display.scene import Cell, Counter, Panel, Piece, Scene, Seat
from parlour.display.svg.board import area_svg, around, board_svg, middle
from parlour.display.svg.page import Layout, table_svg
from parlour.display.svg.shapes import tile, tile_back
from tests.display.drawings import SVG, check

COLUMNS, ROWS = letters(9), numbers(9)


def board() -> Board:
    places = grid(COLUMNS, ROWS)
    width, height = grid_size(9, 9)
    main = Area(
        "board", "board", "Board", width, height, places, edges(COLUMNS, ROWS), columns=COLUMNS, rows=ROWS
    )
    faces = (
        Face("7", "7", tile("7"), 34, 34),
        Face("12", "12", tile("12"), 34, 34),
        Face("back", "back", tile_back(), 34, 34, back=True),
    )
    areas = (main, beside("bag", "Bag", 60, 60, "", label="bag"), hand(0, 3), hand(1, 3))
    return Board("g", "Game", areas, faces, ())


def scene(*pieces: Piece, seat: int = 0) -> Scene:
    seats = (Seat(12, (Counter("in hand", 1),)), Seat(7, note="has passed"))
    panels = (Panel("Unseen", tuple(Cell(str(i), "2") for i in range(10))),)
    return Scene(seat, seats, "Place a token.", {"a1": "due"}, panels, "46 in the bag", pieces)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in check(svg).iter(f"{SVG}text")]


def test_a_picture_says_in_words_what_it_shows() -> None:
    title = check(board_svg(board(), scene())).find(f"{SVG}title")
    assert title is not None
    assert title.text == "Game: Place a token."


def test_a_part_shows_where_pieces_lie_with_the_names_there() -> None:
    svg = board_svg(board(), scene(Piece("x", "e5", "7"), Piece("y", "f5", "12")), part=1)
    assert texts(svg)[:11] == ["c", "d", "e", "f", "g", "h", "3", "4", "5", "6", "7"]


def test_a_part_is_never_smaller_than_five_places_nor_larger_than_the_board() -> None:
    area = middle(board(), scene())[0]
    one = around(area, [Piece("x", "e5", "7")], 1)
    assert (one.w, one.h) == (200, 200)
    corner = around(area, [Piece("x", "a1", "7")], 1)
    assert corner.x == 0
    everything = around(area, [Piece("x", "a1", "7"), Piece("y", "i9", "7")], 2)
    assert (everything.x, everything.y, everything.w, everything.h) == (0, 0, area.w, area.h)
    assert around(area, [], 1) == (0, 0, area.w, area.h)


def test_marks_are_told_by_ring_and_badge() -> None:
    drawn = area_svg(board(), board().areas[0], scene(Piece("x", "e5", "7", mark="refused", owner=1)))
    assert 'class="seat-1 mark-refused"' in drawn
    assert board().badges["refused"] in drawn
    assert 'class="mark-due"' in drawn


def test_a_badge_is_smaller_on_a_small_piece() -> None:
    faces = tuple(structs.replace(face, w=20, h=20) for face in board().faces)
    small = structs.replace(board(), faces=faces)
    drawn = area_svg(small, small.areas[0], scene(Piece("x", "e5", "7", mark="found")))
    assert f'<g transform="scale(.5)">{small.badges["found"]}' in drawn


def test_what_was_played_last_is_ringed_in_the_colour_of_its_seat() -> None:
    found = scene(Piece("x", "e5", "7"), Piece("y", "e6", "12", mark="draft"))
    drawn = area_svg(board(), board().areas[0], found, last={"e5": 3, "e6": 3})
    assert drawn.count("seat-3 mark-last") == 1  # a mark of the scene's own is stronger
    assert drawn.count("mark-draft") == 1


def test_a_turned_piece_is_turned_and_its_ring_with_it() -> None:
    place = Place("p", 45, 45, 80, 80, "p")
    wide = Board("g", "G", (Area("b", "board", "B", 90, 90, (place,)),), (Face("w", "w", "", 60, 20),), ())
    drawn = area_svg(wide, wide.areas[0], scene(Piece("x", "p", "w", turn=1, mark="last")))
    assert "rotate(90)" in drawn
    assert re.search(r'class="ring" x="-10\.5" y="-30\.5" width="21" height="61"', drawn)


@pytest.mark.parametrize("layout", ["wide", "narrow"])
def test_the_whole_table_shows_seats_hand_sentence_and_panels(layout: Layout) -> None:
    pieces = (Piece("x", "e5", "7"), Piece("h", "hand0", "12"), Piece("o", "hand1", "back"))
    svg = table_svg(board(), scene(*pieces), layout=layout, names=["Anna & Co"], turn=[0])
    shown = texts(svg)
    for text in (
        "Game",
        "46 in the bag",
        "Anna & Co",
        "Seat B",
        "12",
        "7",
        "1 in hand",
        "has passed",
        "Unseen",
    ):
        assert text in shown
    assert "Place a token." in shown
    assert svg.count('<rect class="back"') == 0  # the other's hand is not the viewer's business
    width = float(check(svg).get("width", 0))
    assert width == (1000 if layout == "wide" else 420)


@pytest.mark.parametrize("layout", ["wide", "narrow"])
def test_nothing_is_drawn_outside_the_picture(layout: Layout) -> None:
    root = check(table_svg(board(), scene(Piece("h", "hand0", "12")), layout=layout))
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for element in root:
        if element.tag == f"{SVG}rect":
            assert 0 <= float(element.get("x", 0)) <= width - float(element.get("width", 0)) + 0.01
            assert 0 <= float(element.get("y", 0)) <= height - float(element.get("height", 0)) + 0.01


def test_a_spectator_sees_the_first_seats_own_board_in_the_middle() -> None:
    own = tuple(
        Area(f"own{i}", "seat", "Own", 40, 40, (Place(f"p{i}", 20, 20, 40, 40, "p"),), seat=i)
        for i in range(2)
    )
    board = Board("g", "G", own, (), ())
    assert [area.id for area in middle(board, scene(seat=2))] == ["own0"]
    assert [area.id for area in middle(board, scene(seat=1))] == ["own1"]


def test_figures_come_along_and_all_letters_when_asked() -> None:
    few, all_ = board_svg(board(), scene()), board_svg(board(), scene(), fonts="all")
    assert re.findall("@font-face{font-family:'([^']+)'", few) == ["Fraunces", "Figures"], "in words too"
    assert all_.count("@font-face") == 2
    assert "http://" not in few.replace("http://www.w3.org", "")
    assert len(all_) > len(few)


def test_the_same_scene_gives_the_same_picture() -> None:
    assert table_svg(board(), scene()) == table_svg(board(), scene())

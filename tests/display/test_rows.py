"""Pieces as rows: columns, marks, changes between views, and functions that are compiled when asked."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from parlour.display import rows
from parlour.display.compile import differences_now, load_display, pieces_of
from parlour.display.contract import display_of
from parlour.display.differences import differences
from parlour.display.functions import PIECE_COLUMNS
from parlour.display.pieces import PIECES_KEPT, PieceReader, draw, reader_of
from parlour.display.scene import MARKS, Change, Mark
from parlour.kernel.compile.compiled import Part
from parlour.kernel.compile.twin import compiling
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME
from parlour.testing.walks import walk
from tests.games import cool


def told(seat: int) -> list[list[Change]]:
    """The changes that a seat sees along a game."""
    reader = PieceReader(display_of(GAME).board(Variant.of(GAME)))
    return [reader.changes(before, after) for before, after in pairwise(views(seat))]


def views(seat: int) -> list[bytes]:
    """The rows that a seat sees along a game."""
    found = walk(Variant.of(GAME, seats=2, random_start=False), 3)
    return [draw(GAME, state.view(seat).fields, seat) for state in found]


def test_columns_and_marks_are_numbered_as_they_are_named() -> None:
    assert [getattr(rows, name.upper()) for name in PIECE_COLUMNS] == list(range(rows.COLUMNS))
    assert len(MARKS) == 1 + len(get_args(Mark))
    for mark in get_args(Mark):
        assert MARKS[getattr(rows, mark.upper())] == mark


def test_what_stays_is_the_same_object_and_no_change() -> None:
    reader = reader_of(display_of(GAME).board(Variant.of(GAME, seats=2)))
    for before, after in pairwise(views(0)):
        old, new = reader.pieces(before), reader.pieces(after)
        known = {id(piece) for piece in old}
        assert all(id(piece) in known for piece in new if piece in old)
        changed = {change.id for change in reader.changes(before, after)}
        assert not changed & {piece.id for piece in new if piece in old}
        assert not reader.changes(after, after)


def test_a_reader_keeps_a_bounded_number_of_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.display.pieces.PIECES_KEPT", 3)
    reader = PieceReader(display_of(GAME).board(Variant.of(GAME)))
    drawn = [reader.pieces(view) for view in views(0)]
    assert len(reader._known) <= 3 < PIECES_KEPT  # its memory is what is bounded
    assert max(map(len, drawn)) > 3


def test_compiled_functions_draw_as_soon_as_they_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    cool(monkeypatch, "display", GAME)
    monkeypatch.setattr("parlour.display.compile.DIFFERENCES", Part())
    plain = display_of(GAME).pieces
    assert pieces_of(GAME) is plain
    assert differences_now() is differences
    before = views(1), told(1)
    made = load_display(GAME)
    assert (pieces_of(GAME) is not plain) == made.compiled == compiling()
    assert (differences_now() is not differences) == made.compiled
    assert (views(1), told(1)) == before

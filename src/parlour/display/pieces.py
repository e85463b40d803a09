"""What a seat sees of pieces: rows (`display.rows`) of its concealed record, and `Piece` objects of them.

The rows of one view are one `bytes`, so views are compared, kept and found again as such.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import Any, Final, get_args

import numpy as np

from parlour.display.board import Board
from parlour.display.compile import pieces_now
from parlour.display.contract import MovesTwice, display_of
from parlour.display.diff import backs, diff
from parlour.display.rows import COLUMNS
from parlour.display.scene import Change, Mark, Piece, Scene
from parlour.kernel.game import Game
from parlour.kernel.records import copied
from parlour.kernel.state import Variant

ROW: Final = Struct(f"{COLUMNS}i")
MARKS: Final = (None, *get_args(Mark))
PIECES_KEPT: Final = 20_000
"""Pieces kept for each board; then it starts anew."""
READERS_KEPT: Final = 64
VIEWS_KEPT: Final = 256

_readers: dict[str, PieceReader] = {}


def draw(game: Game, fields: Any, seat: int) -> bytes:
    """The rows of the pieces that a seat sees; the record is concealed for it."""
    module = pieces_now(game)
    out = np.empty((module.MOST_PIECES, COLUMNS), np.int32)
    return out[: module.pieces(fields, seat, out)].tobytes()


def draw_between(game: Game, before: Any, actor: int, action: int, after: Any, seat: int) -> bytes:
    """The rows of the scene within an entry; none where the game shows none."""
    module = pieces_now(game)
    if not isinstance(module, MovesTwice):
        return b""
    out = np.empty((module.MOST_PIECES, COLUMNS), np.int32)
    return out[: module.between(copied(before), actor, action, after, seat, out)].tobytes()


def pieces(variant: Variant, fields: Any, seat: int) -> tuple[Piece, ...]:
    """The pieces of the scene that a seat sees."""
    board = display_of(variant.game).board(variant)
    return reader_of(board).pieces(draw(variant.game, fields, seat))


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """All that a seat sees; the record is concealed for it."""
    made = display_of(variant.game).scene(variant, fields, seat)
    made.pieces = pieces(variant, fields, seat)
    return made


def reader_of(board: Board) -> PieceReader:
    """The reader of a board's rows."""
    found = _readers.get(board.hash)
    if found is None:
        if len(_readers) >= READERS_KEPT:
            _readers.clear()
        found = _readers[board.hash] = PieceReader(board)
    return found


class PieceReader:
    """Reads the rows of one board."""

    def __init__(self, board: Board) -> None:
        self._places = tuple(board.place)
        self._faces = tuple(face.id for face in board.faces)
        self._backs = backs(board)
        self._known: dict[bytes, Piece] = {}
        self.changes = lru_cache(VIEWS_KEPT)(self._changes)
        """`changes(before, after)`: what turns the rows of one view into those of another."""

    def pieces(self, rows: bytes) -> tuple[Piece, ...]:
        """The pieces of rows."""
        return tuple(map(self._piece, split(rows)[0]))

    def _piece(self, row: bytes) -> Piece:
        known = self._known.get(row)
        if known is None:
            if len(self._known) >= PIECES_KEPT:
                self._known.clear()
            name, place, face, order, turn, owner, mark, x, y = ROW.unpack(row)
            known = self._known[row] = Piece(
                str(name), self._places[place], self._faces[face], order, turn, owner, MARKS[mark], x, y
            )
        return known

    def _changes(self, before: bytes, after: bytes) -> list[Change]:
        (old, known), (new, kept) = split(before), split(after)
        gone = [self._piece(row) for row in old if row not in kept]
        came = [self._piece(row) for row in new if row not in known]
        return diff(gone, came, self._backs)


@lru_cache(VIEWS_KEPT)
def split(rows: bytes) -> tuple[tuple[bytes, ...], frozenset[bytes]]:
    """Rows one by one, in order and as a set."""
    found = tuple(rows[at : at + ROW.size] for at in range(0, len(rows), ROW.size))
    return found, frozenset(found)

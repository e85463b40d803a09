"""The pieces that a seat sees: rows (`display.rows`) of its concealed record, and `Piece` objects of them.

The rows of one view are one `bytes`, by which views are compared and cached.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from parlour.display import telling
from parlour.display.board import Board
from parlour.display.compile import differences_now, pieces_of
from parlour.display.contract import display_of
from parlour.display.differences import GONE, NEW, WAS
from parlour.display.rows import COLUMNS
from parlour.display.scene import MARKS, Change, Piece, Scene
from parlour.kernel.game import Game
from parlour.kernel.state import Variant

ROW: Final = Struct(f"{COLUMNS}i")
PIECES_KEPT: Final = 20_000
"""The most cached pieces of a board, after which the cache is cleared."""
READERS_KEPT: Final = 64
VIEWS_KEPT: Final = 256

_readers: dict[str, PieceReader] = {}


def draw(game: Game, fields: Any, seat: int) -> bytes:
    """The rows of the pieces that a seat sees; the record is concealed for it."""
    module = pieces_of(game)
    out = np.empty((module.MOST_PIECES, COLUMNS), np.int32)
    return out[: module.pieces(fields, seat, out)].tobytes()


def pieces(variant: Variant, fields: Any, seat: int) -> tuple[Piece, ...]:
    """The pieces of the scene that a seat sees."""
    board = display_of(variant.game).board(variant)
    return reader_of(board).pieces(draw(variant.game, fields, seat))


def scene(variant: Variant, fields: Any, seat: int) -> Scene:
    """All that a seat sees; the record is concealed for it."""
    return replace(telling.scene(variant, fields, seat), pieces=pieces(variant, fields, seat))


def reader_of(board: Board) -> PieceReader:
    """The reader of a board's rows."""
    reader = _readers.get(board.hash)
    if reader is None:
        if len(_readers) >= READERS_KEPT:
            _readers.clear()
        reader = _readers[board.hash] = PieceReader(board)
    return reader


class PieceReader:
    """Reads the rows of one board."""

    def __init__(self, board: Board) -> None:
        self._places = tuple(board.place)
        self._faces = tuple(face.id for face in board.faces)
        self.backs = np.array([face.back for face in board.faces], np.uint8)
        self.general = general_of(self._faces)
        self._known: dict[bytes, Piece] = {}
        self.changes = lru_cache(VIEWS_KEPT)(self._changes)
        """`changes(before, after)`: the changes from the rows of one view to those of another."""

    def pieces(self, rows: bytes) -> tuple[Piece, ...]:
        """The pieces of rows."""
        return tuple(self._piece(rows[at : at + ROW.size]) for at in range(0, len(rows), ROW.size))

    def _piece(self, row: bytes) -> Piece:
        piece = self._known.get(row)
        if piece is None:
            if len(self._known) >= PIECES_KEPT:
                self._known.clear()
            name, place, face, order, turn, owner, mark, x, y = ROW.unpack(row)
            piece = self._known[row] = Piece(
                str(name), self._places[place], self._faces[face], order, turn, owner, MARKS[mark], x, y
            )
        return piece

    def _changes(self, before: bytes, after: bytes) -> list[Change]:
        return [self.change(row) for row in self.differences(before, after).tolist()]

    def differences(self, before: bytes, after: bytes) -> NDArray[np.int32]:
        """The rows that differ between two views (`display.differences`)."""
        old, new = _rows(before), _rows(after)
        out = np.empty((len(old) + len(new), WAS + 1), np.int32)
        return out[: differences_now()(old, new, self.backs, self.general, out)]

    def change(self, row: Sequence[int]) -> Change:
        """A row of `differences`."""
        return change_of(row, None, self._places, self._faces)


def change_of(
    row: Sequence[int], names: Sequence[str] | None, places: Sequence[str], faces: Sequence[str]
) -> Change:
    """A row of `differences` in names; `names` are those of the ids, if they have other names."""
    piece, place, face, order, turn, owner, mark, x, y, was = row
    name = str(piece) if names is None else names[piece]
    if was == GONE:
        return Change(name, "")
    origin = "" if was in (piece, NEW) else str(was) if names is None else names[was]
    return Change(name, places[place], faces[face], order, turn, owner, MARKS[mark] or "", origin, x, y)


def general_of(faces: Sequence[str]) -> NDArray[np.int32]:
    """For each face the one that it is a form of, as "joker.7" is of "joker"; -1 for none."""
    number = {face: k for k, face in enumerate(faces)}
    return np.array([number.get(face.rpartition(".")[0], -1) for face in faces], np.int32)


def _rows(data: bytes) -> NDArray[np.int32]:
    return np.frombuffer(data, np.int32).reshape(-1, COLUMNS)

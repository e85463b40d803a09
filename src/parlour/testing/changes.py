"""The changes between the pieces of two scenes: found in rows, as a server does, applied as a page does."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

import numpy as np

from parlour.display.board import Board
from parlour.display.compile import differences_now
from parlour.display.differences import WAS
from parlour.display.pieces import change_of, general_of
from parlour.display.rows import COLUMNS
from parlour.display.scene import MARKS, Change, Mark, Piece


def diff(before: Sequence[Piece], after: Sequence[Piece], backs: Collection[str] = ()) -> list[Change]:
    """The changes that turn one scene's pieces into another's; `backs` are faces that hide the piece.

    >>> hand, board = Piece("hand0.7.0", "hand0", "7"), Piece("h8", "h8", "7")
    >>> diff([hand], [board])
    [Change(id='h8', place='h8', face='7', order=0, turn=0, owner=-1, mark='', was='hand0.7.0', x=0, y=0)]
    >>> apply([hand], diff([hand], [board])) == [board]
    True
    """
    both = (*before, *after)
    names = list(dict.fromkeys(piece.id for piece in both))
    places = list(dict.fromkeys(piece.place for piece in both))
    faces = list(dict.fromkeys(piece.face for piece in both))
    old, new = (
        np.array(
            [
                (
                    names.index(piece.id),
                    places.index(piece.place),
                    faces.index(piece.face),
                    *(piece.order, piece.turn, piece.owner, MARKS.index(piece.mark), piece.x, piece.y),
                )
                for piece in pieces
            ],
            np.int32,
        ).reshape(-1, COLUMNS)
        for pieces in (before, after)
    )
    old.flags.writeable = new.flags.writeable = False
    out = np.empty((len(both), WAS + 1), np.int32)
    hidden = np.array([face in backs for face in faces], np.uint8)
    count = differences_now()(old, new, hidden, general_of(faces), out)
    return [change_of(row, names, places, faces) for row in out[:count].tolist()]


def apply(pieces: Sequence[Piece], changes: Sequence[Change]) -> list[Piece]:
    """The pieces after the changes of one step, which all happen at once; in order of their ids."""
    now = {piece.id: piece for piece in pieces}
    for change in changes:
        now.pop(change.was or change.id, None)
    for change in changes:
        if change.place:
            mark = cast("Mark | None", change.mark or None)
            now[change.id] = Piece(
                change.id,
                change.place,
                change.face,
                change.order,
                change.turn,
                change.owner,
                mark,
                change.x,
                change.y,
            )
    return [now[name] for name in sorted(now)]


def backs(board: Board) -> frozenset[str]:
    """The faces of a board that hide the piece."""
    return frozenset(face.id for face in board.faces if face.back)

"""The minimal changes between two scenes' pieces, each told as a movement.

A piece that stays keeps its id. A piece that leaves and one that appears are matched if they show the same
face (a token moves from a hand to the board), if one was face down (a card is turned over), or if one is a
form of the other: face "joker.7" is a form of "joker".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import cast

from parlour.display.board import Board
from parlour.display.scene import Change, Mark, Piece


def diff(before: Sequence[Piece], after: Sequence[Piece], backs: Collection[str] = ()) -> list[Change]:
    """The changes that turn one scene's pieces into another's; `backs` are faces that hide the piece.

    >>> hand, board = Piece("hand0.7.0", "hand0", "7"), Piece("h8", "h8", "7")
    >>> diff([hand], [board])
    [Change(id='h8', place='h8', face='7', order=0, turn=0, owner=-1, mark='', was='hand0.7.0', x=0, y=0)]
    >>> apply([hand], diff([hand], [board])) == [board]
    True
    """
    same = _same(before, after)
    before, after = before[same:], after[same:]
    last = _same(before[::-1], after[::-1])
    before, after = before[: len(before) - last], after[: len(after) - last]
    old = {piece.id: piece for piece in before}
    new = {piece.id: piece for piece in after}
    gone = [piece for piece in before if piece.id not in new]
    came = [piece for piece in after if piece.id not in old]
    was = _matched(gone, came, frozenset(backs))
    changes = [
        _change(piece, was.get(piece.id, ""))
        for piece in after
        if piece.id not in old or piece != old[piece.id]
    ]
    followed = set(was.values())
    return [Change(piece.id, "") for piece in gone if piece.id not in followed] + changes


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


def _same(before: Sequence[Piece], after: Sequence[Piece]) -> int:
    """How many pieces at the beginning are the same objects."""
    count = 0
    for one, other in zip(before, after, strict=False):
        if one is not other:
            break
        count += 1
    return count


def _change(piece: Piece, was: str) -> Change:
    return Change(
        piece.id,
        piece.place,
        piece.face,
        piece.order,
        piece.turn,
        piece.owner,
        piece.mark or "",
        was,
        piece.x,
        piece.y,
    )


def _matched(gone: list[Piece], came: list[Piece], backs: frozenset[str]) -> dict[str, str]:
    """Maps the id of each new piece to that of the gone one it was; surest pairs first."""
    rules: list[Callable[[Piece, Piece], bool]] = [
        lambda a, b: a.face == b.face and a.place == b.place,
        lambda a, b: a.face == b.face,
        lambda a, b: a.place == b.place and (a.face in backs) != (b.face in backs),
        lambda a, b: a.face in backs and b.face not in backs,
        lambda a, b: _form_of(a.face, b.face) or _form_of(b.face, a.face),
    ]
    was: dict[str, str] = {}
    left = list(gone)
    for same in rules:
        for piece in came:
            if piece.id not in was:
                origin = next((other for other in left if same(other, piece)), None)
                if origin is not None:
                    was[piece.id] = origin.id
                    left.remove(origin)
    return was


def _form_of(face: str, general: str) -> bool:
    return face.startswith(general + ".")

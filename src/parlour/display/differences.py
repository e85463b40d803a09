"""The changes between two views' rows of pieces, each told as a movement.

A piece that stays keeps its id. A piece that leaves and one that appears are matched if they show the same
face (a token moves from a hand to the board), if one was face down (a card is turned over), or if one is a
form of the other: face "joker.7" is a form of "joker".
"""

from __future__ import annotations

from typing import Final

from parlour.display.rows import COLUMNS, FACE, ID, PLACE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

WAS: Final = COLUMNS
"""The column of a change after those of the piece: the id that it had before, `NEW` or `GONE`."""
NEW, GONE, FOLLOWED = -1, -2, -3
WAYS: Final = 5
"""Ways to find out which piece a new one was, the surest first."""


@compiled
def differences(before: Array, after: Array, backs: Array, general: Array, out: Array) -> int:
    """Write the rows that differ, with the column `WAS`, then those that have gone for good; return how many.

    `backs[face]` says whether a face hides the piece; `general[face]` is the face it is a form of, or -1.
    """
    n, m = len(before), len(after)
    count = 0
    at = 0
    for k in range(m):
        here = _find(before, n, after[k, ID], at)
        if here < 0:
            count = _copy(out, count, after, k, NEW)
        else:
            at = here + 1
            if not _same(before, here, after, k):
                count = _copy(out, count, after, k, after[k, ID])
    came = count
    at = 0
    for k in range(n):
        here = _find(after, m, before[k, ID], at)
        if here < 0:
            count = _copy(out, count, before, k, GONE)
        else:
            at = here + 1
    for way in range(WAYS):
        for new in range(came):
            for old in range(came, count):
                free = out[new, WAS] == NEW and out[old, WAS] == GONE
                if free and _continues(out, old, new, way, backs, general):
                    out[new, WAS] = out[old, ID]
                    out[old, WAS] = FOLLOWED
    left = came
    for old in range(came, count):
        if out[old, WAS] == GONE:
            left = _copy(out, left, out, old, GONE)
    return left


@compiled
def _find(rows: Array, n: int, piece: int, at: int) -> int:
    """The row of a piece, which is most often row `at`; -1 if there is none."""
    for k in range(at, n):
        if rows[k, ID] == piece:
            return k
    for k in range(min(at, n)):
        if rows[k, ID] == piece:
            return k
    return -1


@compiled
def _same(rows: Array, k: int, others: Array, j: int) -> bool:
    for column in range(COLUMNS):  # noqa: SIM110 # numba compiles no generators
        if rows[k, column] != others[j, column]:
            return False
    return True


@compiled
def _copy(out: Array, count: int, rows: Array, k: int, was: int) -> int:
    for column in range(COLUMNS):
        out[count, column] = rows[k, column]
    out[count, WAS] = was
    return count + 1


@compiled
def _continues(out: Array, old: int, new: int, way: int, backs: Array, general: Array) -> bool:
    """Whether a piece that came is one that has gone; the surest ways come first."""
    was, now = out[old, FACE], out[new, FACE]
    stays = out[old, PLACE] == out[new, PLACE]
    if way == 0:
        return bool(was == now and stays)
    if way == 1:
        return bool(was == now)
    if way == 2:
        return bool(stays and backs[was] != backs[now])
    if way == 3:
        return bool(backs[was] and not backs[now])
    return _form_of(was, now, general) or _form_of(now, was, general)


@compiled
def _form_of(face: int, other: int, general: Array) -> bool:
    """Whether a face is a form of another: "joker.7" of "joker"."""
    face = general[face]
    while face >= 0 and face != other:
        face = general[face]
    return bool(face >= 0)

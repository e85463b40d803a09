"""Pieces as rows of whole numbers, as the compiled function `pieces` of a game's display writes them.

A row's place and face are indexes into the places of the board, area by area, and into its faces. `pieces` of
`display.pieces` reads rows; `web/src/board/model/rows.ts` does the same in the browser.

So that nobody counts places by hand, `pieces` may have a named tuple `AT` with the first place of each kind,
by what its name begins with, made by `firsts`; the suite holds it to the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

ID, PLACE, FACE, ORDER, TURN, OWNER, MARK, X, Y = range(9)
COLUMNS: Final = 9
USUAL: Final = (0, 0, 0, 0, 0, -1, 0, 0, 0)
"""The defaults of a row."""
NO_MARK, LAST, DRAFT, LOCKED, DUE, FOUND, DEAD, REFUSED = range(8)
"""The values of `MARK`, in the order of `display.scene.Mark`."""


def firsts(*counts: int) -> Iterator[int]:
    """Return the number of the first of each kind, given how many there are of each.

    >>> list(firsts(1, 32, 4))
    [0, 1, 33]
    """
    return accumulate(counts[:-1], initial=0)


@compiled
def put(  # noqa: PLR0913  # named by keyword
    out: Array,
    n: int,
    piece: int,
    place: int,
    face: int,
    order: int = 0,
    turn: int = 0,
    owner: int = -1,
    mark: int = NO_MARK,
    x: int = 0,
    y: int = 0,
) -> int:
    """Write the row of a piece after `n` others; returns how many there are then.

    >>> import numpy as np
    >>> out = np.zeros((2, COLUMNS), np.int32)
    >>> put(out, put(out, 0, 7, 3, 1), 8, 3, 1, order=1, mark=DUE), out.tolist()
    (2, [[7, 3, 1, 0, 0, -1, 0, 0, 0], [8, 3, 1, 1, 0, -1, 4, 0, 0]])
    """
    out[n, ID] = piece
    out[n, PLACE] = place
    out[n, FACE] = face
    out[n, ORDER] = order
    out[n, TURN] = turn
    out[n, OWNER] = owner
    out[n, MARK] = mark
    out[n, X] = x
    out[n, Y] = y
    return n + 1

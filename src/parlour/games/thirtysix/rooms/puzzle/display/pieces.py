"""The tiles of the puzzle and the borders between them as rows (`display.rows`).

They are never compiled: a solution is found by a plain search, and shown once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from parlour.display.rows import put
from parlour.games.thirtysix.rooms.puzzle.bots.aids import lying
from parlour.games.thirtysix.rooms.puzzle.bots.solver import Laid, nearest, seen_as
from parlour.games.thirtysix.rooms.puzzle.state import CELLS, EDGES, GIVEN_UP, SIDE
from parlour.games.thirtysix.state import CORNERS, TILES

HOMES: Final = CELLS + EDGES
"""Places in the heap, after the cells and the borders."""
MATCH: Final = TILES * CORNERS
"""The faces of a border that matches, to the right and down, and of one that does not, after the tiles."""
CLASH: Final = MATCH + 2
MOST_PIECES: Final = TILES + EDGES
TOP, RIGHT, BOTTOM, LEFT = range(4)
"""The sides of a tile, as `solver.seen_as` lists them."""


def pieces(state: Any, seat: int, out: Any) -> int:
    """The tiles in the order of their names, and the borders between them."""
    there = lying(state)
    if int(state.phase) == GIVEN_UP:
        there = dict(enumerate(nearest(there)[0]))
    laid = {tile: (cell, turn) for cell, (tile, turn) in there.items()}
    for tile in range(TILES):
        place, turn = laid.get(tile, (HOMES + tile, int(state.turn[tile])))
        put(out, tile, tile, place, CORNERS * tile + turn)
    n = TILES
    for k, (a, b) in enumerate(neighbours()):
        if a in there and b in there:
            n = put(out, n, TILES + k, CELLS + k, _border(there[a], there[b], across=b == a + 1), 1)
    return n


def neighbours() -> Iterator[tuple[int, int]]:
    """The pairs of cells with a border between them."""
    for cell in range(CELLS):
        if cell % SIDE < SIDE - 1:
            yield cell, cell + 1
        if cell < CELLS - SIDE:
            yield cell, cell + SIDE


def _border(one: Laid, other: Laid, *, across: bool) -> int:
    """The face of a border."""
    if across:
        return MATCH if seen_as(one)[RIGHT] == seen_as(other)[LEFT] else CLASH
    return MATCH + 1 if seen_as(one)[BOTTOM] == seen_as(other)[TOP] else CLASH

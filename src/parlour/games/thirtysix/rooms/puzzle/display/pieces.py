"""The tiles of the puzzle and the borders between them as rows (`display.rows`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from parlour.display.rows import put
from parlour.games.thirtysix.rooms.puzzle.record import ThirtysixPuzzleState
from parlour.games.thirtysix.rooms.puzzle.state import CELLS, COLOURS_OF, EDGES, GIVEN_UP, NOTHING, SIDE
from parlour.games.thirtysix.rules.laying import corner_at
from parlour.games.thirtysix.state import CORNERS, TILES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

HOMES: Final = CELLS + EDGES
"""Places in the heap, after the cells and the borders."""
MATCH: Final = TILES * CORNERS
"""The faces of a border that matches, to the right and down, and of one that does not, after the tiles."""
CLASH: Final = MATCH + 2
MOST_PIECES: Final = TILES + EDGES
TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT = range(CORNERS)
"""Corners in reading order."""
DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
WRITTEN: Final = """
1gcu9lwq5 1gpf9lxv5 1guf9wmq5 1xvf9ljq5 3cgm7toyb 3cmj7ouyb 3cxj7tpnb 3pnj7tfyb
5hfr1xnu9 5ker1gyu9 5koe1xgu9 5ktr1xhf9 7ohnbdtz3 7okybdsi3 7oynbsei3 7tznbdri3
9lrv5hze1 9wdv5hlr1 9wqv5kie1 9wsq5hke1 bdjz3pvm7 bsiz3cqm7 bslz3pdj7 bswi3pcm7
cg0z4q8uk dj8n0t4qx ew8g0t4qm fk4j8p0tz gc2ray6ms hf6v2layp io6c2layu jsaf6x2lr
ko6v2iayc lraf6x2it msao6x2ie nc2rah6xv ok4j8u0ew pn0z4d8uh qg0k4d8uy rw8n0t4dj
sw8n0e4qg tz4j8p0el uk4w8p0ei vg0z4d8pn wsaf6m2io xv2rah6md yc2sah6mq zo6v2lahf
"""
"""All solutions (`tests.solver`): for each cell a digit, four of a tile, which are its quarter turns."""
SOLUTIONS: Final = np.array([[DIGITS.index(laid) for laid in one] for one in WRITTEN.split()], np.int8)


@compiled
def pieces(state: ThirtysixPuzzleState, seat: int, out: Array) -> int:
    """The tiles in the order of their names, and the borders between them; given up, the nearest solution."""
    solution = nearest(state) if int(state.phase) == GIVEN_UP else NOTHING
    for tile in range(TILES):
        put(out, tile, tile, HOMES + tile, CORNERS * tile + int(state.turn[tile]))
    for cell in range(CELLS):
        laid = laid_in(state, solution, cell)
        if laid != NOTHING:
            put(out, laid // CORNERS, laid // CORNERS, cell, laid)
    n, k = TILES, 0
    for cell in range(CELLS):
        here = laid_in(state, solution, cell)
        if cell % SIDE < SIDE - 1:
            beside = laid_in(state, solution, cell + 1)
            if here != NOTHING and beside != NOTHING:
                same = _same(here, TOP_RIGHT, beside, TOP_LEFT) and _same(
                    here, BOTTOM_RIGHT, beside, BOTTOM_LEFT
                )
                n = put(out, n, TILES + k, CELLS + k, MATCH if same else CLASH, 1)
            k += 1
        if cell < CELLS - SIDE:
            below = laid_in(state, solution, cell + SIDE)
            if here != NOTHING and below != NOTHING:
                same = _same(here, BOTTOM_LEFT, below, TOP_LEFT) and _same(
                    here, BOTTOM_RIGHT, below, TOP_RIGHT
                )
                n = put(out, n, TILES + k, CELLS + k, MATCH + 1 if same else CLASH, 1)
            k += 1
    return n


@compiled
def laid_in(state: ThirtysixPuzzleState, solution: int, cell: int) -> int:
    """What lies in a cell, or does in a solution: four times the tile, and its turns; `NOTHING` if empty."""
    if solution != NOTHING:
        return int(SOLUTIONS[solution, cell])
    for tile in range(TILES):
        if int(state.cell[tile]) == cell:
            return CORNERS * tile + int(state.turn[tile])
    return NOTHING


@compiled
def nearest(state: ThirtysixPuzzleState) -> int:
    """The solution that keeps the most of what lies in cells as it is."""
    best, most = 0, -1
    for solution in range(len(SOLUTIONS)):
        kept = 0
        for cell in range(CELLS):
            kept += laid_in(state, NOTHING, cell) == int(SOLUTIONS[solution, cell])
        if kept > most:
            best, most = solution, kept
    return best


@compiled
def _same(one: int, corner: int, other: int, opposite: int) -> bool:
    """Whether the colours at two corners of two tiles are the same."""
    return bool(_colour(one, corner) == _colour(other, opposite))


@compiled
def _colour(laid: int, corner: int) -> int:
    return int(COLOURS_OF[laid // CORNERS, corner_at(corner, laid % CORNERS)])


def neighbours() -> Iterator[tuple[int, int]]:
    """The pairs of cells with a border between them."""
    for cell in range(CELLS):
        if cell % SIDE < SIDE - 1:
            yield cell, cell + 1
        if cell < CELLS - SIDE:
            yield cell, cell + SIDE

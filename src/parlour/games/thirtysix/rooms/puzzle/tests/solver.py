"""All ways to solve the border puzzle, and what is nearest to a way from an arrangement.

A search through everything, cell by cell: a tile is tried in each turn where it matches what lies to the left
and above. That finds all solutions, so their number is proved.

>>> len(solutions())
48
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from parlour.games.thirtysix.rooms.puzzle.rules import tile_in
from parlour.games.thirtysix.rooms.puzzle.state import CELLS, NOTHING, SIDE
from parlour.games.thirtysix.rules.laying import corner_at
from parlour.games.thirtysix.state import CORNERS, TILE_CORNERS, TILES

Laid = tuple[int, int]
"""A tile and its quarter turns."""
Arrangement = tuple[Laid, ...]
"""What lies in each cell, row by row."""


@cache
def seen_as(laid: Laid) -> tuple[str, str, str, str]:
    """The colours of a tile as it lies: top, right, bottom and left side, each in reading order."""
    tile, turn = laid
    a, b, c, d = (TILE_CORNERS[tile][corner_at(corner, turn)] for corner in range(CORNERS))
    return a + b, b + d, c + d, a + c


def fits(above: Laid | None, left: Laid | None, laid: Laid) -> bool:
    """Whether a tile matches its neighbours above and to the left, where there are any."""
    top, _, _, side = seen_as(laid)
    return (above is None or seen_as(above)[2] == top) and (left is None or seen_as(left)[1] == side)


@cache
def solutions() -> tuple[Arrangement, ...]:
    """Every arrangement in which all borders match."""
    return tuple(_completed(()))


def _completed(begun: Arrangement) -> Iterator[Arrangement]:
    cell = len(begun)
    if cell == CELLS:
        yield begun
        return
    above = begun[cell - SIDE] if cell >= SIDE else None
    left = begun[cell - 1] if cell % SIDE else None
    used = {tile for tile, _ in begun}
    for laid in product((tile for tile in range(TILES) if tile not in used), range(CORNERS)):
        if fits(above, left, laid):
            yield from _completed((*begun, laid))


def lying(fields: Any) -> dict[int, Laid]:
    """What lies in each cell."""
    tiles = {cell: int(tile_in(fields, cell)) for cell in range(CELLS)}
    return {cell: (tile, int(fields.turn[tile])) for cell, tile in tiles.items() if tile != NOTHING}


def nearest(there: Mapping[int, Laid]) -> tuple[Arrangement, int]:
    """The solution that keeps the most of what lies in cells as it is, and how many tiles that are.

    >>> nearest({})[1], nearest(dict(enumerate(solutions()[5])))[1]
    (0, 9)
    """
    kept = [sum(solution[cell] == laid for cell, laid in there.items()) for solution in solutions()]
    return solutions()[kept.index(max(kept))], max(kept)

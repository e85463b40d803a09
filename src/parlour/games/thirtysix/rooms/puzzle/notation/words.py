"""How the cells of the border puzzle are written."""

from __future__ import annotations

from typing import Final

from parlour.games.thirtysix.rooms.puzzle.state import CELLS, SIDE

FILES: Final = "abc"


def cell_name(cell: int) -> str:
    """A cell by its column and row.

    >>> cell_name(0), cell_name(5)
    ('a1', 'c2')
    """
    return f"{FILES[cell % SIDE]}{cell // SIDE + 1}"


CELL_NAMES: Final = tuple(map(cell_name, range(CELLS)))

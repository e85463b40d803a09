"""What the suite needs to know of the puzzle."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.rooms.puzzle.state import CELLS, NOTHING


def material(fields: Any) -> dict[str, int]:
    """Tiles, in cells of their own or in the heap."""
    cells = {int(cell) for cell in fields.cell if int(cell) != NOTHING}
    assert cells <= set(range(CELLS))
    return {"tiles": len(cells) + sum(int(cell) == NOTHING for cell in fields.cell)}

"""What the suite needs to know of the race: counters, on the board or in reserves, and what a draw can be."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.state import TILES
from parlour.kernel.race import DRAWING, SHOW


def material(fields: Any) -> dict[str, int]:
    """Tiles in slots, each once."""
    tiles = [int(tile) for tile in fields.tile[: int(fields.slot)]]
    return {"twice": len(tiles) - len(set(tiles)), "missing": (TILES - len(tiles)) % TILES}


def draws(fields: Any) -> dict[int, int]:
    """One of the 30 puzzles of the part that is due, or the solution."""
    if int(fields.stage) != DRAWING:
        return {SHOW: 1}
    first = 30 * int(fields.shown) + 1
    return dict.fromkeys(range(first, first + 30), 1)

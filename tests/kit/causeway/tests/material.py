"""What the suite may ask of Causeway."""

from __future__ import annotations

from typing import Any

from tests.kit.causeway.state import LAID


def material(state: Any) -> dict[str, int]:
    """Tiles, wherever they are."""
    count = (int(state.top) + 1) * (int(state.top) + 2) // 2
    laid = {int(tile) - 1 for tile in state.line.flat if tile}
    assert laid == {tile for tile in range(count) if state.where[tile] == LAID}
    return {"tiles": int(state.yard) + int(state.held.sum()) + len(laid)}


def draws(state: Any) -> dict[int, int]:
    """Whatever lies nowhere else is in the boneyard."""
    count = (int(state.top) + 1) * (int(state.top) + 2) // 2
    return {tile: int(state.where[tile] == 0) for tile in range(count)}

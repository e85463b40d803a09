"""What the suite needs to know of the arranging of layouts."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.rooms.layouts.state import ORIGINS


def material(fields: Any) -> dict[str, int]:
    """Squares that tiles cover."""
    covered = {
        (int(x) + dx, int(y) + dy)
        for x, y in zip(fields.x, fields.y, strict=True)
        for dx in (0, 1)
        for dy in (0, 1)
    }
    assert all(0 <= x <= ORIGINS and 0 <= y <= ORIGINS for x, y in covered)
    return {"squares": len(covered)}

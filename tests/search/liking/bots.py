"""What its bots think of a position."""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.compile.decorators import compiled

LIKED: Final = 2
"""The kind of card."""


@compiled
def evaluate(state: Any, seat: int) -> float:
    """Count the cards of that kind that the seat has laid."""
    return float(int(state.down[seat, LIKED]))

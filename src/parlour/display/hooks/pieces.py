"""The default of `display.contract.PieceRows`."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array, Record


@compiled
def pieces(state: Record, seat: int, out: Array) -> int:
    """Show no pieces."""
    return 0

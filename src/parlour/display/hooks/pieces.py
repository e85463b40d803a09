"""The default of `display.contract.PieceRows`."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled


@compiled
def pieces(state: Any, seat: int, out: Any) -> int:
    """Show no pieces."""
    return 0

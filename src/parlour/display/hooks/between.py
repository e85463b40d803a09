"""The default of `display.contract.MovesTwice`."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array, Record


@compiled
def between(state: Record, actor: int, action: int, after: Record, seat: int, out: Array) -> int:
    """Show no scene in the middle of an entry."""
    return 0

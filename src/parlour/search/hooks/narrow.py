"""The default of `narrow`."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Record


@compiled
def narrow(state: Record, seat: int) -> int:
    """Leave the game as it is."""
    return 0

"""The default of `narrow`."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled


@compiled
def narrow(state: Any, seat: int) -> int:
    """Leave the game as it is."""
    return 0

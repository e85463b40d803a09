"""The default of `weigh`."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array, Record


@compiled
def weigh(state: Record, seat: int, actions: Array, count: int, out: Array) -> None:
    """Write equal weights for all `count` legal actions."""
    for k in range(count):
        out[k] = 1.0

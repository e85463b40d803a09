"""The default of `estimate`."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array, Record


@compiled
def estimate(state: Record, out: Array) -> None:
    """Write zeros: nothing is known."""
    for seat in range(out.shape[0]):
        out[seat] = 0.0

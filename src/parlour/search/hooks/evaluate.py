"""The default of `evaluate`."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled


@compiled
def evaluate(state: Any, seat: int) -> float:
    """Nothing counts besides results and scores."""
    return 0.0

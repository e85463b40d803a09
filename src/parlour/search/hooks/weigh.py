"""The default of `weigh`."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled


@compiled
def weigh(state: Any, seat: int, actions: Any, count: int, out: Any) -> None:
    """Write equal weights for all `count` legal actions."""
    for k in range(count):
        out[k] = 1.0

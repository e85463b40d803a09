"""The default of `rollout`."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import below


@compiled
def rollout(state: Any, seat: int, actions: Any, count: int, random: Any) -> int:
    """A random action, with equal odds."""
    return below(random, count)

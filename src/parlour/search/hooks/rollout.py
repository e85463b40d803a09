"""The default of `rollout`."""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import below
from parlour.kernel.types import Array, Random, Record


@compiled
def rollout(state: Record, seat: int, actions: Array, count: int, random: Random) -> int:
    """A random action, with equal odds."""
    return below(random, count)

"""The default of `solve`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array, Record

WORK: Final = np.dtype([("nothing", np.int64)])
"""A solver's memory, where the game has none."""


@compiled
def solve(state: Record, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Array) -> int:
    """Leave every position to the search."""
    return 0

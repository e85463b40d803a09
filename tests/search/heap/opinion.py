"""A solver of the heap that takes what the last digit of the seed says, and the digit before as next best."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled

WORK: Final = np.dtype([("nothing", np.int64)])
TEN: Final = 10


@compiled
def solve(state: Any, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Any) -> int:
    """The last digit of the seed, or the one before."""
    first = int(seed) % TEN
    if first == avoid:
        first = int(seed) // TEN % TEN
    run[0] = first
    return 0 if first == 0 else 1

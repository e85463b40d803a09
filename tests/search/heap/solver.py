"""A solver of the heap that takes two stones where more than five are left, after some pieces of work."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.solving import AGAIN

WORK: Final = np.dtype([("pieces", np.int64)])
STRENGTHS: Final = {"strong": {"simulations": 7}}
MANY: Final = 5


@compiled
def solve(state: Any, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Any) -> int:
    """Two, of more than five."""
    if int(state.left) <= MANY or avoid == 2:
        return 0
    work.pieces = int(work.pieces) + 1
    if effort > 0 and int(work.pieces) < int(state.left):
        return AGAIN
    run[0] = 2
    return 1

"""A solver of the heap: of more than five it takes what the last digit of the seed says, after some pieces of
work, and the digit before as next best."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.solving import AGAIN

WORK: Final = np.dtype([("pieces", np.int64)])
STRENGTHS: Final = {"strong": {"simulations": 7}}
MANY: Final = 5
TEN: Final = 10


@compiled
def solve(state: Any, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Any) -> int:
    """The last digit of the seed, or the one before."""
    first = int(seed) % TEN
    if first == avoid:
        first = int(seed) // TEN % TEN
    if int(state.left) <= MANY or first == 0:
        return 0
    work.pieces = int(work.pieces) + 1
    if effort > 0 and int(work.pieces) < int(state.left):
        return AGAIN
    run[0] = first
    return 1

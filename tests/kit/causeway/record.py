"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class CausewayState(Protocol):
    """A position of the game, full or as a seat may know it."""

    points: NDArray[np.uint16]
    yard: int
    version: int
    seats: int
    top: int
    deals: int
    deal: int
    dealt: int
    drawing: int
    open: int
    due: int
    passes: int
    latest: int
    where: NDArray[np.uint8]
    held: NDArray[np.uint8]
    line: NDArray[np.uint8]
    length: NDArray[np.uint8]
    ends: NDArray[np.uint8]

"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class TinyState(Protocol):
    """A position of the game, full or as a seat may know it."""

    version: int
    seats: int
    top: int
    jokers: int
    ties: int
    random_start: int
    bonus: int
    starter_due: int
    first: int
    left: int
    bag: NDArray[np.uint8]
    out: NDArray[np.uint8]
    hands: NDArray[np.uint8]
    down: NDArray[np.uint8]
    total: NDArray[np.uint8]
    held: NDArray[np.uint8]
    laid: NDArray[np.uint8]
    due: NDArray[np.uint8]
    hushed: NDArray[np.uint8]
    points: NDArray[np.int8]

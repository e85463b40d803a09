"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class ThirtysixPuzzleState(Protocol):
    """A position of the game, full or as a seat may know it."""

    version: int
    changes: int
    past: NDArray[np.int16]
    seats: int
    viewer: int
    phase: int
    cell: NDArray[np.int8]
    turn: NDArray[np.int8]
    kept: int
    came: NDArray[np.int8]
    other: NDArray[np.int8]

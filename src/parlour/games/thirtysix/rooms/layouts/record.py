"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class ThirtysixLayoutsState(Protocol):
    """A position of the game, full or as a seat may know it."""

    version: int
    changes: int
    seats: int
    viewer: int
    phase: int
    chosen: int
    x: NDArray[np.int8]
    y: NDArray[np.int8]
    turn: NDArray[np.int8]
    near: NDArray[np.int8]
    kept: int
    past_tile: NDArray[np.int8]
    past_x: NDArray[np.int8]
    past_y: NDArray[np.int8]

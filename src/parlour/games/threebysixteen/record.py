"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class ThreebysixteenState(Protocol):
    """A position of the game, full or as a seat may know it."""

    version: int
    seats: int
    caller: int
    transfers: int
    tiebreak: int
    auto_done: int
    open_step: int
    runs: int
    top: int
    columns: int
    viewer: int
    calling: int
    caller_due: int
    calls: int
    called: int
    left: NDArray[np.int8]
    holding: NDArray[np.int8]
    done: NDArray[np.int8]
    rows: NDArray[np.int8]
    stacks: NDArray[np.int8]
    heights: NDArray[np.int8]
    shown_rows: NDArray[np.int8]
    shown_stacks: NDArray[np.int8]
    shown_heights: NDArray[np.int8]

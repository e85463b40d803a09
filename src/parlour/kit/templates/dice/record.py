"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class NewgameState(Protocol):
    """A position of the game, full or as a seat may know it."""

    version: int
    seats: int
    mover: int
    turns: int
    rolling: int
    die: int
    brought: int
    points: NDArray[np.uint8]

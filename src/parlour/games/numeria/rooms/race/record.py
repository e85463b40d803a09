"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class NumeriaRaceState(Protocol):
    """A position of the game, full or as a seat may know it."""

    no_trope_limit: int
    quiet: int
    puzzle: int
    version: int
    seats: int
    first: int
    setup_tropes: int
    primes: int
    power: int
    jump_dirs: int
    combine: int
    multi: int
    target: int
    passing: int
    viewer: int
    phase: int
    dealt: int
    reshuffles: int
    mover: int
    board: NDArray[np.int8]
    last_from: int
    last_to: int
    collected: NDArray[np.int8]
    piles: NDArray[np.int8]
    passes: int
    stage: int
    shown: int
    right: int
    solved: int

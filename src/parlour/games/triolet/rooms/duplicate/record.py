"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class TrioletDuplicateState(Protocol):
    """A position of the game, full or as a seat may know it."""

    best_total: int
    fits: NDArray[np.uint16]
    reach: NDArray[np.uint16]
    scores: NDArray[np.int16]
    ties: int
    board: NDArray[np.uint8]
    room: NDArray[np.uint8]
    tokens: int
    bag: NDArray[np.uint8]
    bag_size: int
    hands: NDArray[np.uint8]
    held: NDArray[np.uint8]
    returned: NDArray[np.uint8]
    barred: int
    stage: int
    ending: int
    mover: int
    extra: int
    placed: int
    draft: NDArray[np.uint8]
    swapped: int
    opened: int
    skips: int
    passes: int
    viewer: int
    version: int
    seats: int
    jokers: int
    stuck: int
    repeat_rule: int
    finish: int
    finish_bonus: int
    opening_square: int
    max_skip_rounds: int
    auto_end: int
    gaps: int

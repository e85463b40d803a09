"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class SequenceNumbersRaceState(Protocol):
    """A position of the game, full or as a seat may know it."""

    version: int
    lines: NDArray[np.int16]
    deck_size: int
    seats: int
    teams: int
    rows: int
    cols: int
    numbers: int
    printed: NDArray[np.int8]
    spots: NDArray[np.int8]
    copies: int
    first: int
    draw: int
    sequences_to_win: int
    shared_chips: int
    choose_line: int
    table_talk: int
    max_reshuffles: int
    answers: int
    viewer: int
    phase: int
    mover: int
    drawing: int
    late: int
    turn_goes_on: int
    dead_used: int
    passes: int
    reshuffles: int
    owner: NDArray[np.int8]
    locked: NDArray[np.int8]
    scored: NDArray[np.int8]
    last_cell: int
    hand_size: NDArray[np.int8]
    hand: NDArray[np.int8]
    aside: NDArray[np.int8]
    has_aside: NDArray[np.int8]
    pile: NDArray[np.int8]
    top: NDArray[np.int8]
    owed: NDArray[np.int8]
    forfeit: NDArray[np.int8]
    deck: NDArray[np.int8]
    fresh: NDArray[np.int8]
    taken: NDArray[np.int8]
    hand_copy: NDArray[np.int8]
    aside_copy: NDArray[np.int8]
    top_copy: NDArray[np.int8]
    pile_copies: NDArray[np.int8]
    deck_copies: NDArray[np.int8]
    fresh_copies: NDArray[np.int8]
    puzzle: int
    stage: int
    shown: int
    right: int
    solved: int

"""The fields of the record, for mypy; written by `parlour make` from its dtype."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray


class ThirtysixRaceState(Protocol):
    """A position of the game, full or as a seat may know it."""

    lines: NDArray[np.int64]
    counters: int
    version: int
    idle_limit: int
    gates: int
    idle: int
    puzzle: int
    seats: int
    first: int
    give_order: int
    tiles: NDArray[np.int8]
    layout: NDArray[np.int8]
    laid_tile: NDArray[np.int8]
    laid_turn: NDArray[np.int8]
    tile: NDArray[np.int8]
    turn: NDArray[np.int8]
    colour: NDArray[np.int8]
    x: NDArray[np.int8]
    y: NDArray[np.int8]
    gate: NDArray[np.int8]
    viewer: int
    phase: int
    slot: int
    starter: int
    mover: int
    chosen: NDArray[np.int8]
    pawn: NDArray[np.int8]
    reserve: NDArray[np.int8]
    owed: NDArray[np.int8]
    passes: int
    winner: int
    stage: int
    shown: int
    right: int
    solved: int

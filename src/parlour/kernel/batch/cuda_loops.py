"""Loops over rules as CUDA kernels, one thread per state, bound to a game by its twin (`batch.cuda`)."""

from __future__ import annotations

from typing import Any

from numba import cuda

from parlour.kernel.batch.loops import play_out
from parlour.kernel.types import Array


def play_outs(
    states: Array, randoms: Array, bound: int, actions: Array, outcomes: Array, weights: Array, tallies: Any
) -> None:
    """Play every state out; row i of each further array belongs to thread i."""
    i = cuda.grid(1)  # type: ignore[attr-defined]  # numba ships types for half of itself
    if i < states.shape[0]:
        play_out(states[i], randoms[i], bound, actions[i], outcomes[i], weights[i], tallies[i])

"""Asking a game's own solver (`bots.solve`) about a view, from plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.kernel.records import records
from parlour.kernel.solving import AGAIN, ANY
from parlour.kernel.state import State
from parlour.search.tree.thinking import LONGEST_RUN


def solved(
    view: State, seed: int = 1, effort: int = 1000, avoid: int = ANY, *, compiled: bool | None = None
) -> list[int] | None:
    """The run that the solver gives, thinking to the end; None where it leaves the position alone.

    `effort` is in milliseconds of a common processor, and the same view, seed and effort give the same run.
    The run does not begin with the action `avoid`. The solver compiles when first called (seconds), or never
    with `compiled=False`. Raises `ValueError` for a full state: a solver gets what a seat may know.

    >>> from parlour.kernel.state import Variant
    >>> from parlour.testing.tiny import GAME
    >>> solved(Variant.of(GAME, random_start=False).new_state(seed=7).view(0)) is None  # it has no solver
    True
    """
    if effort < 0:
        raise ValueError(f"effort must be a whole number from 0, not {effort}")
    if view.viewer is None:
        raise ValueError("a solver gets a seat's view, never the full state")
    bots: Any = view.game.bots
    solve: Any = getattr(bots, "solve", None)
    if solve is None:
        return None
    compiled_solve = view.game.compiled.twin(compiled=compiled).module(solve.__module__).solve
    work, run = records(bots.WORK, 1), np.zeros(LONGEST_RUN, np.int32)
    state = records(view.game.dtype, 1)
    np.copyto(np.asarray(state[0]), np.asarray(view.fields))
    count = AGAIN
    while count == AGAIN:
        count = int(compiled_solve(state[0], view.viewer, avoid, np.uint64(seed), effort, work[0], run))
    return run[:count].tolist() if count else None

"""What a bot should look at: tropes that lie one tile away, and what the tree search is told (`tactics`)."""

from __future__ import annotations

from typing import Any

from parlour.games.numeria.gaps import completing, only_gap
from parlour.games.numeria.geometry import LINE_COUNT, NOWHERE
from parlour.games.numeria.lines import tiles_there
from parlour.games.numeria.tactics import estimate, horizon, rollout, weigh
from parlour.kernel.compiled import compiled

__all__ = ["SETTINGS", "estimate", "evaluate", "horizon", "rollout", "weigh"]

SETTINGS = {"exploration": 2.0}
"""Many quiet moves look alike: the tree is to try them all before it goes deep."""


@compiled
def evaluate(state: Any, seat: int) -> float:
    """How good a position is that a seat leaves to the other: the fewer lines lack one tile, the better.

    All tiles are common, so what is nearly done serves whoever moves next.
    """
    there = tiles_there(state)
    count = 0
    for line in range(LINE_COUNT):
        gap = only_gap(state, line)
        if gap != NOWHERE and completing(state, line, gap, there) != 0:
            count += 1
    return float(-count)

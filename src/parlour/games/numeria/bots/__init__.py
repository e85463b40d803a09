"""What bots are told: tropes to be had at once (`trope_exchange`), and how quiet moves compare (`leaf`).

The greedy player gets nothing from here: it makes a trope where it can, and looks no further. All tiles are
common, so searching what is left to the opponent would be searching the opponent's turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.games.numeria.bots import reasons
from parlour.games.numeria.bots.leaf import estimate, horizon, rollout, weigh
from parlour.games.numeria.bots.trope_exchange import WORK, solve

__all__ = ["SETTINGS", "STRENGTHS", "WORK", "estimate", "horizon", "reasons", "rollout", "solve", "weigh"]

SETTINGS = {"exploration": 2.0}
"""Many quiet moves look alike: the tree is to try them all before it goes deep."""
STRENGTHS: Mapping[str, Mapping[str, Any]] = {
    "novice": {"slip": 0.4},
    "casual": {"slip": 0.2},
    "keen": {"slip": 0.1},
    "strong": {"slip": 0.05},
}
"""Who never leaves a trope never loses one, so that levels differ by their slips, each half as many."""

"""What a bot should look at: counters leaving the reserve (`leaf`), wins that are certain (`endgame`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.games.thirtysix.bots import reasons
from parlour.games.thirtysix.bots.endgame import WORK, solve
from parlour.games.thirtysix.bots.leaf import estimate, horizon, rollout, weigh

__all__ = ["SETTINGS", "STRENGTHS", "WORK", "estimate", "horizon", "reasons", "rollout", "solve", "weigh"]

SETTINGS = {"exploration": 0.7}
STRENGTHS: Mapping[str, Mapping[str, Any]] = {
    "novice": {"slip": 0.18},
    "casual": {"slip": 0.07},
    "keen": {"slip": 0.02},
    "strong": {"simulations": 1000, "solve": False},
}
"""A turn without a thought costs more here than fewer simulations do, and wins that are proved decide between
those that think: both tell the levels apart (`bench/results.md`)."""

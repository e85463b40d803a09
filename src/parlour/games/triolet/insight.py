"""What a bot should look at: what a token promises and how a score stands (`tactics`)."""

from __future__ import annotations

from parlour.games.triolet.tactics import estimate, horizon, rollout, weigh

__all__ = ["SETTINGS", "estimate", "horizon", "rollout", "weigh"]

SETTINGS = {"exploration": 1.0, "unvisited": 0.1}
"""The weights are sharp: few plays are worth a second look."""

"""What a bot should look at: what tokens promise, how scores stand (`leaf`), how plays do (`choose_play`)."""

from __future__ import annotations

from parlour.games.triolet.bots import reasons
from parlour.games.triolet.bots.choose_play import WORK, solve
from parlour.games.triolet.bots.leaf import estimate, horizon, rollout, weigh

__all__ = ["SETTINGS", "WORK", "estimate", "horizon", "reasons", "rollout", "solve", "weigh"]

SETTINGS = {"exploration": 1.0, "unvisited": 0.1}
"""The weights are sharp: few plays are worth a second look."""

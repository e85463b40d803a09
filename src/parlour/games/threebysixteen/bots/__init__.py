"""What a bot should look at: tiles that lie in the way of others, and what the tree search is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.games.threebysixteen.bots import reasons
from parlour.games.threebysixteen.bots.evaluation import evaluate
from parlour.games.threebysixteen.bots.leaf import rollout, weigh
from parlour.games.threebysixteen.bots.solo_view import narrow

__all__ = ["SETTINGS", "STRENGTHS", "evaluate", "narrow", "reasons", "rollout", "weigh"]

SETTINGS = {"exploration": 0.5}
"""What a column leads to differs little: returns lie close together."""
STRENGTHS: Mapping[str, Mapping[str, Any]] = {
    "novice": {"simulations": 50, "slip": 0.42},
    "casual": {"simulations": 50, "slip": 0.21},
    "keen": {"simulations": 100, "slip": 0.08},
    "strong": {"simulations": 100},
}
"""Chosen on orders of calls so that levels lie about 200 Elo apart: first choices are good, so few
simulations go far, and most draws are two complete boards."""

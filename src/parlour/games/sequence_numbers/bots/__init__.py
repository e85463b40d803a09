"""What a bot should look at: lines of five that can still be filled, and cards worth keeping.

`evaluation` is for the greedy player; what searches are told lies in `leaf`, `win_model` and
`sequential_halving`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.games.sequence_numbers.bots import reasons
from parlour.games.sequence_numbers.bots.evaluation import evaluate
from parlour.games.sequence_numbers.bots.leaf import rollout, weigh
from parlour.games.sequence_numbers.bots.sequential_halving import WORK, solve
from parlour.games.sequence_numbers.bots.win_model import estimate, horizon

__all__ = [
    "SETTINGS",
    "STRENGTHS",
    "WORK",
    "estimate",
    "evaluate",
    "horizon",
    "reasons",
    "rollout",
    "solve",
    "weigh",
]

SETTINGS = {"exploration": 1.5}
"""Much depends on unseen cards: priors are trusted for long."""
STRENGTHS: Mapping[str, Mapping[str, Any]] = {
    "novice": {"slip": 0.85},
    "casual": {"slip": 0.5},
    "keen": {"slip": 0.1},
    "strong": {"solve": False},
    "master": {"solver_seconds": 0.4},
}
"""Cards decide much, and the first choice of few simulations is good: turns without a thought tell the lower
levels apart. Trying out is for the highest one, which needs no more than 12,000 deals for it."""

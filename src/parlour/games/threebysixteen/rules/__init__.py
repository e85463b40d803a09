"""The functions of the contract (`kernel.rules`); the numbers in comments are those of RULES.md."""

from __future__ import annotations

from parlour.games.threebysixteen.rules.flow import chance, legal, play, returns, scores, start, turn
from parlour.games.threebysixteen.rules.hidden import conceal, guess, reveals, seen

__all__ = [
    "chance", "conceal", "guess", "legal", "play", "returns", "reveals", "scores", "seen", "start", "turn",
]  # fmt: skip

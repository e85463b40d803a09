"""The functions of the contract (`kernel.rules`); the numbers in comments are those of RULES.md."""

from __future__ import annotations

from parlour.games.triolet.rules.actions import legal
from parlour.games.triolet.rules.draws import chance
from parlour.games.triolet.rules.flow import play, returns, scores, start, turn
from parlour.games.triolet.rules.hidden import conceal, guess, seen

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]

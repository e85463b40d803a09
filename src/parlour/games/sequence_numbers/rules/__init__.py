"""The functions of the contract (`kernel.rules`); the numbers in comments are those of RULES.md."""

from __future__ import annotations

from parlour.games.sequence_numbers.rules.flow import chance, legal, play, returns, scores, seen, start, turn
from parlour.games.sequence_numbers.rules.hidden import conceal, guess

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]

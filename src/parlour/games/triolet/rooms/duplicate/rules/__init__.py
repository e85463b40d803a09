"""The functions of the contract (`kernel.rules`); the numbers in comments are those of RULES.md."""

from __future__ import annotations

from parlour.games.triolet.rooms.duplicate.rules.flow import (
    chance,
    legal,
    play,
    returns,
    scores,
    start,
    turn,
)
from parlour.kernel.open_information import conceal, guess, seen

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]

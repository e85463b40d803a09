"""The rules of the tiny game with a `scored`."""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.compile.decorators import compiled
from parlour.testing.tiny.rules import chance, conceal, guess, legal, play, returns, scores, seen, start, turn

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]

FEW: Final = 6


@compiled
def scored(state: Any) -> bool:
    """Say so once few cards are left."""
    return int(state.left) < FEW

"""The rules of the tiny game with another `reveals`."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled
from parlour.testing.tiny.rules import chance, conceal, guess, legal, play, returns, scores, seen, start, turn
from parlour.testing.tiny.state import END

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]


@compiled
def reveals(state: Any, seat: int, action: int) -> bool:
    """Say so of all but the end of a turn."""
    return action < END

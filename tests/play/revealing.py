"""The tiny game with rules by which every card that is laid reveals something, while its seat stays due."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any, Final

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.game import Game
from parlour.testing.tiny import GAME as TINY
from parlour.testing.tiny.rules import chance, conceal, guess, legal, play, returns, scores, seen, start, turn
from parlour.testing.tiny.state import END

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]


@compiled
def reveals(state: Any, seat: int, action: int) -> bool:
    """Say so of all but the end of a turn."""
    return action < END


GAME: Final[Game] = replace(TINY, slug="revealing", rules=sys.modules[__name__])

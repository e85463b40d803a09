"""What `display.following` calls of a game's display; the twin puts the game's functions in their place."""

from __future__ import annotations

from typing import Any

from parlour.kernel.game import Game


def bindings(game: Game) -> dict[str, str]:
    """The module that replaces each of ours, for a game that tells in numbers."""
    display: Any = game.display
    pieces, telling = display.pieces.__name__, display.telling.__name__
    moves_twice = hasattr(display.pieces, "between")
    return {
        f"{__name__}.pieces": pieces,
        f"{__name__}.telling": telling,
        **({f"{__name__}.between": pieces} if moves_twice else {}),
    }

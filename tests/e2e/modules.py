"""The modules of games, compiled before a server gives them out."""

from __future__ import annotations

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.kernel.game import Game


def built(game: Game) -> None:
    """Have both modules of a game in the cache."""
    for part in Part:
        modules.built(game, part)

"""How a game looks to a seat, what is told of each entry, and what a draft would do."""

from __future__ import annotations

from parlour.display.board import Board
from parlour.display.telling import ending, instruction, preview, scene, tell
from parlour.games.triolet.display import drawing, messages, pieces, telling
from parlour.kernel.state import Variant

__all__ = [
    "board",
    "ending",
    "instruction",
    "messages",
    "pieces",
    "preview",
    "scene",
    "tell",
    "telling",
]


def board(variant: Variant) -> Board:
    """The table for a game's options: jokers and seats change what lies on it."""
    return drawing.board(
        str(variant.game.title), variant.game.slug, variant.seats, variant.options["jokers"] != "0"
    )

"""How a game of 36 looks to a seat, what is told of each entry, and what a draft would do."""

from __future__ import annotations

from parlour.display.board import Board
from parlour.display.telling import ending, instruction, preview, scene, tell
from parlour.games.thirtysix.display import drawing, messages, pieces, telling
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
    """The table for a game's options."""
    return drawing.board(variant)

"""How a game of 3x16 looks to a seat, and what is told of it."""

from __future__ import annotations

from parlour.display.board import Board
from parlour.display.telling import ending, instruction, preview, scene, tell
from parlour.games.threebysixteen.display import drawing, messages, pieces, telling
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

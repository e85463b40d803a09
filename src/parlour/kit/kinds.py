"""What a new game may begin as."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What a new game begins as."""

    BOARD = "board"
    """Pieces on the cells of one board, everything open."""
    SHEET = "sheet"
    """A sheet for each seat, dice for all, and a step in secret."""
    HAND = "hand"
    """Cards in hidden hands."""
    DICE = "dice"
    """Dice rolled again and again, or not."""

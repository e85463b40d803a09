"""The kinds of games that there are templates for."""

from __future__ import annotations

from enum import StrEnum

Kind = StrEnum("Kind", ["board", "hand", "dice", "sheet"])
"""Pieces on a board, cards in hidden hands, a die rolled again and again, a sheet for each seat."""

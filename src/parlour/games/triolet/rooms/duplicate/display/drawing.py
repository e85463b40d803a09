"""The table of Triolet, with one hand."""

from __future__ import annotations

from parlour.games.triolet.display.drawing import board

__all__ = ["board"]

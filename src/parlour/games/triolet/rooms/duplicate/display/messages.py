"""The messages of Triolet, among them those that duplicate adds."""

from __future__ import annotations

from parlour.games.triolet.display.messages import MESSAGES

__all__ = ["MESSAGES"]

"""The messages of Numeria, among them those that the race adds."""

from __future__ import annotations

from parlour.games.numeria.display.messages import MESSAGES

__all__ = ["MESSAGES"]

"""The messages of 36, among them those that the race adds."""

from __future__ import annotations

from parlour.games.thirtysix.display.messages import MESSAGES

__all__ = ["MESSAGES"]

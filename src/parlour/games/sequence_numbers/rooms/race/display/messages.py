"""The messages of Sequence Numbers, among them those that the race adds."""

from __future__ import annotations

from parlour.games.sequence_numbers.display.messages import MESSAGES

__all__ = ["MESSAGES"]

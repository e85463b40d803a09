"""The messages that are told, as numbers: `M.lay`."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import numbered

MESSAGES: Final = """
    joker unseen in-bag{count} in-hand hushed all-out dealing lay others-lay lay-sum{sum}
    makes-sum{sum *cards} draw{*card} laid{count} hush{seat} out{count}
"""
PARAMETERS: Final[dict[str, int]] = {}
"""None is anything but a plain number, or words."""
M: Final = numbered(MESSAGES)

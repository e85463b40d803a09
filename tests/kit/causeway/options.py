"""The options of Causeway, and how long a game with them can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.options import OptionValue, whole
from tests.kit.causeway.state import TOP

OPTION_FIELDS: Final = ("version", "seats", "top", "deals")

OPTIONS: Final = (
    whole("top", "Highest number", default=4, low=4, high=TOP),
    whole("deals", "Deals", default=2, low=1, high=3),
)


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """In a deal each tile comes, is drawn and laid once, and between two tiles all but one may pass (4.2)."""
    top, seats = int(options["top"]), int(options["seats"])
    tiles = (top + 1) * (top + 2) // 2
    return int(options["deals"]) * (3 * tiles + seats * (tiles + 1) + 1)

"""The options of Newgame, and how long a game with them can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.options import Option, OptionValue

from parlour.kit.templates.dice.state import MOST_ROLLS, ROUNDS

OPTIONS: Final[tuple[Option, ...]] = ()
"""None yet: `kernel.options` has what makes one, and `state` lists its field with `options`."""


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each turn is some rolls, an action and a draw each, and a stop (3.3)."""
    return ROUNDS * int(options["seats"]) * (2 * MOST_ROLLS + 1)

"""The options of Newgame, and how long a game with them can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.options import Option, OptionValue

from parlour.kit.templates.board.state import CELLS

OPTIONS: Final[tuple[Option, ...]] = ()
"""None yet: `kernel.options` has what makes one, and `state` lists its field with `options`."""


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each cell takes one stone (3.3)."""
    return CELLS

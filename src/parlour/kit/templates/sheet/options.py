"""The options of Newgame, and how long a game with them can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.kernel.options import Option, OptionValue

from parlour.kit.templates.sheet.state import BOXES

OPTIONS: Final[tuple[Option, ...]] = ()
"""None yet: `kernel.options` has what makes one, and `state` lists its field with `options`."""


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each step is one draw, and one entry for each seat (3.4)."""
    return BOXES * (1 + int(options["seats"]))

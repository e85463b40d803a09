"""The die, as a row (`display.rows`)."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import put
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

from parlour.kit.templates.dice.record import NewgameState

MOST_PIECES: Final = 1


@compiled
def pieces(state: NewgameState, seat: int, out: Array) -> int:
    """Write a row for the die, which is absent while it rolls and before a turn's first roll."""
    if int(state.die) == 0 or int(state.rolling) == 1:
        return 0
    return put(out, 0, 0, 0, int(state.die) - 1)

"""The default of `horizon`."""

from __future__ import annotations

from typing import Final

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Record

TO_THE_END: Final = 1 << 30


@compiled
def horizon(state: Record) -> int:
    """Play out to the end of the game."""
    return TO_THE_END

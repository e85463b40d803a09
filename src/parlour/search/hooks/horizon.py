"""The default of `horizon`."""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.compile.decorators import compiled

TO_THE_END: Final = 1 << 30


@compiled
def horizon(state: Any) -> int:
    """Play out to the end of the game."""
    return TO_THE_END

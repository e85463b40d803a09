"""The default of `display.contract.MovesTwice`."""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled


@compiled
def between(state: Any, actor: int, action: int, after: Any, seat: int, out: Any) -> int:
    """Show no scene in the middle of an entry."""
    return 0

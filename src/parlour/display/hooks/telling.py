"""The default of `display.contract.Telling`: nothing is said."""

from __future__ import annotations

from typing import Any

from parlour.display.saying import NOTHING, say
from parlour.kernel.compile.decorators import compiled


@compiled
def scene(state: Any, seat: int, out: Any) -> int:
    """Say nothing of a position."""
    return say(out, 0, NOTHING)


@compiled
def tell(before: Any, actor: int, action: int, after: Any, seat: int, out: Any) -> int:
    """Have no line for an entry."""
    return 0


@compiled
def preview(state: Any, other: Any, actions: Any, after: Any, seat: int, out: Any) -> int:
    """Foretell nothing of a draft."""
    return 0


@compiled
def ending(state: Any, out: Any) -> int:
    """Say nothing of the end."""
    return say(out, 0, NOTHING)


@compiled
def instruction(state: Any, seat: int, action: int, out: Any) -> int:
    """Say nothing of what to do."""
    return say(out, 0, NOTHING)

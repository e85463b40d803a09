"""The default of `display.contract.Telling`: nothing is said."""

from __future__ import annotations

from parlour.display.saying import NOTHING, say
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array, Record


@compiled
def scene(state: Record, seat: int, out: Array) -> int:
    """Say nothing of a position."""
    return say(out, 0, NOTHING)


@compiled
def tell(before: Record, actor: int, action: int, after: Record, seat: int, out: Array) -> int:
    """Have no line for an entry."""
    return 0


@compiled
def preview(state: Record, other: Record, actions: Array, after: Record, seat: int, out: Array) -> int:
    """Foretell nothing of a draft."""
    return 0


@compiled
def ending(state: Record, out: Array) -> int:
    """Say nothing of the end."""
    return say(out, 0, NOTHING)


@compiled
def instruction(state: Record, seat: int, action: int, out: Array) -> int:
    """Say nothing of what to do."""
    return say(out, 0, NOTHING)

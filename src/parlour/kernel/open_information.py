"""`conceal`, `seen` and `guess` for games in which nothing is hidden, and `reveals` for who leaves it out.

The record of a game in which nothing is hidden has a field `viewer`: 0 in a full state, a seat's number plus
one in its view.
"""

from __future__ import annotations

from typing import Any

from parlour.kernel.compile.decorators import compiled, copy_record


@compiled
def conceal(state: Any, seat: int, out: Any) -> None:
    """Everything is visible."""
    copy_record(state, out)
    out.viewer = seat + 1


@compiled
def seen(state: Any, actor: int, action: int, seat: int) -> int:
    """Everything is seen."""
    return action


@compiled
def guess(state: Any, seat: int, random: Any) -> None:
    """Nothing is unknown."""
    state.viewer = 0


@compiled
def reveals(state: Any, seat: int, action: int) -> bool:
    """Nothing is chosen in secret."""
    return False

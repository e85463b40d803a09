"""What bots are told: high cards are worth a try before low ones. The search needs none of it.

The hooks that a game may offer are those of `parlour.search.hooks`.
"""

from __future__ import annotations

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array
from parlour.testing.tiny.record import TinyState
from parlour.testing.tiny.state import END, PUT_JOKER


@compiled
def weigh(state: TinyState, seat: int, actions: Array, count: int, out: Array) -> None:
    """A card weighs what it is worth, anything else 1."""
    for k in range(count):
        action = int(actions[k])
        out[k] = 1.0
        if action < END:
            out[k] = float(action % PUT_JOKER)

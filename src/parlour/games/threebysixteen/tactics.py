"""What the tree search is told (`parlour.search.hooks`): take what can be taken, put tiles cheaply."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from parlour.games.threebysixteen.board import bottom
from parlour.games.threebysixteen.prospects import price
from parlour.games.threebysixteen.state import DONE, PLACE, TAKE
from parlour.kernel.compiled import compiled
from parlour.kernel.rng import below

TAKING: Final = 8.0
"""The weight of a take beside the best column's 1."""
STOPPING: Final = 0.2
"""Of ending the step while something can be taken."""
SHARPNESS: Final = 5.0
"""A price higher by this makes a column a third as promising."""


@compiled
def cost(state: Any, seat: int, column: int) -> int:
    """What it costs to put the called tile into a column."""
    return price(bottom(state, seat, column), int(state.called), int(state.top))


@compiled
def weigh(state: Any, seat: int, actions: Any, count: int, out: Any) -> None:
    """Takes first, then columns by their price."""
    least = 0
    known = False
    for k in range(count):
        action = int(actions[k])
        if action < TAKE:
            asked = cost(state, seat, action - PLACE)
            if not known or asked < least:
                least = asked
                known = True
    for k in range(count):
        action = int(actions[k])
        if action < TAKE:
            out[k] = exp((least - cost(state, seat, action - PLACE)) / SHARPNESS)
        elif action == DONE:
            out[k] = STOPPING
        else:
            out[k] = TAKING


@compiled
def rollout(state: Any, seat: int, actions: Any, count: int, random: Any) -> int:
    """Take what can be taken, else the cheapest column; the generator decides among equals."""
    best = 0
    least = 0
    alike = 0
    for k in range(count):
        action = int(actions[k])
        if action >= TAKE and action != DONE:
            return k
        asked = 0
        if action < TAKE:
            asked = cost(state, seat, action - PLACE)
        if alike == 0 or asked < least:
            best = k
            least = asked
            alike = 1
        elif asked == least:
            alike += 1
            if below(random, alike) == 0:
                best = k
    return best

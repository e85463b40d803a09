"""What the greedy player is told: tiles that lie in the way of others."""

from __future__ import annotations

from parlour.games.threebysixteen.bots.bounds import price
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.kernel.compile.decorators import compiled


@compiled
def evaluate(state: ThreebysixteenState, seat: int) -> float:
    """How good a seat's columns are: the less each tile stands in the way of the one above it, the better."""
    total = 0
    for column in range(int(state.columns)):
        last = 0
        for at in range(int(state.heights[seat, column])):
            number = int(state.stacks[seat, column, at])
            total -= price(last, number, int(state.top))
            last = number
    return float(total)

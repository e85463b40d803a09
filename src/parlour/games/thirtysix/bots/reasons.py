"""Why a move is advised, as numbers: counters that leave the reserve, what it leaves to the next player.

Searches weigh a move by how many counters it changes the lead (`leaf.promise`); so do these sentences.
"""

from __future__ import annotations

from parlour.display.saying import say
from parlour.games.thirtysix.bots.leaf import crossed, promise
from parlour.games.thirtysix.display.messages import M
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules.flow import destinations, reserve_size
from parlour.games.thirtysix.state import GIVE, MOVING, SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def why(
    state: ThirtysixState, other: ThirtysixState, run: Array, after: ThirtysixState, seat: int, out: Array
) -> int:
    """What speaks for a turn."""
    n, first = 0, int(run[0])
    if int(after.winner) == seat:
        return say(out, 0, M.why_wins)
    if int(state.phase) == MOVING and first < SQUARES:
        n = _moved(state, seat, first, after, out)
    elif first >= GIVE:
        n = say(out, 0, M.why_gives, reserve_size(after, seat))
    if n and int(after.phase) == MOVING and int(after.mover) != seat:
        n = _left_to(after, int(after.mover), out, n)
    return n


@compiled
def _moved(state: ThirtysixState, seat: int, square: int, after: ThirtysixState, out: Array) -> int:
    n, colour = 0, int(state.colour[square])
    if int(after.counters) >> square & 1:
        n = say(out, 0, M.why_sows, colour, reserve_size(state, seat) - 1)
    through = int(state.gate[int(state.pawn[seat])]) == square
    pawns = 0 if through else crossed(state, seat, square)
    return say(out, n, M.why_crosses, pawns) if pawns else n


@compiled
def _left_to(state: ThirtysixState, seat: int, out: Array, n: int) -> int:
    """That the next player can neither sow nor cross a pawn, where that is so."""
    goals = destinations(state, seat)
    for square in range(SQUARES):
        if goals >> square & 1 and promise(state, seat, square) > 0:
            return n
    return say(out, n, M.why_blocks, seat)

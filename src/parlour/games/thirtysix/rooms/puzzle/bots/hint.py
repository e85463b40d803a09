"""A hint, as numbers: what to do next on the way to the nearest solution."""

from __future__ import annotations

from parlour.display.saying import END, SPACED, say
from parlour.games.thirtysix.rooms.puzzle.display.messages import M
from parlour.games.thirtysix.rooms.puzzle.display.pieces import SOLUTIONS, laid_in, nearest
from parlour.games.thirtysix.rooms.puzzle.record import ThirtysixPuzzleState
from parlour.games.thirtysix.rooms.puzzle.state import CELLS, LAY, LAYING, NOTHING, TURN
from parlour.games.thirtysix.state import CORNERS
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def answer(state: ThirtysixPuzzleState, seat: int, out: Array) -> int:
    """One change that leads towards the solution which keeps the most of what lies there."""
    if int(state.phase) != LAYING:
        return say(out, 0, M.puzzle_over)
    solution, laid, kept, wrong, empty = nearest(state), 0, 0, NOTHING, NOTHING
    for cell in range(CELLS - 1, -1, -1):
        here = laid_in(state, NOTHING, cell)
        if here == NOTHING:
            empty = cell
        elif here == int(SOLUTIONS[solution, cell]):
            kept += 1
        else:
            wrong = cell
        laid += here != NOTHING
    n = say(out, 0, SPACED)
    if kept < laid:
        n = say(out, n, M.can_stay, kept, laid)
    else:
        n = say(out, n, M.so_far_good) if laid else say(out, n, M.hint_begin, len(SOLUTIONS))
    cell = empty if wrong == NOTHING else wrong
    goal = int(SOLUTIONS[solution, cell])
    tile = goal // CORNERS
    turns = (goal % CORNERS - int(state.turn[tile])) % CORNERS
    if turns:
        n = say(out, n, M.hint_turn, tile, turns, cell)
    else:
        n = say(out, n, M.hint_lay, tile, cell)
    return say(out, say(out, n, END), TURN + tile if turns else LAY + CELLS * goal + cell)

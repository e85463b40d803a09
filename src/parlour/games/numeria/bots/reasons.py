"""Why a move is advised, as numbers: the trope it takes, that it wins, what it leaves to be made in one move.

All tiles are common, so the tropes that one move makes are what searches go by.
"""

from __future__ import annotations

from parlour.display.saying import AND, say
from parlour.games.numeria.bots.one_move_tropes import tropes_in_one
from parlour.games.numeria.bots.trope_in_one import FOUND
from parlour.games.numeria.display.messages import M
from parlour.games.numeria.display.telling import made_at, numbers_on, spelled
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.lines import made_through
from parlour.games.numeria.state import ENDED, MOVING, PASS, TAKE
from parlour.games.numeria.state.geometry import SQUARES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def why(
    state: NumeriaState, other: NumeriaState, run: Array, after: NumeriaState, seat: int, out: Array
) -> int:
    """What speaks for a move, or for the trope chosen of several."""
    gained = int(after.collected[seat]) > int(state.collected[seat])
    n = _taken(state, run, gained, out)
    if int(after.phase) == ENDED:
        return say(out, n, M.why_wins) if int(after.collected[seat]) >= int(after.target) else n
    if int(after.phase) == MOVING and not tropes_in_one(after, out[FOUND:]):
        n = say(out, n, M.why_leaves_none)
    return n


@compiled
def _taken(state: NumeriaState, run: Array, gained: bool, out: Array) -> int:
    """The tropes taken: both players move all tiles, so what one leaves the other can make."""
    first, chosen = int(run[0]), int(run[-1]) >= TAKE
    if first == PASS or (chosen and not gained):
        return 0
    if first >= TAKE:
        return spelled(state, numbers_on(state, first - TAKE), out, say(out, 0, M.why_chosen))
    home, goal = first // SQUARES, first % SQUARES
    tile = int(state.board[home])
    state.board[home] = 0
    state.board[goal] = tile
    if not made_through(state, goal) or not (chosen or gained):
        return 0
    return made_at(state, goal, AND, out, say(out, 0, M.why_several if chosen else M.why_takes))

"""Why a step is advised, as numbers: tiles that go to the rows, and what the tile put down lies below.

They are the features that searches weigh (`value_network`, `bounds.price`): a tile's neighbour in its column,
what it covers, and how far the rows have come.
"""

from __future__ import annotations

from parlour.display.saying import AND, END, NUMBER, say
from parlour.games.threebysixteen.display.messages import M
from parlour.games.threebysixteen.record import ThreebysixteenState
from parlour.games.threebysixteen.rules.board import any_to_take, bottom, row_for, tiles_left
from parlour.games.threebysixteen.rules.flow import play
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def why(
    state: ThreebysixteenState,
    other: ThreebysixteenState,
    run: Array,
    after: ThreebysixteenState,
    seat: int,
    out: Array,
) -> int:
    """What speaks for a step."""
    if len(run) == 1 and run[0] == DONE:
        return 0 if any_to_take(state, seat) else say(out, 0, M.why_done)
    n, taken = 0, 0
    for action in run:
        if action == START:
            n = say(out, n, M.why_starts)
        elif action < TAKE:
            n = _put(state, seat, action - PLACE, out, n)
        if action != DONE:
            taken += 1 if TAKE <= action < START else 0
            play(state, seat, action)
    return _taken(other, run, taken, tiles_left(state, seat), seat, out, n) if taken else n


@compiled
def _taken(
    state: ThreebysixteenState, run: Array, count: int, left: int, seat: int, out: Array, n: int
) -> int:
    """The tiles that go to the rows."""
    n = say(out, say(out, n, M.why_takes), AND)
    for action in run:
        if TAKE <= action < START:
            n = say(out, n, NUMBER, bottom(state, seat, action - TAKE))
        if action != DONE:
            play(state, seat, action)
    return say(out, say(out, n, END), count, left)


@compiled
def _put(state: ThreebysixteenState, seat: int, column: int, out: Array, n: int) -> int:
    """Where the called tile lies well: it goes on at once, or waits below what must wait longer."""
    number, above = int(state.called), bottom(state, seat, column)
    if row_for(state, seat, number) >= 0:
        return say(out, n, M.why_follows, number)
    if above == 0:
        return say(out, n, M.why_empty, column)
    if above == number + 1:
        return say(out, n, M.why_next, number, above)
    if above == number:
        return say(out, n, M.why_equal, number, number - 1)
    if above > number:
        return say(out, n, M.why_below, number, above)
    for other in range(int(state.columns)):
        if not 0 < bottom(state, seat, other) < number:
            return n
    return say(out, n, M.why_covers, above)

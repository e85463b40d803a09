"""Why a play is advised, as numbers: its points, the turn it earns, the trios it leaves or takes from others.

These are what searches weigh (`leaf`, `play_value`): the points of the best play, another play for a repeat
space, and what the board offers to whoever plays next.
"""

from __future__ import annotations

from parlour.display.saying import END, SEMICOLONS, say
from parlour.games.triolet.bots.best_plays import is_trio
from parlour.games.triolet.bots.leaf import promise, worth_now
from parlour.games.triolet.display.messages import M
from parlour.games.triolet.display.parts import PARTS, part
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.actions import legal
from parlour.games.triolet.rules.board import filled, fitting
from parlour.games.triolet.rules.flow import play, turn
from parlour.games.triolet.rules.hidden import swapped_kind
from parlour.games.triolet.rules.scoring import covers_repeat, unplayed
from parlour.games.triolet.state import CELLS, FREE_SWAP, JOKER, PASS, PLAIN, SIZE, SPACE, VALUES
from parlour.games.triolet.state import END as END_TURN
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def why(
    state: TrioletState, other: TrioletState, run: Array, after: TrioletState, seat: int, out: Array
) -> int:
    """What speaks for a turn; a play that is not ended is looked at as if it were."""
    first = int(run[0])
    if swapped_kind(first) >= 0 or first == PASS:
        free = int(state.stuck) == FREE_SWAP or int(state.extra)
        return 0 if free else say(out, 0, M.why_stuck)
    for action in run:
        if action != END_TURN:
            play(other, seat, action)
    if turn(after) == 1 << seat and _may_end(after, seat, out):
        play(after, seat, END_TURN)
    n = _points(state, seat, other, int(after.scores[seat]) - int(state.scores[seat]), out)
    return _for_the_others(state, other, after, out, n)


@compiled
def _may_end(state: TrioletState, seat: int, out: Array) -> bool:
    for k in range(legal(state, seat, out)):
        if out[k] == END_TURN:
            return True
    return False


@compiled
def _points(state: TrioletState, seat: int, laid: TrioletState, points: int, out: Array) -> int:
    n = 0
    if points:
        n = say(out, 0, M.why_points, points, SEMICOLONS)
        for which in range(PARTS):
            n = part(laid, out, n, which)
        n = say(out, n, END)
    if covers_repeat(laid):
        n = say(out, n, M.why_again)
    elif points and _is_most(state, seat, worth_now(laid), out[n:]):
        n = say(out, n, M.why_most)
    return n


@compiled
def _is_most(state: TrioletState, seat: int, worth: float, ways: Array) -> bool:
    """Whether no play of the seat is worth more, as the search is told; with a joker nobody knows."""
    if int(state.hands[seat, JOKER]):
        return False  # no joker is laid in thought
    count = legal(state, seat, ways)
    for k in range(count):
        if promise(state, seat, int(ways[k])) > worth:
            return False
    return count > 1


@compiled
def _for_the_others(state: TrioletState, laid: TrioletState, after: TrioletState, out: Array, n: int) -> int:
    """What a play takes from whoever plays next."""
    if turn(after) == OVER or int(after.seats) == 1:
        return n
    left, were, closed = False, False, -1
    before, now = _to_come(state), _to_come(after)
    for cell in range(CELLS):
        was, still = _awaits_trio(state, cell, before), _awaits_trio(after, cell, now)
        left, were = left or still, were or was
        y, x = cell // SIZE, cell % SIZE
        if closed < 0 and was and not still and SPACE[y, x] != PLAIN and not filled(laid, y, x):
            closed = cell
    if left:
        return say(out, n, M.why_closed, closed) if closed >= 0 else n
    return say(out, n, M.why_no_trio) if were or int(after.bag_size) else n


@compiled
def _to_come(state: TrioletState) -> int:
    """The values of the tokens that are not yet played, as a set of bits."""
    if unplayed(state, JOKER):
        return (1 << VALUES) - 1
    found = 0
    for value in range(VALUES):
        found |= 1 << value if unplayed(state, value) else 0
    return found


@compiled
def _awaits_trio(state: TrioletState, cell: int, values: int) -> bool:
    """Whether one token of these values would make a trio on an empty space."""
    y, x = cell // SIZE, cell % SIZE
    if filled(state, y, x) or not (is_trio(state, y, x, 0, 1) or is_trio(state, y, x, 1, 0)):
        return False
    return fitting(state, y, x) & values != 0

"""What a play is worth beyond its points, for two: what it opens to the other, what is kept for oneself.

Both are exact means over hands (`all_hands`), as if the other's next play and one's own were laid on the
board that the play leaves. That is a good player at once, in some milliseconds a turn, and says which few
plays are worth playing out.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.games.triolet.bots.all_hands import (
    HANDS,
    PAIRS,
    SETS,
    best_of,
    expected,
    survey_plays,
    weigh_hands,
)
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules import turn
from parlour.games.triolet.state import HAND, JOKER, SIZE, VALUES
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled

OWN_SHARE: Final = 0.65
"""What one's own next play counts beside the other's: the board has changed by then."""
SEATS: Final = 2
ROWS: Final = 2
"""The rows of the room for tokens of a line."""


class ValueArrays(NamedTuple):
    """Where it is worked out."""

    best: Any
    alone: Any
    within: Any
    tokens: Any
    unseen: Any
    hands: Any
    pairs: Any


ROOM: Final = np.dtype(
    [
        ("best", np.float64, (SETS,)),
        ("alone", np.float64, (SIZE, VALUES)),
        ("within", np.float64, (SIZE, VALUES)),
        ("tokens", np.int64, (ROWS, SIZE)),
        ("unseen", np.float64, (VALUES,)),
        ("hands", np.float64, (HANDS,)),
        ("pairs", np.float64, (PAIRS,)),
    ]
)


@compiled
def arrays_in(room: Any) -> ValueArrays:
    """The arrays of a record of `ROOM`."""
    return ValueArrays(
        room.best[:], room.alone[:], room.within[:], room.tokens[:], room.unseen[:], room.hands[:],
        room.pairs[:],
    )  # fmt: skip


@compiled
def look_at_unseen(state: TrioletState, seat: int, here: Any) -> None:
    """Count what a seat does not see: bag and other hand, which a play of its own does not change."""
    for value in range(VALUES):
        here.unseen[value] = int(state.bag[value])
        for other in range(int(state.seats)):
            if other != seat:
                here.unseen[value] += int(state.hands[other, value])
    weigh_hands(here.unseen, here.hands, here.pairs)


@compiled
def own_mean(state: TrioletState, seat: int, here: Any) -> float:
    """The mean of the seat's best play once it has drawn, on the board that was surveyed."""
    kept = 0
    first = 0
    second = 0
    for value in range(VALUES):
        for _ in range(int(state.hands[seat, value])):
            if kept == 0:
                first = value
            else:
                second = value
            kept += 1
    if kept >= HAND:
        return 0.0
    return expected(here.best, here.unseen, here.hands, here.pairs, kept, first, second)


@compiled
def reply_mean(here: Any) -> float:
    """The mean of the other's best play, on the board that was surveyed."""
    return expected(here.best, here.unseen, here.hands, here.pairs, 0, 0, 0)


@compiled
def prospect(state: TrioletState, seat: int, here: Any) -> float:
    """What a position after a play of the seat is worth to it beyond the score, in points.

    `look_at_unseen` comes first; the survey of the board stays in `here.best`.
    """
    if int(turn(state)) == OVER:
        return 0.0
    survey_plays(state, here.best, here.alone, here.within, here.tokens)
    return kept_and_opened(state, seat, here, reply_mean(here))


@compiled
def kept_and_opened(state: TrioletState, seat: int, here: Any, reply: float) -> float:
    """Like `prospect`, on a surveyed board, where the other's best play has the mean `reply`."""
    own = own_mean(state, seat, here)
    worth = OWN_SHARE * own - reply
    if int(state.extra) == 1 and int(state.mover) == seat:
        worth += own
    return worth


@compiled
def foresee(roots: Any, before: int, seat: int, here: Any, worth: Any, best: Any, replies: Any) -> None:
    """Write what each position after a play of the seat, with `before` points before it, is worth in all.

    Also the most points by set of tokens, and the mean of the other's reply, which say how lucky a deal is.
    """
    for k in range(len(roots)):
        look_at_unseen(roots[k], seat, here)
        worth[k] = int(roots[k].scores[seat]) - before
        replies[k] = 0.0
        if int(turn(roots[k])) != OVER:
            survey_plays(roots[k], here.best, here.alone, here.within, here.tokens)
            replies[k] = reply_mean(here)
            worth[k] += kept_and_opened(roots[k], seat, here, replies[k])
        for place in range(SETS):
            best[k, place] = here.best[place]


@compiled
def luck(state: TrioletState, seat: int, best: Any, mean: float) -> float:
    """What the other's hand lets it play on a board less the mean of all hands; 0 where that is not known."""
    if int(state.seats) != SEATS or int(turn(state)) == OVER:
        return 0.0
    other = 1 - seat
    if int(state.held[other]) != HAND or int(state.hands[other, JOKER]) > 0:
        return 0.0
    first = -1
    second = -1
    third = -1
    for value in range(VALUES):
        for _ in range(int(state.hands[other, value])):
            first = second
            second = third
            third = value
    return best_of(best, first, second, third) - mean

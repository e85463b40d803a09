"""What a play scores, part by part, in sums that a person can check; `rules.scoring` counts it."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import END, NUMBER, PLUS, SEMICOLONS, say
from parlour.games.triolet.display.messages import M
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import beside, is_joker, value_at
from parlour.games.triolet.rules.scoring import (
    left_in_other_hands,
    line_length,
    line_points,
    play_points,
    space_points,
    unplayed,
    whole_hand,
    worth,
)
from parlour.games.triolet.state import (
    DOUBLE,
    FIFTEEN,
    FIRST_OUT,
    HAND,
    HAND_POINTS,
    LINE,
    SIZE,
    SPACE,
    TRIO_POINTS,
    TRIPLE,
    VALUES,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARTS: Final = 3 * HAND + 3
"""The most parts of a score: a token alone, two lines of each token, its space, three at once, and what
others have left."""


@compiled
def part(state: TrioletState, out: Array, n: int, which: int) -> int:
    """One of the `PARTS` that the tokens placed may score if the play ends now, if they do."""
    k = (which - 1) // 2 if which <= 2 * HAND else which - 1 - 2 * HAND
    if which == 0:
        cell = int(state.draft[0])
        points = worth(state, cell // SIZE, cell % SIZE)
        return _term(state, out, say(out, n, M.alone, points), cell, False) if int(state.tokens) == 1 else n
    if which <= 3 * HAND:
        if k >= int(state.placed):
            return n
        if which > 2 * HAND:
            return _space(state, out, n, int(state.draft[k]))
        return _line(state, out, n, k, 1 if which % 2 else SIZE)
    if which == 3 * HAND + 1:
        return say(out, n, M.three_at_once, HAND_POINTS) if whole_hand(state) else n
    return _left(state, out, n) if _goes_out(state) else n


@compiled
def _line(state: TrioletState, out: Array, n: int, k: int, step: int) -> int:
    """The line through the k-th token, unless it was told with one before; `step` leads to its next cell."""
    begin = _begin(state, int(state.draft[k]), step)
    for other in range(k):
        if _begin(state, int(state.draft[other]), step) == begin:
            return n
    y, x, dy, dx = begin // SIZE, begin % SIZE, step // SIZE, step % SIZE
    length = line_length(state, y, x, dy, dx)
    if length == 1:
        return n
    if length == LINE:
        n = say(out, n, M.trio, FIFTEEN, TRIO_POINTS)
    else:
        n = say(out, n, M.pair, line_points(state, y, x, dy, dx))
    n = say(out, say(out, n, M.across if step == 1 else M.down), PLUS)
    for i in range(length):
        n = _term(state, out, n, begin + i * step, length == LINE)
    return say(out, n, END)


@compiled
def _begin(state: TrioletState, cell: int, step: int) -> int:
    """The first cell of the line through a token."""
    before, _ = beside(state, cell // SIZE, cell % SIZE, -(step // SIZE), -(step % SIZE))
    return cell - before * step


@compiled
def _term(state: TrioletState, out: Array, n: int, cell: int, trio: bool) -> int:
    """A token in a sum: a joker counts in trios only."""
    y, x = cell // SIZE, cell % SIZE
    if not is_joker(state, y, x):
        return say(out, n, NUMBER, value_at(state, y, x))
    return say(out, n, M.joker_as, value_at(state, y, x)) if trio else say(out, n, M.joker_nothing)


@compiled
def _space(state: TrioletState, out: Array, n: int, cell: int) -> int:
    """What a special space adds, to a trio or to the value of its one token."""
    y, x = cell // SIZE, cell % SIZE
    kind, points = int(SPACE[y, x]), space_points(state, y, x)
    if kind != DOUBLE and kind != TRIPLE:
        return n
    if line_length(state, y, x, 0, 1) == LINE or line_length(state, y, x, 1, 0) == LINE:
        return say(out, n, M.trio_double if kind == DOUBLE else M.trio_triple, cell, points)
    n = say(out, n, M.token_double if kind == DOUBLE else M.token_triple, cell, points)
    return _term(state, out, n, cell, False)


@compiled
def _goes_out(state: TrioletState) -> bool:
    """Whether what the others have left counts for the player who has now gone out."""
    out = int(state.held[int(state.mover)]) == 0 and int(state.bag_size) == 0
    return out and int(state.finish) == FIRST_OUT and int(state.finish_bonus) == 1


@compiled
def _left(state: TrioletState, out: Array, n: int) -> int:
    mover, points = int(state.mover), left_in_other_hands(state, int(state.mover))
    then = begun = say(out, n, M.left_to_others, points, PLUS)
    for value in range(VALUES):
        for _ in range(unplayed(state, value) - int(state.hands[mover, value])):
            then = say(out, then, NUMBER, value)
    return say(out, n, M.nothing_left, points) if then == begun else say(out, then, END)


@compiled
def gain_now(state: TrioletState) -> int:
    """What the play scores if it ends now."""
    bonus = left_in_other_hands(state, int(state.mover)) if _goes_out(state) else 0
    return play_points(state) + bonus


@compiled
def spelled(state: TrioletState, out: Array, n: int, gain: int) -> int:
    """The parts as sentences, with their total where there are several."""
    begun, parts = n, 0
    n = say(out, n, M.scores, SEMICOLONS)
    for which in range(PARTS):
        then = part(state, out, n, which)
        parts += 1 if then > n else 0
        n = then
    if parts == 0:
        return say(out, begun, M.scores_nothing)
    n = say(out, n, END)
    if parts == 1:
        return n
    out[begun] = M.scores_together
    return say(out, n, gain)

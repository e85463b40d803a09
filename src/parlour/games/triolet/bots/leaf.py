"""What the tree search is told (`parlour.search.hooks`): plays by their points, and how a score stands.

The whole play decides what its first token is worth, so each token is weighed by the best play it can begin
(`best_plays`), the tokens still in hand laid in the same line. Jokers are weighed as they come; none is laid
in thought. What a play opens for the next one, and what it keeps in hand for later, show in the plays that
follow it: games are played on greedily for some plays before the score is judged.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from parlour.games.triolet.bots.best_plays import AGAIN, best_from
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import fitting
from parlour.games.triolet.rules.laying import ENDS, lay, next_cell, unlay
from parlour.games.triolet.rules.scoring import covers_repeat, play_points
from parlour.games.triolet.state import CELLS, END, HAND, JOKER, PASS, PLACE_JOKER, SIZE, VALUES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import exp, tanh
from parlour.kernel.rng import below
from parlour.kernel.types import Array, Random

SHARPNESS: Final = 9.0
"""Points less that make an action a third as promising."""
SLIP: Final = 0.01
"""The weight of a swap or a pass beside the best play."""
TURN: Final = 39.0
"""Points of a play, on average."""
LAST_TOKENS: Final = 6
"""With no more tokens in the bag games are played on to their end."""
TO_THE_END: Final = 1 << 20
PLAYED_ON: Final = 12
"""Entries from a new leaf to where the score is judged: two or three plays with their draws."""
SPREAD: Final = 22.0
"""By how much the lead may still change, in points, for one token to come; it grows with their root."""
NOTHING: Final = -1.0e9


@compiled
def weigh(state: TrioletState, seat: int, actions: Array, count: int, out: Array) -> None:
    """The more points a play that begins with an action can bring, the more promising it is."""
    best = NOTHING
    for k in range(count):
        out[k] = promise(state, seat, int(actions[k]))
        best = max(best, out[k])
    for k in range(count):
        out[k] = SLIP if out[k] == NOTHING else exp((out[k] - best) / SHARPNESS)


@compiled
def rollout(state: TrioletState, seat: int, actions: Array, count: int, random: Random) -> int:
    """The beginning of the play with the most points; the generator decides among equals."""
    best = 0
    most = NOTHING
    alike = 0
    for k in range(count):
        points = promise(state, seat, int(actions[k]))
        if alike == 0 or points > most:
            best = k
            most = points
            alike = 1
        elif points == most:
            alike += 1
            if below(random, alike) == 0:
                best = k
    return best


@compiled
def promise(state: TrioletState, seat: int, action: int) -> float:
    """The points of the best play that an action begins, or ends; NOTHING for a swap or a pass."""
    if action == END and int(state.placed) > 0:
        return worth_now(state)
    kind = action // CELLS
    content = 1 + kind
    cell = action % CELLS
    if action >= PLACE_JOKER:
        content = 1 + VALUES + (action - PLACE_JOKER) // CELLS
        cell = (action - PLACE_JOKER) % CELLS
        kind = JOKER
        if content > 2 * VALUES:
            return NOTHING
    elif action >= END and action <= PASS:
        return NOTHING
    if int(state.placed) == 0:
        return best_from(state, seat, cell // SIZE, cell % SIZE, kind, (content - 1) % VALUES)
    return promise_by_laying(state, seat, kind, content, cell)


@compiled
def promise_by_laying(state: TrioletState, seat: int, kind: int, content: int, cell: int) -> float:
    """Like `promise`, for any token of a play."""
    lay(state, seat, kind, content, cell)
    points = best_play(state, seat)
    unlay(state, seat, kind, cell)
    return points


@compiled
def best_play(state: TrioletState, seat: int) -> float:
    """The most points of the play on the board, as it is or with more tokens of the hand."""
    best = worth_now(state)
    if int(state.placed) == HAND:
        return best
    for value in range(VALUES):
        if int(state.hands[seat, value]) > 0:
            for end in range(ENDS):
                cell = next_cell(state, end)
                if cell >= 0 and fitting(state, cell // SIZE, cell % SIZE) >> value & 1:
                    lay(state, seat, value, 1 + value, cell)
                    best = max(best, best_end(state, seat))
                    unlay(state, seat, value, cell)
    return best


@compiled
def best_end(state: TrioletState, seat: int) -> float:
    """Like `best_play`, with one token more at most."""
    best = worth_now(state)
    if int(state.placed) == HAND:
        return best
    for value in range(VALUES):
        if int(state.hands[seat, value]) > 0:
            for end in range(ENDS):
                cell = next_cell(state, end)
                if cell >= 0 and fitting(state, cell // SIZE, cell % SIZE) >> value & 1:
                    lay(state, seat, value, 1 + value, cell)
                    best = max(best, worth_now(state))
                    unlay(state, seat, value, cell)
    return best


@compiled
def worth_now(state: TrioletState) -> float:
    """The points of the play on the board, with those that a further play may bring."""
    points = float(play_points(state))
    if covers_repeat(state):
        points += AGAIN
    return points


@compiled
def horizon(state: TrioletState) -> int:
    """Some plays further; to the end of the game when the bag is nearly empty."""
    if int(state.bag_size) <= LAST_TOKENS:
        return TO_THE_END
    return PLAYED_ON


@compiled
def estimate(state: TrioletState, out: Array) -> None:
    """Estimate the returns by the lead in points, against what tokens still to be played may change."""
    for seat in range(int(state.seats)):
        out[seat] = standing(state, seat)


@compiled
def standing(state: TrioletState, seat: int) -> float:
    """The return that `estimate` expects for one seat."""
    mine = 0.0
    other = NOTHING
    for rival in range(int(state.seats)):
        points = float(state.scores[rival]) + about_to_score(state, rival)
        if rival == seat:
            mine = points
        else:
            other = max(other, points)
    return weighed(state, mine - other)


@compiled
def weighed(state: TrioletState, lead: float) -> float:
    """A lead against what the tokens still to be played may change, within -1 and 1."""
    left = int(state.bag_size)
    for seat in range(int(state.seats)):
        left += int(state.held[seat])
    return tanh(lead / (SPREAD * sqrt(1.0 + left)))


@compiled
def about_to_score(state: TrioletState, seat: int) -> float:
    """What a seat has on the board in this play, and what it has from being on turn sooner than others."""
    seats = int(state.seats)
    mover = int(state.mover)
    points = 0.0
    first = mover
    if int(state.placed) > 0 or int(state.extra) == 1:
        first = (mover + 1) % seats
        if seat == mover:
            points = worth_now(state) if int(state.placed) > 0 else TURN
    wait = (seat + seats - first) % seats
    return points + TURN * (seats - 1 - wait) / seats

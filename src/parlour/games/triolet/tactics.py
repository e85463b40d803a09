"""What the tree search is told (`parlour.search.hooks`): plays by their points, and how a score stands.

The whole play decides what its first token is worth, so each token is weighed by the best play it can begin,
the tokens still in hand laid in the same line. Jokers are weighed as they come; none is laid in thought.
"""

from __future__ import annotations

from math import exp, sqrt, tanh
from typing import Any, Final

from parlour.games.triolet.board import fitting
from parlour.games.triolet.moves import line_end
from parlour.games.triolet.score import covers_repeat, play_points
from parlour.games.triolet.state import (
    CELLS,
    END,
    HAND,
    JOKER,
    MOST_SEATS,
    PASS,
    PLACE_JOKER,
    SIZE,
    VALUES,
)
from parlour.kernel.compiled import compiled
from parlour.kernel.rng import below

AGAIN: Final = 35.0
"""What the further play of a repeat space is worth."""
SHARPNESS: Final = 9.0
"""Points less that make an action a third as promising."""
SLIP: Final = 0.01
"""The weight of a swap or a pass beside the best play."""
SPREAD: Final = 42.0
"""Points that one more play of each seat may bring or not."""
PLAY_TOKENS: Final = 6.0
"""Tokens that go in a round of two plays."""
NEXT_ENDS: Final = 4
NOTHING: Final = -1.0e9


@compiled
def weigh(state: Any, seat: int, actions: Any, count: int, out: Any) -> None:
    """The more points a play that begins with an action can bring, the more promising it is."""
    best = NOTHING
    for k in range(count):
        out[k] = promise(state, seat, int(actions[k]))
        best = max(best, out[k])
    for k in range(count):
        out[k] = SLIP if out[k] == NOTHING else exp((out[k] - best) / SHARPNESS)


@compiled
def rollout(state: Any, seat: int, actions: Any, count: int, random: Any) -> int:
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
def promise(state: Any, seat: int, action: int) -> float:
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
    lay(state, seat, kind, content, cell)
    points = best_play(state, seat)
    unlay(state, seat, kind, cell)
    return points


@compiled
def best_play(state: Any, seat: int) -> float:
    """The most points of the play on the board, as it is or with more tokens of the hand."""
    best = worth_now(state)
    if int(state.placed) == HAND:
        return best
    for value in range(VALUES):
        if int(state.hands[seat, value]) > 0:
            for end in range(NEXT_ENDS):
                cell = next_cell(state, end)
                if cell >= 0 and fitting(state, cell // SIZE, cell % SIZE) >> value & 1:
                    lay(state, seat, value, 1 + value, cell)
                    best = max(best, best_end(state, seat))
                    unlay(state, seat, value, cell)
    return best


@compiled
def best_end(state: Any, seat: int) -> float:
    """The same with one token more at most."""
    best = worth_now(state)
    if int(state.placed) == HAND:
        return best
    for value in range(VALUES):
        if int(state.hands[seat, value]) > 0:
            for end in range(NEXT_ENDS):
                cell = next_cell(state, end)
                if cell >= 0 and fitting(state, cell // SIZE, cell % SIZE) >> value & 1:
                    lay(state, seat, value, 1 + value, cell)
                    best = max(best, worth_now(state))
                    unlay(state, seat, value, cell)
    return best


@compiled
def worth_now(state: Any) -> float:
    """The points of the play on the board, with those that a further play may bring."""
    points = float(play_points(state))
    if covers_repeat(state):
        points += AGAIN
    return points


@compiled
def next_cell(state: Any, end: int) -> int:
    """The cell at one of the four ends of the play's line, or -1."""
    if end == 0:
        return line_end(state, -1, 0)
    if end == 1:
        return line_end(state, 0, -1)
    if end == 2:
        return line_end(state, 0, 1)
    return line_end(state, 1, 0)


@compiled
def lay(state: Any, seat: int, kind: int, content: int, cell: int) -> None:
    """Lay a token in thought: on the board and in the draft, and nothing else is looked at."""
    state.hands[seat, kind] -= 1
    state.board[cell // SIZE, cell % SIZE] = content
    state.tokens += 1
    i = int(state.placed)
    while i > 0 and int(state.draft[i - 1]) > cell:
        state.draft[i] = state.draft[i - 1]
        i -= 1
    state.draft[i] = cell
    state.placed += 1


@compiled
def unlay(state: Any, seat: int, kind: int, cell: int) -> None:
    """Take it up again; everything is as before."""
    state.hands[seat, kind] += 1
    state.board[cell // SIZE, cell % SIZE] = 0
    state.tokens -= 1
    state.placed -= 1
    i = 0
    while int(state.draft[i]) != cell:
        i += 1
    while i < int(state.placed):
        state.draft[i] = state.draft[i + 1]
        i += 1
    state.draft[i] = 0


@compiled
def horizon(state: Any) -> int:
    """To the end of the play."""
    if int(state.placed) > 0:
        return HAND + 1 - int(state.placed)
    return 0


@compiled
def estimate(state: Any, out: Any) -> None:
    """By the lead in points, against what the tokens still to be played may change."""
    seats = int(state.seats)
    left = int(state.bag_size)
    for seat in range(MOST_SEATS):
        if seat < seats:
            left += int(state.held[seat])
    spread = SPREAD * sqrt(1.0 + left / PLAY_TOKENS)
    playing = 0.0
    if int(state.placed) > 0:
        playing = worth_now(state)
    elif int(state.extra) == 1:
        playing = AGAIN
    for seat in range(seats):
        mine = float(state.scores[seat])
        other = NOTHING
        for rival in range(seats):
            points = float(state.scores[rival])
            if rival == int(state.mover):
                points += playing
            if rival == seat:
                mine = points
            else:
                other = max(other, points)
        out[seat] = tanh((mine - other) / spread)

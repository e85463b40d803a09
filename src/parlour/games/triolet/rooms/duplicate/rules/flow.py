"""The flow of a game: who is due, what an action does, how it ends. The contract is `kernel.rules`."""

from __future__ import annotations

from parlour.games.triolet.rooms.duplicate.record import TrioletDuplicateState
from parlour.games.triolet.rooms.duplicate.rules.best_play import (
    SEAT,
    best_play,
    first_cell,
    next_empty,
    token,
)
from parlour.games.triolet.rooms.duplicate.state import LAY, LAYING, REDRAW
from parlour.games.triolet.rules.actions import can_place, is_alone, list_jokers, list_tokens
from parlour.games.triolet.rules.board import kind_of, survey
from parlour.games.triolet.rules.flow import fill_bag, forget_draft, is_dead, place, place_by
from parlour.games.triolet.rules.scoring import all_played, play_points
from parlour.games.triolet.state import (
    ALL_PLAYED,
    DEAD_BOARD,
    DRAW_DUE,
    END,
    HAND,
    JOKER,
    KINDS,
    PASS,
    PLAYING,
    RUNNING,
    SIZE,
    VALUES,
)
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array


@compiled
def start(state: TrioletDuplicateState) -> None:
    """An empty board and a full bag (1.3); the first hand is still to be drawn."""
    fill_bag(state)
    state.opened = state.seats
    survey(state)
    state.stage = DRAW_DUE


@compiled
def turn(state: TrioletDuplicateState) -> int:
    """The one seat, or a draw, or the end."""
    if int(state.ending) != RUNNING:
        return OVER
    return 1 << SEAT if int(state.stage) == PLAYING else CHANCE


@compiled
def legal(state: TrioletDuplicateState, seat: int, out: Array) -> int:
    """Placing (3), ending the play (3.10), or passing (3.11)."""
    if seat != SEAT or turn(state) != 1 << SEAT or int(state.viewer) > SEAT + 1:
        return 0
    count = list_tokens(state, SEAT, out, 0)
    if int(state.placed) == 0:
        out[count] = PASS
        count += 1
    elif not is_alone(state):
        out[count] = END
        count += 1
    return list_jokers(state, SEAT, out, count)


@compiled
def chance(state: TrioletDuplicateState, out: Array, weights: Array) -> int:
    """The token drawn next (2.1, 2.3), or the one best play (4.1)."""
    if turn(state) != CHANCE:
        return 0
    if int(state.stage) == LAYING:
        out[0] = LAY
        weights[0] = 1
        return 1
    count = 0
    for kind in range(KINDS):
        if int(state.bag[kind]) > 0 and (int(state.stage) == DRAW_DUE or has_room(state, kind)):
            out[count] = kind
            weights[count] = state.bag[kind]
            count += 1
    return count


@compiled
def has_room(state: TrioletDuplicateState, kind: int) -> bool:
    """Whether a token of a kind fits somewhere on the board."""
    for value in range(VALUES):
        if int(state.room[value]) > 0 and (kind == value or kind == JOKER):
            return True
    return False


@compiled
def play(state: TrioletDuplicateState, actor: int, action: int) -> None:
    """Draw, lay the best play, place, end or pass."""
    if actor == CHANCE:
        if action == LAY:
            lay_best(state)
        else:
            draw_token(state, action)
    elif action == END or action == PASS:
        end_play(state)
    else:
        place_by(state, SEAT, action)


# -- draws ---------------------------------------------------------------------------------------------


@compiled
def draw_token(state: TrioletDuplicateState, kind: int) -> None:
    """A token comes out of the bag."""
    state.hands[SEAT, kind] += 1
    state.held[SEAT] += 1
    state.bag[kind] -= 1
    state.bag_size -= 1
    state.stage = DRAW_DUE
    if int(state.held[SEAT]) == HAND or int(state.bag_size) == 0:
        begin_turn(state)


@compiled
def begin_turn(state: TrioletDuplicateState) -> None:
    """The hand is drawn. If nothing of it fits, it goes back (2.3)."""
    if can_place(state, SEAT):
        state.stage = PLAYING
        return
    for kind in range(KINDS):
        state.bag[kind] += state.hands[SEAT, kind]
        state.hands[SEAT, kind] = 0
    state.bag_size += state.held[SEAT]
    state.held[SEAT] = 0
    state.stage = REDRAW


# -- a turn --------------------------------------------------------------------------------------------


@compiled
def end_play(state: TrioletDuplicateState) -> None:
    """Score what the seat placed, and take it up again (3.10); the best play is due."""
    if int(state.placed) > 0:
        state.scores[SEAT] += play_points(state)
        take_up(state)
    state.stage = LAYING


@compiled
def take_up(state: TrioletDuplicateState) -> None:
    """The tokens of the play go back to the hand."""
    for k in range(int(state.placed)):
        y = int(state.draft[k]) // SIZE
        x = int(state.draft[k]) % SIZE
        kind = kind_of(int(state.board[y, x]))
        state.board[y, x] = 0
        state.hands[SEAT, kind] += 1
        state.held[SEAT] += 1
    forget_draft(state)
    survey(state)


@compiled
def lay_best(state: TrioletDuplicateState) -> None:
    """Lay the best play for everybody, then see how the game goes on (4.1, 5)."""
    number = best_play(state)
    cell = first_cell(number)
    for k in range(HAND):
        content = token(number, k)
        if content > 0:
            cell = next_empty(state, cell, number)
            place(state, SEAT, kind_of(content), content, cell)
    state.best_total += play_points(state)
    forget_draft(state)
    if all_played(state):
        finish(state, ALL_PLAYED)
    elif is_dead(state):
        finish(state, DEAD_BOARD)
    elif int(state.bag_size) > 0:
        state.stage = DRAW_DUE
    else:
        begin_turn(state)


@compiled
def finish(state: TrioletDuplicateState, ending: int) -> None:
    """The game is over."""
    state.ending = ending
    state.stage = PLAYING


# -- the result ----------------------------------------------------------------------------------------


@compiled
def scores(state: TrioletDuplicateState, out: Array) -> None:
    """The points of what the seat placed."""
    out[SEAT] = state.scores[SEAT]


@compiled
def returns(state: TrioletDuplicateState, out: Array) -> None:
    """Whether every best play was found; else the share of points that was missed, below zero (5.4)."""
    points = int(state.scores[SEAT])
    best = int(state.best_total)
    out[SEAT] = 1.0 if points == best else points / best - 1.0


@compiled
def share(state: TrioletDuplicateState) -> int:
    """The points in percent of the best possible, rounded down (5.3); 100 before the first play."""
    best = int(state.best_total)
    return 100 if best == 0 else 100 * int(state.scores[SEAT]) // best

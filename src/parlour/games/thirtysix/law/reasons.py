"""Why an action is refused, in numbers: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Final

from parlour.display.saying import COLUMN, END, NUMBER, PLAYER, TOGETHER, WORDS, Parameters, say
from parlour.games.thirtysix.law.messages import M
from parlour.games.thirtysix.notation.words import COLOUR_WORDS
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules import flow
from parlour.games.thirtysix.state import (
    ACTIONS,
    CHOOSING,
    COLOUR,
    COLOURS,
    ENDED,
    GIVE,
    GIVING,
    MOVING,
    NOWHERE,
    PASS,
    PLACING,
    SQUARES,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {
    "seat": PLAYER,
    "colour": COLOUR_WORDS,
    **dict.fromkeys(("gate", "name", "own", "start", "there"), WORDS),
}


@compiled
def why_not(state: ThirtysixState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing where `legal` lists it."""
    return (
        over(state, out)
        or not_due(state, seat, out)
        or unknown(action, out)
        or phase(state, action, out)
        or colour_free(state, action, out)
        or own_colour(state, seat, action, out)
        or passing(state, seat, action, out)
        or moving(state, seat, action, out)
        or giving(state, seat, action, out)
    )


@compiled
def over(state: ThirtysixState, out: Array) -> int:
    """5: the game ends at once."""
    return say(out, 0, 5, 1, M.over) if int(state.phase) == ENDED else 0


@compiled
def not_due(state: ThirtysixState, seat: int, out: Array) -> int:
    """3.1: one player at a time, in clockwise order."""
    if flow.turn(state) <= 0:
        return say(out, 0, 2, 1, M.still_laying)
    if seat != int(state.mover):
        return say(out, 0, 3, 1, M.not_your_turn, int(state.mover))
    if int(state.viewer) and int(state.viewer) != seat + 1:
        return say(out, 0, 3, 1, M.not_your_view)
    return 0


@compiled
def unknown(action: int, out: Array) -> int:
    """3.2: the actions have numbers."""
    return 0 if 0 <= action < ACTIONS else say(out, 0, 3, 2, M.no_such_turn)


@compiled
def phase(state: ThirtysixState, action: int, out: Array) -> int:
    """3.2: colour, pawn, then moves and the gifts they owe."""
    now = int(state.phase)
    if now == CHOOSING and not COLOUR <= action < GIVE:
        return say(out, 0, 3, 2, M.choose_first)
    if now == PLACING and action > PASS:
        return say(out, 0, 3, 2, M.place_first)
    if now == MOVING and action > PASS:
        return say(out, 0, 3, 2, M.move_now)
    if now == GIVING and action < GIVE:
        return say(out, 0, 3, 2, M.give_first)
    return 0


@compiled
def colour_free(state: ThirtysixState, action: int, out: Array) -> int:
    """2.3: everybody plays another colour."""
    if COLOUR <= action < COLOUR + COLOURS and flow.taken(state, action - COLOUR):
        return say(out, 0, 2, 3, M.colour_taken, action - COLOUR)
    return 0


@compiled
def own_colour(state: ThirtysixState, seat: int, action: int, out: Array) -> int:
    """2.5: the pawn starts on an empty square of its own colour."""
    if int(state.phase) != PLACING or action >= SQUARES:
        return 0
    there, own = int(state.colour[action]), int(state.chosen[seat])
    if there != own:
        n = _square(state, action, out, say(out, 0, 2, 5, M.not_your_colour))
        return say(out, say(out, n, M.square, there), M.square, own)
    if int(flow.pawns(state)) >> action & 1:
        return _square(state, action, out, say(out, 0, 2, 5, M.pawn_there))
    return 0


@compiled
def passing(state: ThirtysixState, seat: int, action: int, out: Array) -> int:
    """4.6: nobody passes who can move."""
    if action != PASS:
        return 0
    if int(state.phase) == PLACING:
        return say(out, 0, 2, 5, M.place_first)
    mask, count = int(flow.destinations(state, seat)), 0
    while mask:
        mask &= mask - 1
        count += 1
    return say(out, 0, 4, 6, M.can_move, count) if count else 0


@compiled
def moving(state: ThirtysixState, seat: int, action: int, out: Array) -> int:
    """4.1 and 4.2: straight or through a gate, to an empty square."""
    if int(state.phase) != MOVING or action >= SQUARES:
        return 0
    here = int(state.pawn[seat])
    if action == here:
        return _square(state, action, out, say(out, 0, 4, 1, M.stay))
    if int(flow.pawns(state)) >> action & 1:
        return _square(state, action, out, say(out, 0, 4, 2, M.pawn_in_the_way))
    if int(state.counters) >> action & 1:
        return _square(state, action, out, say(out, 0, 4, 2, M.counter_in_the_way))
    if int(flow.destinations(state, seat)) >> action & 1:
        return 0
    gate = int(state.gate[here])
    n = say(out, 0, 4, 1, M.not_in_line if gate == NOWHERE else M.not_in_line_gate)
    n = _square(state, here, out, _square(state, action, out, n))
    return n if gate == NOWHERE else _square(state, gate, out, n)


@compiled
def giving(state: ThirtysixState, seat: int, action: int, out: Array) -> int:
    """4.5: only a counter one has can be given."""
    if int(state.phase) == GIVING and int(state.reserve[seat, action - GIVE]) == 0:
        return say(out, 0, 4, 5, M.none_to_give, action - GIVE)
    return 0


@compiled
def _square(state: ThirtysixState, square: int, out: Array, n: int) -> int:
    """The name of a square: its file and rank on the grid."""
    n = say(out, n, TOGETHER, COLUMN, int(state.x[square]), NUMBER, int(state.y[square]) + 1)
    return say(out, n, END)

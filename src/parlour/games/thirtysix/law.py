"""Why an action of 36 is refused: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, SEATS, square_name
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
from parlour.kernel.errors import Refusal

WHAT_IS_DUE = {
    CHOOSING: say("choose-first"),
    PLACING: say("place-first"),
    MOVING: say("move-now"),
    GIVING: say("give-first"),
}


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    for law in (over, not_due, unknown, phase, colour_free, own_colour, passing, moving, giving):
        refusal = law(state, seat, action)
        if refusal is not None:
            return refusal
    return None


def over(state: Any, seat: int, action: int) -> Refusal | None:
    """5: the game ends at once."""
    if int(state.phase) == ENDED:
        return Refusal("5.1", say("over"))
    return None


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """3.1: one player at a time, in clockwise order."""
    if flow.turn(state) <= 0:
        return Refusal("2.1", say("still-laying"))
    if seat != int(state.mover):
        return Refusal("3.1", say("not-your-turn", seat=SEATS[int(state.mover)]))
    if state.viewer and int(state.viewer) != seat + 1:
        return Refusal("3.1", say("not-your-view"))
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """3.2: the actions have numbers."""
    if not 0 <= action < ACTIONS:
        return Refusal("3.2", say("no-such-turn"))
    return None


def phase(state: Any, seat: int, action: int) -> Refusal | None:
    """3.2: colour, pawn, then moves and the gifts they owe."""
    now = int(state.phase)
    fits = {
        CHOOSING: COLOUR <= action < GIVE,
        PLACING: action <= PASS,
        MOVING: action <= PASS,
        GIVING: action >= GIVE,
    }
    if not fits[now]:
        return Refusal("3.2", WHAT_IS_DUE[now])
    return None


def colour_free(state: Any, seat: int, action: int) -> Refusal | None:
    """2.3: everybody plays another colour."""
    if COLOUR <= action < COLOUR + COLOURS and flow.taken(state, action - COLOUR):
        return Refusal("2.3", say("colour-taken", colour=COLOUR_WORDS[action - COLOUR]))
    return None


def own_colour(state: Any, seat: int, action: int) -> Refusal | None:
    """2.5: the pawn starts on an empty square of its own colour."""
    if int(state.phase) != PLACING or action >= SQUARES:
        return None
    if state.colour[action] != state.chosen[seat]:
        there = say("square", colour=COLOUR_WORDS[int(state.colour[action])])
        own = say("square", colour=COLOUR_WORDS[int(state.chosen[seat])])
        return Refusal("2.5", say("not-your-colour", name=square_name(state, action), there=there, own=own))
    if flow.pawns(state) >> action & 1:
        return Refusal("2.5", say("pawn-there", name=square_name(state, action)))
    return None


def passing(state: Any, seat: int, action: int) -> Refusal | None:
    """4.6: nobody passes who can move."""
    if action != PASS:
        return None
    if int(state.phase) == PLACING:
        return Refusal("2.5", WHAT_IS_DUE[PLACING])
    open_squares = flow.destinations(state, seat).bit_count()
    if open_squares:
        return Refusal("4.6", say("can-move", count=open_squares))
    return None


def moving(state: Any, seat: int, action: int) -> Refusal | None:
    """4.1 and 4.2: straight or through a gate, to an empty square."""
    if int(state.phase) != MOVING or action >= SQUARES:
        return None
    name = square_name(state, action)
    here = int(state.pawn[seat])
    if action == here:
        return Refusal("4.1", say("stay", name=name))
    if flow.pawns(state) >> action & 1:
        return Refusal("4.2", say("pawn-in-the-way", name=name))
    if int(state.counters) >> action & 1:
        return Refusal("4.2", say("counter-in-the-way", name=name))
    if not flow.destinations(state, seat) >> action & 1:
        start, gate = square_name(state, here), int(state.gate[here])
        if gate == NOWHERE:
            return Refusal("4.1", say("not-in-line", name=name, start=start))
        return Refusal("4.1", say("not-in-line-gate", name=name, start=start, gate=square_name(state, gate)))
    return None


def giving(state: Any, seat: int, action: int) -> Refusal | None:
    """4.5: only a counter one has can be given."""
    if int(state.phase) == GIVING and state.reserve[seat, action - GIVE] == 0:
        return Refusal("4.5", say("none-to-give", colour=COLOUR_WORDS[action - GIVE]))
    return None

"""Why an action of 36 is refused: one function a rule, in the order in which a person would object."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.notation.words import COLOUR_WORDS, square_name
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
    CHOOSING: "Choose a colour first.",
    PLACING: "Put your pawn on a square of your colour first.",
    MOVING: "It is time to move the pawn.",
    GIVING: "First give the player you crossed one of your counters.",
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
        return Refusal("5.1", "The game is over.")
    return None


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """3.1: one player at a time, in clockwise order."""
    if flow.turn(state) <= 0:
        return Refusal("2.1", "The board is still being laid.")
    if seat != int(state.mover):
        return Refusal("3.1", f"It is the turn of player {'ABC'[int(state.mover)]}.")
    if state.viewer and int(state.viewer) != seat + 1:
        return Refusal("3.1", "This is another player's view of the table.")
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """3.2: the actions have numbers."""
    if not 0 <= action < ACTIONS:
        return Refusal("3.2", "A turn is a move with the gifts it owes, or a pass; that was none of these.")
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
        return Refusal("2.3", f"{COLOUR_WORDS[action - COLOUR].capitalize()} is taken already.")
    return None


def own_colour(state: Any, seat: int, action: int) -> Refusal | None:
    """2.5: the pawn starts on an empty square of its own colour."""
    if int(state.phase) != PLACING or action >= SQUARES:
        return None
    if state.colour[action] != state.chosen[seat]:
        own, there = COLOUR_WORDS[int(state.chosen[seat])], COLOUR_WORDS[int(state.colour[action])]
        return Refusal("2.5", f"{square_name(state, action)} is {there}; the pawn starts on a {own} square.")
    if flow.pawns(state) >> action & 1:
        return Refusal("2.5", f"A pawn stands on {square_name(state, action)} already.")
    return None


def passing(state: Any, seat: int, action: int) -> Refusal | None:
    """4.6: nobody passes who can move."""
    if action != PASS:
        return None
    if int(state.phase) == PLACING:
        return Refusal("2.5", WHAT_IS_DUE[PLACING])
    open_squares = flow.destinations(state, seat).bit_count()
    if open_squares:
        ways = "one square" if open_squares == 1 else f"{open_squares} squares"
        return Refusal("4.6", f"You can move to {ways}, and passing is only for those who cannot move.")
    return None


def moving(state: Any, seat: int, action: int) -> Refusal | None:
    """4.1 and 4.2: straight or through a gate, to an empty square."""
    if int(state.phase) != MOVING or action >= SQUARES:
        return None
    name = square_name(state, action)
    here = int(state.pawn[seat])
    if action == here:
        return Refusal("4.1", f"Your pawn stands on {name} already.")
    if flow.pawns(state) >> action & 1:
        return Refusal("4.2", f"A pawn stands on {name}; the square you move to must be empty.")
    if int(state.counters) >> action & 1:
        return Refusal("4.2", f"A counter lies on {name}; the square you move to must be empty.")
    if not flow.destinations(state, seat) >> action & 1:
        gate = int(state.gate[here])
        ways = "" if gate == NOWHERE else f", and its gate leads to {square_name(state, gate)}"
        return Refusal("4.1", f"{name} is in no straight line with {square_name(state, here)}{ways}.")
    return None


def giving(state: Any, seat: int, action: int) -> Refusal | None:
    """4.5: only a counter one has can be given."""
    if int(state.phase) == GIVING and state.reserve[seat, action - GIVE] == 0:
        return Refusal("4.5", f"You have no {COLOUR_WORDS[action - GIVE]} counter left to give.")
    return None

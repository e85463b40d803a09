"""Why an action is refused, in numbers: the rules of RULES.md, one function each, written to be read.

The law looks at the board itself and takes nothing from the tables that make `actions` fast, so that the two
check each other: it forbids nothing exactly where `legal` lists the action.
"""

from __future__ import annotations

from typing import Final

from parlour.display.saying import LETTER, PLAYER, WORDS, Parameters, say
from parlour.games.triolet.law.messages import M
from parlour.games.triolet.law.placing import is_lone_square, name, no_such_token, why_not_placed
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.state import (
    ACTIONS,
    CELLS,
    END,
    FREE_SWAP,
    HAND,
    JOKER,
    KINDS,
    MAY,
    PASS,
    PASS_ONLY,
    PLACE_JOKER,
    PLAYING,
    RUNNING,
    SIZE,
    STARTER_DUE,
    SWAP,
    SWAP_ALL,
    SWAP_JOKER,
    VALUES,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {
    "seat": PLAYER,
    "last": LETTER,
    **dict.fromkeys(("cell", "cells", "held", "sum"), WORDS),
}


@compiled
def why_not(state: TrioletState, seat: int, action: int, out: Array) -> int:
    """The rule that forbids an action, and why; nothing exactly where `legal` lists it."""
    n = (
        the_game_is_over(state, out)
        or a_draw_comes_first(state, out)
        or not_your_turn(state, seat, out)
        or no_such_action(state, action, out)
    )
    if n:
        return n
    if action == END:
        return ending(state, seat, out)
    if action == PASS:
        return passing(state, seat, out)
    if SWAP <= action < PASS or action == SWAP_JOKER:
        return swapping(state, seat, action, out)
    return placing(state, seat, action, out)


# -- who may act -------------------------------------------------------------------------------------------


@compiled
def the_game_is_over(state: TrioletState, out: Array) -> int:
    """7.8."""
    return 0 if int(state.ending) == RUNNING else say(out, 0, 7, 8, M.over)


@compiled
def a_draw_comes_first(state: TrioletState, out: Array) -> int:
    """2.3 and 3.11."""
    if int(state.stage) == STARTER_DUE:
        return say(out, 0, 2, 3, M.starter_not_drawn)
    return 0 if int(state.stage) == PLAYING else say(out, 0, 3, 11, M.draw_due)


@compiled
def not_your_turn(state: TrioletState, seat: int, out: Array) -> int:
    """3.2, and 8.1 for one who looks from another seat."""
    if seat < 0:
        return say(out, 0, 3, 2, M.no_calls)
    if seat >= int(state.seats):
        return say(out, 0, 3, 2, M.no_seat, int(state.seats) - 1)
    if seat != int(state.mover):
        return say(out, 0, 3, 2, M.not_your_turn, int(state.mover))
    return 0 if int(state.viewer) in (0, seat + 1) else say(out, 0, 8, 1, M.not_shown, seat)


@compiled
def no_such_action(state: TrioletState, action: int, out: Array) -> int:
    """3.1, and 1.4 for jokers."""
    if not 0 <= action < ACTIONS:
        return say(out, 0, 3, 1, M.no_such_turn)
    return say(out, 0, 1, 4, M.no_jokers) if action >= PLACE_JOKER and int(state.jokers) == 0 else 0


# -- placing -----------------------------------------------------------------------------------------------


@compiled
def placing(state: TrioletState, seat: int, action: int, out: Array) -> int:
    """4.5 and 4.6, then all of section 3."""
    if int(state.swapped) > 0:
        return say(out, 0, 4, _of_swapping(state), M.swap_begun)
    joker = action >= PLACE_JOKER
    number = action - PLACE_JOKER if joker else action
    value, cell = number // CELLS, number % CELLS
    return why_not_placed(state, seat, JOKER if joker else value, value, cell // SIZE, cell % SIZE, out)


# -- ending ------------------------------------------------------------------------------------------------


@compiled
def ending(state: TrioletState, seat: int, out: Array) -> int:
    """3.10, 3.13 and 4.5."""
    if int(state.placed) > 0:
        return a_square_stands_alone(state, out)
    if int(state.swapped) == 0:
        return say(out, 0, 3, 10, M.nothing_placed)
    if int(state.stuck) == SWAP_ALL and int(state.held[seat]) > 0:
        return say(out, 0, 4, 5, M.rest_to_swap, int(state.held[seat]))
    return 0


@compiled
def a_square_stands_alone(state: TrioletState, out: Array) -> int:
    """3.13, as it bears on the end of a play."""
    return say(out, 0, 3, 13, M.lone_square) if is_lone_square(state) else 0


# -- swapping ----------------------------------------------------------------------------------------------


@compiled
def swapping(state: TrioletState, seat: int, action: int, out: Array) -> int:
    """Section 4."""
    return (
        a_play_is_begun(state, out)
        or no_such_token(state, seat, JOKER if action == SWAP_JOKER else action - SWAP, out)
        or swaps_are_not_played(state, out)
        or you_can_play(state, seat, out)
        or the_bag_is_too_small(state, out)
    )


@compiled
def a_play_is_begun(state: TrioletState, out: Array) -> int:
    """3.10."""
    return say(out, 0, 3, 10, M.play_begun, int(state.placed)) if int(state.placed) > 0 else 0


@compiled
def swaps_are_not_played(state: TrioletState, out: Array) -> int:
    """4.4."""
    return say(out, 0, 4, 4, M.no_swaps) if int(state.stuck) == PASS_ONLY else 0


@compiled
def you_can_play(state: TrioletState, seat: int, out: Array) -> int:
    """3.12: who can place a token must, but where swapping is free."""
    if int(state.stuck) == FREE_SWAP or int(state.swapped) > 0:
        return 0
    return a_token_fits(state, seat, out)


@compiled
def a_token_fits(state: TrioletState, seat: int, out: Array) -> int:
    """3.12: the first token of the hand with a place for it, if there is one: else the seat is stuck."""
    for kind in range(KINDS):
        if int(state.hands[seat, kind]) == 0:
            continue
        for value in range(0 if kind == JOKER else kind, min(kind + 1, VALUES)):
            for cell in range(CELLS):
                y, x = cell // SIZE, cell % SIZE
                if not why_not_placed(state, seat, kind, value, y, x, out):
                    n = say(out, 0, 3, 12, M.joker_fits if kind == JOKER else M.token_fits, value)
                    return name(y, x, out, n)
    return 0


@compiled
def the_bag_is_too_small(state: TrioletState, out: Array) -> int:
    """4.3 and 4.5."""
    bag = int(state.bag_size)
    if int(state.swapped) > 0:
        return 0
    if int(state.stuck) == SWAP_ALL and bag < HAND:
        return say(out, 0, 4, 5, M.bag_too_small, bag)
    return say(out, 0, 4, 3, M.bag_empty) if bag == 0 else 0


@compiled
def _of_swapping(state: TrioletState) -> int:
    """The rule in section 4 that a swap follows."""
    return 5 if int(state.stuck) == SWAP_ALL else 6


# -- passing -----------------------------------------------------------------------------------------------


@compiled
def passing(state: TrioletState, seat: int, out: Array) -> int:
    """3.12, 4.2 to 4.6 and 6.5."""
    if int(state.swapped) > 0:
        return say(out, 0, 4, _of_swapping(state), M.swap_or_end)
    begun = a_play_is_begun(state, out)
    if begun or (int(state.extra) == 1 and int(state.repeat_rule) == MAY):
        return begun
    return a_token_fits(state, seat, out) or you_can_swap(state, out)


@compiled
def you_can_swap(state: TrioletState, out: Array) -> int:
    """4.2, 4.5 and 4.6."""
    if swaps_are_not_played(state, out) or the_bag_is_too_small(state, out):
        return 0
    if int(state.stuck) == FREE_SWAP:
        return say(out, 0, 4, 6, M.can_swap)
    if int(state.stuck) == SWAP_ALL:
        return say(out, 0, 4, 5, M.swap_hand)
    return say(out, 0, 4, 2, M.swap_token)

"""Why an action is refused: the rules of RULES.md, one function each, written to be read.

The law looks at the board itself and takes nothing from the tables that make `actions` fast, so that the two
check each other: `why_not` is None exactly where `legal` lists the action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.games.triolet.law.placing import Placing, is_lone_square, no_such_token, why_not_placed
from parlour.games.triolet.locales import say
from parlour.games.triolet.notation.words import SEATS, cell_name
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
from parlour.kernel.errors import Refusal

Found = Refusal | None


def why_not(state: Any, seat: int, action: int) -> Found:
    """None exactly where `legal` lists the action; else the rule and a sentence with the numbers.

    >>> from parlour.games import load
    >>> state = load("triolet").from_text("turn A | board 8@h8 | hands A 1 4 9, B 2 2 2")
    >>> refusal = why_not(state.fields, 0, state.parse(0, "9@i8"))
    >>> refusal.rule, refusal.sentence
    ('3.9', '8 + 9 is 17: two tokens in a line may add up to at most 15.')
    """
    return (
        the_game_is_over(state)
        or a_draw_comes_first(state)
        or not_your_turn(state, seat)
        or no_such_action(state, action)
        or _family(action)(state, seat, action)
    )


def _family(action: int) -> Callable[[Any, int, int], Found]:
    if action == END:
        return ending
    if action == PASS:
        return passing
    if SWAP <= action < PASS or action == SWAP_JOKER:
        return swapping
    return placing


# -- who may act -------------------------------------------------------------------------------------------


def the_game_is_over(state: Any) -> Found:
    """7.8."""
    if int(state.ending) != RUNNING:
        return Refusal("7.8", say("over"))
    return None


def a_draw_comes_first(state: Any) -> Found:
    """2.3 and 3.11."""
    if int(state.stage) == STARTER_DUE:
        return Refusal("2.3", say("starter-not-drawn"))
    if int(state.stage) != PLAYING:
        return Refusal("3.11", say("draw-due"))
    return None


def not_your_turn(state: Any, seat: int) -> Found:
    """3.2, and 8.1 for one who looks from another seat."""
    if seat < 0:
        return Refusal("3.2", say("no-calls"))
    if seat >= int(state.seats):
        return Refusal("3.2", say("no-seat", last=SEATS[int(state.seats) - 1]))
    if seat != int(state.mover):
        return Refusal("3.2", say("not-your-turn", seat=SEATS[int(state.mover)]))
    if int(state.viewer) not in (0, seat + 1):
        return Refusal("8.1", say("not-shown", seat=SEATS[seat]))
    return None


def no_such_action(state: Any, action: int) -> Found:
    """3.1, and 1.4 for jokers."""
    if not 0 <= action < ACTIONS:
        return Refusal("3.1", say("no-such-turn"))
    if action >= PLACE_JOKER and int(state.jokers) == 0:
        return Refusal("1.4", say("no-jokers"))
    return None


# -- placing -----------------------------------------------------------------------------------------------


def placing(state: Any, seat: int, action: int) -> Found:
    """4.5 and 4.6, then all of section 3."""
    if int(state.swapped) > 0:
        return Refusal(_rule_of_swapping(state), say("swap-begun"))
    return why_not_placed(state, read_placing(seat, action))


def read_placing(seat: int, action: int) -> Placing:
    """What an action number of placing says."""
    is_joker = action >= PLACE_JOKER
    value, cell = divmod(action - PLACE_JOKER if is_joker else action, CELLS)
    return Placing(seat, JOKER if is_joker else value, value, cell // SIZE, cell % SIZE)


def some_placing(state: Any, seat: int) -> Placing | None:
    """A token of the hand with a place for it, if there is one: else the seat is stuck."""
    for kind in range(KINDS):
        if int(state.hands[seat, kind]) == 0:
            continue
        for value in range(VALUES) if kind == JOKER else (kind,):
            for cell in range(CELLS):
                one = Placing(seat, kind, value, cell // SIZE, cell % SIZE)
                if why_not_placed(state, one) is None:
                    return one
    return None


# -- ending ------------------------------------------------------------------------------------------------


def ending(state: Any, seat: int, action: int) -> Found:
    """3.10, 3.13 and 4.5."""
    if int(state.placed) > 0:
        return a_square_stands_alone(state)
    if int(state.swapped) == 0:
        return Refusal("3.10", say("nothing-placed"))
    if int(state.stuck) == SWAP_ALL and int(state.held[seat]) > 0:
        return Refusal("4.5", say("rest-to-swap", count=int(state.held[seat])))
    return None


def a_square_stands_alone(state: Any) -> Found:
    """3.13, as it bears on the end of a play."""
    if is_lone_square(state):
        return Refusal("3.13", say("lone-square"))
    return None


# -- swapping ----------------------------------------------------------------------------------------------


def swapping(state: Any, seat: int, action: int) -> Found:
    """Section 4."""
    kind = JOKER if action == SWAP_JOKER else action - SWAP
    return (
        a_play_is_begun(state)
        or no_such_token(state, seat, kind)
        or swaps_are_not_played(state)
        or you_can_play(state, seat)
        or the_bag_is_too_small(state)
    )


def a_play_is_begun(state: Any) -> Found:
    """3.10."""
    if int(state.placed) > 0:
        return Refusal("3.10", say("play-begun", count=int(state.placed)))
    return None


def swaps_are_not_played(state: Any) -> Found:
    """4.4."""
    if int(state.stuck) == PASS_ONLY:
        return Refusal("4.4", say("no-swaps"))
    return None


def you_can_play(state: Any, seat: int) -> Found:
    """3.12: who can place a token must, but where swapping is free."""
    if int(state.stuck) == FREE_SWAP or int(state.swapped) > 0:
        return None
    return a_token_fits(state, seat)


def a_token_fits(state: Any, seat: int) -> Found:
    """3.12."""
    one = some_placing(state, seat)
    if one is None:
        return None
    place = cell_name(one.y * SIZE + one.x)
    if one.kind == JOKER:
        return Refusal("3.12", say("joker-fits", value=one.value, cell=place))
    return Refusal("3.12", say("token-fits", value=one.value, cell=place))


def the_bag_is_too_small(state: Any) -> Found:
    """4.3 and 4.5."""
    bag = int(state.bag_size)
    if int(state.swapped) > 0:
        return None
    if int(state.stuck) == SWAP_ALL and bag < HAND:
        return Refusal("4.5", say("bag-too-small", count=bag))
    if bag == 0:
        return Refusal("4.3", say("bag-empty"))
    return None


def _rule_of_swapping(state: Any) -> str:
    return "4.5" if int(state.stuck) == SWAP_ALL else "4.6"


# -- passing -----------------------------------------------------------------------------------------------


def passing(state: Any, seat: int, action: int) -> Found:
    """3.12, 4.2 to 4.6 and 6.5."""
    if int(state.swapped) > 0:
        return Refusal(_rule_of_swapping(state), say("swap-or-end"))
    begun = a_play_is_begun(state)
    if begun is not None or (int(state.extra) == 1 and int(state.repeat_rule) == MAY):
        return begun
    return a_token_fits(state, seat) or you_can_swap(state)


def you_can_swap(state: Any) -> Found:
    """4.2, 4.5 and 4.6."""
    if swaps_are_not_played(state) or the_bag_is_too_small(state):
        return None
    if int(state.stuck) == FREE_SWAP:
        return Refusal("4.6", say("can-swap"))
    if int(state.stuck) == SWAP_ALL:
        return Refusal("4.5", say("swap-hand"))
    return Refusal("4.2", say("swap-token"))

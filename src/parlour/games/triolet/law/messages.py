"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over starter-not-drawn draw-due no-calls no-seat{last} not-your-turn{seat} not-shown{seat} no-such-turn
    no-jokers swap-begun nothing-placed rest-to-swap{count} lone-square play-begun{count} no-swaps
    joker-fits{value *cell} token-fits{value *cell} bag-too-small{count} bag-empty swap-or-end can-swap
    swap-hand swap-token hold-nothing a-joker no-joker{*held} no-token{value *held} second-joker taken{value
    *cell} centre-first{*cell} touches-nothing{*cell} each-touches{*cell} not-in-line{*cell *cells} gap{*cell}
    too-long{count} not-fifteen{total fifteen *sum} over-fifteen{total fifteen *sum} square-too-early
    square-alone best-play-due duplicate-for-one no-such-duplicate-turn no-duplicate-swaps
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    starter_not_drawn: int
    draw_due: int
    no_calls: int
    no_seat: int
    not_your_turn: int
    not_shown: int
    no_such_turn: int
    no_jokers: int
    swap_begun: int
    nothing_placed: int
    rest_to_swap: int
    lone_square: int
    play_begun: int
    no_swaps: int
    joker_fits: int
    token_fits: int
    bag_too_small: int
    bag_empty: int
    swap_or_end: int
    can_swap: int
    swap_hand: int
    swap_token: int
    hold_nothing: int
    a_joker: int
    no_joker: int
    no_token: int
    second_joker: int
    taken: int
    centre_first: int
    touches_nothing: int
    each_touches: int
    not_in_line: int
    gap: int
    too_long: int
    not_fifteen: int
    over_fifteen: int
    square_too_early: int
    square_alone: int
    best_play_due: int
    duplicate_for_one: int
    no_such_duplicate_turn: int
    no_duplicate_swaps: int


M: Final = Messages._make(range(FIRST, FIRST + 43))

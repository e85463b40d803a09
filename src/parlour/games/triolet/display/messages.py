"""The messages that are told, as numbers: `M.starter_due`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    starter-due drawing others-play{count} others-play-again swap-more swap-all-three place-more begin{cell}
    play-again play{count} must-swap must-pass in-hand out-of-tokens still-unseen joker in-bag{count}
    empty-bag your-hand{*tokens} placed{*tokens} placed-again{*tokens} put-back{*token} swapped{count}
    declined passed token{value} a-joker token-on{value cell} joker-on{value cell} button-play{points}
    with-more{points *token} then-again button-decline button-pass turn-goes-on button-swap{*token}
    button-swaps{count} swaps-one{*token} swaps{*tokens} scores-nothing scores{*parts} scores-together{*parts
    points} alone{points *token} across down pair{points *way *sum} trio{fifteen points *way *sum}
    joker-as{value} joker-nothing trio-double{cell points} trio-triple{cell points} token-double{cell points
    *token} token-triple{cell points *token} three-at-once{points} nothing-left{points} left-to-others{points
    *sum} not-over all-played{count} went-out dead-board{*left} all-passed{*left} too-many-skips{*left}
    left-over{count} first-decides do-swap{*token} do-end do-decline do-pass do-place{*token} why-stuck
    why-points{points *parts} why-most why-again why-no-trio why-closed{cell} find-best best-laid{points
    *tokens} found-of-best{points best percent} share-of-best{percent best} best-play-comes found-nothing
    hand-went-back{*tokens} tokens-are{*tokens}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    starter_due: int
    drawing: int
    others_play: int
    others_play_again: int
    swap_more: int
    swap_all_three: int
    place_more: int
    begin: int
    play_again: int
    play: int
    must_swap: int
    must_pass: int
    in_hand: int
    out_of_tokens: int
    still_unseen: int
    joker: int
    in_bag: int
    empty_bag: int
    your_hand: int
    placed: int
    placed_again: int
    put_back: int
    swapped: int
    declined: int
    passed: int
    token: int
    a_joker: int
    token_on: int
    joker_on: int
    button_play: int
    with_more: int
    then_again: int
    button_decline: int
    button_pass: int
    turn_goes_on: int
    button_swap: int
    button_swaps: int
    swaps_one: int
    swaps: int
    scores_nothing: int
    scores: int
    scores_together: int
    alone: int
    across: int
    down: int
    pair: int
    trio: int
    joker_as: int
    joker_nothing: int
    trio_double: int
    trio_triple: int
    token_double: int
    token_triple: int
    three_at_once: int
    nothing_left: int
    left_to_others: int
    not_over: int
    all_played: int
    went_out: int
    dead_board: int
    all_passed: int
    too_many_skips: int
    left_over: int
    first_decides: int
    do_swap: int
    do_end: int
    do_decline: int
    do_pass: int
    do_place: int
    why_stuck: int
    why_points: int
    why_most: int
    why_again: int
    why_no_trio: int
    why_closed: int
    find_best: int
    best_laid: int
    found_of_best: int
    share_of_best: int
    best_play_comes: int
    found_nothing: int
    hand_went_back: int
    tokens_are: int


M: Final = Messages._make(range(FIRST, FIRST + 83))

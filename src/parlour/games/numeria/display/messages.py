"""The messages that are told, as numbers: `M.status_quiet`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    status-quiet{quiet limit} status-target{count} starter-due filling choose{*tropes} choosing{*tropes}
    others-move must-pass move-or-end move laid laid-again passed chose{*trope} made-several{*move count}
    makes{*trope} slid{who tile home goal} jumped{who tile home goal} jumped-via{who tile home *between goal}
    spelled{*numbers *kinds} kind-consecutive kind-multiples kind-irregular kind-plus-123 kind-prime
    kind-power kind-square kind-triangular kind-fibonacci button-pass you-pass ends-game button-take-it
    you-take{*tropes} button-move{goal} draft-move{*move} button-choose draft-choose{*move *tropes}
    button-take{count} draft-take{*move *tropes} you-win not-over last-taken{*trope} both-passed
    too-quiet{count} do-pass do-take{*trope} do-slide{tile home goal} do-jump{tile home goal} do-jump-via{tile
    home *between goal} aid-not-now aid-none aid-many{count} aid-some{*moves} aid-move{tile home goal *tropes}
    why-takes{*tropes} why-several{*tropes} why-chosen{*tropes} why-wins why-leaves-none race-status{number
    count} race-over{solved count} race-showing race-drawing race-ask-two race-ask-one race-gave-up
    race-giving-up do-give-up race-drawn{number} race-found{*move} race-solution{*move} button-give-up
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    status_quiet: int
    status_target: int
    starter_due: int
    filling: int
    choose: int
    choosing: int
    others_move: int
    must_pass: int
    move_or_end: int
    move: int
    laid: int
    laid_again: int
    passed: int
    chose: int
    made_several: int
    makes: int
    slid: int
    jumped: int
    jumped_via: int
    spelled: int
    kind_consecutive: int
    kind_multiples: int
    kind_irregular: int
    kind_plus_123: int
    kind_prime: int
    kind_power: int
    kind_square: int
    kind_triangular: int
    kind_fibonacci: int
    button_pass: int
    you_pass: int
    ends_game: int
    button_take_it: int
    you_take: int
    button_move: int
    draft_move: int
    button_choose: int
    draft_choose: int
    button_take: int
    draft_take: int
    you_win: int
    not_over: int
    last_taken: int
    both_passed: int
    too_quiet: int
    do_pass: int
    do_take: int
    do_slide: int
    do_jump: int
    do_jump_via: int
    aid_not_now: int
    aid_none: int
    aid_many: int
    aid_some: int
    aid_move: int
    why_takes: int
    why_several: int
    why_chosen: int
    why_wins: int
    why_leaves_none: int
    race_status: int
    race_over: int
    race_showing: int
    race_drawing: int
    race_ask_two: int
    race_ask_one: int
    race_gave_up: int
    race_giving_up: int
    do_give_up: int
    race_drawn: int
    race_found: int
    race_solution: int
    button_give_up: int


M: Final = Messages._make(range(FIRST, FIRST + 73))

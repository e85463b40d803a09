"""The messages that are told, as numbers: `M.plus`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    plus minus team{number} line{first last} in-hand note-gives-up note-may-draw note-aside status{deck goal}
    starter-due dealing drawing team-gives-up choosing-line others-play give-up choose-line draw-or-leave
    draw-first no-cards-left dead-or-pass must-pass dead-or-play choose-card your-hand{*cards} you-drew{*card}
    shuffled called{*team} counted{*lines} gave-up{*card} passed drew-owed left-owed lost-card{seat}
    turned-in{*card} took{*owner number cell} played{*sum number cell} played-plus{number cell}
    is-sequence{*line} button-line your-sequence{*lines} button-turn-in turns-in{*card} button-take{cell}
    takes{*owner cell} button-chip{cell} makes{*sum number} plus-anywhere{number} five{*lines} button-pass
    pass-draws-none button-draw lies-aside button-leave stays-smaller button-give-up{*card} draws-none you-win
    not-over five-in-a-row{*lines} nobody-can-play shuffled-out{times} do-count{*line} do-give-up{*card}
    do-pass do-draw do-leave do-turn-in{*card} do-take{*owner cell} do-play{*card cell} why-wins
    why-sequence{count} why-four{number cell} why-four-held{number cell} why-three why-lines{count}
    why-blocks{*side count} why-breaks{*side count} why-dead race-status{number count} race-over{solved count}
    race-showing race-ask race-drawing race-gave-up race-found{*sum number cell} race-solution{*sum number
    cell} race-giving-up race-do-give-up race-drawn{number} race-button-give-up
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    plus: int
    minus: int
    team: int
    line: int
    in_hand: int
    note_gives_up: int
    note_may_draw: int
    note_aside: int
    status: int
    starter_due: int
    dealing: int
    drawing: int
    team_gives_up: int
    choosing_line: int
    others_play: int
    give_up: int
    choose_line: int
    draw_or_leave: int
    draw_first: int
    no_cards_left: int
    dead_or_pass: int
    must_pass: int
    dead_or_play: int
    choose_card: int
    your_hand: int
    you_drew: int
    shuffled: int
    called: int
    counted: int
    gave_up: int
    passed: int
    drew_owed: int
    left_owed: int
    lost_card: int
    turned_in: int
    took: int
    played: int
    played_plus: int
    is_sequence: int
    button_line: int
    your_sequence: int
    button_turn_in: int
    turns_in: int
    button_take: int
    takes: int
    button_chip: int
    makes: int
    plus_anywhere: int
    five: int
    button_pass: int
    pass_draws_none: int
    button_draw: int
    lies_aside: int
    button_leave: int
    stays_smaller: int
    button_give_up: int
    draws_none: int
    you_win: int
    not_over: int
    five_in_a_row: int
    nobody_can_play: int
    shuffled_out: int
    do_count: int
    do_give_up: int
    do_pass: int
    do_draw: int
    do_leave: int
    do_turn_in: int
    do_take: int
    do_play: int
    why_wins: int
    why_sequence: int
    why_four: int
    why_four_held: int
    why_three: int
    why_lines: int
    why_blocks: int
    why_breaks: int
    why_dead: int
    race_status: int
    race_over: int
    race_showing: int
    race_ask: int
    race_drawing: int
    race_gave_up: int
    race_found: int
    race_solution: int
    race_giving_up: int
    race_do_give_up: int
    race_drawn: int
    race_button_give_up: int


M: Final = Messages._make(range(FIRST, FIRST + 91))

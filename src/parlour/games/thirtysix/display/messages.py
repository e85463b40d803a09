"""The messages that are told, as numbers: `M.held`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    held{colour count} note-plays{colour} status-idle{idle limit} starter-due laying choose place give
    others-choose others-place others-give others-move must-pass move laid passed plays{colour} put{square}
    through{square} moved{start square} placed{colour *left} none{colour} crossed{*pawns} crossed-pawn{colour}
    gave{player colour} score{count} button-pass cannot-move button-play{colour} takes{colour}
    button-give{colour} gives{colour} button-put{square} puts-no-counter button-move{square} sows{colour
    *left} sows-none{colour} crosses{*pawns} you-win then-give give-first-then-place not-over
    reserve-empty{colour} nobody-moves idle{count} do-pass do-give{colour} do-choose{colour} do-put{square}
    do-through{square} do-move{square} why-wins why-sows{colour count} why-crosses{count} why-gives{count}
    why-blocks{seat} race-status{number count} race-ask{count colour} race-over{solved count} race-showing
    race-drawing race-drawn{number} race-giving-up do-give-up race-gave-up race-found{*turn}
    race-solution{*turn} button-give-up race-move{square} race-gift{colour}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    held: int
    note_plays: int
    status_idle: int
    starter_due: int
    laying: int
    choose: int
    place: int
    give: int
    others_choose: int
    others_place: int
    others_give: int
    others_move: int
    must_pass: int
    move: int
    laid: int
    passed: int
    plays: int
    put: int
    through: int
    moved: int
    placed: int
    none: int
    crossed: int
    crossed_pawn: int
    gave: int
    score: int
    button_pass: int
    cannot_move: int
    button_play: int
    takes: int
    button_give: int
    gives: int
    button_put: int
    puts_no_counter: int
    button_move: int
    sows: int
    sows_none: int
    crosses: int
    you_win: int
    then_give: int
    give_first_then_place: int
    not_over: int
    reserve_empty: int
    nobody_moves: int
    idle: int
    do_pass: int
    do_give: int
    do_choose: int
    do_put: int
    do_through: int
    do_move: int
    why_wins: int
    why_sows: int
    why_crosses: int
    why_gives: int
    why_blocks: int
    race_status: int
    race_ask: int
    race_over: int
    race_showing: int
    race_drawing: int
    race_drawn: int
    race_giving_up: int
    do_give_up: int
    race_gave_up: int
    race_found: int
    race_solution: int
    button_give_up: int
    race_move: int
    race_gift: int


M: Final = Messages._make(range(FIRST, FIRST + 70))

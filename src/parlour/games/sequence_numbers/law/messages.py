"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over no-calls drawing call-names-team{teams} call-between team-holds-none{team} nothing-owed
    not-your-turn{seat} not-shown no-such-turn give-up-first not-called no-choice say-which-line
    no-line-of-yours deck-empty only-draw{seat} no-plus no-minus no-card{number} corner{*cell} covered{number
    *cell} no-chip{*cell} own-chip{*cell} locked-chip{*cell} not-dead{number open} one-dead-card can-play
    choose-sum{sum number} wrong-sum{sum number} race-is-over race-answered race-not-drawn race-for-one
    no-such-race-turn
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    no_calls: int
    drawing: int
    call_names_team: int
    call_between: int
    team_holds_none: int
    nothing_owed: int
    not_your_turn: int
    not_shown: int
    no_such_turn: int
    give_up_first: int
    not_called: int
    no_choice: int
    say_which_line: int
    no_line_of_yours: int
    deck_empty: int
    only_draw: int
    no_plus: int
    no_minus: int
    no_card: int
    corner: int
    covered: int
    no_chip: int
    own_chip: int
    locked_chip: int
    not_dead: int
    one_dead_card: int
    can_play: int
    choose_sum: int
    wrong_sum: int
    race_is_over: int
    race_answered: int
    race_not_drawn: int
    race_for_one: int
    no_such_race_turn: int


M: Final = Messages._make(range(FIRST, FIRST + 35))

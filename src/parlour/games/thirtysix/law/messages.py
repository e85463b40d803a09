"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over still-laying not-your-turn{seat} not-your-view no-such-turn choose-first place-first move-now
    give-first colour-taken{colour} square{colour} not-your-colour{*name *there *own} pawn-there{*name}
    can-move{count} stay{*name} pawn-in-the-way{*name} counter-in-the-way{*name} not-in-line{*name *start}
    not-in-line-gate{*name *start *gate} none-to-give{colour} no-such-race-turn race-is-over race-answered
    race-not-drawn race-for-one
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    still_laying: int
    not_your_turn: int
    not_your_view: int
    no_such_turn: int
    choose_first: int
    place_first: int
    move_now: int
    give_first: int
    colour_taken: int
    square: int
    not_your_colour: int
    pawn_there: int
    can_move: int
    stay: int
    pawn_in_the_way: int
    counter_in_the_way: int
    not_in_line: int
    not_in_line_gate: int
    none_to_give: int
    no_such_race_turn: int
    race_is_over: int
    race_answered: int
    race_not_drawn: int
    race_for_one: int


M: Final = Messages._make(range(FIRST, FIRST + 25))

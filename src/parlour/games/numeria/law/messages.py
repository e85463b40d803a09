"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over being-filled not-your-turn{seat} no-such-turn say-which no-choice not-through{line *goal}
    no-trope{line *numbers} nothing tile-can-move no-tile{*square} same-square{*square} taken{tile *square}
    not-in-line{jumps *home *goal} no-way{tile *home *goal} in-the-way{tile jumps *square *home *goal}
    race-answered race-not-drawn race-for-one no-such-race-turn
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    being_filled: int
    not_your_turn: int
    no_such_turn: int
    say_which: int
    no_choice: int
    not_through: int
    no_trope: int
    nothing: int
    tile_can_move: int
    no_tile: int
    same_square: int
    taken: int
    not_in_line: int
    no_way: int
    in_the_way: int
    race_answered: int
    race_not_drawn: int
    race_for_one: int
    no_such_race_turn: int


M: Final = Messages._make(range(FIRST, FIRST + 20))

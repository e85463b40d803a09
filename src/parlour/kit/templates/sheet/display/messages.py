"""The messages that are told, as numbers: `M.steps_left`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    steps-left{count} all-full{count} do-write{number box} is-over rolls your-turn{number} their-turn{number}
    rolled{number} wrote{number box} button-write{number box} has-written
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    steps_left: int
    all_full: int
    do_write: int
    is_over: int
    rolls: int
    your_turn: int
    their_turn: int
    rolled: int
    wrote: int
    button_write: int
    has_written: int


M: Final = Messages._make(range(FIRST, FIRST + 11))

"""The messages that are told, as numbers: `M.so_far`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    so-far{count} turns-over{rounds} is-over rolls your-turn their-turn stopped reached{goal} do-roll do-stop
    lost{number} rolled{number} button-roll button-stop
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    so_far: int
    turns_over: int
    is_over: int
    rolls: int
    your_turn: int
    their_turn: int
    stopped: int
    reached: int
    do_roll: int
    do_stop: int
    lost: int
    rolled: int
    button_roll: int
    button_stop: int


M: Final = Messages._make(range(FIRST, FIRST + 14))

"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over roll-first written-already no-box{count} box-full{box}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    roll_first: int
    written_already: int
    no_box: int
    box_full: int


M: Final = Messages._make(range(FIRST, FIRST + 5))

"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over still-rolling not-due{seat} enough{goal} roll-first no-such-action
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    still_rolling: int
    not_due: int
    enough: int
    roll_first: int
    no_such_action: int


M: Final = Messages._make(range(FIRST, FIRST + 6))

"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over deal-first not-due{seat} no-such-card{top} not-in-hand{card}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    deal_first: int
    not_due: int
    no_such_card: int
    not_in_hand: int


M: Final = Messages._make(range(FIRST, FIRST + 5))

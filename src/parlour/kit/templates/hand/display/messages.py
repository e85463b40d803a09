"""The messages that are told, as numbers: `M.laid`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    laid{card} all-laid{count} lay-card{card} in-hand is-over dealing your-turn their-turn button-lay{card}
    dealt{card}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    laid: int
    all_laid: int
    lay_card: int
    in_hand: int
    is_over: int
    dealing: int
    your_turn: int
    their_turn: int
    button_lay: int
    dealt: int


M: Final = Messages._make(range(FIRST, FIRST + 10))

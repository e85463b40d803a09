"""The messages that are told, as numbers : `M.in_hand`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    in-hand status{deal deals yard} all-over dealing deal-again deal-over others lay-or-draw lay-or-pass
    you-draw{tile} draws passes deals lays{tile arm} turned-up{*done} button-lay{tile} goes{tile arm}
    button-draw button-pass button-deal all-deals{deals laid}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    in_hand: int
    status: int
    all_over: int
    dealing: int
    deal_again: int
    deal_over: int
    others: int
    lay_or_draw: int
    lay_or_pass: int
    you_draw: int
    draws: int
    passes: int
    deals: int
    lays: int
    turned_up: int
    button_lay: int
    goes: int
    button_draw: int
    button_pass: int
    button_deal: int
    all_deals: int


M: Final = Messages._make(range(FIRST, FIRST + 21))

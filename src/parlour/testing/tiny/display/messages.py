"""The messages that are told, as numbers: `M.joker`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    joker unseen in-bag{count} in-hand hushed all-out dealing lay others-lay lay-sum{sum} makes-sum{sum
    *cards} draw{*card} laid{count} hush{seat} out{count}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    joker: int
    unseen: int
    in_bag: int
    in_hand: int
    hushed: int
    all_out: int
    dealing: int
    lay: int
    others_lay: int
    lay_sum: int
    makes_sum: int
    draw: int
    laid: int
    hush: int
    out: int


M: Final = Messages._make(range(FIRST, FIRST + 15))

"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over draw-first ended{seat} enough-laid{most} no-value{top value} no-card{*card} joker-no-bonus{value}
    table-hushes hushed-already{seat} none-laid joker no-such-action no-such-seat{seat}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    draw_first: int
    ended: int
    enough_laid: int
    no_value: int
    no_card: int
    joker_no_bonus: int
    table_hushes: int
    hushed_already: int
    none_laid: int
    joker: int
    no_such_action: int
    no_such_seat: int


M: Final = Messages._make(range(FIRST, FIRST + 13))

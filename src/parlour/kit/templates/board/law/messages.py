"""The messages that are told, as numbers: `M.over`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    over not-due{seat} no-cell taken{cell}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    over: int
    not_due: int
    no_cell: int
    taken: int


M: Final = Messages._make(range(FIRST, FIRST + 4))

"""The messages that are told, as numbers: `M.grid_full`; `parlour make` writes this."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.saying import FIRST

MESSAGES: Final = """
    grid-full not-due{due seat} no-column{column last} column-full{letter} four-in-line{winner}
"""
"""By their names in the catalogue, with their parameters; `*` marks words."""


class Messages(NamedTuple):
    """The number of each message."""

    grid_full: int
    not_due: int
    no_column: int
    column_full: int
    four_in_line: int


M: Final = Messages._make(range(FIRST, FIRST + 5))

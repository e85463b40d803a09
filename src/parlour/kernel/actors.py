"""Who acts: seats are 0, 1, 2 …; all other actors are named here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

CHANCE: Final = -1
"""The actor of a draw, and what `turn` says when a draw is due."""

NOBODY: Final = -1
"""No seat: nobody, a spectator, or the table itself."""

TABLE: Final = -2
"""The actor of a referee's call, an entry of the record like any other."""

OVER: Final = 0
"""What `turn` says at the end: the bit mask of no seat."""

SEAT_DRAW: Final = 1000
"""The draw of the first player comes first, from its own random stream: outcome `SEAT_DRAW + seat`."""


@lru_cache(1024)
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask, ascending.

    >>> seats_in(0b101)
    (0, 2)
    """
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)

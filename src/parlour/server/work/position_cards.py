"""Drawings of the positions of tables, as spectators see them, for lists of tables."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.display.svg.theme import Scheme
from parlour.kernel.language import spoken
from parlour.kernel.state import State
from parlour.pictures import position_card
from parlour.server.bounded import Bounded
from parlour.server.work.threads import Threads

MOST_BYTES: Final = 8 * 1024 * 1024
"""Bytes of drawings that are kept: some hundreds."""


class Position(NamedTuple):
    """A position of a table as spectators see it: the turns taken back so far, the entries they know of."""

    table: str
    cut: int
    n: int


class PositionCards:
    """Draws positions in threads, and keeps the latest drawings."""

    def __init__(self) -> None:
        self._kept = Bounded[tuple[Position, Scheme, str], bytes](MOST_BYTES, len)

    async def of(self, position: Position, view: State, scheme: Scheme, threads: Threads) -> bytes:
        """The drawing of a position, whose state spectators know as `view`."""
        key = position, scheme, spoken()
        drawn = self._kept.get(key)
        if drawn is None:
            drawn = (await threads(position_card, view, scheme)).encode()
            self._kept.put(key, drawn)
        return drawn

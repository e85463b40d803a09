"""Encoded boards (their addresses: `view.board_address`)."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from parlour.display.contract import display_of
from parlour.kernel.language import spoken
from parlour.kernel.state import Variant
from parlour.server.bounded_cache import BoundedCache
from parlour.server.work.threads import Threads

MOST_BYTES: Final = 32 * 1024 * 1024


class Drawn(NamedTuple):
    """An encoded board, ready to be sent."""

    hash: str
    json: bytes


class Boards:
    """A cache of encoded boards: the most recently used, up to `most_bytes`."""

    def __init__(self, threads: Threads, most_bytes: int = MOST_BYTES) -> None:
        self._threads = threads
        self._kept = BoundedCache[tuple[Variant, str], Drawn](most_bytes, lambda board: len(board.json))
        self._drawing = asyncio.Lock()

    async def of(self, variant: Variant) -> Drawn:
        """The board of a variant; drawn one at a time, off the event loop."""
        key = variant, spoken()
        async with self._drawing:
            board = self._kept.get(key)
            if board is None:
                board = await self._threads(drawn, variant)
                self._kept.put(key, board)
            return board


def drawn(variant: Variant) -> Drawn:
    """The board of a variant whose game has a display."""
    board = display_of(variant.game).board(variant)
    return Drawn(board.hash, board.json)

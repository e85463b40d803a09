"""Boards as they are sent, and the addresses at which they lie.

An address carries all that a board is drawn from, so every process can draw it at any time, whatever it has
in memory; with the board's hash in it, browsers keep what lies there for ever.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple
from urllib.parse import urlencode

from parlour.kernel.variant import Variant
from parlour.server.caching import ByteCache
from parlour.server.workshop import Workshop
from parlour.table.board import Board

MOST_BYTES: Final = 32 * 1024 * 1024


def address_of(board: Board, variant: Variant) -> str:
    """Where the board of a variant lies for ever: hash, game, and the options that are not as printed."""
    chosen = variant.options_text()
    options = [
        ("option", f"{option.name}={chosen[option.name]}")
        for option in variant.game.all_options
        if chosen[option.name] != option.text(option.default)
    ]
    return f"/api/v1/boards/{board.hash}?{urlencode([('game', variant.game.slug), *options])}"


class Drawn(NamedTuple):
    """A board as it is sent."""

    hash: str
    json: bytes


class Boards:
    """Boards drawn for whoever asks; those asked for last are kept, `most_bytes` of them in all."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._kept = ByteCache[Variant, Drawn](most_bytes)
        self._drawing = asyncio.Lock()

    async def of(self, variant: Variant, workshop: Workshop) -> Drawn:
        """The board of a variant; one at a time is drawn, beside the event loop."""
        async with self._drawing:
            found = self._kept.get(variant)
            if found is None:
                found = await workshop(drawn, variant)
                self._kept.put(variant, found, len(found.json))
            return found


def drawn(variant: Variant) -> Drawn:
    """The board of a variant, which has a table to look at."""
    assert variant.game.table is not None
    board: Board = variant.game.table.board(variant)
    return Drawn(board.hash, board.json)

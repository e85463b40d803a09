"""The address of a board.

It carries everything a board is drawn from, so every process can draw it at any time; it contains the board's
hash, so browsers cache it forever.
"""

from __future__ import annotations

from urllib.parse import urlencode

from parlour.display.board import Board
from parlour.kernel.state import Variant


def address_of(board: Board, variant: Variant) -> str:
    """The permanent address of a variant's board: hash, game, and non-default options."""
    chosen = variant.options_text()
    options = [
        ("option", f"{option.name}={chosen[option.name]}")
        for option in variant.game.all_options
        if chosen[option.name] != option.text(option.default)
    ]
    return f"/api/v1/boards/{board.hash}?{urlencode([('game', variant.game.slug), *options])}"

"""The address at which a board lies.

It carries all that a board is drawn from, so every process can draw it at any time, whatever it has in
memory; with the board's hash in it, browsers keep what lies there for ever.
"""

from __future__ import annotations

from urllib.parse import urlencode

from parlour.display.board import Board
from parlour.kernel.state import Variant


def address_of(board: Board, variant: Variant) -> str:
    """Where the board of a variant lies for ever: hash, game, and the options that are not the usual ones."""
    chosen = variant.options_text()
    options = [
        ("option", f"{option.name}={chosen[option.name]}")
        for option in variant.game.all_options
        if chosen[option.name] != option.text(option.default)
    ]
    return f"/api/v1/boards/{board.hash}?{urlencode([('game', variant.game.slug), *options])}"

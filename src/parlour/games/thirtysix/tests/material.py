"""What the suite needs to know of this game."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.tests.helpers import SOLVED


def material(fields: Any) -> dict[str, int]:
    """Counters, in reserves, on squares, and of the colours not yet chosen."""
    on_board = int(fields.counters).bit_count()
    waiting = sum(1 for seat in range(int(fields.seats)) if fields.chosen[seat] < 0)
    return {"counters": int(fields.reserve.sum()) + on_board + 12 * waiting}


def draws(fields: Any) -> dict[int, int]:
    """Who begins, or every tile not laid in each of its turns."""
    if not int(fields.phase):
        return {1000 + seat: 1 for seat in range(int(fields.seats))}
    laid = {int(tile) for tile in fields.tile} | {int(tile) for tile in fields.laid_tile}
    return {4 * tile + turn: 1 for tile in range(9) if tile not in laid for turn in range(4)}


def option_values() -> dict[str, list[str]]:
    """Custom layouts, gates and tiles."""
    half = "0,0,DR,1 2,0 4,0 0,2 2,2 4,2 0,4 2,4 4,4,ABG,3"
    return {
        "layout": [SOLVED, half],
        "gates": ["DR,ABG"],
        "tiles": ["RRRR,GGGG,BBBB,RRGB,RRBG,GGRB,GGBR,BBRG,BBGR"],
        "idle_limit": ["off", "5"],
    }


def fixed_options() -> dict[int, dict[str, str]]:
    """What sentences of the printed text say of options, read apart from the options themselves."""
    return {
        1: {"seats": "2|3"},
        2: {"layout": "square"},
        3: {"tiles": "designed"},
        8: {"gates": "nine|three"},
        9: {"first": "random"},
        21: {"give_order": "after"},
    }

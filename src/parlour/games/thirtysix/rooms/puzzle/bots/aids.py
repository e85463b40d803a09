"""A hint: what to do next on the way to the nearest solution."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.thirtysix.rooms.puzzle.bots.solver import Laid, nearest
from parlour.games.thirtysix.rooms.puzzle.notation.words import cell_name, quarters
from parlour.games.thirtysix.rooms.puzzle.rules import tile_in
from parlour.games.thirtysix.rooms.puzzle.state import CELLS, LAY, LAYING, NOTHING, TURN
from parlour.games.thirtysix.state import CORNERS, TILE_NAMES
from parlour.kernel.game import Aid, Answer


def lying(fields: Any) -> dict[int, Laid]:
    """What lies in each cell."""
    tiles = {cell: int(tile_in(fields, cell)) for cell in range(CELLS)}
    return {cell: (tile, int(fields.turn[tile])) for cell, tile in tiles.items() if tile != NOTHING}


def hint(fields: Any, seat: int) -> Answer:
    """One change that leads towards the solution which keeps the most of what lies there."""
    if int(fields.phase) != LAYING:
        return Answer("The puzzle is over.")
    there = lying(fields)
    solution, kept = nearest(there)
    wrong = [cell for cell, laid in there.items() if solution[cell] != laid]
    cell = wrong[0] if wrong else next(cell for cell in range(CELLS) if cell not in there)
    tile, quarter = solution[cell]
    words = _so_far(len(there), kept)
    name, now = TILE_NAMES[tile], int(fields.turn[tile])
    if quarter != now:
        left = quarters((quarter - now) % CORNERS)
        return Answer(f"{words} Turn {name} by {left}; it belongs in {cell_name(cell)}.", (TURN + tile,))
    lay = LAY + CELLS * (CORNERS * tile + quarter) + cell
    return Answer(f"{words} Lay {name} as it is into {cell_name(cell)}.", (lay,))


def _so_far(laid: int, kept: int) -> str:
    if kept == laid:
        return "So far so good." if laid else "There are 48 ways; here is the beginning of one."
    stay = "none" if kept == 0 else f"{kept} of the {laid} tiles"
    return f"Of what lies here, {stay} can stay."


HINT: Final = Aid("hint", "A hint", "Says one step towards the nearest solution.", hint)

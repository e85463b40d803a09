"""A hint: what to do next on the way to the nearest solution."""

from __future__ import annotations

from typing import Any, Final

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.puzzle.bots.solver import Laid, nearest, solutions
from parlour.games.thirtysix.rooms.puzzle.notation.words import cell_name
from parlour.games.thirtysix.rooms.puzzle.rules import tile_in
from parlour.games.thirtysix.rooms.puzzle.state import CELLS, LAY, LAYING, NOTHING, TURN
from parlour.games.thirtysix.state import CORNERS, TILE_NAMES
from parlour.kernel.game import Aid, Answer
from parlour.kernel.message import Message, joined


def lying(fields: Any) -> dict[int, Laid]:
    """What lies in each cell."""
    tiles = {cell: int(tile_in(fields, cell)) for cell in range(CELLS)}
    return {cell: (tile, int(fields.turn[tile])) for cell, tile in tiles.items() if tile != NOTHING}


def hint(fields: Any, seat: int) -> Answer:
    """One change that leads towards the solution which keeps the most of what lies there."""
    if int(fields.phase) != LAYING:
        return Answer(say("puzzle-over"))
    there = lying(fields)
    solution, kept = nearest(there)
    wrong = [cell for cell, laid in there.items() if solution[cell] != laid]
    cell = wrong[0] if wrong else next(cell for cell in range(CELLS) if cell not in there)
    tile, quarter = solution[cell]
    name, spot, now = TILE_NAMES[tile], cell_name(cell), int(fields.turn[tile])
    if quarter != now:
        step = say("hint-turn", tile=name, count=(quarter - now) % CORNERS, cell=spot)
        action = TURN + tile
    else:
        step = say("hint-lay", tile=name, cell=spot)
        action = LAY + CELLS * (CORNERS * tile + quarter) + cell
    return Answer(joined([_so_far(len(there), kept), step]), (action,))


def _so_far(laid: int, kept: int) -> Message:
    if kept == laid:
        return say("so-far-good") if laid else say("hint-begin", count=len(solutions()))
    return say("can-stay", kept=kept, laid=laid)


HINT: Final = Aid("hint", say("aid-hint"), say("aid-hint-about"), hint)

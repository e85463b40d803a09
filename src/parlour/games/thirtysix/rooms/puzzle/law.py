"""Why an action of the border puzzle is refused."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.puzzle import rules
from parlour.games.thirtysix.rooms.puzzle.notation.words import cell_name
from parlour.games.thirtysix.rooms.puzzle.state import (
    ACTIONS,
    CELLS,
    GIVE_UP,
    LAYING,
    MOST_CHANGES,
    NOTHING,
    REMOVE,
    SOLVED,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import CORNERS, TILE_NAMES
from parlour.kernel.errors import Refusal


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    for law in (over, not_due, unknown, undo, enough, lie, remove):
        refusal = law(state, seat, action)
        if refusal is not None:
            return refusal
    return None


def over(state: Any, seat: int, action: int) -> Refusal | None:
    """2.2, 2.3: solved, or given up."""
    if int(state.phase) == LAYING:
        return None
    if int(state.phase) == SOLVED:
        return Refusal("2.2", say("puzzle-solved"))
    return Refusal("2.3", say("puzzle-given-up"))


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """1.1: it is for one."""
    if seat != 0 or int(state.viewer) > 1:
        return Refusal("1.1", say("puzzle-for-one"))
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """1.5: the actions have numbers."""
    if not 0 <= action < ACTIONS:
        return Refusal("1.5", say("puzzle-no-such"))
    return None


def undo(state: Any, seat: int, action: int) -> Refusal | None:
    """1.4: what was not done cannot be taken back."""
    if action == UNDO and int(state.kept) == 0:
        return Refusal("1.4", say("nothing-to-undo"))
    return None


def enough(state: Any, seat: int, action: int) -> Refusal | None:
    """2.4: there is an end to trying."""
    if action not in (UNDO, GIVE_UP) and int(state.changes) >= MOST_CHANGES:
        return Refusal("2.4", say("puzzle-enough", count=MOST_CHANGES))
    return None


def lie(state: Any, seat: int, action: int) -> Refusal | None:
    """1.2: a tile is laid as it is turned, and somewhere else."""
    if action >= REMOVE:
        return None
    tile, rest = divmod(action, CORNERS * CELLS)
    quarter, cell = divmod(rest, CELLS)
    now = int(state.turn[tile])
    if quarter != now:
        return Refusal("1.2", say("turned-otherwise", tile=TILE_NAMES[tile], count=now))
    if int(state.cell[tile]) == cell:
        return Refusal("1.2", say("lies-there", tile=TILE_NAMES[tile], cell=cell_name(cell)))
    return None


def remove(state: Any, seat: int, action: int) -> Refusal | None:
    """1.3: only what lies there can be removed."""
    if REMOVE <= action < TURN and rules.tile_in(state, action - REMOVE) == NOTHING:
        return Refusal("1.3", say("no-tile-there", cell=cell_name(action - REMOVE)))
    return None

"""Why an action of the arranging of layouts is refused."""

from __future__ import annotations

from typing import Any

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.layouts import rules
from parlour.games.thirtysix.rooms.layouts.notation.words import spot_name, spot_of, tile_word
from parlour.games.thirtysix.rooms.layouts.state import (
    ACTIONS,
    ARRANGING,
    BEGIN,
    CHOOSE,
    DONE,
    DRAW,
    FINISHED,
    MOST_CHANGES,
    TILE_SIDE,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.rooms.layouts.state import SPOTS as SPOTS_OF_A_TILE
from parlour.games.thirtysix.state import TILE_NAMES, TILES
from parlour.kernel.errors import Refusal
from parlour.kernel.message import Words


def why_not(state: Any, seat: int, action: int) -> Refusal | None:
    """None where `legal` lists the action; else the rule that forbids it."""
    for law in (over, not_due, unknown, undo, isolated, enough, turning, no_choice, already, overlap):
        refusal = law(state, seat, action)
        if refusal is not None:
            return refusal
    return None


def over(state: Any, seat: int, action: int) -> Refusal | None:
    """3.1, 3.2: it is done, or was left."""
    if int(state.phase) == ARRANGING:
        return None
    return Refusal("3.1" if int(state.phase) == FINISHED else "3.2", say("arrange-over"))


def not_due(state: Any, seat: int, action: int) -> Refusal | None:
    """1.1: it is for one."""
    if seat != 0 or int(state.viewer) > 1:
        return Refusal("1.1", say("arrange-for-one"))
    return None


def unknown(state: Any, seat: int, action: int) -> Refusal | None:
    """1.6: the actions have numbers."""
    if not 0 <= action < ACTIONS:
        return Refusal("1.6", say("arrange-no-such"))
    return None


def undo(state: Any, seat: int, action: int) -> Refusal | None:
    """1.5: what was not done cannot be taken back."""
    if action == UNDO and int(state.kept) == 0:
        return Refusal("1.5", say("nothing-to-undo"))
    return None


def isolated(state: Any, seat: int, action: int) -> Refusal | None:
    """2.2: what is played on holds together."""
    if action != DONE or rules.holds_together(state):
        return None
    return Refusal("2.2", fault(state))


def fault(state: Any) -> Words:
    """Why the tiles cannot be played on as they lie; empty if they can."""
    group = int(rules.largest_group(state))
    apart = next((tile for tile in range(TILES) if not group >> tile & 1), None)
    if apart is None:
        return ""
    spot = spot_name(int(state.x[apart]), int(state.y[apart]))
    if int(state.chosen):
        return say("apart-named", tile=TILE_NAMES[apart], spot=spot)
    return say("apart", spot=spot)


def enough(state: Any, seat: int, action: int) -> Refusal | None:
    """3.3: there is an end to arranging."""
    if action < UNDO and int(state.changes) >= MOST_CHANGES:
        return Refusal("3.3", say("arrange-enough", count=MOST_CHANGES))
    return None


def turning(state: Any, seat: int, action: int) -> Refusal | None:
    """1.4: a tile left to chance is not turned by hand."""
    if TURN <= action < BEGIN and not int(state.chosen):
        return Refusal("1.4", say("choose-tiles-first"))
    return None


def no_choice(state: Any, seat: int, action: int) -> Refusal | None:
    """1.4: it is one or the other."""
    chosen = bool(state.chosen)
    if action == CHOOSE and chosen:
        return Refusal("1.4", say("chosen-already"))
    if action == DRAW and not chosen:
        return Refusal("1.4", say("chance-already"))
    return None


def already(state: Any, seat: int, action: int) -> Refusal | None:
    """1.2: a move moves."""
    if action >= TURN:
        return None
    x, y = spot_of(action)
    tile = action // SPOTS_OF_A_TILE
    if int(state.x[tile]) == x and int(state.y[tile]) == y:
        return Refusal("1.2", say("tile-stays", spot=spot_name(x, y)))
    return None


def overlap(state: Any, seat: int, action: int) -> Refusal | None:
    """2.1: no square is covered twice."""
    if action >= TURN:
        return None
    x, y = spot_of(action)
    for other in range(TILES):
        near = abs(int(state.x[other]) - x) < TILE_SIDE and abs(int(state.y[other]) - y) < TILE_SIDE
        if other != action // SPOTS_OF_A_TILE and near:
            return Refusal("2.1", say("would-overlap", spot=spot_name(x, y), tile=tile_word(state, other)))
    return None

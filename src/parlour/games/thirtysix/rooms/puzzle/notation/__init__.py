"""Actions and positions of the border puzzle as one line of text, both ways.

Actions: `ARG/3-b2` (the tile, turned by three quarters, goes to b2), `b2-` (the tile there goes back to the
heap), `ARG/` (turned by a quarter), `undo`, `give up`.
"""

from __future__ import annotations

import re

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.rooms.puzzle.notation.words import FILES, cell_name
from parlour.games.thirtysix.rooms.puzzle.record import ThirtysixPuzzleState
from parlour.games.thirtysix.rooms.puzzle.state import (
    ACTIONS,
    CELLS,
    GIVE_UP,
    GIVEN_UP,
    KEPT,
    LAY,
    MOST_CHANGES,
    NOTHING,
    REMOVE,
    SIDE,
    TURN,
    UNDO,
)
from parlour.games.thirtysix.state import CORNERS, TILE_NAMES, TILES
from parlour.kernel.errors import NotReadable

HEAP = "-"
_LAY = re.compile(r"([A-Z]{2,3})/([0-3])-([a-c])([1-3])")
_REMOVE = re.compile(r"([a-c])([1-3])-")
_TURN = re.compile(r"([A-Z]{2,3})/")
_NUMBER = re.compile(r"#(-?\d{1,6})")
_POSITION = re.compile(
    r"view ([0-2]) phase (\d) changes (\d{1,3}) "
    r"tiles ((?:(?:-|[a-c][1-3])[0-3],){8}(?:-|[a-c][1-3])[0-3]) past (-|[-\d./]{1,2000})"
)
_PAST = re.compile(r"(\d{1,3})\.(-1|[0-8])\.(-1|[0-8])")


def action_text(state: ThirtysixPuzzleState, actor: int, action: int) -> str:
    """The action in one line.

    >>> action_text(None, 0, 3 * 36 + 3 * 9 + 4), action_text(None, 0, 328), action_text(None, 0, 336)
    ('ARG/3-b2', 'b2-', 'ARG/')
    """
    if action in (UNDO, GIVE_UP):
        return "undo" if action == UNDO else "give up"
    if TURN <= action < UNDO:
        return f"{TILE_NAMES[action - TURN]}/"
    if REMOVE <= action < TURN:
        return f"{cell_name(action - REMOVE)}-"
    if LAY <= action < REMOVE:
        tile, rest = divmod(action, CORNERS * CELLS)
        return f"{TILE_NAMES[tile]}/{rest // CELLS}-{cell_name(rest % CELLS)}"
    return f"#{action}"


def read_action(state: ThirtysixPuzzleState, actor: int, text: str) -> int:
    """The number of an action's text; raises `NotReadable`."""
    wanted = text.strip()
    if wanted in ("undo", "give up"):
        return UNDO if wanted == "undo" else GIVE_UP
    if (match := _LAY.fullmatch(wanted)) and match[1] in TILE_NAMES:
        tile = TILE_NAMES.index(match[1])
        return LAY + CELLS * (CORNERS * tile + int(match[2])) + _cell(match[3] + match[4])
    if match := _REMOVE.fullmatch(wanted):
        return REMOVE + _cell(match[1] + match[2])
    if (match := _TURN.fullmatch(wanted)) and match[1] in TILE_NAMES:
        return TURN + TILE_NAMES.index(match[1])
    if match := _NUMBER.fullmatch(wanted):
        return int(match[1])
    raise NotReadable(say("puzzle-read-action", text=repr(text)))


def _cell(name: str) -> int:
    return SIDE * (int(name[1]) - 1) + FILES.index(name[0])


def position_text(state: ThirtysixPuzzleState) -> str:
    """The whole position in one line: each tile's cell and quarter turns, and what can be taken back."""
    tiles = ",".join(
        f"{HEAP if int(state.cell[tile]) == NOTHING else cell_name(int(state.cell[tile]))}"
        f"{int(state.turn[tile])}"
        for tile in range(TILES)
    )
    past = "/".join(
        f"{int(state.past[k])}.{int(state.came[k])}.{int(state.other[k])}" for k in range(int(state.kept))
    )
    return (
        f"view {int(state.viewer)} phase {int(state.phase)} changes {int(state.changes)} "
        f"tiles {tiles} past {past or '-'}"
    )


def read_position(state: ThirtysixPuzzleState, text: str) -> None:
    """Fill a record from `position_text`; raises `NotReadable`."""
    match = _POSITION.fullmatch(text)
    if match is None or int(match[2]) > GIVEN_UP or int(match[3]) > MOST_CHANGES:
        raise NotReadable(say("puzzle-read-position", text=repr(text)))
    state.viewer, state.phase, state.changes = int(match[1]), int(match[2]), int(match[3])
    cells = []
    for tile, spot in enumerate(match[4].split(",")):
        cells.append(NOTHING if spot[:-1] == HEAP else _cell(spot[:-1]))
        state.cell[tile], state.turn[tile] = cells[-1], int(spot[-1])
    laid = [cell for cell in cells if cell != NOTHING]
    if len(set(laid)) < len(laid):
        raise NotReadable(say("read-one-cell"))
    past = [] if match[5] == "-" else match[5].split("/")
    if len(past) > KEPT:
        raise NotReadable(say("read-kept", most=KEPT))
    for k, change in enumerate(past):
        parts = _PAST.fullmatch(change)
        if parts is None or not _sound(int(parts[1]), int(parts[3])):
            raise NotReadable(say("read-change", text=repr(change)))
        state.past[k], state.came[k], state.other[k] = (int(part) for part in parts.groups())
    state.kept = len(past)


def _sound(action: int, other: int) -> bool:
    """Whether a change can be one: what was removed was a tile, and taking back is no change."""
    return action < min(UNDO, ACTIONS) and (not REMOVE <= action < TURN or other != NOTHING)

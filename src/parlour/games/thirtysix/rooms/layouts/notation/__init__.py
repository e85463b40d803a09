"""Actions and positions of the arranging of layouts as one line of text, both ways.

Actions: `ARG-c4` (the tile's top left square goes to c4), `ARG/` (turned by a quarter), `begin ring`,
`choose tiles` (or `draw tiles`: leave them to chance), `undo`, `done`, `leave`.
"""

from __future__ import annotations

import re

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import FILES
from parlour.games.thirtysix.rooms.layouts.notation.words import spot_name, spot_of
from parlour.games.thirtysix.rooms.layouts.record import ThirtysixLayoutsState
from parlour.games.thirtysix.rooms.layouts.rules import count_near
from parlour.games.thirtysix.rooms.layouts.state import (
    BEGIN,
    CHOOSE,
    DONE,
    DRAW,
    KEPT,
    LEAVE,
    LEFT,
    MOST_CHANGES,
    MOVE,
    NAMES,
    ORIGINS,
    SPOTS,
    TILE_SIDE,
    TURN,
    TURNED,
    UNDO,
)
from parlour.games.thirtysix.state import TILE_NAMES, TILES
from parlour.kernel.errors import NotReadable

PLAIN = {CHOOSE: "choose tiles", DRAW: "draw tiles", UNDO: "undo", DONE: "done", LEAVE: "leave"}
_SPOT = r"([a-q])([1-9]|1[0-7])"
_MOVE = re.compile(rf"([A-Z]{{2,3}})-{_SPOT}")
_TURN = re.compile(r"([A-Z]{2,3})/")
_NUMBER = re.compile(r"#(-?\d{1,6})")
_PLACED = re.compile(rf"{_SPOT}/([0-3])")
_PAST = re.compile(rf"([0-8])(/|{_SPOT})")
_POSITION = re.compile(
    r"view ([0-2]) phase (\d) changes (\d{1,3}) chosen ([01]) "
    r"tiles ([a-q0-9/,]{1,99}) past (-|[a-q0-9/,]{1,999})"
)


def action_text(state: ThirtysixLayoutsState, actor: int, action: int) -> str:
    """The action in one line.

    >>> action_text(None, 0, 289 * 3 + 17 * 3 + 2), action_text(None, 0, 2604), action_text(None, 0, 2611)
    ('ARG-c4', 'ARG/', 'begin ring')
    """
    if action in PLAIN:
        return PLAIN[action]
    if BEGIN <= action < CHOOSE:
        return f"begin {NAMES[action - BEGIN]}"
    if TURN <= action < BEGIN:
        return f"{TILE_NAMES[action - TURN]}/"
    if MOVE <= action < TURN:
        return f"{TILE_NAMES[action // SPOTS]}-{spot_name(*spot_of(action))}"
    return f"#{action}"


def read_action(state: ThirtysixLayoutsState, actor: int, text: str) -> int:
    """The number of an action's text; raises `NotReadable`."""
    wanted = text.strip()
    for action, word in PLAIN.items():
        if wanted == word:
            return action
    if wanted.startswith("begin ") and wanted[6:] in NAMES:
        return BEGIN + NAMES.index(wanted[6:])
    if (match := _MOVE.fullmatch(wanted)) and match[1] in TILE_NAMES:
        x, y = _spot(match[2], match[3])
        return MOVE + SPOTS * TILE_NAMES.index(match[1]) + ORIGINS * y + x
    if (match := _TURN.fullmatch(wanted)) and match[1] in TILE_NAMES:
        return TURN + TILE_NAMES.index(match[1])
    if match := _NUMBER.fullmatch(wanted):
        return int(match[1])
    raise NotReadable(say("arrange-read-action", text=repr(text)))


def _spot(file: str, rank: str) -> tuple[int, int]:
    return FILES.index(file), int(rank) - 1


def position_text(state: ThirtysixLayoutsState) -> str:
    """The whole position in one line: where each tile lies, its turns, and what can be taken back."""
    tiles = ",".join(
        f"{spot_name(int(state.x[tile]), int(state.y[tile]))}/{int(state.turn[tile])}"
        for tile in range(TILES)
    )
    past = ",".join(f"{int(state.past_tile[k])}{_came(state, k)}" for k in range(int(state.kept)))
    return (
        f"view {int(state.viewer)} phase {int(state.phase)} changes {int(state.changes)} "
        f"chosen {int(state.chosen)} tiles {tiles} past {past or '-'}"
    )


def _came(state: ThirtysixLayoutsState, k: int) -> str:
    x, y = int(state.past_x[k]), int(state.past_y[k])
    return "/" if x == TURNED else spot_name(x, y)


def read_position(state: ThirtysixLayoutsState, text: str) -> None:
    """Fill a record from `position_text`; raises `NotReadable`."""
    match = _POSITION.fullmatch(text)
    if match is None or int(match[2]) > LEFT or int(match[3]) > MOST_CHANGES:
        raise NotReadable(say("arrange-read-position", text=repr(text)))
    state.viewer, state.phase = int(match[1]), int(match[2])
    state.changes, state.chosen = int(match[3]), int(match[4])
    placed = [_PLACED.fullmatch(tile_match) for tile_match in match[5].split(",")]
    if len(placed) != TILES:
        raise NotReadable(say("read-places", text=repr(match[5]), count=TILES))
    for tile, tile_match in enumerate(placed):
        if tile_match is None:
            raise NotReadable(say("read-places", text=repr(match[5]), count=TILES))
        (state.x[tile], state.y[tile]), state.turn[tile] = (
            _spot(tile_match[1], tile_match[2]),
            int(tile_match[3]),
        )
    _no_overlap(state)
    count_near(state)
    _read_past(state, [] if match[6] == "-" else match[6].split(","))


def _no_overlap(state: ThirtysixLayoutsState) -> None:
    for tile in range(TILES):
        for other in range(tile):
            dx, dy = int(state.x[tile]) - int(state.x[other]), int(state.y[tile]) - int(state.y[other])
            if abs(dx) < TILE_SIDE and abs(dy) < TILE_SIDE:
                raise NotReadable(say("read-overlap", one=TILE_NAMES[other], other=TILE_NAMES[tile]))


def _read_past(state: ThirtysixLayoutsState, past: list[str]) -> None:
    if len(past) > KEPT:
        raise NotReadable(say("read-kept", most=KEPT))
    for k, one in enumerate(past):
        parts = _PAST.fullmatch(one)
        if parts is None:
            raise NotReadable(say("read-change", text=repr(one)))
        state.past_tile[k] = int(parts[1])
        turned = parts[2] == "/"
        state.past_x[k], state.past_y[k] = (TURNED, TURNED) if turned else _spot(parts[3], parts[4])
    state.kept = len(past)

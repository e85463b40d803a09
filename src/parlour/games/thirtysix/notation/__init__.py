"""Actions and positions of 36 as one line of text, both ways.

Squares are files a, b … from the left and ranks 1, 2 … from the top. Actions: `d3` (the pawn's first square,
or where it goes), `pass`, `=red` (choose a colour), `+red` (give a counter). Draws: `ARG/3` (a tile and its
quarter turns), `first B`.
"""

from __future__ import annotations

import re

import numpy as np

from parlour.games.thirtysix.locales import say
from parlour.games.thirtysix.notation.words import COLOUR_WORDS, SEATS, square_name
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules import start
from parlour.games.thirtysix.rules.laying import begin, lay_tile, place_of
from parlour.games.thirtysix.state import (
    CHOOSING,
    COLOUR,
    COLOURS,
    CORNERS,
    COUNTERS,
    ENDED,
    GIVE,
    GIVING,
    LAYING,
    MAX_SEATS,
    MOST_IDLE,
    NOWHERE,
    PASS,
    PLACING,
    SQUARES,
    STARTER_DUE,
    TILE_NAMES,
    TILES,
)
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import NotReadable


def action_text(state: ThirtysixState, actor: int, action: int) -> str:
    """The action in one line.

    >>> action_text(None, 0, 38), action_text(None, 1, 42), action_text(None, -1, 15)
    ('=green', '+blue', 'ARG/3')
    """
    if actor == CHANCE:
        return (
            f"first {SEATS[action - SEAT_DRAW]}"
            if action >= SEAT_DRAW
            else f"{TILE_NAMES[action // CORNERS]}/{action % CORNERS}"
        )
    if 0 <= action < SQUARES:
        return square_name(state, action)
    if action == PASS:
        return "pass"
    if COLOUR <= action < COLOUR + COLOURS:
        return f"={COLOUR_WORDS[action - COLOUR]}"
    if GIVE <= action < GIVE + COLOURS:
        return f"+{COLOUR_WORDS[action - GIVE]}"
    return f"#{action}"


def read_action(state: ThirtysixState, actor: int, text: str) -> int:
    """The number of an action's text; raises `NotReadable`."""
    wanted = text.strip().lower()
    if actor == CHANCE:
        return _read_draw(text)
    if wanted == "pass":
        return PASS
    if wanted[:1] in ("=", "+") and wanted[1:] in COLOUR_WORDS:
        return (COLOUR if wanted[0] == "=" else GIVE) + COLOUR_WORDS.index(wanted[1:])
    if re.fullmatch(r"[a-r]\d{1,2}", wanted):
        for square in range(SQUARES):
            if square_name(state, square) == wanted:
                return square
    if match := re.fullmatch(r"#(-?\d{1,6})", wanted):
        return int(match[1])
    raise NotReadable(say("read-action", text=repr(text)))


def _read_draw(text: str) -> int:
    if match := re.fullmatch(r"first ([A-C])", text.strip()):
        return SEAT_DRAW + SEATS.index(match[1])
    if (match := re.fullmatch(r"([A-Z]{2,3})/([0-3])", text.strip())) and match[1] in TILE_NAMES:
        return CORNERS * TILE_NAMES.index(match[1]) + int(match[2])
    raise NotReadable(say("read-draw", text=repr(text)))


def position_text(state: ThirtysixState) -> str:
    """The whole position, options apart, in one line."""
    laid = ",".join(
        f"{TILE_NAMES[int(state.tile[slot])]}/{int(state.turn[slot])}" for slot in range(int(state.slot))
    )
    seats = "; ".join(_seat_text(state, seat) for seat in range(int(state.seats)))
    owed = "".join(SEATS[int(seat)] for seat in state.owed if seat != NOWHERE)
    return (
        f"view {int(state.viewer)} phase {int(state.phase)} first {SEATS[int(state.starter)]} "
        f"turn {SEATS[int(state.mover)]} tiles {laid or '-'} "
        f"counters {int(state.counters):x} owed {owed or '-'} "
        f"passes {int(state.passes)} idle {int(state.idle)} "
        f"won {SEATS[int(state.winner)] if state.winner != NOWHERE else '-'}; {seats}"
    )


def _seat_text(state: ThirtysixState, seat: int) -> str:
    colour = COLOUR_WORDS[int(state.chosen[seat])] if state.chosen[seat] != NOWHERE else "-"
    pawn = square_name(state, int(state.pawn[seat])) if state.pawn[seat] != NOWHERE else "-"
    return f"{SEATS[seat]} {colour} {pawn} {'.'.join(str(int(n)) for n in state.reserve[seat])}"


_HEAD = re.compile(
    r"view (?P<view>[0-4]) phase (?P<phase>\d) first (?P<first>[A-C]) turn (?P<turn>[A-C]) "
    r"tiles (?P<tiles>-|[A-Z/,0-3]{1,60}) counters (?P<counters>[0-9a-f]{1,9}) owed (?P<owed>-|[A-C]{1,2}) "
    r"passes (?P<passes>\d) idle (?P<idle>\d{1,5}) won (?P<won>[A-C-])"
)
_SEAT = re.compile(
    r"(?P<seat>[A-C]) (?P<colour>-|red|green|blue) (?P<pawn>-|[a-r]\d{1,2}) "
    r"(?P<reserve>\d{1,2}\.\d{1,2}\.\d{1,2})"
)


def _beyond(head: re.Match[str]) -> bool:
    return int(head["phase"]) > ENDED or int(head["idle"]) > MOST_IDLE


def read_position(state: ThirtysixState, text: str) -> None:
    """Fill a record that holds the options from `position_text`; raises `NotReadable`."""
    head_text, *seat_texts = text.strip().split("; ")
    head = _HEAD.fullmatch(head_text)
    if head is None or len(seat_texts) != int(state.seats) or _beyond(head):
        raise NotReadable(say("read-position", text=repr(text), seats=int(state.seats)))
    _read_board(state, head)
    state.viewer, state.phase = int(head["view"]), int(head["phase"])
    state.starter, state.mover = SEATS.index(head["first"]), SEATS.index(head["turn"])
    state.counters = int(head["counters"], 16)
    owed = "" if head["owed"] == "-" else head["owed"]
    for k in range(MAX_SEATS - 1):
        state.owed[k] = SEATS.index(owed[k]) if k < len(owed) else NOWHERE
    state.passes, state.idle = int(head["passes"]), int(head["idle"])
    state.winner = NOWHERE if head["won"] == "-" else SEATS.index(head["won"])
    for seat, seat_text in enumerate(seat_texts):
        match = _SEAT.fullmatch(seat_text)
        if match is None or match["seat"] != SEATS[seat]:
            raise NotReadable(say("read-seat", text=repr(seat_text), seat=SEATS[seat]))
        state.chosen[seat] = NOWHERE if match["colour"] == "-" else COLOUR_WORDS.index(match["colour"])
        state.pawn[seat] = NOWHERE if match["pawn"] == "-" else read_action(state, seat, match["pawn"])
        state.reserve[seat] = [int(n) for n in match["reserve"].split(".")]
    if not _fits(state):
        raise NotReadable(say("read-position", text=repr(text), seats=int(state.seats)))


def _fits(state: ThirtysixState) -> bool:
    """Whether seats named sit at the table, no counter is there twice, and who is to act can do so."""
    seats, phase, mover = int(state.seats), int(state.phase), int(state.mover)
    named = max(int(state.starter), int(state.mover), int(state.winner), *map(int, state.owed))
    is_complete = int(state.slot) == TILES
    if named >= seats or int(state.viewer) > seats + 1 or state.reserve.sum(0).max() > COUNTERS:
        return False
    if is_complete != (phase > LAYING) or (phase == GIVING and int(state.owed[0]) == NOWHERE):
        return False
    places, at = np.array([place_of(state, seat) for seat in range(seats)]), place_of(state, mover)
    chosen = places > at if phase == CHOOSING else phase > CHOOSING  # who begins is the last to choose
    placed = places < at if phase == PLACING else phase > PLACING
    done = ((state.chosen[:seats] > NOWHERE) == chosen) & ((state.pawn[:seats] > NOWHERE) == placed)
    holds = state.reserve[:seats].any(axis=1) == chosen  # who has none left has won
    return bool((done & (holds | (phase == ENDED))).all())


def _read_board(state: ThirtysixState, head: re.Match[str]) -> None:
    tiles = head["tiles"]
    start(state)
    if int(head["phase"]) > STARTER_DUE:
        begin(state, SEATS.index(head["first"]))
    drawn = [] if tiles == "-" else tiles.split(",")
    if len(drawn) > TILES:
        raise NotReadable(say("read-too-many", text=repr(tiles), most=TILES))
    for text in drawn[int(state.slot) :]:
        draw = _read_draw(text)
        if lies(state, draw // CORNERS):
            raise NotReadable(say("read-twice", tile=text))
        lay_tile(state, draw // CORNERS, draw % CORNERS)


def lies(state: ThirtysixState, tile: int) -> bool:
    """Whether a slot laid so far holds the tile."""
    return any(int(state.tile[slot]) == tile for slot in range(int(state.slot)))

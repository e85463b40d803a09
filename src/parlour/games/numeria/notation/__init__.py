"""Actions and positions of Numeria as one line of text, both ways.

Squares are named as in chess. Actions: `e8-e3` (a slide or jumps), `pass`, `take b3-e3` (the trope on a line,
by its ends). Draws: `deal 17`, `first B`.
"""

from __future__ import annotations

import re

import numpy as np

from parlour.games.numeria.locales import say
from parlour.games.numeria.notation.words import SEATS, line_name, square_name, square_number
from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.lines import made_through
from parlour.games.numeria.state import (
    CENTRE,
    CORNERS,
    DEALS,
    ENDED,
    FILLED,
    FILLING,
    MAX_PILE,
    MAX_RESHUFFLES,
    MOST_QUIET,
    PASS,
    TAKE,
    TAKING,
    TILES,
)
from parlour.games.numeria.state.geometry import LENGTH, LINE_COUNT, NOWHERE, SIDE, SQUARES
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.errors import NotReadable

LINE_NUMBERS = {line_name(line): line for line in range(LINE_COUNT)}


def action_text(state: NumeriaState, actor: int, action: int) -> str:
    """The action in one line.

    >>> action_text(None, 0, 64 * 60 + 20), action_text(None, 0, 4096), action_text(None, 0, 4097)
    ('e8-e3', 'pass', 'take a1-d1')
    """
    if actor == CHANCE:
        return f"first {SEATS[action - SEAT_DRAW]}" if action >= SEAT_DRAW else f"deal {action}"
    if 0 <= action < PASS:
        return f"{square_name(action // SQUARES)}-{square_name(action % SQUARES)}"
    if action == PASS:
        return "pass"
    if TAKE <= action < TAKE + LINE_COUNT:
        return f"take {line_name(action - TAKE)}"
    return f"#{action}"


def read_action(state: NumeriaState, actor: int, text: str) -> int:
    """The number of an action's text; raises `NotReadable`."""
    wanted = text.strip()
    if actor == CHANCE:
        if match := re.fullmatch(r"first ([AB])", wanted):
            return SEAT_DRAW + SEATS.index(match[1])
        if match := re.fullmatch(r"deal (\d{1,3})", wanted):
            return int(match[1])
        raise NotReadable(say("read-draw", text=repr(text)))
    wanted = wanted.lower()
    if wanted == "pass":
        return PASS
    if match := re.fullmatch(r"([a-h][1-8])[- ]?([a-h][1-8])", wanted):
        return SQUARES * square_number(match[1]) + square_number(match[2])
    if (match := re.fullmatch(r"take ([a-h][1-8]-[a-h][1-8])", wanted)) and match[1] in LINE_NUMBERS:
        return TAKE + LINE_NUMBERS[match[1]]
    if match := re.fullmatch(r"#(-?\d{1,6})", wanted):
        return int(match[1])
    raise NotReadable(say("read-action", text=repr(text)))


def position_text(state: NumeriaState) -> str:
    """The position, options apart, in one line: rows from 8 down to 1, whose turn it is, and the piles."""
    rows = "/".join(
        ".".join(str(int(n)) if n else "" for n in state.board[SIDE * row : SIDE * (row + 1)])
        for row in range(SIDE - 1, -1, -1)
    )
    last = "-"
    if state.last_to != NOWHERE:
        last = f"{square_name(int(state.last_from))}-{square_name(int(state.last_to))}"
    piles = " ".join(_pile_text(state, seat) for seat in range(len(SEATS)))
    return (
        f"{rows} {SEATS[int(state.mover)]} view {int(state.viewer)} phase {int(state.phase)} "
        f"dealt {int(state.dealt)} again {int(state.reshuffles)} last {last} passes {int(state.passes)} "
        f"quiet {int(state.quiet)} {piles}"
    )


def _pile_text(state: NumeriaState, seat: int) -> str:
    count = min(int(state.collected[seat]), MAX_PILE)
    tropes = ("-".join(str(int(n)) for n in state.piles[seat, k]) for k in range(count))
    return f"{SEATS[seat]}:{','.join(tropes)}"


_ROW = r"\d{0,2}(?:\.\d{0,2}){7}"
_TROPE = r"\d{1,2}(?:-\d{1,2}){3}"
HIGHEST = {"phase": ENDED, "again": MAX_RESHUFFLES, "quiet": MOST_QUIET}
_POSITION = re.compile(
    rf"(?P<rows>{_ROW}(?:/{_ROW}){{7}}) (?P<mover>[AB]) view (?P<view>[0-3]) phase (?P<phase>\d) "
    r"dealt (?P<dealt>\d{1,2}) again (?P<again>\d{1,2}) last (?P<last>-|[a-h][1-8]-[a-h][1-8]) "
    r"passes (?P<passes>\d) quiet (?P<quiet>\d{1,5}) "
    rf"A:(?P<A>(?:{_TROPE}(?:,{_TROPE})*)?) B:(?P<B>(?:{_TROPE}(?:,{_TROPE})*)?)"
)


def read_position(state: NumeriaState, text: str) -> None:
    """Fill a record that holds the options from `position_text`; raises `NotReadable`."""
    match = _POSITION.fullmatch(text.strip())
    if match is None or any(int(match[name]) > most for name, most in HIGHEST.items()):
        raise NotReadable(say("read-position", text=repr(text)))
    seen: set[int] = set()
    for down, row in enumerate(match["rows"].split("/")):
        for file, number in enumerate(row.split(".")):
            tile = int(number or 0)
            if tile > TILES or (tile and tile in seen):
                raise NotReadable(say("read-tile", tile=tile, most=TILES))
            seen.add(tile)
            state.board[SIDE * (SIDE - 1 - down) + file] = tile
    state.mover, state.viewer = SEATS.index(match["mover"]), int(match["view"])
    state.phase, state.dealt, state.reshuffles = int(match["phase"]), int(match["dealt"]), int(match["again"])
    state.last_from = state.last_to = NOWHERE
    if match["last"] != "-":
        state.last_from, state.last_to = (square_number(name) for name in match["last"].split("-"))
    state.passes, state.quiet = int(match["passes"]), int(match["quiet"])
    for seat, letter in enumerate(SEATS):
        tropes = match[letter].split(",") if match[letter] else []
        if len(tropes) > MAX_PILE:
            raise NotReadable(say("read-position", text=repr(text)))
        state.collected[seat] = len(tropes)
        for k, trope in enumerate(tropes):
            tiles = [int(n) for n in trope.split("-")]
            if len({*tiles} - {0}) < LENGTH or max(tiles) > TILES:
                raise NotReadable(say("read-position", text=repr(text)))
            state.piles[seat, k] = tiles
    choosing = int(state.phase) == TAKING
    if not _is_dealt(state) or (choosing and not made_through(state, int(state.last_to))):
        raise NotReadable(say("read-position", text=repr(text)))


def _is_dealt(state: NumeriaState) -> bool:
    """Whether so many tiles lie where they are dealt, and those in the centre that go to the corners."""
    phase, dealt = int(state.phase), int(state.dealt)
    if phase > FILLING:
        return True
    cornered = max(0, dealt - TILES)
    filled = FILLED[:dealt] if dealt < TILES else np.setdiff1d(FILLED, CENTRE)
    lying, central = np.count_nonzero(state.board), np.count_nonzero(state.board[CENTRE])
    is_complete = lying == min(dealt, TILES) and (dealt < TILES or central == DEALS - dealt)
    in_order = state.board[filled].all() and state.board[CORNERS[:cornered]].all()
    return bool(is_complete and in_order) and dealt < (DEALS if phase == FILLING else 1)

"""The rules of a race, as plain functions on one record. Numbers are those of RULES.md."""

from __future__ import annotations

from parlour.games.thirtysix.rooms.race.record import ThirtysixRaceState
from parlour.games.thirtysix.rooms.race.state import (
    BOOK,
    COLOURS_OF,
    CORNER_COLOURS,
    COUNTERS_LYING,
    LAID,
    NO_GIFT,
    PAWNS,
    PLAYERS,
    RESERVES,
    TURNS,
)
from parlour.games.thirtysix.rules.flow import destinations, give
from parlour.games.thirtysix.rules.flow import move as move_pawn
from parlour.games.thirtysix.rules.flow import start as start_game
from parlour.games.thirtysix.rules.flow import turn as turn_of_game
from parlour.games.thirtysix.rules.laying import lay_tile
from parlour.games.thirtysix.state import (
    ALL_GATES,
    COLOURS,
    CORNERS,
    GIVE,
    GIVING,
    MOVING,
    OPEN_TILE,
    PASS,
    TILES,
)
from parlour.kernel.actors import CHANCE
from parlour.kernel.bitmask import lowest
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.open_information import conceal, guess, seen
from parlour.kernel.race import (
    SEAT,
    SHOW,
    SOLVING,
    race_answered,
    race_drawn,
    race_draws,
    race_shown,
    returns,
    scores,
    turn,
)
from parlour.kernel.types import Array

__all__ = ["chance", "conceal", "guess", "legal", "play", "returns", "scores", "seen", "start", "turn"]


@compiled
def start(state: ThirtysixRaceState) -> None:
    """Begin with an empty table; the first puzzle is still to be drawn (2.1)."""
    equip(state)
    start_game(state)


@compiled
def equip(state: ThirtysixRaceState) -> None:
    """The tiles, their gates and their square, as in the book (1.3); its other options are 0."""
    for slot in range(TILES):
        for corner in range(CORNERS):
            state.tiles[slot, corner] = CORNER_COLOURS[slot, corner]
        state.layout[slot, 0] = 2 * (slot % 3)
        state.layout[slot, 1] = 2 * (slot // 3)
        state.laid_tile[slot] = OPEN_TILE
    state.gates = ALL_GATES


@compiled
def chance(state: ThirtysixRaceState, out: Array, weights: Array) -> int:
    """A puzzle of the part that is due (2.1), or its one solution (5.1)."""
    return race_draws(state, BOOK, out, weights)


@compiled
def legal(state: ThirtysixRaceState, seat: int, out: Array) -> int:
    """A move (4.1, 4.2), a gift that it owes (4.4), or giving up (3.2)."""
    if seat != SEAT or int(state.stage) != SOLVING or int(state.viewer) > SEAT + 1:
        return 0
    count = 0
    mask = destinations(state, SEAT) if int(state.phase) == MOVING else 0
    while mask != 0:
        out[count] = lowest(mask)
        count += 1
        mask &= mask - 1
    out[count] = PASS
    count += 1
    if int(state.phase) == GIVING:
        for colour in range(COLOURS):
            if state.reserve[SEAT, colour] > 0:
                out[count] = GIVE + colour
                count += 1
    return count


@compiled
def play(state: ThirtysixRaceState, actor: int, action: int) -> None:
    """Draw a puzzle, show its solution, or act."""
    if actor != CHANCE:
        act(state, action)
    elif action == SHOW:
        lay(state)
        move_pawn(state, SEAT, solving_move(state))
        if solving_gift(state) != NO_GIFT:
            give(state, SEAT, solving_gift(state) - GIVE)
        race_shown(state)
    else:
        race_drawn(state, action)
        lay(state)


@compiled
def act(state: ThirtysixRaceState, action: int) -> None:
    """The pawn moves, a counter is given, or the seat gives up; with a gift still to come (4.4)."""
    if action == PASS:
        race_answered(state, False)
        return
    if int(state.phase) == MOVING:
        right = action == solving_move(state)
        move_pawn(state, SEAT, action)
    else:
        right = int(state.right) == 1 and action == solving_gift(state)
        give(state, SEAT, action - GIVE)
    state.right = 1 if right else 0
    if turn_of_game(state) != 1 << SEAT:
        race_answered(state, right)


@compiled
def solving_move(state: ThirtysixRaceState) -> int:
    """Where the pawn goes in the turn that solves the puzzle."""
    return int(TURNS[int(state.puzzle) - 1, 0])


@compiled
def solving_gift(state: ThirtysixRaceState) -> int:
    """The gift in that turn, or `NO_GIFT`."""
    return int(TURNS[int(state.puzzle) - 1, 1])


@compiled
def lay(state: ThirtysixRaceState) -> None:
    """Tiles, pawns and counters lie as the puzzle has them (2.2)."""
    puzzle = int(state.puzzle) - 1
    start_game(state)
    state.slot = 0
    for slot in range(TILES):
        lay_tile(state, int(LAID[puzzle, slot, 0]), int(LAID[puzzle, slot, 1]))
    for player in range(PLAYERS):
        state.chosen[player] = COLOURS_OF[puzzle, player]
        state.pawn[player] = PAWNS[puzzle, player]
        for colour in range(COLOURS):
            state.reserve[player, colour] = RESERVES[puzzle, player, colour]
    state.counters = COUNTERS_LYING[puzzle]
    state.mover = SEAT
    state.passes = 0
    state.idle = 0
    state.phase = MOVING

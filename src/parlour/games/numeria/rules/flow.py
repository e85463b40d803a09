"""The flow of a game of Numeria, as plain functions on one record. Numbers are those of RULES.md."""

from __future__ import annotations

from parlour.games.numeria.record import NumeriaState
from parlour.games.numeria.rules.actions import list_moves
from parlour.games.numeria.rules.lines import any_trope, collect, is_made, lift, made_through, tiles_there
from parlour.games.numeria.state import (
    CENTRE,
    CORNER_COUNT,
    CORNERS,
    DEALS,
    ENDED,
    FILLED,
    FILLING,
    FIRST_RANDOM,
    MAX_RESHUFFLES,
    MOST_QUIET,
    MOVING,
    PASS,
    RESHUFFLE,
    SEATS,
    STARTER_DUE,
    TAKE,
    TAKE_ALL,
    TAKING,
    TILES,
)
from parlour.games.numeria.state.geometry import LINE_COUNT, MOST_THROUGH, NOWHERE, SQUARES, THROUGH
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.types import Array


@compiled
def start(state: NumeriaState) -> None:
    """An empty board; who begins may be drawn (1.3)."""
    state.last_from = NOWHERE
    state.last_to = NOWHERE
    if int(state.first) == FIRST_RANDOM:
        state.phase = STARTER_DUE
    else:
        state.mover = state.first
        state.phase = FILLING


@compiled
def turn(state: NumeriaState) -> int:
    """Chance fills the board, then one seat at a time."""
    phase = int(state.phase)
    if phase == ENDED:
        return OVER
    if phase == STARTER_DUE or phase == FILLING:
        return CHANCE
    return 1 << int(state.mover)


@compiled
def chance(state: NumeriaState, out: Array, weights: Array) -> int:
    """Who begins; then every tile not dealt yet; then one of the four in the centre for each corner (1.2)."""
    count = 0
    if int(state.phase) == STARTER_DUE:
        for seat in range(SEATS):
            out[count] = SEAT_DRAW + seat
            weights[count] = 1
            count += 1
        return count
    possible = tiles_in_centre(state) if int(state.dealt) >= TILES else ~tiles_there(state)
    for tile in range(1, TILES + 1):
        if possible >> tile & 1:
            out[count] = tile
            weights[count] = 1
            count += 1
    return count


@compiled
def tiles_in_centre(state: NumeriaState) -> int:
    """The numbers on the four central squares, as a set of bits."""
    there = 0
    for k in range(CORNER_COUNT):
        there |= 1 << int(state.board[CENTRE[k]])
    return there


@compiled
def legal(state: NumeriaState, seat: int, out: Array) -> int:
    """Moves from-to, PASS where allowed, or the choice between tropes just made (3)."""
    if turn(state) <= 0 or seat != int(state.mover) or (state.viewer != 0 and int(state.viewer) != seat + 1):
        return 0
    count = 0
    if int(state.phase) == TAKING:
        for line in range(LINE_COUNT):
            if is_made(state, line, int(state.last_to)):
                out[count] = TAKE + line
                count += 1
        return count
    count = list_moves(state, out)
    if state.passing != 0 or count == 0:
        out[count] = PASS
        count += 1
    return count


@compiled
def play(state: NumeriaState, actor: int, action: int) -> None:
    """One draw of the set-up, or one action of the seat to move."""
    if actor == CHANCE:
        if int(state.phase) == STARTER_DUE:
            state.mover = action - SEAT_DRAW
            state.phase = FILLING
        else:
            deal(state, action)
    elif action == PASS:
        state.passes += 1
        quiet_turn(state)
        end_turn(state)
    elif action >= TAKE:
        collect(state, actor, action - TAKE)
        lift(state, action - TAKE)
        end_turn(state)
    else:
        move(state, actor, action // SQUARES, action % SQUARES)


@compiled
def quiet_turn(state: NumeriaState) -> None:
    """Count a turn without a trope; without a limit (4.3), up to what the field holds."""
    state.quiet = min(int(state.quiet) + 1, MOST_QUIET)


@compiled
def deal(state: NumeriaState, tile: int) -> None:
    """A tile to the next of the middle squares; at last the four central ones to the corners (1.2)."""
    dealt = int(state.dealt)
    if dealt < TILES:
        state.board[FILLED[dealt]] = tile
    else:
        for k in range(CORNER_COUNT):
            if int(state.board[CENTRE[k]]) == tile:
                state.board[CENTRE[k]] = 0
        state.board[CORNERS[dealt - TILES]] = tile
    state.dealt = dealt + 1
    if int(state.dealt) < DEALS:
        return
    state.phase = MOVING
    if int(state.setup_tropes) == RESHUFFLE and int(state.reshuffles) < MAX_RESHUFFLES and any_trope(state):
        state.reshuffles += 1
        state.dealt = 0
        state.phase = FILLING
        for square in range(SQUARES):
            state.board[square] = 0


@compiled
def move(state: NumeriaState, seat: int, home: int, goal: int) -> None:
    """The tile goes; one trope made is taken at once, several are chosen from (3.3, 3.4)."""
    state.board[goal] = state.board[home]
    state.board[home] = 0
    state.last_from = home
    state.last_to = goal
    state.passes = 0
    quiet_turn(state)
    made = made_through(state, goal)
    if made == 0:
        end_turn(state)
    elif made & (made - 1) == 0 or int(state.multi) == TAKE_ALL:
        take_made(state, seat, goal, made)
        end_turn(state)
    else:
        state.phase = TAKING


@compiled
def take_made(state: NumeriaState, seat: int, goal: int, made: int) -> None:
    """Every trope made counts, then all their tiles leave the board (3.4)."""
    for k in range(MOST_THROUGH):
        if made >> k & 1:
            collect(state, seat, int(THROUGH[goal, k]))
    for k in range(MOST_THROUGH):
        if made >> k & 1:
            lift(state, int(THROUGH[goal, k]))


@compiled
def end_turn(state: NumeriaState) -> None:
    """Three tropes win; two passes or too many quiet turns end the game (4)."""
    limit = int(state.no_trope_limit)
    won = int(state.collected[int(state.mover)]) >= int(state.target)
    if won or int(state.passes) == SEATS or (limit > 0 and int(state.quiet) >= limit):
        state.phase = ENDED
    else:
        state.phase = MOVING
        state.mover = 1 - int(state.mover)


@compiled
def returns(state: NumeriaState, out: Array) -> None:
    """More tropes win; equal is a draw (4.1, 4.3)."""
    for seat in range(SEATS):
        out[seat] = -int(state.collected[seat])
    share_win(out, SEATS)


@compiled
def scores(state: NumeriaState, out: Array) -> None:
    """Tropes collected."""
    for seat in range(SEATS):
        out[seat] = int(state.collected[seat])

"""The rules of 36, as plain functions on one record. Numbers in comments are those of RULES.md."""

from __future__ import annotations

from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules.laying import (
    begin,
    laid,
    lay_given,
    lay_squares,
    lay_tile,
    place_of,
    seat_after,
    seat_at,
)
from parlour.games.thirtysix.state import (
    CHOOSING,
    COLOUR,
    COLOURS,
    CORNERS,
    COUNTERS,
    ENDED,
    FIRST_RANDOM,
    GIVE,
    GIVE_BEFORE,
    GIVING,
    LAYING,
    MOST_IDLE,
    MOVING,
    NOWHERE,
    PASS,
    PLACING,
    SQUARES,
    STARTER_DUE,
    TILES,
)
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW
from parlour.kernel.bitmask import lowest
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.types import Array


@compiled
def start(state: ThirtysixState) -> None:
    """An unlaid board; nobody has a colour, a pawn or a counter (2)."""
    for seat in range(int(state.seats)):
        state.chosen[seat] = NOWHERE
        state.pawn[seat] = NOWHERE
    for slot in range(TILES):
        state.tile[slot] = NOWHERE
    for k in range(len(state.owed)):
        state.owed[k] = NOWHERE
    state.winner = NOWHERE
    lay_squares(state)
    if int(state.first) == FIRST_RANDOM:
        state.phase = STARTER_DUE
    else:
        begin(state, int(state.first))


@compiled
def turn(state: ThirtysixState) -> int:
    """Chance lays the board, then one seat at a time."""
    phase = int(state.phase)
    if phase == ENDED:
        return OVER
    if phase in (STARTER_DUE, LAYING):
        return CHANCE
    return 1 << int(state.mover)


@compiled
def chance(state: ThirtysixState, out: Array, weights: Array) -> int:
    """The starting player (2.2), or a tile and its turn for the next slot (2.1), all alike."""
    count = 0
    if int(state.phase) == STARTER_DUE:
        for seat in range(int(state.seats)):
            out[count] = SEAT_DRAW + seat
            weights[count] = 1
            count += 1
        return count
    for tile in range(TILES):
        if not laid(state, tile):
            for quarter in range(CORNERS):
                out[count] = CORNERS * tile + quarter
                weights[count] = 1
                count += 1
    return count


@compiled
def pawns(state: ThirtysixState) -> int:
    """Bit mask of the squares with a pawn."""
    mask = 0
    for seat in range(int(state.seats)):
        if int(state.pawn[seat]) != NOWHERE:
            mask |= 1 << int(state.pawn[seat])
    return mask


@compiled
def destinations(state: ThirtysixState, seat: int) -> int:
    """Bit mask of where a pawn may go: in a straight line over anything, or through a gate (4.1, 4.2)."""
    square = int(state.pawn[seat])
    mask = int(state.lines[square])
    if int(state.gate[square]) != NOWHERE:
        mask |= 1 << int(state.gate[square])
    return mask & ~(int(state.counters) | pawns(state))


@compiled
def own_squares(state: ThirtysixState, seat: int) -> int:
    """Bit mask of the empty squares of a seat's colour (2.5)."""
    mask = 0
    for square in range(SQUARES):
        if state.colour[square] == state.chosen[seat]:
            mask |= 1 << square
    return mask & ~pawns(state)


@compiled
def legal(state: ThirtysixState, seat: int, out: Array) -> int:
    """Colours, squares, gifts, or the pass that is forced when nothing else is possible (3)."""
    if turn(state) <= 0 or seat != int(state.mover) or (state.viewer != 0 and int(state.viewer) != seat + 1):
        return 0
    phase = int(state.phase)
    count = 0
    if phase == CHOOSING:
        for colour in range(COLOURS):
            if not taken(state, colour):
                out[count] = COLOUR + colour
                count += 1
        return count
    if phase == GIVING:
        for colour in range(COLOURS):
            if state.reserve[seat, colour] > 0:
                out[count] = GIVE + colour
                count += 1
        return count
    mask = own_squares(state, seat) if phase == PLACING else destinations(state, seat)
    while mask != 0:
        out[count] = lowest(mask)
        count += 1
        mask &= mask - 1
    if count == 0:
        out[count] = PASS
        count += 1
    return count


@compiled
def taken(state: ThirtysixState, colour: int) -> bool:
    """Whether a seat has chosen this colour."""
    for seat in range(int(state.seats)):
        if int(state.chosen[seat]) == colour:
            return True
    return False


@compiled
def play(state: ThirtysixState, actor: int, action: int) -> None:
    """One draw, or one action of the seat to move."""
    phase = int(state.phase)
    if actor == CHANCE:
        if phase == STARTER_DUE:
            begin(state, action - SEAT_DRAW)
        else:
            lay_tile(state, action // CORNERS, action % CORNERS)
            lay_given(state)
    elif phase == CHOOSING:
        choose(state, actor, action - COLOUR)
    elif phase == PLACING:
        state.pawn[actor] = action
        if place_of(state, actor) == int(state.seats) - 1:
            state.phase = MOVING
        state.mover = seat_after(state, actor)
    elif phase == GIVING:
        give(state, actor, action - GIVE)
    elif action == PASS:
        state.passes += 1
        idle_turn(state)
        end_turn(state, actor)
    else:
        move(state, actor, action)


@compiled
def idle_turn(state: ThirtysixState) -> None:
    """Count a turn without a counter placed; without a limit (5.3), up to what the field holds."""
    state.idle = min(int(state.idle) + 1, MOST_IDLE)


@compiled
def choose(state: ThirtysixState, seat: int, colour: int) -> None:
    """Last in playing order chooses first; each takes the twelve counters of one colour (2.3, 2.4)."""
    state.chosen[seat] = colour
    state.reserve[seat, colour] = COUNTERS
    place = place_of(state, seat)
    if place == 0:
        state.phase = PLACING
    else:
        state.mover = seat_at(state, place - 1)


@compiled
def move(state: ThirtysixState, seat: int, square: int) -> None:
    """The pawn goes; a counter is sown, opponents crossed are owed one (4.3, 4.5)."""
    owe_crossed(state, seat, int(state.pawn[seat]), square)
    state.pawn[seat] = square
    state.passes = 0
    idle_turn(state)
    if int(state.give_order) == GIVE_BEFORE and int(state.owed[0]) != NOWHERE:
        state.phase = GIVING
        return
    sow(state, seat)
    if reserve_size(state, seat) > 0 and int(state.owed[0]) != NOWHERE:
        state.phase = GIVING
    else:
        end_turn(state, seat)


@compiled
def distance(state: ThirtysixState, one: int, other: int) -> int:
    """Steps between two squares of one row or column, or 0 if they share none."""
    dx = int(state.x[other]) - int(state.x[one])
    dy = int(state.y[other]) - int(state.y[one])
    if dx != 0 and dy != 0:
        return 0
    return dx + dy


@compiled
def owe_crossed(state: ThirtysixState, seat: int, start_square: int, goal: int) -> None:
    """Note the opponents whose pawns a straight move crosses, the nearest first."""
    for other in range(int(state.seats)):
        steps = crossed_after(state, start_square, goal, other)
        if other != seat and steps > 0:
            owe(state, start_square, other, steps)


@compiled
def crossed_after(state: ThirtysixState, start_square: int, goal: int, seat: int) -> int:
    """After how many steps a straight move crosses a seat's pawn; 0 if it does not."""
    pawn = int(state.pawn[seat])
    vertical = state.x[start_square] == state.x[goal]
    if (vertical and state.x[pawn] != state.x[goal]) or (not vertical and state.y[pawn] != state.y[goal]):
        return 0
    reach = distance(state, start_square, goal)
    steps = distance(state, start_square, pawn)
    return abs(steps) if 0 < steps < reach or reach < steps < 0 else 0


@compiled
def owe(state: ThirtysixState, start_square: int, seat: int, steps: int) -> None:
    """Put a seat into the queue, by its distance."""
    first = int(state.owed[0])
    if first == NOWHERE:
        state.owed[0] = seat
    elif abs(distance(state, start_square, int(state.pawn[first]))) <= steps:
        state.owed[1] = seat
    else:
        state.owed[1] = first
        state.owed[0] = seat


@compiled
def sow(state: ThirtysixState, seat: int) -> None:
    """Place a counter of the square's colour under the pawn, if the reserve has one (4.3)."""
    square = int(state.pawn[seat])
    colour = int(state.colour[square])
    if state.reserve[seat, colour] > 0:
        state.reserve[seat, colour] -= 1
        state.counters |= 1 << square
        state.idle = 0


@compiled
def give(state: ThirtysixState, seat: int, colour: int) -> None:
    """A counter goes to the opponent crossed; an emptied reserve wins at once (4.5, 5.1)."""
    state.reserve[seat, colour] -= 1
    state.reserve[int(state.owed[0]), colour] += 1
    state.owed[0] = state.owed[1]
    state.owed[1] = NOWHERE
    if int(state.owed[0]) != NOWHERE and reserve_size(state, seat) > 0:
        return
    if int(state.give_order) == GIVE_BEFORE and reserve_size(state, seat) > 0:
        sow(state, seat)
    end_turn(state, seat)


@compiled
def reserve_size(state: ThirtysixState, seat: int) -> int:
    """Unplayed counters of a seat."""
    total = 0
    for colour in range(COLOURS):
        total += int(state.reserve[seat, colour])
    return total


@compiled
def end_turn(state: ThirtysixState, seat: int) -> None:
    """Won by an empty reserve; over when all pass or nothing has been sown for long (5)."""
    state.owed[0] = NOWHERE
    state.owed[1] = NOWHERE
    state.phase = MOVING
    limit = int(state.idle_limit)
    if reserve_size(state, seat) == 0:
        state.winner = seat
        state.phase = ENDED
    elif int(state.passes) == int(state.seats) or (limit > 0 and int(state.idle) >= limit):
        state.phase = ENDED
    else:
        state.mover = seat_after(state, seat)


@compiled
def rank(state: ThirtysixState, seat: int) -> int:
    """What is compared at the end, less is better: an empty reserve, then fewer counters."""
    if int(state.winner) == seat:
        return -1
    return reserve_size(state, seat)


@compiled
def returns(state: ThirtysixState, out: Array) -> None:
    """Fewest counters win; a tie is shared (and played again, 5.4)."""
    seats = int(state.seats)
    for seat in range(seats):
        out[seat] = rank(state, seat)
    share_win(out, seats)


@compiled
def scores(state: ThirtysixState, out: Array) -> None:
    """Unplayed counters; fewer is better."""
    for seat in range(int(state.seats)):
        out[seat] = reserve_size(state, seat)


@compiled
def scored(state: ThirtysixState) -> bool:
    """Whether every seat has a colour, and so counters to get rid of (before that all have none)."""
    for seat in range(int(state.seats)):
        if int(state.chosen[seat]) == NOWHERE:
            return False
    return True

"""Wins that nobody can prevent: all moves looked at, to more and more actions ahead, with two players.

Nothing is hidden and nothing is drawn once the board is laid, so what is found here is certain. Each position
is looked at once for each seat that could win: the table keeps in how many actions a win was found, or within
how many there is none. `endgame` asks.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.games.thirtysix.bots.leaf import promise
from parlour.games.thirtysix.record import ThirtysixState
from parlour.games.thirtysix.rules import legal, play, turn
from parlour.games.thirtysix.rules.flow import reserve_size
from parlour.games.thirtysix.state import COLOURS, MOVING
from parlour.kernel.actors import OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import mixed
from parlour.kernel.solving import insert_ranked
from parlour.kernel.types import Array

DEEPEST: Final = 48
"""Actions looked ahead at most."""

ENTRY: Final = np.dtype(
    [
        ("board", np.int64),  # counters and pawns
        ("rest", np.int64),  # reserves, whose turn it is, who is to win
        ("won", np.int16),  # in how many actions a win was found; 0: none yet
        ("open", np.int16),  # within how many there is none
        ("spare", np.int32),
    ]
)
"""A position, whole: nothing is ever taken for another one."""


MOST_IN_A_TURN: Final = 2
"""Counters that leave a reserve in one turn: one is sown, one given."""
PAWN_BITS: Final = 6
RESERVE_BITS: Final = 5
SEATS: Final = 2

_LOW: Final = np.uint64(0xFFFFFFFF)
_S32: Final = np.uint64(32)


class ProofSearch(NamedTuple):
    """What looking for a proof works on: a line of positions, a table, room for the actions of each."""

    states: Any
    table: Any
    actions: Array
    ranks: Array
    budget: Any
    """What may still be looked at; once it is below 0, answers mean nothing."""


@compiled
def board_of(state: ThirtysixState) -> int:
    """Counters and pawns in one number."""
    number = int(state.counters)
    for seat in range(SEATS):
        number = (number << PAWN_BITS) | int(state.pawn[seat])
    return number


@compiled
def rest_of(state: ThirtysixState, hope: int) -> int:
    """Everything else that changes, and the seat to win, in one number."""
    number = 0
    for seat in range(SEATS):
        for colour in range(COLOURS):
            number = (number << RESERVE_BITS) | int(state.reserve[seat, colour])
    number = (number << 1) | int(state.mover)
    number = (number << 1) | (1 if int(state.phase) == MOVING else 0)
    number = (number << 2) | int(state.passes)
    number = (number << 15) | int(state.idle)
    return (number << 1) | hope


@compiled
def place_of(board: int, rest: int, size: int) -> int:
    """Where a position belongs in a table whose size is a power of two."""
    one = np.uint64(board)
    two = np.uint64(rest)
    scrambled = mixed((one & _LOW) ^ mixed((one >> _S32) ^ mixed((two & _LOW) ^ mixed(two >> _S32))))
    return int(scrambled & np.uint64(size - 1))


@compiled
def actions_needed(state: ThirtysixState, hope: int) -> int:
    """The fewest actions in which a seat can empty its reserve."""
    turns = (reserve_size(state, hope) + MOST_IN_A_TURN - 1) // MOST_IN_A_TURN
    if int(state.mover) == hope:
        return 2 * turns - 1
    return 2 * turns


@compiled
def is_won(state: ThirtysixState, hope: int) -> bool:
    """Whether the game is over and the seat has won it alone."""
    if int(state.winner) >= 0:
        return int(state.winner) == hope
    return reserve_size(state, hope) < reserve_size(state, 1 - hope)


@compiled
def sorted_actions(state: ThirtysixState, seat: int, actions: Array, ranks: Array) -> int:
    """The legal actions, those that change the lead most first; how many."""
    count = legal(state, seat, actions)
    for k in range(count):
        action = int(actions[k])
        insert_ranked(actions, ranks, k, action, promise(state, seat, action))
    return count


@compiled
def wins(search: ProofSearch, at: int, hope: int, depth: int) -> bool:
    """Whether seat `hope` can force a win within `depth` actions from position `at` of the line.

    Wins by fewer counters, at the end of a game that nobody can win, are found as far as a win by an empty
    reserve would be looked for.
    """
    states, table, actions, ranks, budget = search
    state = states[at]
    if int(turn(state)) == OVER:
        return is_won(state, hope)
    budget[0] -= 1
    if budget[0] < 0 or actions_needed(state, hope) > depth:
        return False
    board = board_of(state)
    rest = rest_of(state, hope)
    entry = table[place_of(board, rest, table.shape[0])]
    if int(entry.board) == board and int(entry.rest) == rest:
        if 0 < int(entry.won) <= depth:
            return True
        if int(entry.open) >= depth:
            return False
    mover = int(state.mover)
    count = sorted_actions(state, mover, actions[at], ranks[at])
    found = mover != hope
    for k in range(count):
        states[at + 1] = states[at]
        play(states[at + 1], mover, int(actions[at, k]))
        won = wins(search, at + 1, hope, depth - 1)
        if won == (mover == hope):
            found = won
            break
    if budget[0] >= 0:
        keep(entry, board, rest, depth, found)
    return found


@compiled
def keep(entry: Any, board: int, rest: int, depth: int, found: bool) -> None:
    """Note what was found; another position that was kept there is forgotten."""
    if int(entry.board) != board or int(entry.rest) != rest:
        entry.board = board
        entry.rest = rest
        entry.won = 0
        entry.open = 0
    if found:
        entry.won = depth
    else:
        entry.open = depth

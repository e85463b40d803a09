"""Which play to choose: the last ones by `endgame`, without a fault, the others by sampled deals.

Of all whole plays of the turn, in a game for two those that look best at once (`play_value`) are compared.
Each round spends as many playouts as any other, on the plays that are left; the better half goes on to the
next one (sequential halving, Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.triolet.bots.all_hands import SETS
from parlour.games.triolet.bots.common_draws import Candidates, PlayOut, compare
from parlour.games.triolet.bots.endgame import ENDING, last_plays
from parlour.games.triolet.bots.play_value import ROOM, SEATS, arrays_in, foresee
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules import turn
from parlour.games.triolet.rules.actions import legal
from parlour.games.triolet.rules.flow import play
from parlour.games.triolet.state import END, KINDS, MOST_LEGAL, MOST_SEATS, PASS, PLAYING, STATE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import RANDOM
from parlour.kernel.solving import AGAIN, ANY, insert_ranked, is_new, key_of
from parlour.kernel.types import Array

PLAY_OUTS_A_MILLISECOND: Final = 20
MOST_POSITIONS: Final = 3000
"""Positions within a turn, more than there are without jokers but in rare cases; the tree search copes."""
MOST_COMPARED: Final = 16
"""Plays worth playing out in a game for two."""
DEALS_AT_ONCE: Final = 32
SLOTS: Final = 1 << 13
TOO_MANY: Final = -1

WORK: Final = np.dtype(
    [
        ("plays", np.int64),  # whole plays; 0: not begun
        ("left", np.int64),  # of them still compared
        ("rounds", np.int64),
        ("play_outs", np.int64),
        ("deals", np.int64),  # still to come in this round; 0: a new one begins
        ("dealt", np.int64),
        ("ending", ENDING, (1,)),
        ("room", ROOM, (1,)),
        # positions within the turn, each with the action that led to it and the position before that
        ("positions", STATE, (MOST_POSITIONS + 1,)),
        ("parents", np.int32, (MOST_POSITIONS + 1,)),
        ("actions", np.int32, (MOST_POSITIONS + 1,)),
        ("waiting", np.int32, (MOST_POSITIONS + 1,)),
        ("met", np.uint64, (SLOTS,)),
        # whole plays: the position after it as the seat sees it, its last action and the position before that
        ("roots", STATE, (MOST_POSITIONS,)),
        ("before", np.int32, (MOST_POSITIONS,)),
        ("last", np.int32, (MOST_POSITIONS,)),
        ("alive", np.int64, (MOST_POSITIONS,)),  # those still compared, the best first
        ("order", np.int64, (MOST_POSITIONS,)),
        ("ranks", np.float64, (MOST_POSITIONS,)),
        ("sums", np.float64, (MOST_POSITIONS,)),
        ("best", np.float64, (MOST_POSITIONS, SETS)),
        ("replies", np.float64, (MOST_POSITIONS,)),
        # for playing on
        ("states", STATE, (1,)),
        ("randoms", RANDOM, (1,)),
        ("numbers", np.int32, (MOST_LEGAL,)),
        ("outcomes", np.int32, (KINDS,)),
        ("weights", np.int64, (KINDS,)),
        ("drawn", np.int64, (MOST_SEATS,)),
    ]
)


@compiled
def solve(state: TrioletState, seat: int, avoid: int, seed: Any, effort: int, work: Any, run: Array) -> int:
    """The seat's run: exact at the end of a game for two, else the best of all plays on sampled deals.

    0 where there are too many plays, and where there is no choice.
    """
    if avoid != ANY:
        return 0
    if int(work.plays) == 0:
        found = last_plays(state, seat, effort, work.ending[0], run)
        if found > 0:
            return found
    return sampled(state, seat, seed, effort * PLAY_OUTS_A_MILLISECOND, work, run)


@compiled
def sampled(state: TrioletState, seat: int, seed: Any, play_outs: int, work: Any, run: Array) -> int:
    """The play with the best results in a number of playouts over all plays, in pieces; 0: decide now."""
    if int(work.plays) == 0:
        if int(state.stage) != PLAYING or turn(state) != 1 << seat or find_plays(state, seat, work) < 2:
            return 0
        begin(state, seat, play_outs, work)
    while int(work.left) > 1:
        if int(work.deals) == 0:
            work.deals = max(1, int(work.play_outs) // (int(work.rounds) * int(work.left)))
        if play_outs > 0:
            try_out(work, seat, seed, min(int(work.deals), DEALS_AT_ONCE))
        else:
            work.deals = 0
        if int(work.deals) == 0:
            halve(work)
        if play_outs > 0 and int(work.left) > 1:
            return AGAIN
    return write_run(work, int(work.alive[0]), run)


# -- all plays -------------------------------------------------------------------------------------------


@compiled
def find_plays(state: TrioletState, seat: int, work: Any) -> int:
    """All that the seat may do in this turn, each outcome once; `TOO_MANY` when there is too much of it."""
    work.positions[0] = state
    work.waiting[0] = 0
    work.parents[0] = -1
    waiting = 1
    made = 1
    plays = 0
    met = 0
    while waiting > 0:
        waiting -= 1
        now = int(work.waiting[waiting])
        count = legal(work.positions[now], seat, work.numbers[:])
        for k in range(count):
            action = int(work.numbers[k])
            work.states[0] = work.positions[now]
            after = work.states[0]
            play(after, seat, action)
            if not is_new(work.met[:], key_of(after)):
                continue
            met += 1
            if met > MOST_POSITIONS:
                return TOO_MANY
            if action == END or action == PASS or turn(after) != 1 << seat:
                work.roots[plays] = after
                work.before[plays] = now
                work.last[plays] = action
                plays += 1
            else:
                work.positions[made] = after
                work.parents[made] = now
                work.actions[made] = action
                work.waiting[waiting] = made
                waiting += 1
                made += 1
    work.plays = plays
    return plays


@compiled
def write_run(work: Any, play_index: int, run: Array) -> int:
    """Write the actions of a whole play and return how many."""
    count = 1
    at = int(work.before[play_index])
    while at != 0:
        count += 1
        at = int(work.parents[at])
    run[count - 1] = work.last[play_index]
    at = int(work.before[play_index])
    for back in range(count - 1):
        run[count - 2 - back] = work.actions[at]
        at = int(work.parents[at])
    return count


# -- the best of them --------------------------------------------------------------------------------------


@compiled
def begin(state: TrioletState, seat: int, play_outs: int, work: Any) -> None:
    """Choose the plays to compare: for two those that look best at once, else all."""
    plays = int(work.plays)
    work.play_outs = play_outs
    work.left = plays
    for k in range(plays):
        work.alive[k] = k
    if int(state.seats) == SEATS:
        foresee(
            work.roots[:plays], int(state.scores[seat]), seat, arrays_in(work.room[0]),
            work.ranks[:], work.best[:], work.replies[:],
        )  # fmt: skip
        for k in range(plays):
            insert_ranked(work.alive[:], work.ranks[:], k, k, float(work.ranks[k]))
        work.left = min(plays, MOST_COMPARED)
    rounds = 0
    while 1 << rounds < int(work.left):
        rounds += 1
    work.rounds = rounds


@compiled
def try_out(work: Any, seat: int, seed: Any, deals: int) -> None:
    """Play every play that is left on some further deals."""
    plays = Candidates(
        work.roots[:], work.alive[: int(work.left)], work.best[:], work.replies[:], work.sums[:]
    )
    room = PlayOut(
        work.states[:], work.randoms[:], work.numbers[:], work.outcomes[:], work.weights[:], work.drawn[:]
    )
    compare(plays, seat, seed, int(work.dealt), deals, room, arrays_in(work.room[0]))
    work.dealt = int(work.dealt) + deals
    work.deals = int(work.deals) - deals


@compiled
def halve(work: Any) -> None:
    """Leave the better half; all of them have been tried on the same deals."""
    for k in range(int(work.left)):
        play_index = int(work.alive[k])
        insert_ranked(work.order[:], work.ranks[:], k, play_index, float(work.sums[play_index]))
    work.left = (int(work.left) + 1) // 2
    for k in range(int(work.left)):
        work.alive[k] = work.order[k]

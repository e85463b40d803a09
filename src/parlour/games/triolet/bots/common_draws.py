"""Plays compared on the same deals: what a play does not change makes no difference (common random numbers).

For a deal the unseen tokens are given out at random, and each seat will draw the same tokens whichever play
is looked at, as nearly as the bag allows. Each play is followed by greedy ones, and the score judged after
some. In a game for two what is still to come is judged by `play_value`, and what the other's hand was lucky
to play is taken off, for the mean of all hands is known (control variate). `choose_play` decides
what is compared how often.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from parlour.games.triolet.bots.leaf import LAST_TOKENS, rollout, standing, weighed
from parlour.games.triolet.bots.play_value import SEATS, look_at_unseen, luck, prospect
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules import chance, play, turn
from parlour.games.triolet.rules.actions import legal
from parlour.games.triolet.rules.hidden import drawer, guess
from parlour.games.triolet.state import MOST_SEATS
from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import pick, reseed_for
from parlour.kernel.types import Array

DEAL: Final = 1 << 12
"""Numbers of random streams from one deal to the next …"""
SEAT: Final = 1 << 8
"""… and from one seat of a deal to the next: more than anybody draws before the score is judged."""
PLAYS: Final = 2
"""Turns after the play that is judged: the next player's, and with two players one's own."""
MOST_ENTRIES: Final = 4000
"""Entries of a game played to its end, at most."""


class Candidates(NamedTuple):
    """Plays to compare."""

    roots: Any
    """The positions after them, as their seat sees them."""
    alive: Any
    """The indexes of those that are still compared."""
    best: Any
    replies: Any
    """What `foresee` says of the positions."""
    sums: Any
    """What they were worth on the deals so far."""


class PlayOut(NamedTuple):
    """Room to play a deal on: a position, a generator, actions, outcomes, how many each seat has drawn."""

    states: Any
    randoms: Any
    actions: Array
    outcomes: Array
    weights: Array
    drawn: Any


@compiled
def compare(
    plays: Candidates, seat: int, seed: Any, first: int, deals: int, room: PlayOut, here: Any
) -> None:
    """Add what each play of a seat is worth on some deals, from the deal with the number `first` on.

    `here` is a workspace for prospects.
    """
    state, random = room.states[0], room.randoms[0]
    for deal in range(first, first + deals):
        for k in range(plays.alive.shape[0]):
            root = int(plays.alive[k])
            room.states[0] = plays.roots[root]
            reseed_for(random, seed, deal * DEAL)
            guess(state, seat, random)
            lucky = luck(state, seat, plays.best[root], plays.replies[root])
            play_on(state, seed, deal, room)
            if int(state.seats) == SEATS:
                plays.sums[root] += weighed(state, lucky + lead_with_prospects(state, seat, here))
            else:
                plays.sums[root] += standing(state, seat)


@compiled
def lead_with_prospects(state: TrioletState, seat: int, here: Any) -> float:
    """The lead of a seat over the other, and what the last play opened, and kept for its player."""
    lead = float(int(state.scores[seat]) - int(state.scores[1 - seat]))
    if int(turn(state)) == OVER:
        return lead
    last = 1 - int(state.mover)
    look_at_unseen(state, last, here)
    if last == seat:
        return lead + prospect(state, last, here)
    return lead - prospect(state, last, here)


@compiled
def play_on(state: TrioletState, seed: Any, deal: int, room: PlayOut) -> None:
    """Play greedily for some turns, or to the end when the bag is nearly empty, and fill no hand then."""
    random, actions, outcomes, weights = room.randoms[0], room.actions, room.outcomes, room.weights
    drawn = room.drawn
    turns = PLAYS
    if int(state.bag_size) <= LAST_TOKENS:
        turns = MOST_ENTRIES
    for seat in range(MOST_SEATS):
        drawn[seat] = 0
    mover = int(state.mover)
    for _ in range(MOST_ENTRIES):
        due = int(turn(state))
        if due == OVER:
            return
        if int(state.mover) != mover:
            mover = int(state.mover)
            turns -= 1
            if turns == 0:
                return
        if due == CHANCE:
            who = drawer(state)
            reseed_for(random, seed, deal * DEAL + (1 + who) * SEAT + int(drawn[who]))
            drawn[who] += 1
            count = chance(state, outcomes, weights)
            play(state, CHANCE, int(outcomes[pick(random, weights, count)]))
            continue
        count = legal(state, mover, actions)
        k = 0
        if count > 1:
            k = rollout(state, mover, actions, count, random)
        play(state, mover, int(actions[k]))

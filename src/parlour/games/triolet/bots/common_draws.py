"""Plays compared on the same deals: what a play does not change makes no difference (common random numbers).

For a deal the unseen tokens are given out at random, and each seat will draw the same tokens whichever play
is looked at, as nearly as the bag allows. Each play is followed by greedy ones, and the score judged after
some. In a game for two what is still to come is judged by `play_value`, and what the other's hand was lucky
to play is taken off, for the mean of all hands is known (control variate). `choose_play` decides
what is compared how often.
"""

from __future__ import annotations

from typing import Any, Final

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
from parlour.kernel.types import Array, Random

DEAL: Final = 1 << 12
"""Numbers of random streams from one deal to the next …"""
SEAT: Final = 1 << 8
"""… and from one seat of a deal to the next: more than anybody draws before the score is judged."""
PLAYS: Final = 2
"""Turns after the play that is judged: the next player's, and with two players one's own."""
MOST_ENTRIES: Final = 4000
"""Entries of a game played to its end, at most."""


@compiled
def compare(  # noqa: PLR0913  # arrays and numbers of compiled code
    roots: Any,
    alive: Any,
    states: Any,
    seat: int,
    seed: Any,
    first: int,
    deals: int,
    randoms: Any,
    actions: Array,
    outcomes: Array,
    weights: Array,
    best: Any,
    replies: Any,
    here: Any,
    sums: Any,
    drawn: Any,
) -> None:
    """Add to `sums` what each root that is `alive` is worth to the seat on each of some deals.

    `roots` are positions after a play of the seat, as it sees them; `first` is the number of the first deal;
    `best` and `replies` are what `foresee` says of the roots; `here` is a workspace for prospects.
    """
    for deal in range(first, first + deals):
        for k in range(alive.shape[0]):
            root = int(alive[k])
            states[0] = roots[root]
            reseed_for(randoms[0], seed, deal * DEAL)
            guess(states[0], seat, randoms[0])
            lucky = luck(states[0], seat, best[root], replies[root])
            play_on(states[0], randoms[0], seed, deal, actions, outcomes, weights, drawn)
            if int(states[0].seats) == SEATS:
                sums[root] += weighed(states[0], lucky + lead_with_prospects(states[0], seat, here))
            else:
                sums[root] += standing(states[0], seat)


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
def play_on(  # noqa: PLR0913  # arrays and numbers of compiled code
    state: TrioletState,
    random: Random,
    seed: Any,
    deal: int,
    actions: Array,
    outcomes: Array,
    weights: Array,
    drawn: Any,
) -> None:
    """Play greedily for some turns, or to the end when the bag is nearly empty, and fill no hand then."""
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

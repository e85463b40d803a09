"""A record replayed with an observation at each decision, compiled. Bound to a game by its twin.

`entries` are pairs of actor and action. Each decision of a seat takes the next row of `DecisionRows`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.flow import listed
from parlour.kernel.rules import chance, conceal, legal, play, returns, scores, turn

NO_ROW: Final = -1
BITS: Final = 8
"""Actions per byte of a mask, the first in its highest bit, as for `numpy.unpackbits`."""
FIRST_BIT: Final = 7


class DecisionRows(NamedTuple):
    """A row for each decision of a seat."""

    views: Any
    masks: Any
    rewards: Any
    last: Any
    """Whether a decision is the last of its seat."""


class WalkScratch(NamedTuple):
    """Scratch space: the row of each seat's last decision so far, scores, and what may be chosen."""

    latest: Any
    before: Any
    after: Any
    actions: Any
    outcomes: Any
    weights: Any


@compiled
def allowed(state: Any, actor: int, action: int, actions: Any, outcomes: Any, weights: Any) -> bool:
    """Whether the rules list an entry; leaves a seat's legal actions in `actions`."""
    due = int(turn(state))
    if actor == CHANCE:
        return due == CHANCE and listed(outcomes, chance(state, outcomes, weights), action)
    return due != CHANCE and listed(actions, legal(state, actor, actions), action)


@compiled
def observe(state: Any, seat: int, row: int, views: Any, masks: Any, actions: Any) -> None:
    """Write what a deciding seat may know and do."""
    conceal(state, seat, views[row])
    for k in range(legal(state, seat, actions)):
        number = int(actions[k])
        masks[row, number // BITS] |= 1 << (FIRST_BIT - number % BITS)


@compiled
def walk(
    state: Any, entries: Any, seats: int, sign: int, decisions: DecisionRows, scratch: WalkScratch
) -> int:
    """Play all entries; returns the index of the first illegal one, or their number.

    `sign` other than 0: rewards are changes of scores times it, added to each seat's latest decision.
    """
    views, masks, rewards, last = decisions
    latest, before, after, actions, outcomes, weights = scratch
    row = 0
    scores(state, before)
    for number in range(entries.shape[0]):
        actor = int(entries[number, 0])
        action = int(entries[number, 1])
        if not allowed(state, actor, action, actions, outcomes, weights):
            return number
        if actor >= 0:
            observe(state, actor, row, views, masks, actions)
            if int(latest[actor]) != NO_ROW:
                last[latest[actor]] = False
            last[row] = True
            latest[actor] = row
            row += 1
        play(state, actor, action)
        if sign != 0:
            scores(state, after)
            for seat in range(seats):
                if int(latest[seat]) != NO_ROW:
                    rewards[latest[seat]] += sign * (int(after[seat]) - int(before[seat]))
                before[seat] = after[seat]
    return int(entries.shape[0])


@compiled
def result(state: Any, out: Any) -> bool:
    """Write every seat's return if the game is over; returns whether it is."""
    if turn(state) != OVER:
        return False
    returns(state, out)
    return True

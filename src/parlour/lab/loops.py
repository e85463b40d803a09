"""Many games stepped at once for learners: actions, draws, rewards, new games. Bound by a twin.

State i belongs to `learners[i]`, a seat, or `ANYBODY`: then whoever is due acts, one after another. Arrays
have a row for each state, but for the work space of one worker: `actions`, `outcomes`, `weights` and `now`.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compiled import compiled
from parlour.kernel.loops import draw
from parlour.kernel.masks import lowest
from parlour.kernel.rng import below
from parlour.kernel.rules import conceal, legal, play, returns, scores, start, turn

ANYBODY: Final = -1
DRAWN: Final = -2
"""Instead of a seat: each game draws the learner's."""

LOST: Final = -1.0
"""The reward of a seat whose action was not legal."""

GIVE_UP: Final = 1 << 20
"""Entries in a row without the learner, after which a game counts as cut off."""

# settings
SEATS: Final = 0
LEARNER: Final = 1
SCORED: Final = 2
"""1: rewards are changes of scores; 0: the result at the end."""
SIGN: Final = 3
LIMIT: Final = 4
"""Actions of the learner after which a game is cut off; 0: never."""
SAME_STEP: Final = 5
"""1: a game that ended is followed by a new one in the same step; 0: in the next, whatever its action."""
UNFORCED: Final = 6
"""1: an action that is the only one legal is played without asking; 0: it is asked for like any other."""
SETTINGS: Final = 7

# how a game stands after a step
GOING: Final = 0
ENDED: Final = 1
CUT: Final = 2
ILLEGAL: Final = 3


@compiled
def settle(
    state: Any, random: Any, learner: int, unforced: int, actions: Any, outcomes: Any, weights: Any
) -> bool:
    """Draws, and others' actions at random, until the learner is due or the game is over; False: never."""
    for _ in range(GIVE_UP):
        due = int(turn(state))
        if due == OVER:
            return True
        if due == CHANCE:
            draw(state, random, outcomes, weights)
        elif learner == ANYBODY or (due >> learner) & 1 != 0:
            seat = lowest(due) if learner == ANYBODY else learner
            if unforced == 0 or legal(state, seat, actions) != 1:
                return True
            play(state, seat, int(actions[0]))
        else:
            seat = lowest(due)
            count = legal(state, seat, actions)
            play(state, seat, int(actions[below(random, count)]))
    return False


@compiled
def begin(
    states: Any, i: int, random: Any, blanks: Any, settings: Any, learners: Any, points: Any,
    actions: Any, outcomes: Any, weights: Any,
) -> None:  # fmt: skip
    """A new game for state i, up to the learner's first decision."""
    seats = int(settings[SEATS])
    learners[i] = settings[LEARNER]
    if int(settings[LEARNER]) == DRAWN:
        learners[i] = below(random, seats)
    while True:
        states[i] = blanks[below(random, blanks.shape[0])]
        start(states[i])
        settle(states[i], random, int(learners[i]), int(settings[UNFORCED]), actions, outcomes, weights)
        if turn(states[i]) != OVER:  # some games may end before a seat was ever due
            break
    scores(states[i], points[i])


@compiled
def look(
    states: Any,
    i: int,
    learner: int,
    blank: Any,
    acting: Any,
    views: Any,
    masks: Any,
    listed: Any,
    counts: Any,
) -> None:
    """Who acts in state i, what is legal and what is seen; masks are changed where they differ, only."""
    for k in range(int(counts[i])):
        masks[i, listed[i, k]] = 0
    due = int(turn(states[i]))
    if due == OVER:
        counts[i] = 0
        seat = int(acting[i])
    else:
        seat = lowest(due) if learner == ANYBODY else learner
        counts[i] = legal(states[i], seat, listed[i])
    acting[i] = seat
    for k in range(int(counts[i])):
        masks[i, listed[i, k]] = 1
    views[i] = blank[0]
    conceal(states[i], seat, views[i])


@compiled
def reset_all(
    states: Any, randoms: Any, blanks: Any, blank: Any, settings: Any, learners: Any, points: Any, ages: Any,
    status: Any, acting: Any, views: Any, masks: Any, listed: Any, counts: Any,
    actions: Any, outcomes: Any, weights: Any,
) -> None:  # fmt: skip
    """A new game everywhere."""
    for i in range(states.shape[0]):
        begin(states, i, randoms[i], blanks, settings, learners, points, actions, outcomes, weights)
        ages[i] = 0
        status[i] = GOING
        look(states, i, int(learners[i]), blank, acting, views, masks, listed, counts)


@compiled
def earn(state: Any, settings: Any, points: Any, now: Any, rewards: Any) -> None:
    """What every seat has earned since the last step."""
    seats = int(settings[SEATS])
    if int(settings[SCORED]) != 0:
        scores(state, now)
        for seat in range(seats):
            rewards[seat] = int(settings[SIGN]) * (int(now[seat]) - int(points[seat]))
            points[seat] = now[seat]
    elif turn(state) == OVER:
        returns(state, rewards)


@compiled
def act(
    state: Any, random: Any, settings: Any, learner: int, seat: int, number: int, listed: Any, count: int,
    rewards: Any, actions: Any, outcomes: Any, weights: Any,
) -> int:  # fmt: skip
    """One action of the learner and all that follows until its next; how the game stands."""
    known = False
    for k in range(count):
        if listed[k] == number:
            known = True
    if not known:
        rewards[seat] = LOST
        return ILLEGAL
    play(state, seat, number)
    if not settle(state, random, learner, int(settings[UNFORCED]), actions, outcomes, weights):
        return CUT
    if turn(state) == OVER:
        return ENDED
    return GOING


@compiled
def step_all(
    states: Any, randoms: Any, blanks: Any, blank: Any, settings: Any, learners: Any, points: Any, ages: Any,
    status: Any, acting: Any, views: Any, masks: Any, listed: Any, counts: Any, numbers: Any,
    rewards: Any, actors: Any, finals: Any, actions: Any, outcomes: Any, weights: Any, now: Any,
) -> None:  # fmt: skip
    """Action `numbers[i]` in state i; games that end are followed by new ones.

    `status` says how each game stands, `actors` who acted, `finals` what that seat saw last where a game
    ended and a new one began in the same step.
    """
    limit = int(settings[LIMIT])
    for i in range(states.shape[0]):
        for seat in range(int(settings[SEATS])):
            rewards[i, seat] = 0.0
        actors[i] = acting[i]
        if int(status[i]) != GOING and int(settings[SAME_STEP]) == 0:
            begin(states, i, randoms[i], blanks, settings, learners, points, actions, outcomes, weights)
            ages[i] = 0
            status[i] = GOING
            look(states, i, int(learners[i]), blank, acting, views, masks, listed, counts)
            continue
        learner = int(learners[i])
        stands = act(
            states[i], randoms[i], settings, learner, int(acting[i]), int(numbers[i]), listed[i],
            int(counts[i]), rewards[i], actions, outcomes, weights,
        )  # fmt: skip
        ages[i] += 1
        if stands != ILLEGAL:
            earn(states[i], settings, points[i], now, rewards[i])
        if stands == GOING and limit > 0 and int(ages[i]) >= limit:
            stands = CUT
        status[i] = stands
        if stands != GOING and int(settings[SAME_STEP]) != 0:
            finals[i] = blank[0]
            conceal(states[i], int(actors[i]), finals[i])
            begin(states, i, randoms[i], blanks, settings, learners, points, actions, outcomes, weights)
            ages[i] = 0
        look(states, i, int(learners[i]), blank, acting, views, masks, listed, counts)

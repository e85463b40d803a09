"""Many games stepped at once for learners: actions, draws, rewards, new games. Bound to a game by its twin.

State i belongs to `learners[i]`: a seat, or `ANYBODY` if every seat due acts in turn. Arrays
have a row for each state, but for the work space of one worker: `actions`, `outcomes`, `weights` and `now`.
`raw`, `raw_blanks` and the like are the bytes of records: whole records are copied and cleared by them.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.batch.loops import draw
from parlour.kernel.bitmask import lowest
from parlour.kernel.compile.decorators import compiled, inlined
from parlour.kernel.rng import below
from parlour.kernel.rules import conceal, legal, play, returns, scores, start, turn
from parlour.lab.encode import encode

ANYBODY: Final = -1
DRAWN: Final = -2
"""In place of a seat: each game draws the learner's seat."""

LOST: Final = -1.0
"""The reward of a seat whose action was not legal."""

GIVE_UP: Final = 1 << 20
"""Entries in a row without the learner after which a game is truncated."""

AT_ONCE: Final = 32
"""Bytes of a mask that can be cleared in the time of one indexed write."""

# settings
SEATS: Final = 0
LEARNER: Final = 1
SCORED: Final = 2
"""1: rewards are changes of scores; 0: the result at the end."""
SIGN: Final = 3
LIMIT: Final = 4
"""Actions of the learner after which a game is truncated; 0: never."""
RENEWAL: Final = 5
"""When a finished game is followed by a new one: one of those below."""
UNFORCED: Final = 6
"""1: forced actions are played automatically; 0: they are decisions like any other."""
SETTINGS: Final = 7

NEXT_STEP: Final = 0
"""In the next step, whatever its action."""
SAME_STEP: Final = 1
"""In the step that ended it."""
BY_RESET: Final = 2
"""Only when it is reset; until then steps do not change it."""

DUMMY: Final = 0
"""The action set in a mask without legal actions, so that it can be normalised."""

# the status of a game after a step
GOING: Final = 0
ENDED: Final = 1
CUT: Final = 2
ILLEGAL: Final = 3


@compiled
def copy(into: Any, raw: Any) -> None:
    """The bytes of one record into another."""
    # Assigning whole records would compile to one instruction per byte.
    for k in range(into.shape[0]):
        into[k] = raw[k]


@compiled
def settle(
    state: Any, random: Any, learner: int, unforced: int, actions: Any, outcomes: Any, weights: Any
) -> bool:
    """Play draws and others' random actions until the learner is due or the game is over; False: neither."""
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
    states: Any, raw: Any, i: int, random: Any, raw_blanks: Any, settings: Any, learners: Any, points: Any,
    actions: Any, outcomes: Any, weights: Any,
) -> None:  # fmt: skip
    """A new game for state i, up to the learner's first decision."""
    seats = int(settings[SEATS])
    learners[i] = settings[LEARNER]
    if int(settings[LEARNER]) == DRAWN:
        learners[i] = below(random, seats)
    while True:
        copy(raw[i], raw_blanks[below(random, raw_blanks.shape[0])])
        start(states[i])
        settle(states[i], random, int(learners[i]), int(settings[UNFORCED]), actions, outcomes, weights)
        if turn(states[i]) != OVER:  # some games may end before a seat was ever due
            break
    scores(states[i], points[i])


@inlined
def observe(states: Any, i: int, learner: int, acting: Any, masks: Any, listed: Any, counts: Any) -> None:
    """Write who acts in state i and its mask, `DUMMY` at the end.

    In a long mask only set entries are cleared.
    """
    before = int(counts[i])
    if masks.shape[1] <= before * AT_ONCE:
        masks[i, :] = 0
    else:
        for k in range(before):
            masks[i, listed[i, k]] = 0
    due = int(turn(states[i]))
    count = 1
    listed[i, 0] = DUMMY
    if due != OVER:
        acting[i] = lowest(due) if learner == ANYBODY else learner
        count = legal(states[i], int(acting[i]), listed[i])
    counts[i] = count
    for k in range(count):
        masks[i, listed[i, k]] = 1


@compiled
def reset_all(
    states: Any, raw: Any, randoms: Any, raw_blanks: Any, settings: Any, learners: Any, points: Any,
    ages: Any, status: Any, acting: Any, masks: Any, listed: Any, counts: Any,
    actions: Any, outcomes: Any, weights: Any, which: Any,
) -> None:  # fmt: skip
    """Start new games where `which` is set."""
    for i in range(states.shape[0]):
        if which[i]:
            begin(
                states, raw, i, randoms[i], raw_blanks, settings, learners, points, actions, outcomes, weights
            )
            ages[i] = 0
            status[i] = GOING
            observe(states, i, int(learners[i]), acting, masks, listed, counts)


@compiled
def see_all(states: Any, seats: Any, views: Any, raw_views: Any) -> None:
    """What `seats[i]` may know of state i."""
    for i in range(states.shape[0]):
        raw_views[i, :] = 0
        conceal(states[i], int(seats[i]), views[i])


@compiled
def observe_all(
    states: Any, viewers: Any, view: Any, raw_view: Any, table: Any, seats: int, out: Any
) -> None:
    """The same as flat rows (`lab.encode`), reusing one record, `view`."""
    for i in range(states.shape[0]):
        raw_view[0, :] = 0
        conceal(states[i], int(viewers[i]), view[0])
        out[i, :] = 0.0
        encode(raw_view[0], table, int(viewers[i]), seats, out[i])


@compiled
def choose_all(draws: Any, counts: Any, listed: Any, out: Any) -> None:
    """The legal action of state i selected by a number in [0, 1)."""
    for i in range(counts.shape[0]):
        out[i] = listed[i, int(draws[i] * max(1, int(counts[i])))]


@inlined
def earn(state: Any, settings: Any, points: Any, now: Any, rewards: Any) -> None:
    """The reward of every seat since the last step."""
    seats = int(settings[SEATS])
    if int(settings[SCORED]) != 0:
        scores(state, now)
        for seat in range(seats):
            rewards[seat] = int(settings[SIGN]) * (int(now[seat]) - int(points[seat]))
            points[seat] = now[seat]
    elif turn(state) == OVER:
        returns(state, rewards)


@inlined
def act(
    state: Any, random: Any, settings: Any, learner: int, seat: int, number: int, listed: Any, count: int,
    rewards: Any, actions: Any, outcomes: Any, weights: Any,
) -> int:  # fmt: skip
    """One action of the learner and everything up to its next; returns the game's status."""
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
    states: Any, raw: Any, randoms: Any, raw_blanks: Any, settings: Any, learners: Any, points: Any,
    ages: Any, status: Any, acting: Any, masks: Any, listed: Any, counts: Any,
    actions: Any, outcomes: Any, weights: Any,
    numbers: Any, rewards: Any, actors: Any, finals: Any, raw_finals: Any, now: Any,
) -> None:  # fmt: skip
    """Action `numbers[i]` in state i; games that end are followed by new ones.

    `status` is each game's status, `actors` who acted, `finals` that seat's final view if a game ended and a
    new one began in the same step.
    """
    limit = int(settings[LIMIT])
    renewal = int(settings[RENEWAL])
    for i in range(states.shape[0]):
        for seat in range(int(settings[SEATS])):
            rewards[i, seat] = 0.0
        actors[i] = acting[i]
        stands = GOING
        over = int(status[i]) != GOING and renewal != SAME_STEP
        if over and renewal == BY_RESET:
            continue
        fresh = over
        if not over:
            stands = act(
                states[i], randoms[i], settings, int(learners[i]), int(acting[i]), int(numbers[i]), listed[i],
                int(counts[i]), rewards[i], actions, outcomes, weights,
            )  # fmt: skip
            ages[i] += 1
            if stands != ILLEGAL:
                earn(states[i], settings, points[i], now, rewards[i])
            if stands == GOING and limit > 0 and int(ages[i]) >= limit:
                stands = CUT
            if stands != GOING and renewal == SAME_STEP:
                raw_finals[i, :] = 0
                conceal(states[i], int(actors[i]), finals[i])
                fresh = True
        if fresh:
            begin(
                states, raw, i, randoms[i], raw_blanks, settings, learners, points, actions, outcomes, weights
            )
            ages[i] = 0
        status[i] = stands
        observe(states, i, int(learners[i]), acting, masks, listed, counts)

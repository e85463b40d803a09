"""Many games stepped at once for learners: actions, draws, rewards, new games. Bound to a game by its twin.

State i belongs to `learners[i]`: a seat, or `ANYBODY` if every seat due acts in turn. Arrays have a row for
each state, except in `StepScratch`. `raw`, `raw_blanks` and the like are the bytes of records, by which whole
records are copied and cleared.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.bitmask import lowest
from parlour.kernel.compile.decorators import compiled, inlined
from parlour.kernel.flow import draw
from parlour.kernel.rng import below
from parlour.kernel.rules import conceal, legal, play, returns, scores, start, turn
from parlour.kernel.types import Array, Random, Record
from parlour.lab.encode import encode

ANYBODY: Final = -1
DRAWN: Final = -2
"""No seat: each game draws the learner's seat."""

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
"""When a new game follows a finished one: `NEXT_STEP`, `SAME_STEP` or `BY_RESET`."""
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


class Rows(NamedTuple):
    """The state of each game, a row each."""

    states: Any
    raw: Any
    """The bytes of `states`."""
    randoms: Any
    learners: Any
    points: Any
    """Scores at the last step."""
    ages: Any
    """Actions of the learner so far."""
    status: Any


class Decisions(NamedTuple):
    """Who acts in each game, and what is legal."""

    acting: Any
    masks: Any
    listed: Any
    counts: Any


class Setup(NamedTuple):
    """How games begin and are played."""

    raw_blanks: Any
    settings: Any


class StepScratch(NamedTuple):
    """Work space of one worker."""

    actions: Any
    outcomes: Any
    weights: Any
    now: Any


class StepArrays(NamedTuple):
    """The actions of a step, and their results."""

    numbers: Any
    rewards: Any
    actors: Any
    """Who acted."""
    finals: Any
    """What the acting seat saw last, if the game ended and a new one began in the same step."""
    raw_finals: Any


@compiled
def copy(into: Any, raw: Any) -> None:
    """The bytes of one record into another."""
    # Assigning whole records would compile to one instruction per byte.
    for k in range(into.shape[0]):
        into[k] = raw[k]


@compiled
def settle(
    state: Record, random: Random, learner: int, unforced: int, actions: Array, outcomes: Array, weights: Any
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
def begin(games: Any, i: int, setup: Any, scratch: Any) -> None:
    """A new game for state i, up to the learner's first decision."""
    state, random, settings = games.states[i], games.randoms[i], setup.settings
    learner = int(settings[LEARNER])
    if learner == DRAWN:
        learner = below(random, int(settings[SEATS]))
    games.learners[i] = learner
    while True:
        copy(games.raw[i], setup.raw_blanks[below(random, setup.raw_blanks.shape[0])])
        start(state)
        settle(
            state,
            random,
            learner,
            int(settings[UNFORCED]),
            scratch.actions,
            scratch.outcomes,
            scratch.weights,
        )
        if turn(state) != OVER:  # some games may end before a seat was ever due
            break
    scores(state, games.points[i])
    games.ages[i] = 0


@inlined
def observe(states: Array, i: int, learner: int, decisions: Any) -> None:
    """Write who acts in state i and its mask, `DUMMY` at the end.

    In a long mask only set entries are cleared.
    """
    acting, masks, listed, counts = decisions
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
def reset_all(games: Any, decisions: Any, setup: Any, scratch: Any, which: Any) -> None:
    """Start new games where `which` is set."""
    for i in range(games.states.shape[0]):
        if which[i]:
            begin(games, i, setup, scratch)
            games.status[i] = GOING
            observe(games.states, i, int(games.learners[i]), decisions)


@compiled
def see_all(states: Array, seats: Array, views: Array, raw_views: Array) -> None:
    """What `seats[i]` may know of state i."""
    for i in range(states.shape[0]):
        raw_views[i, :] = 0
        conceal(states[i], int(seats[i]), views[i])


@compiled
def observe_all(
    states: Array, viewers: Array, view: Array, raw_view: Array, table: Any, teams: Any, out: Any
) -> None:
    """Write what each viewer may know as flat rows (`lab.encode`), reusing one record, `view`."""
    for i in range(states.shape[0]):
        raw_view[0, :] = 0
        conceal(states[i], int(viewers[i]), view[0])
        out[i, :] = 0.0
        encode(raw_view[0], table, int(viewers[i]), teams, out[i])


@compiled
def choose_all(draws: Array, counts: Array, listed: Array, out: Array) -> None:
    """The legal action of state i selected by a number in [0, 1)."""
    for i in range(counts.shape[0]):
        out[i] = listed[i, int(draws[i] * max(1, int(counts[i])))]


@inlined
def earn(state: Record, settings: Any, points: Array, now: Any, rewards: Any) -> None:
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
def act(games: Any, i: int, decisions: Any, settings: Any, number: int, rewards: Any, scratch: Any) -> int:
    """One action of the learner in state i and everything up to its next; returns the game's status."""
    state, learner, seat = games.states[i], int(games.learners[i]), int(decisions.acting[i])
    known = False
    for k in range(int(decisions.counts[i])):
        if decisions.listed[i, k] == number:
            known = True
    if not known:
        rewards[seat] = LOST
        return ILLEGAL
    play(state, seat, number)
    if not settle(
        state, games.randoms[i], learner, int(settings[UNFORCED]),
        scratch.actions, scratch.outcomes, scratch.weights,
    ):  # fmt: skip
        return CUT
    if turn(state) == OVER:
        return ENDED
    return GOING


@compiled
def step_all(games: Any, decisions: Any, setup: Any, scratch: Any, step: Any) -> None:
    """Action `step.numbers[i]` in state i; games that end are followed by new ones."""
    limit, renewal = int(setup.settings[LIMIT]), int(setup.settings[RENEWAL])
    for i in range(games.states.shape[0]):
        for seat in range(int(setup.settings[SEATS])):
            step.rewards[i, seat] = 0.0
        step.actors[i] = decisions.acting[i]
        stands = GOING
        over = int(games.status[i]) != GOING and renewal != SAME_STEP
        if over and renewal == BY_RESET:
            continue
        fresh = over
        if not over:
            stands = act(games, i, decisions, setup.settings, int(step.numbers[i]), step.rewards[i], scratch)
            games.ages[i] += 1
            if stands != ILLEGAL:
                earn(games.states[i], setup.settings, games.points[i], scratch.now, step.rewards[i])
            if stands == GOING and limit > 0 and int(games.ages[i]) >= limit:
                stands = CUT
            if stands != GOING and renewal == SAME_STEP:
                step.raw_finals[i, :] = 0
                conceal(games.states[i], int(step.actors[i]), step.finals[i])
                fresh = True
        if fresh:
            begin(games, i, setup, scratch)
        games.status[i] = stands
        observe(games.states, i, int(games.learners[i]), decisions)

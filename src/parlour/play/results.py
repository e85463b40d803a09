"""How a game ended: scores, returns, ranking and score history."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

import numpy as np

from parlour.kernel import outcome as kernel_outcome
from parlour.kernel.actors import NOBODY
from parlour.kernel.game import Game
from parlour.kernel.records import records_of
from parlour.kernel.state import State, Variant
from parlour.play.frames import Frames
from parlour.play.types import Ending, Verdict

LOST: Final[tuple[Ending, ...]] = ("resigned", "time", "claimed")
"""Endings with a loser."""
UNFINISHED: Final[tuple[Ending, ...]] = ("gave-up", "agreed", "closed", "void")
"""Endings that decide nothing."""
VERDICTS: Final[tuple[Verdict, ...]] = ("lost", "won", "shared", "drawn")
"""Verdicts by their numbers in `kernel.outcome`."""


@dataclass(frozen=True)
class Outcome:
    """The end of a game, abandoned or played out."""

    scores: tuple[int, ...]
    returns: tuple[float, ...]
    """The return of each seat: zeros if unfinished; a seat that resigned or ran out of time has lost."""
    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last, tied ones together."""
    verdict: Verdict
    leaders: tuple[int, ...]
    """The seats that won or share the win, or are level at the top of a draw."""
    score_history: tuple[tuple[int, ...], ...]
    """Scores at the start and after each turn, one tuple per seat, from the point where they mean
    something."""
    ended: Ending = "rules"
    by: int = NOBODY
    """The seat that resigned, ran out of time, or did not move in time."""
    together: tuple[int, ...] = ()
    """The seats that lost with it, for the same reason."""


def outcome(
    state: State,
    frames: Frames,
    ended: Ending,
    by: int = NOBODY,
    together: tuple[int, ...] = (),
    *,
    tie_replays: bool = False,
) -> Outcome:
    """The outcome of a game that is over, with all its frames; `tie_replays` as in `judge`."""
    if ended in LOST:
        returns = lost_by((by, *together), state)
    else:
        returns = [0.0] * state.seats if ended in UNFINISHED else state.returns()
    return decide(
        state.variant,
        state.scores(),
        returns,
        score_history(state, frames),
        ended,
        by,
        together,
        tie_replays=tie_replays,
    )


def decide(  # noqa: PLR0913  # the parts of an outcome
    variant: Variant,
    scores: Sequence[int],
    returns: Sequence[float],
    history: tuple[tuple[int, ...], ...] = (),
    ended: Ending = "rules",
    by: int = NOBODY,
    together: tuple[int, ...] = (),
    *,
    tie_replays: bool = False,
) -> Outcome:
    """The outcome of a game from its scores and returns."""
    order = ranking(scores, returns, more_is_better=variant.game.more_is_better, last=(by, *together))
    verdict, leaders = judge(variant.game, returns, variant.teams, ended, tie_replays=tie_replays)
    return Outcome(tuple(scores), tuple(returns), order, verdict, leaders, history, ended, by, together)


def lost_by(seats: Collection[int], state: State) -> list[float]:
    """Returns if some seats have lost for their teams and all others, if any, share the win."""
    low, high = state.game.returns_range
    teams = state.variant.teams
    losing = {teams[seat] for seat in seats}
    losers = [team in losing for team in teams]
    rest = max(1, len(losers) - sum(losers))
    return [low if lost else min(high, sum(losers) / rest * -low) for lost in losers]


def judge(
    game: Game,
    returns: Sequence[float],
    teams: Sequence[int],
    ended: Ending = "rules",
    *,
    tie_replays: bool = False,
) -> tuple[Verdict, tuple[int, ...]]:
    """The verdict on a game, and its leaders: the one rule for everything that reports or counts results.

    `tie_replays`: whether its series plays it again if several sides are level at the top.

    >>> from parlour.testing.tiny import GAME
    >>> judge(GAME, [1.0, -0.5, -0.5], [0, 1, 2]), judge(GAME, [0.25, 0.25, -0.5], [0, 1, 2])
    (('won', (0,)), ('shared', (0, 1)))
    >>> judge(GAME, [1.0, -1.0, 1.0, -1.0], [0, 1, 0, 1]), judge(GAME, [-1.0, -1.0], [0, 1], "time")
    (('won', (0, 2)), ('lost', ()))
    """
    low, high = game.returns_range
    if ended in UNFINISHED:
        return "unfinished", ()
    if ended in LOST and max(returns) <= low:
        return "lost", ()
    shares = ended in LOST or (game.shares_wins and not tie_replays)
    leads = np.zeros(len(returns), np.int32)
    came = kernel_outcome.judge(np.array(returns), np.array(teams), high, int(shares), leads)
    return VERDICTS[came], tuple(np.flatnonzero(leads).tolist())


def ranking(
    scores: Sequence[int], returns: Sequence[float], *, more_is_better: bool, last: Collection[int] = ()
) -> tuple[tuple[int, ...], ...]:
    """Seats from first to last: by returns, then by scores; tied ones together; `last` come last.

    >>> ranking([12, 40, 12], [-0.5, 1.0, -0.5], more_is_better=True)
    ((1,), (0, 2))
    >>> ranking([12, 40], [0.0, 0.0], more_is_better=True, last=[1])
    ((0,), (1,))
    """
    by_returns = np.array([-inf if seat in last else value for seat, value in enumerate(returns)])
    by_scores = np.array([0 if seat in last else score for seat, score in enumerate(scores)])
    places = np.zeros(len(scores), np.int32)
    kernel_outcome.rank(by_scores, by_returns, int(more_is_better), places)
    return tuple(tuple(np.flatnonzero(places == place).tolist()) for place in sorted(set(places.tolist())))


def score_history(state: State, frames: Frames) -> tuple[tuple[int, ...], ...]:
    """Scores at the start and after each turn (`kernel.stepping.turns`), once they mean something."""
    if not frames.spans:  # stopped before it began
        return ((),) * state.seats
    first, last, seats = frames.spans[0].last, frames.spans[-1].last, state.seats
    records = records_of(state.game.dtype, frames.at(first).position)
    entries = np.array(state.history[first:last], np.int32).ravel()
    points = np.zeros((last - first + 1) * seats, np.int32)
    count = state.game.compiled.stepping_now.turns(records, seats, entries, points)
    return tuple(map(tuple, points[: count * seats].reshape(-1, seats).T.tolist()))

"""How a game ended: scores, returns, ranking and score history."""

from __future__ import annotations

from array import array
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import numpy as np

from parlour.kernel.actors import NOBODY
from parlour.kernel.compile.twin import stepping_now
from parlour.kernel.records import records_of
from parlour.kernel.state import State
from parlour.play.timeline import Timeline
from parlour.play.types import Ending

LOST: Final[tuple[Ending, ...]] = ("resigned", "time", "claimed")
"""Endings with a loser."""


@dataclass(frozen=True)
class Outcome:
    """The end of a game, abandoned or played out."""

    scores: tuple[int, ...]
    returns: tuple[float, ...]
    """Zeros if the game was left unfinished; a seat that resigned or ran out of time has lost."""
    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last, tied ones together."""
    score_history: tuple[tuple[int, ...], ...]
    """Scores at the start and after each turn, one tuple per seat, from the point where they mean
    something."""
    ended: Ending = "rules"
    by: int = NOBODY
    """Who resigned, ran out of time, or did not move in time."""
    together: tuple[int, ...] = ()
    """Who lost with them, for the same reason."""

    @property
    def abandoned_by(self) -> int:
        """Who resigned."""
        return self.by if self.ended == "gave-up" else NOBODY


def outcome(
    state: State,
    timeline: Timeline,
    ended: Ending = "rules",
    by: int = NOBODY,
    together: tuple[int, ...] = (),
) -> Outcome:
    """The outcome of a game that is over, with its whole timeline."""
    scores, returns = state.scores(), state.returns()
    if ended in LOST:
        returns = lost_by((by, *together), state)
    return Outcome(
        tuple(scores),
        tuple(returns),
        ranking(scores, returns, more_is_better=state.game.more_is_better, last=(by, *together)),
        score_history(state, timeline),
        ended,
        by,
        together,
    )


def lost_by(seats: Collection[int], state: State) -> list[float]:
    """Returns if some seats have lost for their teams and all others, if any, share the win."""
    low, high = state.game.returns_range
    teams = state.variant.teams
    losing = {teams[seat] for seat in seats}
    losers = [team in losing for team in teams]
    rest = max(1, len(losers) - sum(losers))
    return [low if lost else min(high, sum(losers) / rest * -low) for lost in losers]


def ranking(
    scores: list[int], returns: list[float], *, more_is_better: bool, last: Collection[int] = ()
) -> tuple[tuple[int, ...], ...]:
    """Seats from first to last: by returns, then by scores; tied ones together; `last` come last.

    >>> ranking([12, 40, 12], [-0.5, 1.0, -0.5], more_is_better=True)
    ((1,), (0, 2))
    >>> ranking([12, 40], [0.0, 0.0], more_is_better=True, last=[1])
    ((0,), (1,))
    """
    sign = -1 if more_is_better else 1

    def place(seat: int) -> tuple[bool, float, int]:
        return seat in last, -returns[seat], 0 if seat in last else sign * scores[seat]

    order = sorted(range(len(scores)), key=place)
    groups: list[list[int]] = []
    for seat in order:
        if groups and place(groups[-1][0]) == place(seat):
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return tuple(map(tuple, groups))


def score_history(state: State, timeline: Timeline) -> tuple[tuple[int, ...], ...]:
    """Scores at the start and after each turn (`kernel.stepping.turns`), once they mean something."""
    if not timeline.spans:  # stopped before it began
        return ((),) * state.seats
    game, seats, (start, *commits) = state.game, state.seats, timeline.spans
    entries = array("i")
    for commit in commits:
        for entry in state.history[commit.first : commit.last]:
            entries.extend((*entry, False))
        if entries:
            entries[-1] = True
    size, room = game.dtype.itemsize, len(commits) + 1
    records = records_of(game.dtype, timeline.fields(start.last).tobytes() + bytes(room * size))
    points = np.zeros(room * seats, np.int32)
    count = stepping_now(game).turns(records, np.array(entries, np.int32), points)
    first = next((n for n in range(count) if scored(state, records[n])), count)
    found = points[first * seats : count * seats].reshape(-1, seats)
    return tuple(map(tuple, found.T.tolist()))


def scored(state: State, fields: np.record) -> bool:
    """Whether scores mean something yet at a position of a game (`Game.scored`)."""
    return state.game.scored is None or state.game.scored(fields)

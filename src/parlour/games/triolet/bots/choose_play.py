"""Which play to choose: the last ones by `endgame`, without a fault, the others by sampled deals.

Of all whole plays of the turn, in a game for two those that look best at once (`play_value`) are compared.
Each round spends as many playouts as any other, on the plays that are left; the better half goes on to the
next one (sequential halving, Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import ceil, log2
from typing import Any, Final

import numpy as np

from parlour.games.triolet.bots import endgame
from parlour.games.triolet.bots.all_hands import SETS
from parlour.games.triolet.bots.play_value import SEATS, workspace
from parlour.games.triolet.state import END, MOST_LEGAL, PASS, PLAYING
from parlour.kernel.compile.twin import twin
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import State

SAMPLING: Final = "parlour.games.triolet.bots.common_draws"
PLAY_OUTS_A_SECOND: Final = 20_000
MOST_PLAY_OUTS: Final = 25_000
MOST_POSITIONS: Final = 3000
"""Positions within a turn, more than there are without jokers but in rare cases; the tree search copes."""
MOST_COMPARED: Final = 16
"""Plays worth playing out in a game for two."""
DEALS_AT_ONCE: Final = 32
"""Between two looks at the clock."""


def solve(view: State, seed: int, seconds: float) -> list[int] | None:
    """The seat's run: exact at the end of a game for two, else the best of all plays on sampled deals.

    None where there are too many plays, and where there is no choice. The same view and seed give the same
    run, unless the time runs out first.
    """
    return endgame.solve(view, seed, seconds) or sampled(
        view, seed, min(MOST_PLAY_OUTS, int(seconds * PLAY_OUTS_A_SECOND)), seconds
    )


def sampled(
    view: State, seed: int, play_outs: int, seconds: float, *, compiled: bool | None = None
) -> list[int] | None:
    """The play with the best results in a number of playouts over all plays; fewer if the time runs out."""
    if view.viewer is None or int(view.fields.stage) != PLAYING or view.is_over:
        return None
    plays = whole_plays(view, twin(view.game, compiled=compiled).rules)
    if plays is None or len(plays) < 2:
        return None
    until = time.perf_counter() + seconds
    sampler = Sampler(view, plays, seed, compiled=compiled)
    rounds = ceil(log2(len(sampler.alive)))
    for _ in range(rounds):
        deals = max(1, play_outs // (rounds * len(sampler.alive)))
        while deals > 0 and time.perf_counter() < until:
            sampler.run(min(deals, DEALS_AT_ONCE))
            deals -= DEALS_AT_ONCE
        sampler.halve()
    return plays[int(sampler.alive[0])].run


@dataclass(frozen=True)
class WholePlay:
    """A whole play: its actions, and the record after it as the seat sees it."""

    run: list[int]
    after: Any


def whole_plays(view: State, rules: Any) -> list[WholePlay] | None:
    """All that the seat may do in this turn, each outcome once; None when there is too much of it."""
    seat, found, met = view.viewer, list[WholePlay](), set[bytes]()
    assert seat is not None
    out = np.zeros(MOST_LEGAL, np.int32)
    waiting = [WholePlay([], view.fields)]
    while waiting:
        now = waiting.pop()
        for action in [int(action) for action in out[: rules.legal(now.after, seat, out)]]:
            after = records(view.game.dtype, 1)[0]
            np.copyto(np.asarray(after), np.asarray(now.after))
            rules.play(after, seat, action)
            key = after.tobytes()
            if key in met:
                continue
            met.add(key)
            if len(met) > MOST_POSITIONS:
                return None
            further = WholePlay([*now.run, action], after)
            over = action in (END, PASS) or int(rules.turn(after)) != 1 << seat
            (found if over else waiting).append(further)
    return found


class Sampler:
    """Plays, what each was worth on the deals so far, and which are still compared."""

    def __init__(
        self, view: State, plays: list[WholePlay], seed: int, *, compiled: bool | None = None
    ) -> None:
        assert view.viewer is not None
        game = view.game
        self._seat = view.viewer
        self._seed = np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        self._loops: Any = twin(game, compiled=compiled).module(SAMPLING)
        self._roots = records(game.dtype, len(plays))
        for root, one in zip(self._roots, plays, strict=True):
            np.copyto(np.asarray(root), np.asarray(one.after))
        self.alive = np.arange(len(plays))
        self.sums = np.zeros(len(plays))
        self._best = np.zeros((len(plays), SETS))
        self._replies = np.zeros(len(plays))
        if view.seats == SEATS:
            self._foresee(int(view.fields.scores[self._seat]))
        self._dealt = 0
        self._work = (
            records(RANDOM, 1), np.zeros(MOST_LEGAL, np.int32), np.zeros(game.max_outcomes, np.int32),
            np.zeros(game.max_outcomes, np.int64), self._best, self._replies, workspace(), self.sums,
            np.zeros(len(view.fields.held), np.int64),
        )  # fmt: skip
        self._states = records(game.dtype, 1)

    def _foresee(self, before: int) -> None:
        """Leave the plays that look best at once."""
        worth = np.zeros(len(self.sums))
        self._loops.foresee(self._roots, before, self._seat, workspace(), worth, self._best, self._replies)
        self.alive = np.argsort(-worth, kind="stable")[:MOST_COMPARED]

    def run(self, deals: int) -> None:
        """Play every play that is left on some further deals."""
        self._loops.compare(
            self._roots,
            self.alive,
            self._states,
            self._seat,
            self._seed,
            self._dealt,
            deals,
            *self._work,
        )
        self._dealt += deals

    def halve(self) -> None:
        """Leave the better half; all of them have been tried on the same deals."""
        order = np.argsort(-self.sums[self.alive], kind="stable")
        self.alive = self.alive[order[: (len(self.alive) + 1) // 2]]

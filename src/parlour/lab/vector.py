"""Thousands of games stepped in one compiled call, with observations and masks in reused arrays.

>>> from parlour.testing.tiny import GAME
>>> games = Games(Variant.of(GAME, seats=2), 1000)
>>> games.reset(seed=7)
>>> for _ in range(50):
...     games.step(games.first_legal())
>>> games.finished > 1000
True

The same seed and actions give the same games whatever the number of workers. A batch can be copied, pickled,
saved and restored, and continues like the original.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from operator import index
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.batch import cores, one_each
from parlour.kernel.batch.workers import FastestOf, Piece, Workers, entry
from parlour.kernel.chance import Seeded
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import Variant
from parlour.lab import loops
from parlour.lab.encoding import Encoding
from parlour.lab.sitting import Rewards, at_least_one, chosen

LOOPS: Final = "parlour.lab.loops"
OPEN_DRAWS: Final = 256
"""If options are open (a random layout), new games take one of this many draws."""
PIECES: Final = 4
"""Pieces of the batch for each worker, since games differ in length."""
LEAST: Final = 16
"""Games per piece, if there are enough."""
WORD: Final = 0xFFFF_FFFF_FFFF_FFFF
KEPT: Final = (
    "states", "finals", "masks", "listed", "counts", "acting", "actors", "status", "rewards",
    "_randoms", "_learners", "_points", "_ages", "_blanks",
)  # fmt: skip
"""The arrays that determine a batch's future."""

RENEWALS: Final = {True: loops.SAME_STEP, False: loops.NEXT_STEP, None: loops.BY_RESET}
Saved = dict[str, Any]

SeatChoice = int | Literal["random", "any"]
"""Whose decisions are requested: one seat's, a seat's drawn for each game, or every seat's."""


class BatchPlan(NamedTuple):
    """The calls distributed over workers, their arguments prepared once for all steps."""

    threads: Workers
    parts: list[slice]
    begins: list[Piece]
    steps: list[Piece]
    sights: list[Piece]


class Games:
    """`n` games of a variant; new games replace finished ones.

    Seats other than the learner's play at random. After `reset` and each `step`, row i of the arrays
    describes game i: `acting` is who decides, `masks` the legal actions (also `listed[i, :counts[i]]`),
    `views` what that seat may know, `rewards` what each seat earned in the step, `actors` who took it, and
    `status` whether the game goes on, ended, was truncated after `max_steps`, or was ended by an illegal
    action. In a finished game only `loops.DUMMY` is legal, which does nothing. The arrays are reused by the
    next step; `views` are computed on demand.
    """

    def __init__(  # noqa: PLR0913  # named by keyword
        self,
        variant: Variant,
        n: int,
        *,
        seat: SeatChoice = "any",
        rewards: Rewards = "returns",
        max_steps: int | None = None,
        same_step: bool | None = True,
        unforced: bool = False,
        workers: int | None = None,
    ) -> None:
        """`same_step`: a new game begins in the step that ended the last; else automatically in the next.

        With None it begins on `reset`, and until then steps do not change the old one.

        `unforced`: forced actions are played automatically, so that each step is a decision.

        `workers`: the number of threads; by default one or one per core, whichever is faster.
        """
        self._made = (variant, n), {
            "seat": seat, "rewards": rewards, "max_steps": max_steps, "same_step": same_step,
            "unforced": unforced, "workers": workers,
        }  # fmt: skip
        if same_step not in RENEWALS:
            raise ValueError(f"same_step must be True, False or None, not {same_step!r}")
        game = variant.game
        game.compiled.load_rules()
        self.variant, self.n = variant, at_least_one(n, "n")
        self.encoding = Encoding(variant)
        self.settings = np.zeros(loops.SETTINGS, np.int64)
        self.settings[loops.SEATS] = variant.seats
        self.settings[loops.LEARNER] = self._learner(seat)
        self.settings[loops.SCORED] = chosen(rewards, Rewards, "rewards") == "scores"
        self.settings[loops.SIGN] = 1 if game.more_is_better else -1
        self.settings[loops.LIMIT] = 0 if max_steps is None else at_least_one(max_steps, "max_steps")
        self.settings[loops.RENEWAL] = RENEWALS[same_step]
        self.settings[loops.UNFORCED] = unforced
        self.states = records(game.dtype, n)
        self.finals = records(game.dtype, n if same_step else 0)
        self.masks: NDArray[np.int8] = np.zeros((n, game.action_count), np.int8)
        self.listed: NDArray[np.int32] = np.zeros((n, game.max_legal), np.int32)
        self.counts: NDArray[np.int32] = np.zeros(n, np.int32)
        self.acting: NDArray[np.int32] = np.zeros(n, np.int32)
        self.actors: NDArray[np.int32] = np.zeros(n, np.int32)
        self.status: NDArray[np.int8] = np.zeros(n, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((n, variant.seats), np.float32)
        self.finished = 0
        """Games that have ended since the reset, in any way."""
        self._views = records(game.dtype, n)
        self._seen = True
        self._randoms = records(RANDOM, n)
        self._learners: NDArray[np.int32] = np.zeros(n, np.int32)
        self._points: NDArray[np.int32] = np.zeros((n, variant.seats), np.int32)
        self._ages: NDArray[np.int32] = np.zeros(n, np.int32)
        self._numbers: NDArray[np.int64] = np.zeros(n, np.int64)
        self._draws: NDArray[np.float64] = np.zeros(n)
        self._blanks = records(game.dtype, OPEN_DRAWS if variant.is_open else 1)
        self._which: NDArray[np.bool_] = np.ones(n, np.bool_)
        self._begun = False
        threads = 1 if workers is None else at_least_one(workers, "workers")
        tried = {1, cores()} if workers is None and n > LEAST else {threads}
        self._plans = [self._plan(count) for count in sorted(tried)]
        self._fastest = FastestOf(len(self._plans))
        self._bind(self.encoding.twin.module(LOOPS))

    def _learner(self, seat: SeatChoice) -> int:
        if seat == "any":
            return loops.ANYBODY
        if seat == "random":
            return loops.DRAWN
        if seat not in range(self.variant.seats):
            last = self.variant.seats - 1
            raise ValueError(f"seat must be 0 to {last}, 'random' or 'any', not {seat!r}")
        return seat

    @property
    def workers(self) -> int:
        """The number of threads stepping the games now."""
        return self._now.threads.workers

    def reset(
        self,
        seed: int | Sequence[int | None] | NDArray[np.integer] | None = 0,
        which: NDArray[np.bool_] | None = None,
    ) -> None:
        """Start new games, everywhere or where `which` is set.

        One seed covers all games; with one seed per game, the same seed gives the same game at any index.
        Without a seed, a game continues the random stream of the last. Open options are drawn from one seed
        for all, when all begin.
        """
        seed = _one_or_several(seed)
        if which is None:
            self._draw_blanks(seed if isinstance(seed, int) else 0)
            self.counts[:] = 0
            self.masks[:] = 0
            self.finished = 0
        elif not self._begun:
            raise ValueError("the first reset begins all games")
        elif which.shape != (self.n,) or which.dtype != np.bool_:
            raise ValueError(f"`which` takes {self.n} booleans, one per game")
        self._which[:] = True if which is None else which
        self._seed(seed)
        plan = self._now
        plan.threads.each(self._begin, plan.begins)
        self._begun, self._seen = True, False

    def _seed(self, seed: int | list[int | None] | None) -> None:
        """Seed the draws of the games that begin."""
        seed_all = self.encoding.twin.loops.seed_all
        if isinstance(seed, list):
            if len(seed) != self.n:
                raise ValueError(f"one seed, or one for each of the {self.n} games is needed")
            for i in map(int, np.flatnonzero(self._which)):
                if (own := seed[i]) is not None:
                    seed_all(self._randoms[i : i + 1], np.uint64(own & WORD), 0)
        elif seed is not None:
            fresh = records(RANDOM, self.n)
            seed_all(fresh, np.uint64(seed & WORD), 0)
            self._randoms[self._which] = fresh[self._which]

    def step(self, numbers: NDArray[Any], out: NDArray[np.float32] | None = None) -> None:
        """Action `numbers[i]` in game i; the flat observations that follow into `out`, if it is given."""
        numbers = one_each(numbers, self.n, "games")
        self._must_have_begun()
        np.copyto(self._numbers, numbers, casting="unsafe")
        self._seen = False
        over = np.count_nonzero(self.status) if self.settings[loops.RENEWAL] == loops.BY_RESET else 0
        if self._fastest.is_trial:
            began = time.perf_counter()
            self._stepped(out)
            self._fastest.record(time.perf_counter() - began)
        else:
            self._stepped(out)
        self.finished += int(np.count_nonzero(self.status) - over)

    def observe(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The flat observations of the deciding seats, one row each."""
        self._must_have_begun()
        observed = np.empty((self.n, self.encoding.size), np.float32) if out is None else out
        rows, plan = self._fitting(observed), self._now
        plan.threads.each(self._observe, self._looks(rows, plan.parts))
        if rows is not observed:
            observed[...] = rows
        return observed

    @property
    def views(self) -> np.recarray[Any, Any]:
        """What the deciding seats may know, one record each."""
        self._must_have_begun()
        if not self._seen:
            plan = self._now
            plan.threads.each(self._see, plan.sights)
            self._seen = True
        return self._views

    def last_observations(self, which: NDArray[np.intp]) -> NDArray[np.float32]:
        """The final views of the acting seats in these games, which ended in this step."""
        return self.encoding.flats(self.finals[which], self.actors[which])

    def first_legal(self) -> NDArray[np.int32]:
        """The lowest legal action of each game."""
        return self.listed[:, 0].copy()

    def random_legal(self, random: np.random.Generator) -> NDArray[np.int32]:
        """A random legal action of each game, with equal odds."""
        actions = np.empty(self.n, np.int32)
        random.random(out=self._draws)
        self._choose(self._draws, self.counts, self.listed, actions)
        return actions

    # -- keep ------------------------------------------------------------------------------------------------

    def save(self) -> Saved:
        """Copies of everything that determines the batch's future, for `restore`."""
        arrays = {name: np.array(getattr(self, name)) for name in KEPT}
        return {**arrays, "finished": self.finished, "begun": self._begun}

    def restore(self, saved: Saved) -> None:
        """Continue from what a batch with the same settings saved."""
        for name in KEPT:
            np.asarray(getattr(self, name))[...] = saved[name]
        self.finished, self._begun = saved["finished"], saved["begun"]
        self._seen = not self._begun

    def __reduce__(self) -> tuple[Callable[..., Games], tuple[Any, ...]]:
        # The loops are bound to the arrays of one batch; a copy binds its own.
        return _restored, (type(self), *self._made, self.save())

    # -- inside ----------------------------------------------------------------------------------------------

    def _must_have_begun(self) -> None:
        if not self._begun:  # blank records are no game, and might never come to a decision
            raise RuntimeError("no game has begun yet: call reset first")

    def _draw_blanks(self, seed: int) -> None:
        """Blank initial records: one, or many if options are open."""
        for k in range(len(self._blanks)):
            settled = self.variant
            if settled.is_open:
                settled = settled.settled(Seeded((seed & WORD) << 64 | k))
            self._blanks[k] = np.asarray(settled.blank())

    def _bind(self, loops_of: Any) -> None:
        """Look up the loops' machine code, once for all steps."""
        plan = self._plans[0]
        rows = np.empty((self.n, self.encoding.size), np.float32)
        self._begin = entry(loops_of.reset_all, plan.begins[0])
        self._step = entry(loops_of.step_all, plan.steps[0])
        self._see = entry(loops_of.see_all, plan.sights[0])
        self._observe = entry(loops_of.observe_all, self._looks(rows, plan.parts)[0])
        self._choose = entry(loops_of.choose_all, (self._draws, self.counts, self.listed, self.acting))

    @property
    def _now(self) -> BatchPlan:
        return self._plans[self._fastest.choice]

    def _plan(self, workers: int) -> BatchPlan:
        """The batch in pieces for a number of workers."""
        pieces = 1 if workers == 1 else workers * PIECES
        size = max(LEAST, -(-self.n // pieces))
        parts = [slice(first, first + size) for first in range(0, self.n, size)]
        raw, rows = _raw(self._views), [self._rows(part) for part in parts]
        return BatchPlan(
            threads=Workers(workers),
            parts=parts,
            begins=[(*row, self._which[part]) for row, part in zip(rows, parts, strict=True)],
            steps=[(*row, self._outcomes(part)) for row, part in zip(rows, parts, strict=True)],
            sights=[(self.states[p], self.acting[p], self._views[p], raw[p]) for p in parts],
        )

    def _rows(self, part: slice) -> Piece:
        """Arguments of the loops: rows of a part of the games, and a worker's scratch space."""
        game = self.variant.game
        return (
            loops.Rows(
                self.states[part], _raw(self.states)[part], self._randoms[part], self._learners[part],
                self._points[part], self._ages[part], self.status[part],
            ),
            loops.Decisions(self.acting[part], self.masks[part], self.listed[part], self.counts[part]),
            loops.Setup(_raw(self._blanks), self.settings),
            loops.StepScratch(
                np.zeros(game.max_legal, np.int32), np.zeros(game.max_outcomes, np.int32),
                np.zeros(game.max_outcomes, np.int64), np.zeros(self.variant.seats, np.int32),
            ),
        )  # fmt: skip

    def _outcomes(self, part: slice) -> loops.StepArrays:
        """The further argument of a step."""
        return loops.StepArrays(
            self._numbers[part],
            self.rewards[part],
            self.actors[part],
            self.finals[part],
            _raw(self.finals)[part],
        )

    def _stepped(self, out: NDArray[np.float32] | None) -> None:
        """Step and observe piece by piece, while the data is in the processor's cache."""
        plan, step, observe = self._now, self._step, self._observe
        if out is None:
            plan.threads.each(step, plan.steps)
            return
        rows = self._fitting(out)

        def both(stepped: Piece, look: Piece) -> None:
            step(*stepped)
            observe(*look)

        plan.threads.each(both, zip(plan.steps, self._looks(rows, plan.parts), strict=True))
        if rows is not out:
            out[...] = rows

    def _fitting(self, out: NDArray[np.float32]) -> NDArray[np.float32]:
        """The caller's rows if the loops can write to them, else new ones."""
        shape = (self.n, self.encoding.size)
        if out.shape != shape:
            raise ValueError(f"observations are rows of shape {shape}, not {out.shape}")
        plain = out.dtype == np.float32 and out.flags.c_contiguous and out.flags.writeable
        return out if plain else np.empty(shape, np.float32)

    def _looks(self, rows: NDArray[np.float32], parts: list[slice]) -> list[Piece]:
        """Arguments for observing: states, viewers, a scratch record, the encoder's table."""
        encoding, dtype = self.encoding, self.variant.game.dtype
        works = records(dtype, len(parts))
        raw = _raw(works)
        return [
            (self.states[part], self.acting[part], works[k : k + 1], raw[k : k + 1], encoding.table,
             encoding.teams, rows[part])
            for k, part in enumerate(parts)
        ]  # fmt: skip


def _restored(kind: type[Games], arguments: tuple[Any, ...], settings: Saved, saved: Saved) -> Games:
    games = kind(*arguments, **settings)
    games.restore(saved)
    return games


def _one_or_several(seed: Any) -> int | list[int | None] | None:
    """A seed, or one for each game, as plain numbers; raises `TypeError` for anything else."""
    try:
        if isinstance(seed, list | tuple | np.ndarray):
            return [None if game_seed is None else index(game_seed) for game_seed in seed]
        return None if seed is None else index(seed)
    except TypeError:
        raise TypeError(f"a seed is a whole number, or a list of one for each game, not {seed!r}") from None


def _raw(of: Any) -> NDArray[np.uint8]:
    """The bytes of records, one row each."""
    plain = np.asarray(of)
    return plain.view(np.uint8).reshape(len(plain), plain.dtype.itemsize)

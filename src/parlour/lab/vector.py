"""Thousands of games stepped in one compiled call, with observations and masks in arrays that are kept.

>>> from parlour.testing.tiny import GAME
>>> games = Games(GAME.with_options(seats=2), 1000)
>>> games.reset(seed=7)
>>> for _ in range(50):
...     games.step(games.first_legal())
>>> games.finished > 1000
True

The same seed and actions give the same games whatever the number of workers.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.batch import cores
from parlour.kernel.batch.workers import Crew, Piece, entry
from parlour.kernel.chance import Seeded
from parlour.kernel.compile.twin import prepare
from parlour.kernel.records import records
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import Variant
from parlour.lab import loops
from parlour.lab.encoding import Encoding
from parlour.lab.sitting import Rewards, chosen

LOOPS: Final = "parlour.lab.loops"
OPEN_DRAWS: Final = 256
"""Of options that leave something to be drawn (a random layout), new games take one of so many draws."""
PIECES: Final = 4
"""Pieces of the batch for each worker, since games differ in length."""
LEAST: Final = 16
"""Games of a piece, where there are so many."""
WORD: Final = 0xFFFF_FFFF_FFFF_FFFF

Seat = int | Literal["random", "any"]
"""Whose decisions are asked for: a seat's, those of a seat drawn for each game, or of whoever is due."""


class Games:
    """`n` games of a variant; those that end are followed by new ones.

    Other seats than the learner's play at random. After `reset` and each `step`, row i of the arrays says of
    game i: `acting` who decides, `masks` what is legal (as `listed[i, :counts[i]]` too), `views` what that
    seat may know, `rewards` what each seat has earned by the step, `actors` who took it, and `status` whether
    the game goes on, ended, was cut off after `max_steps`, or was ended by an illegal action. The arrays are
    used again by the next step; `views` are made when they are asked for.
    """

    def __init__(
        self,
        variant: Variant,
        n: int,
        *,
        seat: Seat = "any",
        rewards: Rewards = "returns",
        max_steps: int | None = None,
        same_step: bool = True,
        unforced: bool = False,
        workers: int | None = None,
    ) -> None:
        """`same_step`: a new game begins in the step that ended the last; else in the next, by itself.

        `unforced`: what is the only legal action is played without asking, so that each step is a decision.
        """
        game = variant.game
        prepare(game)
        self.variant, self.n = variant, n
        self.encoding = Encoding(variant)
        self.workers = cores() if workers is None else workers
        self.settings = np.zeros(loops.SETTINGS, np.int64)
        self.settings[loops.SEATS] = variant.seats
        self.settings[loops.LEARNER] = self._learner(seat)
        self.settings[loops.SCORED] = chosen(rewards, Rewards, "rewards") == "scores"
        self.settings[loops.SIGN] = 1 if game.more_is_better else -1
        self.settings[loops.LIMIT] = max_steps or 0
        self.settings[loops.SAME_STEP] = same_step
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
        """Games that have ended since the reset, however they did."""
        self._views = records(game.dtype, n)
        self._seen = True
        self._randoms = records(RANDOM, n)
        self._learners: NDArray[np.int32] = np.zeros(n, np.int32)
        self._points: NDArray[np.int32] = np.zeros((n, variant.seats), np.int32)
        self._ages: NDArray[np.int32] = np.zeros(n, np.int32)
        self._numbers: NDArray[np.int64] = np.zeros(n, np.int64)
        self._draws: NDArray[np.float64] = np.zeros(n)
        self._blanks = records(game.dtype, OPEN_DRAWS if variant.is_open else 1)
        self._crew = Crew(self.workers)
        self._parts = self._shares()
        self._bind(self.encoding.twin.module(LOOPS))

    def _learner(self, seat: Seat) -> int:
        if seat == "any":
            return loops.ANYBODY
        if seat == "random":
            return loops.DRAWN
        if seat not in range(self.variant.seats):
            last = self.variant.seats - 1
            raise ValueError(f"seat must be 0 to {last}, 'random' or 'any', not {seat!r}")
        return seat

    def reset(self, seed: int = 0) -> None:
        """New games everywhere."""
        self._draw_blanks(seed)
        self.encoding.twin.loops.seed_all(self._randoms, np.uint64(seed & WORD), 0)
        self.counts[:] = 0
        self.masks[:] = 0
        self.finished = 0
        self._crew.each(self._begin, self._begins)
        self._seen = False

    def step(self, numbers: NDArray[Any], out: NDArray[np.float32] | None = None) -> None:
        """Action `numbers[i]` in game i; the flat observations that follow into `out`, if it is given."""
        numbers = np.asarray(numbers)
        if numbers.shape != (self.n,):
            raise ValueError(f"one action for each of the {self.n} games is needed")
        np.copyto(self._numbers, numbers, casting="unsafe")
        self._seen = False
        if out is None:
            self._crew.each(self._step, self._steps)
        else:
            self._stepped_and_observed(out)
        self.finished += int(np.count_nonzero(self.status))

    def observe(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The flat observations of the seats that decide, a row each."""
        made = np.empty((self.n, self.encoding.size), np.float32) if out is None else out
        rows = self._fitting(made)
        self._crew.each(self._observe, self._looks(rows))
        if rows is not made:
            made[...] = rows
        return made

    @property
    def views(self) -> np.recarray[Any, Any]:
        """What the seats that decide may know, a record each."""
        if not self._seen:
            self._crew.each(self._see, self._sights)
            self._seen = True
        return self._views

    def last_observations(self, which: NDArray[np.intp]) -> NDArray[np.float32]:
        """What the seats that acted saw at the end of the games numbered so, which ended in this step."""
        return self.encoding.flats(self.finals[which], self.actors[which])

    def first_legal(self) -> NDArray[np.int32]:
        """The lowest legal action of each game."""
        return self.listed[:, 0].copy()

    def random_legal(self, random: np.random.Generator) -> NDArray[np.int32]:
        """One of the legal actions of each game, with equal odds."""
        made = np.empty(self.n, np.int32)
        random.random(out=self._draws)
        self._choose(self._draws, self.counts, self.listed, made)
        return made

    # -- inside ----------------------------------------------------------------------------------------------

    def _draw_blanks(self, seed: int) -> None:
        """Blank records to begin with: one, or many where options leave something open."""
        for k in range(len(self._blanks)):
            settled = self.variant
            if settled.is_open:
                settled = settled.settled(Seeded((seed & WORD) << 64 | k))
            self._blanks[k] = np.asarray(settled.blank())

    def _bind(self, loops_of: Any) -> None:
        """Gather what the loops are called with, and find their machine code, once for all steps."""
        raw = _raw(self._views)
        self._begins = [self._rows(part) for part in self._parts]
        self._steps = [
            (*rows, *self._outcomes(part)) for rows, part in zip(self._begins, self._parts, strict=True)
        ]
        self._sights = [(self.states[p], self.acting[p], self._views[p], raw[p]) for p in self._parts]
        rows = np.empty((self.n, self.encoding.size), np.float32)
        self._begin = entry(loops_of.reset_all, self._begins[0])
        self._step = entry(loops_of.step_all, self._steps[0])
        self._see = entry(loops_of.see_all, self._sights[0])
        self._observe = entry(loops_of.observe_all, self._looks(rows)[0])
        self._choose = entry(loops_of.choose_all, (self._draws, self.counts, self.listed, self.acting))

    def _shares(self) -> list[slice]:
        """The batch in pieces."""
        pieces = 1 if self.workers == 1 else self.workers * PIECES
        size = max(LEAST, -(-self.n // pieces))
        return [slice(first, first + size) for first in range(0, self.n, size)]

    def _rows(self, part: slice) -> Piece:
        """What the loops need to begin games."""
        game = self.variant.game
        return (
            self.states[part], _raw(self.states)[part], self._randoms[part], _raw(self._blanks),
            self.settings,
            self._learners[part], self._points[part], self._ages[part], self.status[part], self.acting[part],
            self.masks[part], self.listed[part], self.counts[part],
            np.zeros(game.max_legal, np.int32), np.zeros(game.max_outcomes, np.int32),
            np.zeros(game.max_outcomes, np.int64),
        )  # fmt: skip

    def _outcomes(self, part: slice) -> Piece:
        """What they need beside it to step them."""
        return (
            self._numbers[part], self.rewards[part], self.actors[part], self.finals[part],
            _raw(self.finals)[part], np.zeros(self.variant.seats, np.int32),
        )  # fmt: skip

    def _stepped_and_observed(self, out: NDArray[np.float32]) -> None:
        """Piece by piece, since what was just stepped is still near the processor."""
        rows = self._fitting(out)
        looks = self._looks(rows)
        step, observe = self._step, self._observe

        def both(stepped: Piece, look: Piece) -> None:
            step(*stepped)
            observe(*look)

        self._crew.each(both, zip(self._steps, looks, strict=True))
        if rows is not out:
            out[...] = rows

    def _fitting(self, out: NDArray[np.float32]) -> NDArray[np.float32]:
        """The caller's rows if the loops can write into them, else others."""
        shape = (self.n, self.encoding.size)
        if out.shape != shape:
            raise ValueError(f"observations are rows of shape {shape}, not {out.shape}")
        plain = out.dtype == np.float32 and out.flags.c_contiguous and out.flags.writeable
        return out if plain else np.empty(shape, np.float32)

    def _looks(self, rows: NDArray[np.float32]) -> list[Piece]:
        """What the loops need to observe: states, viewers, one record to work in, the encoder's table."""
        encoding, dtype = self.encoding, self.variant.game.dtype
        works = records(dtype, len(self._parts))
        raw = _raw(works)
        return [
            (self.states[part], self.acting[part], works[k : k + 1], raw[k : k + 1], encoding.table,
             encoding.seats, rows[part])
            for k, part in enumerate(self._parts)
        ]  # fmt: skip


def _raw(of: Any) -> NDArray[np.uint8]:
    """The bytes of records, a row each."""
    plain = np.asarray(of)
    return plain.view(np.uint8).reshape(len(plain), plain.dtype.itemsize)

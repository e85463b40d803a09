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

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.batch import cores
from parlour.kernel.chance import Seeded
from parlour.kernel.rng import RANDOM
from parlour.kernel.twin import prepare, records
from parlour.kernel.variant import Variant
from parlour.lab import loops
from parlour.lab.encoding import Encoding
from parlour.lab.sitting import Rewards, chosen

LOOPS: Final = "parlour.lab.loops"
OPEN_DRAWS: Final = 256
"""Of options that leave something to be drawn (a random layout), new games take one of so many draws."""
PIECES: Final = 4
"""Pieces of the batch for each worker, since games differ in length."""
WORD: Final = 0xFFFF_FFFF_FFFF_FFFF

Seat = int | Literal["random", "any"]
"""Whose decisions are asked for: a seat's, those of a seat drawn for each game, or of whoever is due."""


class Games:
    """`n` games of a variant; those that end are followed by new ones.

    Other seats than the learner's play at random. After `reset` and each `step`, row i of the arrays says of
    game i: `acting` who decides, `masks` what is legal (as `listed[i, :counts[i]]` too), `views` what that
    seat may know, `rewards` what each seat has earned by the step, `actors` who took it, and `status` whether
    the game goes on, ended, was cut off after `max_steps`, or was ended by an illegal action. The arrays are
    used again by the next step.
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
        self.views = records(game.dtype, n)
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
        self._blank = records(game.dtype, 1)
        self._blanks = self._blank
        self._randoms = records(RANDOM, n)
        self._learners: NDArray[np.int32] = np.zeros(n, np.int32)
        self._points: NDArray[np.int32] = np.zeros((n, variant.seats), np.int32)
        self._ages: NDArray[np.int32] = np.zeros(n, np.int32)
        self._loops: Any = self.encoding.twin.module(LOOPS)

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
        self._blanks = self._drawn(seed)
        self._loops_of_batch.seed_all(self._randoms, np.uint64(seed & WORD), 0)
        self.counts[:] = 0
        self.masks[:] = 0
        self.finished = 0
        self._each(self._reset_part)

    def step(self, numbers: NDArray[Any]) -> None:
        """Action `numbers[i]` in game i."""
        numbers = np.ascontiguousarray(numbers, np.int64)
        if numbers.shape != (self.n,):
            raise ValueError(f"one action for each of the {self.n} games is needed")
        self._each(lambda part: self._step_part(part, numbers))
        self.finished += int(np.count_nonzero(self.status))

    def observe(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The flat observations of the seats that decide, a row each."""
        made = np.empty((self.n, self.encoding.size), np.float32) if out is None else out
        self._each(lambda part: self.encoding.flats(self.views[part], self.acting[part], made[part]))
        return made

    def last_observations(self, which: NDArray[np.intp]) -> NDArray[np.float32]:
        """What the seats that acted saw at the end of the games numbered so, which ended in this step."""
        return self.encoding.flats(self.finals[which], self.actors[which])

    def first_legal(self) -> NDArray[np.int32]:
        """The lowest legal action of each game."""
        return self.listed[:, 0].copy()

    def random_legal(self, random: np.random.Generator) -> NDArray[np.int32]:
        """One of the legal actions of each game, with equal odds."""
        at = (random.random(self.n) * np.maximum(self.counts, 1)).astype(np.int64)
        return np.asarray(self.listed[np.arange(self.n), at])

    # -- inside ----------------------------------------------------------------------------------------------

    @cached_property
    def _loops_of_batch(self) -> Any:
        return self.encoding.twin.loops

    def _drawn(self, seed: int) -> Any:
        """Blank records to begin with: one, or many where options leave something open."""
        if not self.variant.is_open:
            return np.array([np.asarray(self.variant.blank())]).view(np.recarray)
        made = records(self.variant.game.dtype, OPEN_DRAWS)
        for k in range(OPEN_DRAWS):
            made[k] = np.asarray(self.variant.settled(Seeded((seed & WORD) << 64 | k)).blank())
        return made

    def _scratch(self) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int64]]:
        game = self.variant.game
        return (
            np.zeros(game.max_legal, np.int32),
            np.zeros(game.max_outcomes, np.int32),
            np.zeros(game.max_outcomes, np.int64),
        )

    def _rows(self, part: slice) -> tuple[Any, ...]:
        return (
            self.states[part], self._randoms[part], self._blanks, self._blank, self.settings,
            self._learners[part], self._points[part], self._ages[part], self.status[part], self.acting[part],
            self.views[part], self.masks[part], self.listed[part], self.counts[part],
        )  # fmt: skip

    def _reset_part(self, part: slice) -> None:
        self._loops.reset_all(*self._rows(part), *self._scratch())

    def _step_part(self, part: slice, numbers: NDArray[np.int64]) -> None:
        now = np.zeros(self.variant.seats, np.int32)
        self._loops.step_all(
            *self._rows(part), numbers[part], self.rewards[part], self.actors[part], self.finals[part],
            *self._scratch(), now,
        )  # fmt: skip

    def _each(self, work: Callable[[slice], object]) -> None:
        pieces = 1 if self.workers == 1 else self.workers * PIECES
        size = max(1, -(-self.n // pieces))
        parts = [slice(first, first + size) for first in range(0, self.n, size)]
        if len(parts) == 1:
            work(parts[0])
        else:
            for _ in self._pool.map(work, parts):
                pass

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.workers, thread_name_prefix="games")

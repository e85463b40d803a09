"""Many states of one variant in one array: step, inspect and play out on every core.

Each state has its own generator, seeded from (seed, index): a seed gives the same games for any number of
workers, and the same bytes with the compiler off. Workers are threads on loops that release the
interpreter's lock, so a batch may run inside a server.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from time import perf_counter
from types import CodeType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.kernel.actors import OVER, TABLE
from parlour.kernel.batch.loops import ACTIONS, DRAWS, TALLIES, UNFINISHED
from parlour.kernel.batch.workers import FastestOf, Workers
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import NotAllowed
from parlour.kernel.records import copied, records
from parlour.kernel.rng import RANDOM
from parlour.kernel.state import State, Variant

CHUNKS_A_WORKER: Final = 8
"""Games differ in length: with this many pieces no worker waits long for the last one."""

LEAST: Final = 16
"""Batches below this size do not try threads."""

ENDLESS: Final = 1 << 20
"""A playout stops after this many entries where the options do not bound the game's length."""


class Tally(NamedTuple):
    """What a batch did: actions of seats, draws, and games not over within their bound."""

    actions: int
    draws: int
    unfinished: int


class Scratch(NamedTuple):
    """The work space of one worker."""

    actions: NDArray[np.int32]
    outcomes: NDArray[np.int32]
    weights: NDArray[np.int64]
    tally: NDArray[np.int64]


def one_each(actions: Any, count: int, of: str) -> NDArray[Any]:
    """Actions as an array; raises a `ValueError` unless there is a whole number for each state or game.

    >>> one_each([3, 7], 2, "states")
    array([3, 7])
    """
    numbers = np.asarray(actions)
    if numbers.shape != (count,) or numbers.dtype.kind not in "iu":
        form = f"{numbers.dtype} of shape {numbers.shape}"
        raise ValueError(f"one action, a whole number, for each of the {count} {of} is needed, not {form}")
    return numbers


class Batch:
    """States as an array of records (`fields`), and the steps on all of them.

    >>> from parlour.testing.tiny import GAME
    >>> games = new_states(Variant.of(GAME, seats=2), 4, seed=7)
    >>> games.actors().tolist(), games.is_over().tolist()
    ([0, 0, 0, 0], [False, False, False, False])
    >>> games.play_out().unfinished, games.is_over().all()
    (0, np.True_)
    """

    def __init__(
        self, variant: Variant, fields: np.recarray[Any, Any], seed: int = 0, *, workers: int | None = None
    ) -> None:
        """`workers`: how many threads; by default the batch finds out for each kind of work.

        It begins with as many as there are cores, and takes one where that is quicker.
        """
        self.variant = variant
        self.fields = fields
        self.randoms = records(RANDOM, len(fields))
        several = cores() if len(fields) > LEAST else 1
        self._counts = (workers,) if workers else tuple(sorted({several, 1}, reverse=True))
        self._fastest: dict[CodeType, FastestOf] = {}
        self._loops: Any = variant.game.compiled.twin().loops
        self._loops.seed_all(self.randoms, np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF), 0)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_loops", "_fastest")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _loops=state["variant"].game.compiled.twin().loops, _fastest={})

    def __len__(self) -> int:
        return len(self.fields)

    def __getitem__(self, i: int) -> State:
        """A copy of one state, without history or source of draws."""
        return State(self.variant, copied(self.fields[i]))

    # -- look ------------------------------------------------------------------------------------------------

    def turns(self) -> NDArray[np.int64]:
        """What `turn` says of each state: a bit mask of seats, `CHANCE` or `OVER`."""
        out = np.zeros(len(self), np.int64)
        self._each(lambda part, scratch: self._loops.turns(self.fields[part], out[part]))
        return out

    def is_over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        over: NDArray[np.bool_] = self.turns() == OVER
        return over

    def actors(self) -> NDArray[np.int32]:
        """The lowest seat to act in each state; -1 for none."""
        out = np.zeros(len(self), np.int32)
        self._each(lambda part, scratch: self._loops.actors(self.fields[part], out[part]))
        return out

    def legal(self, seats: NDArray[np.int32] | None = None) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Legal actions of one seat per state (default: `actors()`): rows of numbers, and their lengths."""
        seats = self._seats(seats)
        out = np.zeros((len(self), self.variant.game.max_legal), np.int32)
        counts = np.zeros(len(self), np.int32)
        self._each(
            lambda part, scratch: self._loops.legal_all(
                self.fields[part], seats[part], out[part], counts[part]
            )
        )
        return out, counts

    def legal_mask(self, seats: NDArray[np.int32] | None = None) -> NDArray[np.bool_]:
        """Return the legal actions as a boolean mask over the game's `action_count` action numbers."""
        seats = self._seats(seats)
        out = np.zeros((len(self), self.variant.game.action_count), np.bool_)
        self._each(
            lambda part, scratch: self._loops.legal_mask(
                self.fields[part], seats[part], scratch.actions, out[part]
            )
        )
        return out

    def returns(self) -> NDArray[np.float64]:
        """Shape (states, seats); zeros where the game is not over."""
        out = np.zeros((len(self), self.variant.seats), np.float64)
        self._each(lambda part, scratch: self._loops.returns_all(self.fields[part], out[part]))
        return out

    def scores(self) -> NDArray[np.int32]:
        """The game's own scores, shape (states, seats)."""
        out = np.zeros((len(self), self.variant.seats), np.int32)
        self._each(lambda part, scratch: self._loops.scores_all(self.fields[part], out[part]))
        return out

    def views(self, seats: NDArray[np.int32]) -> np.recarray[Any, Any]:
        """What `seats[i]` may know of state i, as records; the number of seats is the spectator."""
        seats = self._seats(seats, most=1)
        out = records(self.variant.game.dtype, len(self))
        self._each(lambda part, scratch: self._loops.conceal_all(self.fields[part], seats[part], out[part]))
        return out

    # -- change ----------------------------------------------------------------------------------------------

    def step(
        self, actions: NDArray[np.int32], seats: NDArray[np.int32] | None = None, *, check: bool = True
    ) -> None:
        """Action `actions[i]` by `seats[i]` (by default `actors()`) in state i, then the draws that are due.

        Nothing is played for seat -1. An action that is not legal raises `NotAllowed` with the law's reason,
        and no state changes; with `check=False` nothing is checked and illegal actions are undefined
        behaviour.
        """
        seats = self._seats(seats)
        actions = np.ascontiguousarray(one_each(actions, len(self), "states"), np.int32)
        if check:
            self._check(actions, seats)

        def play(part: slice, scratch: Scratch) -> None:
            states = self.fields[part]
            self._loops.play_all(states, seats[part], actions[part])
            self._loops.draw_all(states, self.randoms[part], scratch.outcomes, scratch.weights, scratch.tally)

        self._each(play)

    def draw(self) -> None:
        """Play all pending draws."""
        self._each(
            lambda part, scratch: self._loops.draw_all(
                self.fields[part], self.randoms[part], scratch.outcomes, scratch.weights, scratch.tally
            )
        )

    def play_out(self, bound: int | None = None) -> Tally:
        """Play each state at random to its end (at most `bound` entries; by default the game's bound)."""
        most = bound or self.variant.game.max_turns(self.variant.options) or ENDLESS
        tally = self._each(
            lambda part, scratch: self._loops.play_outs(self.fields[part], self.randoms[part], most, *scratch)
        )
        return Tally(int(tally[ACTIONS]), int(tally[DRAWS]), int(tally[UNFINISHED]))

    # -- inside ----------------------------------------------------------------------------------------------

    def _seats(self, chosen: NDArray[np.int32] | None, most: int = 0) -> NDArray[np.int32]:
        if chosen is None:
            return self.actors()
        seats = np.ascontiguousarray(chosen, np.int32)
        last = self.variant.seats - 1 + most
        if seats.shape != (len(self),) or (len(seats) and not TABLE <= seats.min() <= seats.max() <= last):
            raise ValueError(f"one seat from 0 to {last} (or -1, or TABLE) for each state is needed")
        return seats

    def _check(self, actions: NDArray[np.int32], seats: NDArray[np.int32]) -> None:
        wrong = np.zeros(len(self), np.bool_)
        self._each(
            lambda part, scratch: self._loops.find_illegal(
                self.fields[part], seats[part], actions[part], scratch.actions, wrong[part]
            )
        )
        for i in np.flatnonzero(wrong):
            self[int(i)].check(int(seats[i]), int(actions[i]))
            raise NotAllowed("seat", f"State {i}: seat {seats[i]} may not act.")

    def _scratch(self) -> Scratch:
        game = self.variant.game
        return Scratch(
            np.zeros(game.max_legal, np.int32),
            np.zeros(game.max_outcomes, np.int32),
            np.zeros(game.max_outcomes, np.int64),
            np.zeros(TALLIES, np.int64),
        )

    def _each(self, work: Callable[[slice, Scratch], None]) -> NDArray[np.int64]:
        """Do the work on all states, in pieces; the sum of the tallies."""
        fastest = self._fastest.setdefault(work.__code__, FastestOf(len(self._counts)))
        timed, workers = fastest.is_trial, self._counts[fastest.choice]
        pieces = [(part, self._scratch()) for part in self._parts(workers)]
        began = perf_counter()
        Workers(workers).each(work, pieces)
        if timed:
            fastest.record(perf_counter() - began)
        return sum((scratch.tally for _, scratch in pieces), np.zeros(TALLIES, np.int64))

    def _parts(self, workers: int) -> Iterator[slice]:
        pieces = 1 if workers == 1 else workers * CHUNKS_A_WORKER
        size = max(1, -(-len(self) // pieces))
        return (slice(first, first + size) for first in range(0, len(self), size))


def new_states(variant: Variant, n: int, seed: int = 0, *, workers: int | None = None) -> Batch:
    """`n` games at their first decision; open values (a random layout) are drawn separately for each game.

    `workers`: the number of threads; by default the batch measures which is fastest.
    """
    fields = records(variant.game.dtype, n)
    if variant.is_open:
        for i in range(n):
            source = Seeded((seed & 0xFFFF_FFFF_FFFF_FFFF) << 64 | i)
            fields[i] = np.asarray(variant.settled(source).blank())
    else:
        fields[:] = np.asarray(variant.blank())
    batch = Batch(variant, fields, seed, workers=workers)
    batch._each(lambda part, scratch: batch._loops.start_all(batch.fields[part]))
    batch.draw()
    return batch


def cores() -> int:
    """The number of cores available to this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


__all__ = ["Batch", "Tally", "cores", "new_states"]

"""Where to put a called tile: each column tried against orders of calls drawn at random (hindsight sampling).

The calls to come are known by number, only their order is not. For each of some orders every column is judged
by how well the board could end if that order were known (`foresight`); the best on average is played. That
takes every later choice for better informed than it will be, and still places well.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from parlour.games.threebysixteen.bots.beam_search import DEEPEST
from parlour.games.threebysixteen.bots.single_board import BOARD, SIZES
from parlour.games.threebysixteen.state import DONE, MAX_TOP, TAKE
from parlour.kernel.compile.twin import records, twin
from parlour.kernel.state import State

FORESIGHT: Final = "parlour.games.threebysixteen.foresight"
WIDTH: Final = 6
CHILDREN: Final = 12
"""Room for so many positions after a step for each one before it."""
TABLE: Final = 512
MOST_ORDERS: Final = 400
LAST_CALLS: Final = 12
"""So few to come: knowing them better than one will does little harm then."""
SCRATCH: Final = MAX_TOP + 2
SEED: Final = 0x3160


@dataclass
class Candidate:
    """A way to handle the call: its actions, and how it did on the orders so far."""

    run: list[int]
    board: Any
    total: float = 0.0


def solve(view: State, seed: int, seconds: float) -> list[int] | None:
    """The step with the best average end over random orders of the last calls.

    None before them, and once the called tile is put down. The tree search does better, so that no level asks
    this; a strength with `solve` does.
    """
    seat = view.viewer
    if seat is None or int(view.fields.holding[seat]) == 0 or int(view.fields.left.sum()) > LAST_CALLS:
        return None
    candidates = [_candidate(view, seat, action) for action in _puts(view, seat)]
    if len(candidates) == 1:
        return candidates[0].run
    beam = _Beam(view)
    random = np.random.default_rng([seed, SEED])
    calls = np.repeat(np.arange(MAX_TOP + 1), view.fields.left.astype(np.int64))
    until = time.perf_counter() + seconds
    for done in range(MOST_ORDERS):
        if done and time.perf_counter() > until:
            break
        order = random.permutation(calls)
        for candidate in candidates:
            candidate.total += beam.value(candidate.board, order)
    return max(candidates, key=lambda candidate: candidate.total).run


def _puts(view: State, seat: int) -> list[int]:
    """The ways to put the called tile down; one empty column is like another."""
    puts, empty = [], False
    for action in view.legal_actions(seat):
        if action < TAKE and int(view.fields.heights[seat, action]) == 0:
            if empty:
                continue
            empty = True
        if not TAKE <= action < TAKE + int(view.fields.columns):
            puts.append(action)
    return puts


def _candidate(view: State, seat: int, put: int) -> Candidate:
    """The called tile put down, and all taken that can be."""
    state, run = view.copy(), [put]
    state.apply(seat, put)
    while seat in state.turn:
        legal = state.legal_actions(seat)
        run.append(legal[0])
        state.apply(seat, legal[0])
        if run[-1] == DONE:
            break
    board = records(BOARD, 1)
    for name in ("rows", "heights", "stacks"):
        board[name] = state.fields[name][seat]
    return Candidate(run, board)


class _Beam:
    """The room that the beam works in."""

    def __init__(self, view: State) -> None:
        self._foresight: Any = twin(view.game).module(FORESIGHT)
        sizes = records(SIZES, 1)
        for name in ("runs", "top", "columns", "transfers"):
            sizes[name] = view.fields[name]
        self._sizes = sizes[0]
        self._tiles = int(view.fields.runs) * int(view.fields.top)
        self._kept = records(BOARD, WIDTH)
        self._found = records(BOARD, WIDTH * CHILDREN)
        self._table = np.zeros(TABLE, np.uint64)
        self._waiting = records(BOARD, DEEPEST + 1)
        self._scratch = np.zeros((3, SCRATCH), np.int64)

    def value(self, board: Any, order: Any) -> float:
        """What the board is worth on an order: 1 if it can be completed, else less for each tile left."""
        free = np.bincount(order, minlength=SCRATCH)
        left = int(
            self._foresight.foresee(
                board, order, self._sizes, WIDTH, self._kept, self._found, self._table,
                self._waiting, self._scratch, free,
            )
        )  # fmt: skip
        return 1.0 if left == 0 else -left / self._tiles

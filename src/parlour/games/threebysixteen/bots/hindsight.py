"""What a known order of calls allowed: the best result, and the call at which a player fell behind it.

>>> from parlour import load
>>> from parlour.games.threebysixteen.bots.hindsight import best_result
>>> order = [5, 1, 3, 2, 6, 1, 4, 2, 3, 5, 4, 6]
>>> found = best_result(load("threebysixteen", seats=1, runs=2, top=6, columns=2), order)
>>> found.left, found.status, found.steps[:4]
(0, 'proved', ((0, 11), (10, 11), (0, 11), (0, 11)))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

import numpy as np

from parlour.games.threebysixteen.bots.beam_search import DEEPEST, NO_CALL
from parlour.games.threebysixteen.bots.single_board import BOARD, NOT_PUT, SIZES
from parlour.games.threebysixteen.locales import say
from parlour.games.threebysixteen.state import DONE, MAX_TOP, PLACE, START, TAKE, TRANSFERS_FREE
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.compile.twin import twin
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.records import records
from parlour.kernel.state import State, Variant

SOLVER: Final = "parlour.games.threebysixteen.bots.beam_search"
BUDGET: Final = 2000
"""Positions kept after each call; enough to solve 98 of 100 random orders."""
WIDTHS: Final = (1, 50, 300, 2000, 12000)
"""Searches are tried from narrow to wide, up to the budget; the narrowest always finds an end."""
CHILDREN: Final = 12
"""Capacity for positions after a step, per position before it."""
SCRATCH: Final = MAX_TOP + 2

Status = Literal["proved", "best found"]
Step = tuple[int, ...]
"""A seat's actions on one call, in order."""
Stop = Callable[[], bool]
"""Says, when asked now and then, whether there is no more time."""


def never() -> bool:
    """There is time enough.

    >>> never()
    False
    """
    return False


@dataclass(frozen=True)
class Best:
    """The best end that was found from a position: the tiles left, and the way to it.

    `bound` is proved: no way leaves fewer tiles. `steps` are the actions on each call, DONE included.
    """

    left: int
    bound: int
    steps: tuple[Step, ...]

    @property
    def status(self) -> Status:
        """Whether nothing better exists, or nothing better was found."""
        return "proved" if self.left <= self.bound else "best found"


@dataclass(frozen=True)
class Fall:
    """The call at which a player fell behind the best result.

    `call` counts from 1; `before` is the best from the position before it, `after` from the one after the
    player's `step`.
    """

    call: int
    number: int
    step: Step
    before: Best
    after: Best


def best_result(variant: Variant, order: Sequence[int], budget: int = BUDGET) -> Best:
    """The best result of a game for one on an order of calls."""
    state = variant.new_state(draws="manual")
    return best_from(variant, state.fields, 0, order, budget)


def best_from(
    variant: Variant,
    fields: Any,
    seat: int,
    order: Sequence[int],
    budget: int = BUDGET,
    stop: Stop = never,
) -> Best:
    """The best that a seat's board, as it stands between two steps, can reach with the calls to come.

    `budget` is the most positions kept after each call. The search is deterministic, unless it is stopped.
    """
    search = _Search(variant, fields, seat, order)
    left, steps = search.everything, tuple[Move, ...]()
    bound = search.bound
    for width in (*(width for width in WIDTHS if width < budget), budget):
        found, whole = search.beam(width, left - 1, stop if left < search.everything else never)
        if found is not None:
            left, steps = found
        if whole:
            bound = left
        if left <= bound or stop():
            break
    return Best(left, bound, search.spelled(steps))


def fell_behind(
    game: Game, record: GameRecord, seat: int, budget: int = BUDGET, stop: Stop = never
) -> Fall | None:
    """The first call of a finished game after whose handling the best result was out of reach.

    None if the player reached the best that was found, or the search was stopped. Where the ends are "best
    found" only, a better player than the solver may place the call elsewhere.
    """
    variant, boards, steps = handled(game, record, seat)
    order = [number for number, _ in steps]

    def best(call: int) -> Best:
        return best_from(variant, boards[call], seat, order[call:], budget, stop)

    low, high = 0, len(order)
    ends = {low: best(low), high: best(high)}
    if ends[high].left <= ends[low].left or stop():
        return None
    while high - low > 1:
        middle = (low + high) // 2
        ends[middle] = best(middle)
        if stop():
            return None
        if ends[middle].left <= ends[0].left:
            low = middle
        else:
            high = middle
    return Fall(high, order[low], steps[low][1], ends[low], ends[high])


def line(variant: Variant, order: Sequence[int], steps: Sequence[Step]) -> GameRecord:
    """Calls and steps of one player as the record of a game alone, to be replayed step by step."""
    alone = Variant.of(variant.game, **{**variant.options_text(), "seats": "1", "caller": "house"})
    state = alone.new_state(draws="manual")
    for number, step in zip(order, steps, strict=False):
        state.apply(CHANCE, number)
        for action in step:
            state.apply(0, action)
    return state.record()


def handled(game: Game, record: GameRecord, seat: int) -> tuple[Variant, list[Any], list[tuple[int, Step]]]:
    """A finished game's positions before each call and at the end, and what a seat did on each."""
    final = Variant.of(game).replay(record)
    if not final.is_over:
        raise BadRecord(say("study-unfinished"))
    state = final.variant.new_state(draws="manual")
    boards: list[Any] = []
    steps: list[tuple[int, Step]] = []
    for actor, action in final.history:
        if actor == CHANCE and action < SEAT_DRAW:
            boards.append(state.copy().fields)
            steps.append((action, ()))
        elif actor == seat:
            number, step = steps[-1]
            steps[-1] = (number, (*step, action))
        state.enter(actor, action)
    return final.variant, [*boards, state.fields], steps


# -- the search ----------------------------------------------------------------------------------------------

Move = tuple[int, tuple[int, ...]]
"""A column to put the called tile in (or `NOT_PUT`), and columns to take from."""


class _Level(NamedTuple):
    """How each position that was kept after a call came about, by the names of `lone.BOARD`."""

    parent: Any
    column: Any
    taken: Any
    takes: Any


class _Search:
    """One board and the calls to come, and the ways to an end."""

    def __init__(self, variant: Variant, fields: Any, seat: int, order: Sequence[int]) -> None:
        self._solver: Any = twin(variant.game).module(SOLVER)
        self._order = np.array(order, np.int64)
        self._alone = alone(variant, fields, seat, order)
        sizes = records(SIZES, 1)
        for name in ("runs", "top", "columns", "transfers"):
            sizes[name] = fields[name]
        self._sizes = sizes[0]
        self._root = records(BOARD, 1)
        for name in ("rows", "heights", "stacks"):
            self._root[name] = fields[name][seat]
        self._waiting = records(BOARD, DEEPEST + 1)
        self._scratch = np.zeros((3, SCRATCH), np.int64)
        self.everything = int(fields.runs) * int(fields.top) + 1
        self.bound = int(self._solver.lower_bound(self._root[0], self._free(0), self._sizes, *self._scratch))

    def _free(self, called: int) -> Any:
        """By number, the tiles still to be called after a number of calls."""
        return np.bincount(self._order[called:], minlength=SCRATCH)

    def beam(self, width: int, limit: int, stop: Stop) -> tuple[tuple[int, tuple[Move, ...]] | None, bool]:
        """Search with `width` positions after each call for an end with `limit` tiles left or fewer.

        Gives the end and its moves, if one was found, and whether nothing was left out: then there is no
        better one.
        """
        solver, sizes = self._solver, self._sizes
        found = records(BOARD, CHILDREN * width)
        table = np.zeros(_power(4 * len(found)), np.uint64)
        before = [NO_CALL] if int(sizes.transfers) == TRANSFERS_FREE else []
        kept: Any = self._root
        whole = True
        levels: list[_Level] = []
        for step, number in enumerate([*before, *self._order]):
            if stop():
                return None, False
            called = step + 1 - len(before)
            table[:] = 0
            count = int(
                solver.expand(
                    kept, len(kept), int(number), self._free(called), sizes, limit,
                    found, table, self._waiting, self._scratch,
                )
            )  # fmt: skip
            whole = whole and count < len(found) and count <= width
            if not count:
                return None, whole
            solver.rank_all(found, count, self._order, called, sizes, self._waiting[0])
            kept = found[np.argsort(found["rank"][:count], kind="stable")[:width]]
            levels.append(_Level(*(kept[name].copy() for name in _Level._fields)))
        return self._best_of(kept, levels), whole

    def _best_of(self, kept: Any, levels: Sequence[_Level]) -> tuple[int, tuple[Move, ...]]:
        """The best of the last positions, and its moves from the first."""
        in_rows = kept["rows"].sum(axis=1, dtype=np.int64)
        at = int(in_rows.argmax())
        left = int(self._sizes.runs) * int(self._sizes.top) - int(in_rows[at])
        moves: list[Move] = []
        for level in reversed(levels):
            takes = tuple(int(column) for column in level.takes[at][: level.taken[at]])
            moves.append((int(level.column[at]), takes))
            at = int(level.parent[at])
        return left, tuple(reversed(moves))

    def spelled(self, moves: Sequence[Move]) -> tuple[Step, ...]:
        """Moves as the actions of each call, tried on a board alone."""
        earlier: tuple[int, ...] = ()
        if len(moves) > len(self._order):
            earlier, moves = moves[0][1], moves[1:]
        steps = []
        state = self._alone.copy()
        for number, (column, takes) in zip(self._order, moves, strict=True):
            put = START if column == NOT_PUT else PLACE + column
            step = [*(TAKE + c for c in earlier), put, *(TAKE + c for c in takes)]
            earlier = ()
            state.enter(CHANCE, int(number))
            for action in step:
                state.apply(0, action)
            if state.turn == (0,):
                state.apply(0, DONE)
                step.append(DONE)
            steps.append(tuple(step))
        return tuple(steps)


def alone(variant: Variant, fields: Any, seat: int, order: Sequence[int]) -> State:
    """A seat's board, as it stands between two steps, as a game alone with only these calls to come."""
    one = Variant.of(variant.game, **{**variant.options_text(), "seats": "1", "caller": "house"})
    state = one.new_state(draws="manual")
    now = state.fields
    for name in ("rows", "stacks", "heights"):
        now[name][0] = now[f"shown_{name}"][0] = fields[name][seat]
    for number in range(1, int(fields.top) + 1):
        now.left[number] = sum(1 for called in order if called == number)
    now.calls = int(fields.runs) * int(fields.top) - len(order)
    return state


def _power(least: int) -> int:
    """The power of two that is at least so large."""
    return 1 << (least - 1).bit_length()

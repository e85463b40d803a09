"""The beam search of `hindsight_search` as one would write it in plain Python, to compare with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.games.threebysixteen.bots.beam_search import DEEPEST, NO_CALL, Beam
from parlour.games.threebysixteen.bots.hindsight import SOLVER
from parlour.games.threebysixteen.bots.hindsight_search import CHILDREN, SCRATCH, WIDTHS
from parlour.games.threebysixteen.bots.single_board import BOARD, NOT_PUT, SIZES
from parlour.games.threebysixteen.state import DONE, PLACE, START, TAKE, TRANSFERS_FREE
from parlour.kernel.actors import CHANCE
from parlour.kernel.records import records
from parlour.kernel.state import Variant

Moves = list[tuple[int, list[int]]]
"""A column to put the called tile in (or `NOT_PUT`), and columns to take from."""


def reference(variant: Variant, order: Sequence[int], budget: int) -> tuple[int, int, tuple[Any, ...]]:
    """The tiles left, the bound and the steps of the best end of a game alone."""
    solver: Any = variant.game.compiled.twin().module(SOLVER)
    sizes, root = records(SIZES, 1), records(BOARD, 1)
    start = variant.new_state(draws="manual").fields
    for name in ("runs", "top", "columns", "transfers"):
        sizes[name] = start[name]
    free = np.bincount(order, minlength=SCRATCH)
    bound = int(solver.lower_bound(root[0], free, sizes[0], *np.zeros((3, SCRATCH), np.int64)))
    left, moves = len(order) + 1, Moves()
    for width in [*(width for width in WIDTHS if width < budget), budget]:
        found, whole = beam(solver, sizes[0], root, order, width, left - 1)
        if found is not None and found[0] < left:
            left, moves = found
        if whole:
            bound = left
        if left <= bound:
            break
    return left, bound, steps(variant, order, moves)


def beam(
    solver: Any, sizes: Any, root: Any, order: Sequence[int], width: int, limit: int
) -> tuple[tuple[int, Moves] | None, bool]:
    """An end with `limit` tiles left or fewer and its moves, and whether nothing was left out."""
    found, waiting = records(BOARD, CHILDREN * width), records(BOARD, DEEPEST + 1)
    scratch = np.zeros((3, SCRATCH), np.int64)
    before = [NO_CALL] if int(sizes.transfers) == TRANSFERS_FREE else []
    kept, whole, levels = root, True, list[Any]()
    for step, number in enumerate([*before, *order]):
        called = step + 1 - len(before)
        free = np.bincount(order[called:], minlength=SCRATCH)
        table = np.zeros(1 << (4 * len(found) - 1).bit_length(), np.uint64)
        room = Beam(found, table, waiting, scratch)
        count = int(solver.expand(kept, len(kept), number, free, sizes, limit, room))
        whole = whole and count < len(found) and count <= width
        if not count:
            return None, whole
        solver.rank_all(found, count, np.array(order), called, sizes, waiting[0])
        kept = found[np.argsort(found["rank"][:count], kind="stable")[:width]]
        levels.append(kept)
    in_rows = kept["rows"].sum(axis=1, dtype=np.int64)
    at, moves = int(in_rows.argmax()), Moves()
    left = len(order) - int(in_rows[at])
    for level in reversed(levels):
        moves.insert(0, (int(level.column[at]), level.takes[at][: level.taken[at]].tolist()))
        at = int(level.parent[at])
    return (left, moves), whole


def steps(variant: Variant, order: Sequence[int], moves: Moves) -> tuple[Any, ...]:
    """Moves as the actions of each call, tried in a game."""
    earlier = moves.pop(0)[1] if len(moves) > len(order) else []
    state, made = variant.new_state(draws="manual"), []
    for number, (column, takes) in zip(order, moves, strict=True):
        put = START if column == NOT_PUT else PLACE + column
        step = [*(TAKE + c for c in earlier), put, *(TAKE + c for c in takes)]
        earlier = []
        state.apply(CHANCE, number)
        for action in step:
            state.apply(0, action)
        if state.turn == (0,):
            state.apply(0, DONE)
            step.append(DONE)
        made.append(tuple(step))
    return tuple(made)

"""How well one board can end when the order of calls is known: a narrow beam, for many orders a second.

`solver` keeps thousands of positions to find the best end of one order; here a few must do, so that a move
can be tried against many orders drawn at random.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.threebysixteen.bots.beam_search import BOUND_WEIGHT, COVERED_WEIGHT, DEEPEST, expand
from parlour.games.threebysixteen.bots.bounds import covered, simple_end
from parlour.games.threebysixteen.bots.single_board import BOARD, SIZES, copy_board
from parlour.kernel.compile.decorators import compiled

TAKEN: Final = 1e9
"""The rank of a position that is kept already."""


@compiled
def foresee(
    root: Any,
    order: Any,
    sizes: Any,
    width: int,
    kept: Any,
    found: Any,
    table: Any,
    waiting: Any,
    scratch: Any,
    free: Any,
) -> int:
    """The fewest tiles left that a beam of `width` positions finds from `root[0]` on this order of calls.

    `free` counts the calls of each number and is used up; the other arrays are room to work in.
    """
    copy_board(root[0], kept[0], sizes)
    count = 1
    best = simple_end(kept[0], order, 0, sizes, waiting[0])
    for step in range(order.shape[0]):
        if best == 0:
            return 0
        number = int(order[step])
        free[number] -= 1
        for at in range(table.shape[0]):
            table[at] = np.uint64(0)
        made = expand(kept, count, number, free, sizes, best - 1, found, table, waiting, scratch)
        if made == 0:
            return best  # nothing better is left
        for index in range(made):
            likely = simple_end(found[index], order, step + 1, sizes, waiting[0])
            best = min(best, likely)
            found[index].rank = (
                BOUND_WEIGHT * int(found[index].bound)
                + likely
                + COVERED_WEIGHT * covered(found[index], sizes)
            )
        count = min(width, made)
        for place in range(count):
            first = 0
            for index in range(1, made):
                if found[index].rank < found[first].rank:
                    first = index
            copy_board(found[first], kept[place], sizes)
            found[first].rank = TAKEN
    return best


def warm(states: Any, randoms: Any) -> None:
    """Have the beam compiled, by asking for no calls."""
    boards = np.zeros(DEEPEST + 1, BOARD).view(np.recarray)
    sizes = np.zeros(1, SIZES).view(np.recarray)
    numbers = np.zeros(1, np.int64)
    scratch = np.zeros((3, 1), np.int64)
    table = np.zeros(1, np.uint64)
    foresee(boards, numbers[:0], sizes[0], 1, boards, boards, table, boards, scratch, numbers)

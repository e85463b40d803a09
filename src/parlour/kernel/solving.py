"""What an exact search needs besides the rules: position hashes, and move ordering."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.rng import mixed

_LOW: Final = np.uint64(0xFFFFFFFF)
_S32: Final = np.uint64(32)


@compiled
def hash_combine(digest: Any, number: Any) -> Any:
    """A hash (uint64) combined with one more non-negative number; the order matters.

    >>> one, two = hash_combine(np.uint64(7), 1), hash_combine(np.uint64(7), 2)
    >>> len({int(digest) for digest in (one, two, hash_combine(one, 2), hash_combine(two, 1))})
    4
    """
    low = mixed((digest ^ np.uint64(number)) & _LOW)
    high = mixed((digest >> _S32) ^ low)
    return (high << _S32) | low


@compiled
def insert_ranked(actions: Any, ranks: Any, count: int, action: int, rank: float) -> None:
    """Insert an action into the first `count`, sorted by descending rank; ties keep their order.

    >>> actions, ranks = np.array([4, 5, 0]), np.array([9, 2, 0])
    >>> insert_ranked(actions, ranks, 2, 6, 2)
    >>> actions.tolist(), ranks.tolist()
    ([4, 5, 6], [9, 2, 2])
    """
    at = count
    while at > 0 and ranks[at - 1] < rank:
        ranks[at] = ranks[at - 1]
        actions[at] = actions[at - 1]
        at -= 1
    ranks[at] = rank
    actions[at] = action

"""What a solver needs besides the rules: its two special answers, hashes of positions, and move ordering."""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled, word_of
from parlour.kernel.rng import mixed
from parlour.kernel.types import Array

AGAIN: Final = -1
"""What a game's `solve` returns to be called once more (`search.contract`)."""
ANY: Final = -1
"""No action for `solve` to avoid."""
FIRST: Final = 0
"""The first depth of a recursive search."""

_START: Final = np.uint64(0x9E3779B97F4A7C15)
_LOW: Final = np.uint64(0xFFFFFFFF)
_S32: Final = np.uint64(32)
_NONE: Final = np.uint64(0)
_ONE: Final = np.uint64(1)
_ALL: Final = (1 << 64) - 1


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
def record_hash(record: Any) -> Any:
    """A hash (uint64) of all bytes of a record.

    >>> two = np.zeros(2, [("x", np.int32), ("y", np.int8)]).view(np.recarray)
    >>> before = record_hash(two[0]) == record_hash(two[1])
    >>> two[1].y = 1
    >>> bool(before), bool(record_hash(two[0]) == record_hash(two[1]))
    (True, False)
    """
    digest = _START
    k = 0
    word = word_of(record, 0)
    while word >= 0:
        digest = hash_combine(digest, word)
        k += 1
        word = word_of(record, k)
    return digest


def _hash_of_bytes(record: Any) -> np.uint64:
    return np.uint64(hash(np.asarray(record).tobytes()) & _ALL)


key_of: Any = _hash_of_bytes if isinstance(record_hash, FunctionType) else record_hash
"""A hash (uint64) of a record for `is_new`: `record_hash` compiled; plain, another one that is quicker."""


@compiled
def is_new(met: Array, digest: Any) -> bool:
    """Note a position among those met, by its hash, and return whether it was not there before.

    `met` has room for more hashes (uint64) than come, 0 where there is none; its length is a power of two.

    >>> met = np.zeros(4, np.uint64)
    >>> [is_new(met, np.uint64(digest)) for digest in (5, 9, 5, 0, 0)]
    [True, True, False, True, False]
    """
    if digest == _NONE:
        digest = _ONE
    last = met.shape[0] - 1
    at = int(digest & np.uint64(last))
    while met[at] != _NONE:
        if met[at] == digest:
            return False
        at = (at + 1) & last
    met[at] = digest
    return True


@compiled
def insert_ranked(actions: Array, ranks: Array, count: int, action: int, rank: float) -> None:
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

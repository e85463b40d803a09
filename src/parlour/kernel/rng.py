"""The only generator in compiled code: one uint64 of state in a record.

A xorshift64 step (Marsaglia 2003) whose halves are folded and mixed by 32-bit multiplications. Only shifts
and products below 2**64 occur, so the plain twin gives the same bits without an overflow.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Random

RANDOM: Final = np.dtype([("state", np.uint64)])
"""A generator: a record with one field, so that it can be passed to compiled code and CUDA kernels."""

_S7: Final = np.uint64(7)
_S13: Final = np.uint64(13)
_S16: Final = np.uint64(16)
_S17: Final = np.uint64(17)
_S32: Final = np.uint64(32)
_LOW: Final = np.uint64(0xFFFFFFFF)
_MIX_A: Final = np.uint64(0x9E3779B1)
_MIX_B: Final = np.uint64(0x85EBCA6B)
_NOT_ZERO: Final = np.uint64(0x9E3779B97F4A7C15)


def random(seed: int) -> np.record:
    """A fresh generator.

    >>> r = random(7)
    >>> all(0 <= below(r, 6) < 6 for _ in range(100))
    True
    """
    made = np.zeros(1, RANDOM).view(np.recarray)
    record: np.record = made[0]
    reseed(record, np.uint64(seed & 0xFFFFFFFFFFFFFFFF))
    return record


@compiled
def mixed(z: Any) -> Any:
    """A bijective scramble of 32 bits (in a uint64)."""
    z = (z * _MIX_A) & _LOW
    z = z ^ (z >> _S16)
    z = (z * _MIX_B) & _LOW
    return z ^ (z >> _S13)


@compiled
def reseed(random: Random, seed: Any) -> None:
    """Reseed (uint64); neighbouring seeds give unrelated numbers."""
    low = mixed(seed & _LOW)
    high = mixed((seed >> _S32) ^ low)
    low = mixed(low ^ (high >> _S7))
    random.state = (high << _S32) | low
    if random.state == np.uint64(0):
        random.state = _NOT_ZERO


@compiled
def reseed_for(random: Random, seed: Any, index: int) -> None:
    """Start the `index`-th of many generators that share a seed (uint64): a pure function of both."""
    reseed(random, seed)
    reseed(random, random.state ^ np.uint64(index))


@compiled
def bits(random: Random) -> Any:
    """The next 32 random bits, in a uint64."""
    x = random.state
    x = x ^ (x << _S13)
    x = x ^ (x >> _S7)
    x = x ^ (x << _S17)
    random.state = x
    return mixed((x >> _S32) ^ (x & _LOW))


@compiled
def below(random: Random, n: int) -> int:
    """A whole number in 0 … n-1, for n below 2**32; the bias is under n / 2**32."""
    return int(np.int64((bits(random) * np.uint64(n)) >> _S32))


@compiled
def pick(random: Random, weights: Any, count: int) -> int:
    """An index in 0 … count-1, with probability in proportion to its integer weight."""
    total = 0
    for i in range(count):
        total += int(weights[i])
    left = below(random, total)
    for i in range(count):
        left -= int(weights[i])
        if left < 0:
            return i
    return count - 1

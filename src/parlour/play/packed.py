"""Numbers as bytes: a position has hundreds of legal actions, most of which nobody looks at."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

KIND: Final = "i"
"""Of 32 bits, in the order of this machine: what rules write."""
SIZE: Final = struct.calcsize(KIND)


def packed(numbers: Iterable[int]) -> bytes:
    """Numbers of 32 bits as bytes."""
    return array(KIND, numbers).tobytes()


def unpacked(data: bytes) -> list[int]:
    """The numbers of `packed`.

    >>> unpacked(packed([1680, 1687, 1690]))
    [1680, 1687, 1690]
    """
    return array(KIND, data).tolist()


def holds(data: bytes, number: int) -> bool:
    """Whether a number is among those of `packed`.

    >>> [holds(packed([256, 1]), number) for number in (1, 256, 65536)]
    [True, True, False]
    """
    wanted = struct.pack(KIND, number)
    at = data.find(wanted)
    while at > 0 and at % SIZE:
        at = data.find(wanted, at + 1)
    return at >= 0


def steps(data: bytes) -> NDArray[np.int32]:
    """Ascending numbers of `packed`, delta-encoded: shorter on the wire.

    >>> steps(packed([1680, 1687, 1690])).tolist(), steps(b"").tolist()
    ([1680, 7, 3], [])
    """
    numbers = np.frombuffer(data, np.int32)
    changes = numbers.copy()
    changes[1:] -= numbers[:-1]
    return changes

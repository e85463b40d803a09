"""The bytes of a record that an entry changes, and the record after them."""

from __future__ import annotations

from typing import Final

import numpy as np

MOST: Final = 255
"""The most equal bytes that one byte counts."""


def changes(before: bytes, after: bytes) -> bytes:
    r"""Encode the bytes that differ: how many equal ones lie before each, then the bits that differ in each.

    After more equal bytes than a byte counts, the next one is told too, with no bit that differs.

    >>> changes(b"abcdefgh", b"abXdYfgh"), changes(b"abc", b"abc")
    (b'\x02\x01;<', b'')
    """
    bits = np.frombuffer(before, np.uint8) ^ np.frombuffer(after, np.uint8)
    equal, differing, next_one = bytearray(), bytearray(), 0
    for at in bits.nonzero()[0].tolist():
        while at - next_one > MOST:
            equal.append(MOST)
            differing.append(0)
            next_one += MOST + 1
        equal.append(at - next_one)
        differing.append(bits[at])
        next_one = at + 1
    return bytes(equal + differing)


def changed(before: bytes, encoded: bytes) -> bytes:
    """The record after `changes`; raises `ValueError` where they do not fit it.

    >>> changed(b"abcdefgh", changes(b"abcdefgh", b"abXdYfgh"))
    b'abXdYfgh'
    """
    record, count, at = bytearray(before), len(encoded) // 2, -1
    for equal, bits in zip(encoded[:count], encoded[count:], strict=True):
        at += equal + 1
        if at >= len(record):
            raise ValueError(f"changes for another record than one of {len(before)} bytes")
        record[at] ^= bits
    return bytes(record)

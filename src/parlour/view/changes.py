"""The bytes of a record that an entry changes, and the record after them."""

from __future__ import annotations

from typing import Final

import numpy as np

MOST: Final = 255
"""The longest skip, and the longest run of changed bytes, that one byte counts."""
GAP: Final = bytes(2)
"""Equal bytes that end a run; a single one is sent with it: that is shorter than a skip."""
SKIP: Final = bytes((MOST, 0))
"""The code for so many equal bytes, and nothing after them."""


def changes(before: bytes, after: bytes) -> bytes:
    r"""Encode the bytes that differ: for each run how many to skip, how many follow, and these.

    A skip longer than a byte can tell is several, each but the last followed by no bytes.

    >>> changes(b"abcdefgh", b"abXdYfgh"), changes(b"abc", b"abc")
    (b'\x02\x03XdY', b'')
    """
    differs = (np.frombuffer(before, np.uint8) != np.frombuffer(after, np.uint8)).tobytes()
    out, last = bytearray(), 0
    while (first := differs.find(1, last)) >= 0:
        end = differs.find(GAP, first, first + MOST)
        if end < 0:
            end = first + len(differs[first : first + MOST].rstrip(GAP))
        while first - last > MOST:
            out += SKIP
            last += MOST
        out.append(first - last)
        out.append(end - first)
        out += after[first:end]
        last = end
    return bytes(out)


def changed(before: bytes, encoded: bytes) -> bytes:
    """The record after `changes`; raises `ValueError` where they do not fit it.

    >>> changed(b"abcdefgh", changes(b"abcdefgh", b"abXdYfgh"))
    b'abXdYfgh'
    """
    record, at, k = bytearray(before), 0, 0
    while k < len(encoded):
        skip, length = encoded[k], encoded[k + 1]
        at += skip
        run = encoded[k + 2 : k + 2 + length]
        record[at : at + length] = run
        at += length
        k += 2 + length
    if len(record) != len(before):
        raise ValueError(f"changes for another record than one of {len(before)} bytes")
    return bytes(record)

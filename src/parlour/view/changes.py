"""The bytes of a record that an entry changes, and the record after them."""

from __future__ import annotations

import re
from typing import Final

MOST: Final = 255
"""The longest skip, and the longest run of changed bytes, that one byte counts."""
RUN: Final = re.compile(rb"[^\0](?:\0?[^\0]){,127}")
"""At most `MOST` bytes that differ; where a single one between them is equal it is sent too: that is shorter
than a skip."""
SKIP: Final = bytes((MOST, 0))
"""The code for so many equal bytes, and nothing after them."""


def changes(before: bytes, after: bytes) -> bytes:
    r"""Encode the bytes that differ: for each run how many to skip, how many follow, and these.

    A skip longer than a byte can tell is several, each but the last followed by no bytes.

    >>> changes(b"abcdefgh", b"abXdYfgh"), changes(b"abc", b"abc")
    (b'\x02\x03XdY', b'')
    """
    size = len(before)
    differing = (int.from_bytes(before, "big") ^ int.from_bytes(after, "big")).to_bytes(size, "big")
    out, last = bytearray(), 0
    for run in RUN.finditer(differing):
        first, end = run.span()
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

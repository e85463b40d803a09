"""The bytes of a record that an entry changes, and the record after them."""

from __future__ import annotations

import re
from typing import Final

RUN: Final = re.compile(rb"\0{0,255}.", re.DOTALL)
"""Matches a run of equal bytes (of the XOR), at most as long as a byte can count, and the next byte."""


def changes(before: bytes, after: bytes) -> bytes:
    r"""Encode the bytes that differ: the counts of equal bytes before each, then the XOR of each.

    After the longest run of equal bytes, the next byte is written even if it is equal.

    >>> changes(b"abcdefgh", b"abXdYfgh"), changes(b"abc", b"abc")
    (b'\x02\x01;<', b'')
    """
    bits = int.from_bytes(before, "little") ^ int.from_bytes(after, "little")
    runs = RUN.findall(bits.to_bytes(len(after), "little").rstrip(b"\0"))
    return bytes([len(run) - 1 for run in runs] + [run[-1] for run in runs])


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

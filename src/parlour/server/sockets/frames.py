"""Websocket frames (RFC 6455), counted before anybody parses them."""

from __future__ import annotations

from typing import Final

SHORT, LONG_LENGTH = 2, {126: 2, 127: 8}
"""Bytes of a head, and what the length is in if it is longer than 125."""
MASK_BYTES: Final = 4


class FrameCounter:
    """Counts the frames that begin in each piece of what a client sends.

    >>> counter = FrameCounter()
    >>> text = bytes.fromhex("818100000000ff")
    >>> counter.count(text + text + text[:1]), counter.count(text[1:])
    (2, 1)
    """

    def __init__(self) -> None:
        self._head = b""  # of a frame, not whole yet
        self._left = 0  # bytes of the frame before

    def count(self, piece: bytes) -> int:
        """Return how many frames have begun, as far as their heads are whole."""
        data, at, number = self._head + piece[self._left :], 0, 0
        self._left = max(0, self._left - len(piece))
        while len(data) - at >= SHORT:
            length, masked = data[at + 1] & 127, data[at + 1] >> 7
            head = SHORT + LONG_LENGTH.get(length, 0)
            if len(data) - at < head:
                break
            if head > SHORT:
                length = int.from_bytes(data[at + SHORT : at + head])
            at += head + MASK_BYTES * masked + length
            number += 1
        self._head = data[at:]
        self._left += max(0, at - len(data))
        return number

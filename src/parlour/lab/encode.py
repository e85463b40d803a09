"""The flat encoding of concealed records, compiled: rows of numbers between -1 and 1.

It walks a table that `lab.encoding` makes of a game's features; a row of it is one number of the record, the
columns are named below. It reads bytes, so one function serves every record.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.compiled import compiled

AT: Final = 0
"""Where the number begins in the record; of a list read from its end, where the list begins."""
SIZE: Final = 1
SIGNED: Final = 2
READ: Final = 3
"""How it is read: one of those below."""
LOW: Final = 4
HIGH: Final = 5
SLOT: Final = 6
"""Where its part of the row begins."""
SEAT_AFTER: Final = 7
"""Of a field by seats: how many seats after the one that looks; else `NO_SEAT`."""
SEAT_STEP: Final = 8
"""Bytes from one seat's part of the field to the next."""
LENGTH_AT: Final = 9
"""Of a list read from its end: where its length stands; else `NO_LIST`."""
LENGTH_SIZE: Final = 10
LENGTH_STEP: Final = 11
FROM_END: Final = 12
COLUMNS: Final = 13

NO_SEAT: Final = -1
NO_LIST: Final = -1

READ_COUNT: Final = 0
READ_KIND: Final = 1
READ_BITS: Final = 2
READ_SEAT: Final = 3
READ_RANK: Final = 4

BYTE: Final = 8
MOST_BYTES: Final = 7
"""Of wider numbers the lowest seven bytes are read: exact within ± 2**55."""


@compiled
def number(raw: Any, at: int, size: int, signed: int) -> int:
    """The whole number that stands at a place of a record, low byte first."""
    value = 0
    width = min(size, MOST_BYTES)
    for k in range(width):
        value += int(raw[at + k]) << (BYTE * k)
    if signed != 0 and value >= 1 << (BYTE * width - 1):
        value -= 1 << (BYTE * width)
    return value


@compiled
def encode(raw: Any, table: Any, seat: int, seats: int, row: Any) -> None:
    """One concealed record (its bytes) into one row, which comes all zero, as `seat` sees it."""
    viewer = seat if 0 <= seat < seats else 0
    for k in range(table.shape[0]):
        at = int(table[k, AT])
        size = int(table[k, SIZE])
        after = int(table[k, SEAT_AFTER])
        whose = 0
        if after != NO_SEAT:
            whose = (viewer + after) % seats
            at += whose * int(table[k, SEAT_STEP])
        if int(table[k, LENGTH_AT]) != NO_LIST:
            there = int(table[k, LENGTH_AT]) + whose * int(table[k, LENGTH_STEP])
            index = number(raw, there, int(table[k, LENGTH_SIZE]), 0) - 1 - int(table[k, FROM_END])
            if index < 0:
                continue
            at += index * size
        value = number(raw, at, size, int(table[k, SIGNED]))
        put(value, table[k], viewer, seats, row)


@compiled
def put(value: int, line: Any, viewer: int, seats: int, row: Any) -> None:
    """One number into its part of the row."""
    low = int(line[LOW])
    high = int(line[HIGH])
    slot = int(line[SLOT])
    read = int(line[READ])
    if read == READ_COUNT:
        row[slot] = value / max(abs(low), abs(high))
    elif read == READ_KIND:
        if low <= value <= high:
            row[slot + value - low] = 1.0
    elif read == READ_RANK:
        for step in range(low + 1, min(value, high) + 1):
            row[slot + step - low - 1] = 1.0
    elif read == READ_BITS:
        for bit in range(low, high + 1):
            if (value >> bit) & 1 != 0:
                row[slot + bit - low] = 1.0
    elif low <= value < low + seats:
        row[slot + (value - low - viewer) % seats] = 1.0


@compiled
def encode_all(raw: Any, table: Any, viewers: Any, seats: int, out: Any) -> None:
    """Record i as `viewers[i]` sees it into row i of `out`."""
    for i in range(raw.shape[0]):
        out[i, :] = 0.0
        encode(raw[i], table, int(viewers[i]), seats, out[i])

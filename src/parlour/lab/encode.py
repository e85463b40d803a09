"""The flat encoding of concealed records, compiled: rows of numbers between -1 and 1.

It walks a table that `lab.encoding` makes from a game's features; each line is a run of equally spaced
numbers in the record that are read in the same way, with the columns below. It reads bytes, so one function
serves every record. Rows are mostly zero: they are cleared at once, and zeros are not written again.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.kernel.bitmask import lowest
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

AT: Final = 0
"""Where the run begins in the record; of a list read from its end, where the list begins."""
SIZE: Final = 1
"""Bytes of a number."""
SIGNED: Final = 2
READ: Final = 3
"""How a number is read, as one of the constants below."""
LOW: Final = 4
HIGH: Final = 5
SLOT: Final = 6
"""Where the run's part of the row begins."""
TURNED: Final = 7
"""For a field whose first axis is turned: `BY_SEAT` or `BY_TEAM`; else `NOT`."""
AFTER: Final = 8
"""The part of a turned axis: 0 is the viewer's own, 1 that of the next seat or team, and so on."""
ROUND: Final = 9
"""The number of seats or teams on a turned axis."""
STEP: Final = 10
"""Bytes from one part of a turned axis to the next."""
LENGTH_AT: Final = 11
"""For a list read from its end: where its length is; else `NO_LIST`."""
LENGTH_SIZE: Final = 12
LENGTH_STEP: Final = 13
COUNT: Final = 14
"""Numbers of the run."""
CHANNELS: Final = 15
"""Slots of the row that each number of the run takes."""
COLUMNS: Final = 16

NO_LIST: Final = -1

NOT: Final = 0
BY_SEAT: Final = 1
BY_TEAM: Final = 2

READ_COUNT: Final = 0
READ_KIND: Final = 1
READ_BITS: Final = 2
READ_SEAT: Final = 3
READ_RANK: Final = 4
READ_TEAM: Final = 5

BYTE: Final = 8
MOST_BYTES: Final = 7
"""Wider numbers are read from their lowest seven bytes: exact within ± 2**55."""


@compiled
def number(raw: Any, at: int, size: int, signed: int) -> int:
    """The integer at an offset of a record, little-endian."""
    value = int(raw[at])
    width = 1
    if size > 1:  # most numbers are a byte
        width = min(size, MOST_BYTES)
        for k in range(1, width):
            value += int(raw[at + k]) << (BYTE * k)
    sign = signed << (BYTE * width - 1)
    return (value ^ sign) - sign


@compiled
def encode(raw: Any, table: Any, seat: int, teams: Any, row: Any) -> None:
    """Encode one concealed record (its bytes) into one zeroed row, as `seat` sees it.

    `teams` has the team of each seat.
    """
    viewer = seat if 0 <= seat < teams.shape[0] else 0
    for k in range(table.shape[0]):
        line = table[k]
        at = int(line[AT])
        step = int(line[SIZE])
        count = int(line[COUNT])
        own = viewer
        if int(line[TURNED]) == BY_TEAM or int(line[READ]) == READ_TEAM:
            own = int(teams[viewer])
        whose = 0
        if int(line[TURNED]) != NOT:
            whose = (own + int(line[AFTER])) % int(line[ROUND])
            at += whose * int(line[STEP])
        if int(line[LENGTH_AT]) != NO_LIST:
            there = int(line[LENGTH_AT]) + whose * int(line[LENGTH_STEP])
            length = number(raw, there, int(line[LENGTH_SIZE]), 0)
            count = min(count, length)
            at += (length - 1) * step
            step = -step
        run(raw, at, step, count, line, own, row)


@compiled
def run(raw: Any, at: int, step: int, count: int, line: Any, own: int, row: Any) -> None:
    """Encode `count` numbers, `step` bytes apart, into their part of the row; `own`: the own seat or team."""
    size = int(line[SIZE])
    signed = int(line[SIGNED])
    low = int(line[LOW])
    high = int(line[HIGH])
    slot = int(line[SLOT])
    channels = int(line[CHANNELS])
    read = int(line[READ])
    if read == READ_COUNT:
        largest = max(1, abs(low), abs(high))
        for _ in range(count):
            row[slot] = number(raw, at, size, signed) / largest
            at += step
            slot += channels
    elif read == READ_KIND:
        for _ in range(count):
            place = number(raw, at, size, signed) - low
            hit = 0 <= place < channels  # written unconditionally: the branch would be unpredictable
            row[slot + (place if hit else 0)] = 1.0 if hit else 0.0
            at += step
            slot += channels
    elif read == READ_RANK:
        for _ in range(count):
            height = number(raw, at, size, signed) - low
            for place in range(channels):
                row[slot + place] = 1.0 if place < height else 0.0
            at += step
            slot += channels
    elif read == READ_BITS:
        for _ in range(count):
            left = (number(raw, at, size, signed) >> low) & ((1 << (high - low + 1)) - 1)
            while left != 0:
                row[slot + lowest(left)] = 1.0
                left &= left - 1
            at += step
            slot += channels
    else:
        for _ in range(count):
            after = number(raw, at, size, signed) - low
            if 0 <= after < channels:
                row[slot + (after - own) % channels] = 1.0
            at += step
            slot += channels


@compiled
def encode_all(raw: Any, table: Any, viewers: Array, teams: Any, out: Array) -> None:
    """Encode record i as `viewers[i]` sees it into row i of `out`."""
    for i in range(raw.shape[0]):
        out[i, :] = 0.0
        encode(raw[i], table, int(viewers[i]), teams, out[i])

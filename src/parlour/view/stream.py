"""A table's game as sent to a seat: the record at the beginning, and the moves since."""

from __future__ import annotations

import zlib
from base64 import b64encode
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from parlour.kernel.entries import Entry
from parlour.kernel.frames import Frame
from parlour.play.counts import Count
from parlour.play.table import Table
from parlour.view.changes import changes
from parlour.wire.parts import Move


def existing(view: int, frames: Sequence[Frame]) -> Iterator[tuple[int, int, bytes, bytes]]:
    """Actor, action as seen, and the records before and after, of each entry that exists for a view.

    The frames are consecutive: the entries are those that led to all but the first.
    """
    before = frames[0].known(view)
    for frame in frames[1:]:
        after, action = frame.known(view), frame.seen[view]
        if action >= 0 or after != before:
            yield frame.entry.actor, action, before, after
        before = after


def moves(view: int, frames: Sequence[Frame]) -> list[Move]:
    """The entries of consecutive frames that exist for a view, as they are sent."""
    return [
        Move(actor, action, b64encode(changes(before, after)).decode() if before != after else "")
        for actor, action, before, after in existing(view, frames)
    ]


class Stream:
    """The moves of one table for each seat and, last, for spectators; nothing is cached."""

    def __init__(self, table: Table) -> None:
        self._table = table.state

    def existing(self, view: int, first: int, last: int) -> Iterator[tuple[int, int, bytes, bytes]]:
        """Actor, action as seen, and the records before and after, of each entry that exists for a view."""
        return existing(view, self._table.frames.between(first, last))

    def entry(self, view: int, n: int) -> int:
        """The index of the entry after the first `n` that exist for a view."""
        return bisect_left(self._table.counts.numbers(view), n, len(self._table.given))

    def record(self, view: int, n: int) -> bytes:
        """The record after the first `n` entries that exist for a view."""
        return self._table.frames.at(self.entry(view, n)).known(view)

    def played(self, view: int, first: int, last: int) -> tuple[list[Entry], list[bytes]]:
        """Entries by their numbers for a view, with the records before the first and after each."""
        entries, records = list[Entry](), [self.record(view, first)]
        for actor, action, _, after in self.existing(view, self.entry(view, first), self.entry(view, last)):
            entries.append(Entry(actor, action))
            records.append(after)
        return entries, records

    def start(self, view: int) -> bytes:
        """The record at the beginning, after the entries of a game that this one continues."""
        return self._table.frames.at(len(self._table.given)).known(view)

    def checksum(self, view: int, entry: int) -> int:
        """The CRC-32 of the record before an entry."""
        return zlib.crc32(self._table.frames.at(entry).known(view))

    def since(self, view: int, known: Count | None) -> int | None:
        """The index of the entry after `known`; None if the client must begin anew."""
        now = self._table.counts.now(view)
        if known is None or known.cut != now.cut or not 0 <= known.n <= now.n:
            return None
        return self.entry(view, known.n)

"""A table's game as it is sent to a seat: the record at the beginning, and moves that lead to the one now."""

from __future__ import annotations

import zlib
from base64 import b64encode
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from parlour.kernel.entries import Entry
from parlour.play.counts import Count
from parlour.play.moment import Run, run_on
from parlour.play.table import Table
from parlour.view.changes import changes
from parlour.wire.parts import Move

AT_ONCE: Final = 16
"""Entries of a fold that are played in one call."""


class Stream:
    """The moves of every seat of one table, the spectators' last; nothing is kept of them."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def moves(self, view: int, first: int, last: int) -> list[Move]:
        """The entries from `first` to before `last` that exist for a view."""
        return [
            Move(actor, action, b64encode(changes(before, after)).decode() if before != after else "")
            for actor, action, before, after in self.existing(
                view, max(first, len(self._table.state.given)), last
            )
        ]

    def existing(self, view: int, first: int, last: int) -> Iterator[tuple[int, int, bytes, bytes]]:
        """Actor, action as seen, and the records before and after, of each entry that exists for a view."""
        for at, run in self._runs(first):
            for k, known in enumerate(run.known[: max(0, last - at)].tolist()):
                before, after = run.view(k, view), run.view(k + 1, view)
                if known[1 + view] >= 0 or before != after:
                    yield known[0], known[1 + view], before, after
            if at + len(run.entries) >= last:
                return

    def entry(self, view: int, n: int) -> int:
        """The entry at which to go on after the first `n` that exist for a view."""
        return bisect_left(self._table.state.counts.numbers(view), n, len(self._table.state.given))

    def record(self, view: int, n: int) -> bytes:
        """The record after the first `n` entries that exist for a view."""
        return self._table.moment(self.entry(view, n)).known(view)

    def played(self, view: int, first: int, last: int) -> tuple[list[Entry], list[bytes]]:
        """Entries by their numbers for a view, with the records before the first and after each."""
        entries, records = list[Entry](), [self.record(view, first)]
        for actor, action, _, after in self.existing(view, self.entry(view, first), self.entry(view, last)):
            entries.append(Entry(actor, action))
            records.append(after)
        return entries, records

    def start(self, view: int) -> bytes:
        """The record at the beginning, or after what was taken over from another game."""
        return self._table.moment(len(self._table.state.given)).known(view)

    def checksum(self, view: int, entry: int) -> int:
        """The CRC-32 of the record before an entry."""
        return zlib.crc32(self._table.moment(entry).known(view))

    def since(self, view: int, known: Count | None) -> int | None:
        """The entry at which to go on for who has heard of some; None if they must begin anew."""
        now = self._table.state.counts.now(view)
        if known is None or known.cut != now.cut or not 0 <= known.n <= now.n:
            return None
        return self.entry(view, known.n)

    def entries_before(self, event: int) -> int:
        """How many entries of the game now had been played before an event."""
        spans = self._table.state.timeline.spans
        return next((span.last for span in reversed(spans) if span.n < event), 0)

    def _runs(self, first: int) -> Iterator[tuple[int, Run]]:
        """The entries from one on, run by run, each with where it begins."""
        table, timeline = self._table.state, self._table.state.timeline
        while first < table.entries:
            run = timeline.run_at(first)
            if run is None:
                run = run_on(timeline.moment(first), table.position.history[first : first + AT_ONCE])
            yield first, run
            first += len(run.entries)

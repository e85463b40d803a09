"""A table's game as it is sent to a seat: the record at the beginning, and moves that lead to the one now.

An entry exists for a seat if the seat knows its action, or if it changes a byte of the seat's record; what
does not exist is in no list and no number: its count and time would tell what others choose in secret.
"""

from __future__ import annotations

import zlib
from array import array
from base64 import b64encode
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final, NamedTuple

from parlour.kernel.entries import Entry
from parlour.play.events import TakenBack
from parlour.play.moment import Run, run_on
from parlour.play.table import Table
from parlour.view.changes import changes
from parlour.wire.parts import Move

AT_ONCE: Final = 16
"""Entries of a fold that are played in one call."""


class Known(NamedTuple):
    """How much of a game a client has: the entries up to `n`, as they exist for its seat, in a cut."""

    cut: int
    n: int


class Stream:
    """The moves of every seat of one table, the spectators' last; nothing is kept but their numbers."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._read = 0  # events
        self._cut = 0
        self._numbers = [array("H") for _ in range(table.state.seats + 1)]
        """Of each view, how many entries existed before an entry of the history; those taken over do not."""

    @property
    def cut(self) -> int:
        """How often a turn has been taken back."""
        self._count()
        return self._cut

    def number(self, view: int, entry: int) -> int:
        """How many entries exist for a view before an entry."""
        self._count()
        return self._numbers[view][entry]

    def _count(self) -> None:
        """Count new entries, or all if some were taken back."""
        table, numbers = self._table.state, self._numbers
        events = table.events[self._read :]
        self._read = len(table.events)
        cuts = sum([isinstance(event.payload, TakenBack) for event in events])
        if cuts:
            self._cut += cuts
            numbers[:] = [array("H") for _ in numbers]
        taken_over = min(len(table.given), table.entries)
        for of_view in numbers:
            of_view.extend([0] * (taken_over + 1 - len(of_view)))
        for _, run in self._runs(len(numbers[0]) - 1):
            for k in range(len(run.entries)):
                for view, of_view in enumerate(numbers):
                    of_view.append(of_view[-1] + exists(run, k, view))

    def moves(self, view: int, first: int, last: int) -> list[Move]:
        """The entries from `first` to before `last` that exist for a view."""
        return [
            Move(actor, action, b64encode(changes(before, after)).decode() if before != after else "")
            for actor, action, before, after in self._existing(view, first, last)
        ]

    def _existing(self, view: int, first: int, last: int) -> Iterator[tuple[int, int, bytes, bytes]]:
        """The same: actor, action as seen, and the records before and after it."""
        for at, run in self._runs(max(first, len(self._table.state.given))):
            for k, known in enumerate(run.known[: max(0, last - at)].tolist()):
                before, after = record(run, k, view), record(run, k + 1, view)
                if known[1 + view] >= 0 or before != after:
                    yield known[0], known[1 + view], before, after
            if at + len(run.entries) >= last:
                return

    def entry(self, view: int, n: int) -> int:
        """The entry at which to go on after the first `n` that exist for a view."""
        return bisect_left(self._numbers[view], n, len(self._table.state.given))

    def record(self, view: int, n: int) -> bytes:
        """The record after the first `n` entries that exist for a view."""
        return self._table.moment(self.entry(view, n)).known(view)

    def played(self, view: int, first: int, last: int) -> tuple[list[Entry], list[bytes]]:
        """Entries by their numbers for a view, with the records before the first and after each."""
        entries, records = list[Entry](), [self.record(view, first)]
        for actor, action, _, after in self._existing(view, self.entry(view, first), self.entry(view, last)):
            entries.append(Entry(actor, action))
            records.append(after)
        return entries, records

    def start(self, view: int) -> bytes:
        """The record at the beginning, or after what was taken over from another game."""
        return self._table.moment(len(self._table.state.given)).known(view)

    def checksum(self, view: int, entry: int) -> int:
        """The CRC-32 of the record before an entry."""
        return zlib.crc32(self._table.moment(entry).known(view))

    def since(self, view: int, known: Known | None) -> int | None:
        """The entry at which to go on for who has heard of some; None if they must begin anew."""
        if (
            known is None
            or known.cut != self.cut
            or not 0 <= known.n <= self.number(view, self._table.state.entries)
        ):
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


def exists(run: Run, k: int, view: int) -> bool:
    """Whether the `k`-th entry of a run exists for a view."""
    return bool(run.known[k, 1 + view] >= 0) or record(run, k, view) != record(run, k + 1, view)


def record(run: Run, k: int, view: int) -> bytes:
    """What a view may know after `k` entries of a run."""
    size, views = len(run.began.position), run.began.seats + 2
    at = (k * views + 1 + view) * size
    return run.records[at : at + size]

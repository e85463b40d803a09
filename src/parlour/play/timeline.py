"""Every position of a game at little cost: periodic copies, with the entries between them replayed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

import msgspec
import numpy as np

from parlour.kernel.records import record_of
from parlour.kernel.state import State
from parlour.play.moment import Moment, Run, observed

STRIDE: Final = 16
"""Entries from one kept copy to the next."""
RECENT: Final = 2 * STRIDE
"""Recent positions kept (a table's seats ask for the same ones)."""
RECENT_RUNS: Final = 8
"""Recent runs kept, of at most `STRIDE` entries each."""

Kept = TypeVar("Kept")


class Span(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The entries `first` to before `last` that event `n`, of a seat or nobody, played."""

    n: int
    seat: int
    first: int
    last: int


class Timeline:
    """The positions before each entry of a game, the seats' views, and which event played which entries."""

    def __init__(self, state: State) -> None:
        """Follow `state`, which is at its beginning; call `note` after each entry."""
        self._state = state
        self._kept = [state.to_bytes()]
        self._recent: dict[int, bytes] = {}
        self._moments: dict[int, Moment] = {}
        self._now: Moment | None = None
        self._runs: dict[int, Run] = {}
        """By their first entry, those that not everybody has been told of."""
        self._spans: dict[int, Span] = {}

    def note(self, state: State) -> None:
        """An entry has been played."""
        self._go_on(len(state.history), state.to_bytes())

    def go_on(self, run: Run) -> None:
        """Play a run."""
        if not run.entries:
            return
        played, count = len(self._state.history), len(run.entries)
        self._state.adopt(run.entries, run.seen, run.last.fields)
        for kept in range(played + STRIDE - played % STRIDE, played + count + 1, STRIDE):
            self._kept.append(run.position(kept - played))
        if count <= STRIDE:
            _kept_last(self._runs, played, run, RECENT_RUNS)
        self._now = run.last

    def _go_on(self, entry: int, position: bytes) -> None:
        self._now = None
        _kept_last(self._recent, entry, position, RECENT)
        if entry % STRIDE == 0:
            self._kept.append(position)

    def rest(self) -> None:
        """Everybody has been told of the last event: keep the position now and, of those before, copies."""
        for known in (self._recent, self._moments, self._runs):
            known.clear()

    def close(self, span: Span) -> None:
        """Record that an event's entries are complete."""
        self._spans[span.n] = span

    def rewind(self, state: State, n: int) -> None:
        """Everything played since event `n` is taken back; `state` is at the beginning of `n`."""
        self._state, self._now = state, None
        self._runs.clear()
        entry = len(state.history)
        del self._kept[entry // STRIDE + 1 :]
        self._recent = {at: fields for at, fields in self._recent.items() if at <= entry}
        self._moments = {at: moment for at, moment in self._moments.items() if at <= entry}
        self._spans = {number: span for number, span in self._spans.items() if number < n}

    @property
    def positions(self) -> list[bytes]:
        """The positions kept, one per `STRIDE` entries, for `restore`."""
        return self._kept

    def restore(self, state: State, positions: Sequence[bytes], spans: Iterable[Span]) -> None:
        """Follow `state`, whose game had these positions and spans."""
        self._state, self._now = state, None
        self._kept = list(positions)
        self._recent, self._moments, self._runs = {}, {}, {}
        self._spans = {span.n: span for span in spans}

    def span(self, n: int) -> Span:
        """The entries of event `n`; raises `KeyError` if it played none."""
        return self._spans[n]

    @property
    def spans(self) -> list[Span]:
        """All spans, in order."""
        return list(self._spans.values())

    def first_of(self, seat: int) -> Span | None:
        """The first span of a seat."""
        return next((span for span in self._spans.values() if span.seat == seat), None)

    def fields(self, entry: int) -> np.record:
        """The full position before an entry; the history's length means now."""
        return record_of(self._state.game.dtype, self._position(entry))

    def _position(self, entry: int) -> bytes:
        state = self._state
        if not 0 <= entry <= len(state.history):
            raise IndexError(f"there are positions 0 to {len(state.history)}, not {entry}")
        if entry == len(state.history):
            return state.to_bytes()
        found = self._recent.get(entry)
        if found is None:
            at, base = self._nearest(entry)
            fields = record_of(state.game.dtype, base)
            for actor, action in state.history[at:entry]:
                state.game.running.play(fields, actor, action)
            found = fields.tobytes()
            _kept_last(self._recent, entry, found, RECENT)
        return found

    def moment(self, entry: int) -> Moment:
        """The position before an entry as everybody may know it."""
        if entry == len(self._state.history):
            return self.now
        for first, run in self._runs.items():
            if first <= entry < first + len(run.entries):
                return run.moment(entry - first)
        found = self._moments.get(entry)
        if found is None:
            found = observed(self._state.game, self._state.seats, self._position(entry))
            _kept_last(self._moments, entry, found, RECENT)
        return found

    def run_at(self, first: int) -> Run | None:
        """The run that begins with an entry, unless it was played long ago."""
        return self._runs.get(first)

    @property
    def now(self) -> Moment:
        """The position now."""
        if self._now is None:
            state = self._state
            self._now = observed(state.game, state.seats, state.to_bytes())
        return self._now

    def _nearest(self, entry: int) -> tuple[int, bytes]:
        """The last known position at or before an entry, and which it is."""
        kept = entry - entry % STRIDE
        for at in range(entry, kept, -1):
            if at in self._recent:
                return at, self._recent[at]
        return kept, self._kept[entry // STRIDE]


def _kept_last(known: dict[int, Kept], entry: int, found: Kept, most: int) -> None:
    """Keep what is found at an entry, and forget what has been kept longest."""
    while len(known) >= most:
        del known[next(iter(known))]
    known[entry] = found

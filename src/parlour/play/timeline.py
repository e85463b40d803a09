"""Every position of a game at little cost: periodic copies, with the entries between them replayed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np

from parlour.kernel.actors import TABLE
from parlour.kernel.calls import concealed, legal_actions, turn
from parlour.kernel.records import copied
from parlour.kernel.state import State

STRIDE: Final = 16
"""Entries from one kept copy to the next."""
RECENT: Final = STRIDE
"""Recent positions kept (a table's seats ask for the same ones)."""
VIEWED: Final = 6
"""Recent positions whose views are kept."""
CALLS_KEPT: Final = 4
"""Recent entries whose possible calls are kept: those around the last events."""


class Span(NamedTuple):
    """The entries `first` to before `last` that event `n`, of a seat or nobody, played."""

    n: int
    seat: int
    first: int
    last: int


class View(NamedTuple):
    """What a seat may know of a position. Shared: must not be changed."""

    fields: np.record
    legal: tuple[int, ...]
    """Its legal action numbers; none for a spectator or a seat that is not due."""


class Timeline:
    """The positions before each entry of a game, the seats' views, and which event played which entries."""

    def __init__(self, state: State) -> None:
        """Follow `state`, which is at its beginning; call `note` after each entry."""
        self._state = state
        self._kept: list[np.record] = [copied(state.fields)]
        self._recent: dict[int, np.record] = {}
        self._views: dict[int, dict[int, View]] = {}
        self._turns: dict[int, tuple[int, ...]] = {}
        self._calls: dict[int, list[int]] = {}
        self._spans: dict[int, Span] = {}

    def note(self, state: State) -> None:
        """An entry has been played."""
        entry, fields = len(state.history), copied(state.fields)
        self._remember(entry, fields)
        if entry % STRIDE == 0:
            self._kept.append(fields)

    def rest(self) -> None:
        """Everybody has been told of the last event: keep the position now and, of those before, copies."""
        now = len(self._state.history)
        for known in (self._recent, self._views, self._turns, self._calls):
            for entry in [entry for entry in known if entry != now]:
                del known[entry]

    def close(self, span: Span) -> None:
        """Record that an event's entries are complete."""
        self._spans[span.n] = span

    def rewind(self, state: State, n: int) -> None:
        """Everything played since event `n` is taken back; `state` is at the beginning of `n`."""
        self._state = state
        entry = len(state.history)
        del self._kept[entry // STRIDE + 1 :]
        self._recent = {at: fields for at, fields in self._recent.items() if at <= entry}
        self._views = {at: views for at, views in self._views.items() if at <= entry}
        self._turns = {at: turn for at, turn in self._turns.items() if at <= entry}
        self._calls = {at: calls for at, calls in self._calls.items() if at <= entry}
        self._spans = {number: span for number, span in self._spans.items() if number < n}

    @property
    def positions(self) -> list[bytes]:
        """The positions kept, one per `STRIDE` entries, for `restore`."""
        return [fields.tobytes() for fields in self._kept]

    def restore(self, state: State, positions: Sequence[np.record], spans: Iterable[Span]) -> None:
        """Follow `state`, whose game had these positions and spans."""
        self._state = state
        self._kept = list(positions)
        self._recent, self._views, self._turns, self._calls = {}, {}, {}, {}
        self._spans = {span.n: span for span in spans}

    def span(self, n: int) -> Span:
        """The entries of event `n`; raises `KeyError` if it played none."""
        return self._spans[n]

    @property
    def spans(self) -> list[Span]:
        """All spans, in order."""
        return list(self._spans.values())

    def fields(self, entry: int) -> np.record:
        """The full position before an entry; the history's length means now. Must not be changed."""
        history = self._state.history
        if not 0 <= entry <= len(history):
            raise IndexError(f"there are positions 0 to {len(history)}, not {entry}")
        if entry in self._recent:
            return self._recent[entry]
        at, base = self._nearest(entry)
        fields = copied(base)
        for actor, action in history[at:entry]:
            self._state.game.running.play(fields, actor, action)
        self._remember(entry, fields)
        return fields

    def _remember(self, entry: int, fields: np.record) -> None:
        while len(self._recent) >= RECENT:
            del self._recent[next(iter(self._recent))]
        self._recent[entry] = fields

    def turn(self, entry: int) -> tuple[int, ...]:
        """Who was to act before an entry, as `State.turn` says; computed once for all callers."""
        found = self._turns.get(entry)
        if found is None:
            while len(self._turns) >= RECENT:
                del self._turns[next(iter(self._turns))]
            found = self._turns[entry] = turn(self._state.game, self.fields(entry))
        return found

    def calls(self, entry: int) -> list[int]:
        """The referee's calls possible before an entry, as a spectator could name them."""
        if entry not in self._calls:
            while len(self._calls) >= CALLS_KEPT:
                del self._calls[next(iter(self._calls))]
            self._calls[entry] = legal_actions(
                self._state.game, self.concealed(entry, self._state.seats), TABLE
            )
        return self._calls[entry]

    def _nearest(self, entry: int) -> tuple[int, np.record]:
        """The last known position at or before an entry, and which it is."""
        kept = entry - entry % STRIDE
        for at in range(entry, kept, -1):
            if at in self._recent:
                return at, self._recent[at]
        return kept, self._kept[entry // STRIDE]

    def concealed(self, entry: int, seat: int) -> np.record:
        """What a seat (or with the number of seats, a spectator) may know of the position before an entry."""
        return self.view(entry, seat).fields

    def view(self, entry: int, seat: int) -> View:
        """The same with legal actions, computed once for all callers."""
        views = self._views.get(entry)
        if views is None:
            while len(self._views) >= VIEWED:
                del self._views[next(iter(self._views))]
            views = self._views[entry] = {}
        found = views.get(seat)
        if found is None:
            game, whole = self._state.game, self.fields(entry)
            fields = concealed(game, whole, seat)
            legal = legal_actions(game, fields, seat) if seat in self.turn(entry) else ()
            found = views[seat] = View(fields, tuple(legal))
        return found

    @property
    def views(self) -> list[View]:
        """The views of all seats and of the spectator now."""
        return [self.view(len(self._state.history), seat) for seat in range(self._state.seats + 1)]

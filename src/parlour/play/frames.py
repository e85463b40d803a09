"""The sequence of frames of a table's game, and which of the table's events played which entries."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from operator import attrgetter
from typing import Final

import msgspec

from parlour.kernel.frames import Frame, frame_of, play_on
from parlour.kernel.state import State
from parlour.play.errors import DamagedLog

STRIDE: Final = 16
"""Entries between two stored positions."""


class Span(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The entries `first` to before `last` that event `n`, of a seat or nobody, played."""

    n: int
    seat: int
    first: int
    last: int


class Frames:
    """The frames of one game, and which event played which entries.

    The frames since the last `rest` are in memory; earlier ones are replayed from the nearest stored
    position.
    """

    def __init__(self, state: State) -> None:
        """Begin with a state at its beginning, which is played on with the frames."""
        self.state = state
        self._kept = {0: state.to_bytes()}
        """Stored positions, by the number of entries before them."""
        self._latest: list[Frame] = []
        """The frames since the last `rest`, up to `now`; empty before the first access."""
        self._past: tuple[int, list[Frame]] = 0, []
        """Cached frames before those, with the number of entries before the first."""
        self.spans: list[Span] = []
        """The events that played entries, in order, each with its entries."""

    def restore(self, state: State, spans: list[Span]) -> None:
        """Restore from a state that the events of these spans have led to."""
        self.state, self.spans, self._latest = state, spans, []
        self.__dict__.pop("now", None)

    def go_on(self, n: int, seat: int, frames: Sequence[Frame]) -> None:
        """Append the frames that event `n`, of a seat or nobody, has played."""
        first = self.count
        if frames:
            entries, seen = [frame.entry for frame in frames], [frame.seen for frame in frames]
            self._keep(first + 1, frames)
            self._latest = [*self._latest, *frames]
            self.now = frames[-1]
            self.state.adopt(entries, seen, frames[-1].fields)
        self.spans.append(Span(n, seat, first, first + len(frames)))

    def rest(self) -> None:
        """Drop all frames but the last, once everybody has been told of them."""
        self._latest, self._past = self._latest[-1:], (0, [])

    def rewind(self, n: int) -> None:
        """Take back everything played since event `n`."""
        first = self.span(n).first
        self.now = self.at(first)
        self.state = self.state.before(first, self.now.fields)
        self._latest, self._past = [self.now], (0, [])
        self._kept = {at: position for at, position in self._kept.items() if at <= first}
        del self.spans[self._place(n) :]

    @property
    def count(self) -> int:
        """The number of entries so far."""
        return len(self.state.history)

    @cached_property
    def now(self) -> Frame:
        """The frame after the last entry."""
        self._latest = [frame_of(self.state.game, self.state.seats, self.state.to_bytes())]
        return self._latest[-1]

    def at(self, entry: int) -> Frame:
        """The frame before an entry; the number of entries means now."""
        return self.between(entry, entry)[0]

    def between(self, first: int, last: int) -> list[Frame]:
        """The frame before entry `first`, and that after each up to before entry `last`."""
        count, frames = self.count, self._latest or [self.now]
        if not 0 <= first <= last <= count:
            raise IndexError(f"there are frames 0 to {count}, not {first} to {last}")
        begin = count - len(frames) + 1
        if first < begin:
            begin, frames = self._past = self._played_again(first, last)
        return frames[first - begin : last - begin + 1]

    def _played_again(self, first: int, last: int) -> tuple[int, list[Frame]]:
        """Earlier frames up to `last`, replayed on from the cached ones where possible."""
        state, nearest = self.state, max(at for at in self._kept if at <= first)
        begin, frames = self._past
        if not begin <= first or begin + len(frames) <= nearest:
            begin, frames = nearest, [frame_of(state.game, state.seats, self._kept[nearest])]
        while (at := begin + len(frames) - 1) < last:
            played = play_on(frames[-1], state.history[at : min(last, at + STRIDE)])
            if not played:
                raise DamagedLog(f"entry {at} is not possible there")
            self._keep(at + 1, played)
            frames += played
        return begin, frames

    def _keep(self, entry: int, frames: Sequence[Frame]) -> None:
        """Store the position of each `STRIDE`-th frame from an entry on."""
        for n in range(-entry % STRIDE, len(frames), STRIDE):
            self._kept[entry + n] = frames[n].position

    def span(self, n: int) -> Span:
        """The entries of event `n`; raises `KeyError` if it played none."""
        place = self._place(n)
        if place == len(self.spans) or self.spans[place].n != n:
            raise KeyError(n)
        return self.spans[place]

    def count_before(self, n: int) -> int:
        """The number of the game's present entries that were played before event `n`."""
        place = self._place(n)
        return self.spans[place - 1].last if place else 0

    def _place(self, n: int) -> int:
        return bisect_left(self.spans, n, key=attrgetter("n"))

    def first_of(self, seat: int) -> Span | None:
        """The first span of a seat."""
        return next((span for span in self.spans if span.seat == seat), None)

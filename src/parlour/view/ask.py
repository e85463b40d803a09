"""Answers pages without their game's module: in numbers, from the seat's own knowledge alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, Final, Protocol

import msgspec
import numpy as np

from parlour.display.contract import display_of
from parlour.display.following import subject
from parlour.display.news import Follower
from parlour.display.pieces import PieceReader, draw, reader_of
from parlour.display.reading import mismatch_in_numbers, refusal_in_numbers
from parlour.display.telling import encode, teller_of
from parlour.kernel import calls
from parlour.kernel.entries import Entry
from parlour.kernel.message import HOUSE
from parlour.kernel.records import copied, record_of
from parlour.kernel.state import State, Variant
from parlour.play.counts import Count
from parlour.play.draft import Trial, attempt
from parlour.play.errors import Declined
from parlour.play.frames import Frames
from parlour.play.table import Table
from parlour.play.turns import check_actions
from parlour.view.stream import Stream
from parlour.wire.parts import NarratorCall

MOST_CALLS: Final = 64
"""The most calls in one request."""
MOST_ENTRIES: Final = 1000
"""The most entries that all calls of one request together may cover."""
MOST_ACTIONS: Final = 128
"""The most actions that they may try together: the law takes up to 0.2 ms to refuse one."""

Answer = list[list[int]]


class Source(Protocol):
    """A game as one seat knows it: entries by their numbers, and the records between them."""

    variant: Variant
    seat: int

    @property
    def known(self) -> Count:
        """The cut, and the number of the last entry."""
        ...

    def record(self, n: int) -> bytes:
        """The record after `n` entries."""
        ...

    def played(self, first: int, last: int) -> tuple[list[Entry], list[bytes]]:
        """The entries between two numbers, with the records before the first and after each."""
        ...


class SeatSource:
    """The game at a table as a seat knows it; with the number of seats, as a spectator does."""

    def __init__(self, table: Table, stream: Stream, seat: int) -> None:
        self.variant, self.seat = table.state.variant, seat
        self._table, self._stream = table, stream

    @property
    def known(self) -> Count:
        """The cut, and the number of the last entry that exists for the seat; none before the start."""
        return self._table.count(self.seat)

    def record(self, n: int) -> bytes:
        """The seat's record after `n` entries."""
        return self._stream.record(self.seat, n)

    def played(self, first: int, last: int) -> tuple[list[Entry], list[bytes]]:
        """The entries as the seat knows them."""
        return self._stream.played(self.seat, first, last)


class OpenSource:
    """A finished game with all hands open, as a spectator steps through it."""

    def __init__(self, frames: Frames) -> None:
        self.variant, self.seat = frames.state.variant, frames.state.seats
        self._frames = frames

    @property
    def known(self) -> Count:
        """The cut, and the number of the last entry; draws are entries too."""
        return Count(0, self._frames.count)

    def record(self, n: int) -> bytes:
        """The whole position."""
        return self._frames.at(n).position

    def played(self, first: int, last: int) -> tuple[list[Entry], list[bytes]]:
        """The entries as they were played."""
        records = [frame.position for frame in self._frames.between(first, last)]
        return self._frames.state.history[first:last], records


def narrate(source: Source, cut: int, calls: Sequence[NarratorCall]) -> list[Answer]:
    """The answers to some calls; raises `Declined`, `stale` for entries that do not exist."""
    newest = source.known
    entries = sum(max(0, call.end - call.start) for call in calls)
    actions = sum(len(call.actions) for call in calls)
    if len(calls) > MOST_CALLS or entries > MOST_ENTRIES or actions > MOST_ACTIONS:
        raise Declined("limit", HOUSE("too-much-at-once"))
    for call in calls:
        end = call.end if call.call in ("changes", "tell") else call.start
        if cut != newest.cut or not 0 <= call.start <= end <= newest.n:
            raise Declined("stale", HOUSE("table-changed"))
    narrator = _Narrator(source)
    return [getattr(narrator, call.call)(call) for call in calls]


class _Narrator:
    """Answers each call by the function of its name."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._variant, self._game, self._seat = source.variant, source.variant.game, source.seat

    def scene(self, call: NarratorCall) -> Answer:
        """Answer `scene`: the table, with scores once they mean something."""
        game, seat, fields = self._game, self._seat, self._fields(call.start)
        ending = () if calls.turn(game, fields) else encode(game, "ending", fields)
        rows = np.frombuffer(draw(game, fields, seat), np.int32).tolist()
        scores = calls.scores(game, fields, self._variant.seats) if calls.scored(game.running, fields) else []
        return [list(encode(game, "scene", fields, seat)), list(ending), scores, rows]

    def changes(self, call: NarratorCall) -> Answer:
        """Answer `changes`: what entries change."""
        entries, records = self._source.played(call.start, call.end)
        return [self._follower.encode(self._seat, records, entries).tolist()]

    def tell(self, call: NarratorCall) -> Answer:
        """Answer `tell`: the lines of entries."""
        game, (entries, records) = self._game, self._source.played(call.start, call.end)
        lines = Answer()
        for k, (actor, action) in enumerate(entries):
            before, after = (record_of(game.dtype, record) for record in records[k : k + 2])
            line = encode(game, "tell", before, actor, action, after, self._seat)
            lines.append([subject(actor, action), *line] if line else [])
        return lines

    def preview(self, call: NarratorCall) -> Answer:
        """Answer `preview`: the effects of a draft."""
        game, seat, trial = self._game, self._seat, self._tried(call, call.actions)
        before, after = trial.before.fields, trial.after.fields
        rows = [draw(game, fields, seat) for fields in (before, after)]
        closed = (trial.closed or trial.after).fields
        order = np.array(trial.order, np.int32)
        drafted = copied(before), copied(before), order, closed, seat
        amounts = encode(game, "preview", *drafted) if trial.order else ()
        return [
            list(trial.order),
            list(trial.legal),
            self._reader.differences(*rows).ravel().tolist(),
            list(amounts),
            *([action, *self._why_not(trial, action)] for action, _ in trial.wrong),
        ]

    def refusal(self, call: NarratorCall) -> Answer:
        """Answer `refusal`: why an action may not be added to others."""
        if not call.actions:
            raise Declined("unreadable", HOUSE("run-empty"))
        *others, action = call.actions
        if call.face is not None and (mismatch := self._mismatch(call, action, call.face)):
            return [mismatch]
        if not self._tried(call, call.actions).wrong:
            return [[]]
        return [self._why_not(self._tried(call, others), action)]

    def legal(self, call: NarratorCall) -> Answer:
        """Answer `legal`: the due seats, and the legal actions of the seat."""
        fields = self._fields(call.start)
        due = [seat for seat in calls.turn(self._game, fields) if seat >= 0]
        return [due, calls.legal_actions(self._game, fields, self._seat) if self._seat in due else []]

    # -- sources of answers ----------------------------------------------------------------------------------

    def _fields(self, n: int) -> np.record:
        return record_of(self._game.dtype, self._source.record(n))

    def _tried(self, call: NarratorCall, actions: Sequence[int]) -> Trial:
        check_actions(self._game, actions)
        view = State(self._variant, self._fields(call.start), viewer=self._seat)
        if self._seat not in view.turn:
            raise Declined("stale", HOUSE("table-changed"))
        return attempt(view, self._seat, actions)

    def _mismatch(self, call: NarratorCall, action: int, face: int) -> list[int]:
        """Ask the law whether a face that is picked up fits an action."""
        fields = self._tried(call, call.actions).before.fields
        return mismatch_in_numbers(self._law, fields, self._seat, action, face)

    @cached_property
    def _law(self) -> Any:
        """The functions of the law."""
        return import_module(self._game.law_module)

    def _why_not(self, trial: Trial, action: int) -> list[int]:
        """Ask the law why an action is not allowed."""
        states = (trial.stands, trial.after)
        refusals = (refusal_in_numbers(self._law, state.fields, self._seat, action) for state in states)
        return next(filter(None, refusals), [])

    @cached_property
    def _reader(self) -> PieceReader:
        return reader_of(display_of(self._game).board(self._variant))

    @cached_property
    def _follower(self) -> Follower:
        return Follower(self._variant, teller_of(self._variant), self._reader)


def read_calls(text: str) -> list[NarratorCall]:
    """Read the calls in an address, each with its numbers, actions last; raises `Declined`.

    >>> read_calls("scene.12,preview.3.3.15.16")
    [NarratorCall(call='scene', start=12, end=-1, actions=[], face=None),
     NarratorCall(call='preview', start=3, end=3, actions=[15, 16], face=None)]
    """
    rows = [
        [name, *numbers[:2], *([numbers[2:]] if len(numbers) > 2 else [])]
        for name, *numbers in (call.split(".") for call in text.split(","))
    ]
    try:
        return msgspec.convert(rows, list[NarratorCall], strict=False)
    except msgspec.ValidationError as error:
        raise Declined("unreadable", HOUSE("no-such-message", why=str(error))) from None

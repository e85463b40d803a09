"""What one seat sees of a game: scenes at its entries, and the steps between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from parlour.display.contract import display_of
from parlour.display.news import Follower, Numbers, Told, split
from parlour.display.pieces import draw, reader_of
from parlour.display.scene import Change, LogLine, Preview, Scene
from parlour.display.telling import teller_of
from parlour.kernel.actors import CHANCE, NOBODY, SEAT_DRAW
from parlour.kernel.calls import legal_actions, turn
from parlour.kernel.entries import Entry
from parlour.kernel.errors import Refusal
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.state import Variant
from parlour.play.counts import Count
from parlour.play.moment import Moment
from parlour.play.packed import packed, steps, unpacked
from parlour.play.table import Table
from parlour.play.timeline import Span, Timeline
from parlour.view.board_address import board_address
from parlour.view.sentences import options_in_words, score_forms
from parlour.wire.parts import Player, Step
from parlour.wire.to_client import Snapshot, Update

Lines = tuple[tuple[int, LogLine | Numbers], ...]
"""Whom lines of the log are about, and the lines: a game's own in numbers."""


class Position(NamedTuple):
    """The table as a seat sees it before an entry."""

    scene: Scene
    """Without its pieces."""
    rows: bytes
    """The pieces, to be read when they are needed."""
    due: list[int]
    legal: list[int]
    """Delta-encoded (`play.packed.steps`)."""


class SeatView:
    """One game seen from one seat, through `record_at` and `seen`.

    `record_at(entry)` is the record before an entry, `seen(first, last)` are entries as the seat knows them;
    `moment_at(entry)` is the position there with all that is known of it, at a table. `starter_set`: a series
    has said who begins, where a draw would decide it.
    """

    def __init__(
        self,
        variant: Variant,
        seat: int,
        record_at: Callable[[int], np.record],
        seen: Callable[[int, int], Sequence[Entry]],
        moment_at: Callable[[int], Moment] | None = None,
        *,
        starter_set: bool = False,
    ) -> None:
        drawn = display_of(variant.game)
        self._corrects = drawn.mismatch
        self._teller = teller_of(variant)
        self.variant = variant
        self.seat = seat
        self.board = drawn.board(variant)
        self._address = board_address(variant)
        self._reader = reader_of(self.board)
        self._record_at = record_at
        self._seen = seen
        self._moment_at = moment_at
        self._begins = LogLine(begins_line(starter_set=starter_set))
        self.follower = Follower(variant, self._teller, self._reader)
        self._latest: tuple[tuple[int, int], NDArray[np.int32]] | None = None
        """What was computed last, and of which entries."""
        self._lines: dict[tuple[int, int], bytes] = {}
        """The numbers that were told of entries, packed, kept for the log."""

    def position(self, entry: int) -> Position:
        """The table before an entry."""
        fields = self._record_at(entry)
        scene = self._teller.scene(fields, self.seat)
        rows, (due, able) = draw(self.variant.game, fields, self.seat), self._to_act(entry)
        return Position(scene, rows, list(due), steps(able).tolist())

    def scene(self, entry: int) -> Scene:
        """The table before an entry, with its pieces."""
        position = self.position(entry)
        return replace(position.scene, pieces=self._reader.pieces(position.rows))

    def snapshot(
        self, entry: int, players: list[Player], options: Mapping[str, str], commitment: str
    ) -> Snapshot:
        """The position before an entry as a message, without what only a table in play has."""
        position = self.position(entry)
        scene = position.scene
        return replace(
            self.company(players, options, commitment),
            pieces=list(self._reader.pieces(position.rows)),
            seats=list(scene.seats),
            sentence=scene.sentence,
            status=scene.status,
            marks=scene.marks,
            panels=list(scene.panels),
            due=position.due,
            legal=position.legal,
        )

    def company(self, players: list[Player], options: Mapping[str, str], commitment: str) -> Snapshot:
        """What is played, and by whom, as a message without a position."""
        game = self.variant.game
        return Snapshot(
            n=0,
            table="",
            game=game.slug,
            title=game.title,
            score_name=game.score_name,
            score_forms=score_forms(game),
            more_is_better=game.more_is_better,
            shares_wins=game.shares_wins,
            phase="over",
            seat=self.seat,
            players=players,
            options=options_in_words(game, options),
            board=self._address,
            commitment=commitment,
            hidden=game.needs_curtain,
        )

    @property
    def starter(self) -> int:
        """The seat that was drawn to begin, or that the series has begin; `NOBODY` if there is none."""
        if self.variant.game.draws_starter:
            for actor, action in self._seen(0, 1):
                if actor == CHANCE and action >= SEAT_DRAW:
                    return action - SEAT_DRAW
        return NOBODY

    def who_begins(self, first: int, last: int) -> list[tuple[int, LogLine]]:
        """The house's line for the entry that says who begins, if it is among these."""
        starter = self.starter if first == 0 < last else NOBODY
        return [] if starter == NOBODY else [(starter, self._begins)]

    @property
    def has_lines(self) -> bool:
        """Whether there are lines that the log has not taken yet."""
        return bool(self._lines)

    def _views(self, first: int, last: int) -> list[bytes]:
        """The records before an entry and each after it, up to another."""
        entries, at = range(first, last + 1), self._moment_at
        if at is None:
            return [self._record_at(entry).tobytes() for entry in entries]
        return [at(entry).known(self.seat) for entry in entries]

    def _to_act(self, entry: int) -> tuple[Sequence[int], bytes]:
        """The seats to act before an entry, and its legal action numbers, packed, if this is one of them."""
        if self._moment_at is not None:
            moment = self._moment_at(entry)
            return moment.due, moment.able[self.seat]
        fields = self._record_at(entry)
        due = [seat for seat in turn(self.variant.game, fields) if seat >= 0]
        return due, packed(legal_actions(self.variant.game, fields, self.seat) if self.seat in due else ())

    def forget(self) -> None:
        """The game has gone back: forget what was computed after that point."""
        self._lines.clear()
        self._latest = None

    def told(self, first: int, last: int) -> list[tuple[int, LogLine]]:
        """The lines of the log for entries: who (or nobody) and what."""
        lines = self.lines(first, last)
        return [(who, told if isinstance(told, LogLine) else self.follower.line(told)) for who, told in lines]

    def lines(self, first: int, last: int) -> Lines:
        """The lines of the log for entries, a game's own in numbers, each with whom it is about."""
        told = self._lines.pop((first, last), None)
        if told is None:
            told = self._told(first, last).tobytes()
        steps, _ = split(tuple(unpacked(told)))
        lines = [(about, line) for about, line, _ in steps if line]
        return (*lines, *self.who_begins(first, last))

    def _told(self, first: int, last: int) -> NDArray[np.int32]:
        return self.follower.told(self.seat, self._views(first, last), self._seen(first, last))

    def take(self, first: int, last: int, told: NDArray[np.int32]) -> None:
        """Take what entries have changed, and keep it for the log."""
        self._lines[first, last] = told.tobytes()
        self._latest = (first, last), told

    def _follow(self, first: int, last: int) -> NDArray[np.int32]:
        """What entries changed."""
        if self._latest is None or self._latest[0] != (first, last):
            self.take(first, last, self._told(first, last))
        assert self._latest is not None
        return self._latest[1]

    def update(self, on: Count, first: int, last: int) -> Update:
        """What entries changed, as a message; unchanged fields are left out."""
        told = self.follower.worded(tuple(self._follow(first, last).tolist()))
        update = self._update(on, told)
        update.steps += [Step(seat, told=line) for seat, line in self.who_begins(first, last)]
        (due, able), (now_due, now_able) = self._to_act(first), self._to_act(last)
        update.due = None if now_due == due else list(now_due)
        update.legal = None if now_able == able else steps(now_able).tolist()
        return update

    @staticmethod
    def _update(on: Count, told: Told) -> Update:
        update = Update(
            on.n, cut=on.cut, steps=[Step(about, list(changes), line) for about, line, changes in told.steps]
        )
        for name, value in told.facts.items():
            setattr(update, name, list(value) if isinstance(value, tuple) else value)
        return update

    def drafted(self, before: np.record, after: np.record) -> list[Change]:
        """The changes of a draft against the committed table, both as the seat sees them."""
        rows = [draw(self.variant.game, record, self.seat) for record in (before, after)]
        return self._reader.changes(*rows)

    def mismatch(self, fields: np.record, face: str, action: int) -> Refusal | None:
        """Why what was touched for an action does not go together, where the game knows."""
        if self._corrects is None:
            return None
        return self._corrects.mismatch(self.variant, fields, face, action, self.seat)

    def preview(self, before: np.record, actions: Sequence[int], last: np.record) -> Preview | None:
        """What a draft would do; `last` is the record after its closing action, if legal."""
        return self._teller.preview(before, list(actions), last, self.seat)

    def why_over(self, entry: int) -> Words:
        """The game's own words for how it ended."""
        return self._teller.ending(self._record_at(entry))


def begins_line(*, starter_set: bool) -> Words:
    """How the log says of a seat that it begins; `starter_set`: a series has said so."""
    return HOUSE("log-begins-series") if starter_set else HOUSE("log-begins-drawn")


def foretell(views: Sequence[SeatView], seats: Sequence[int], timeline: Timeline, span: Span) -> None:
    """Compute what an event's entries change for several seats, in one call."""
    follower, run = views[0].follower, timeline.run(span)
    if run is None:
        return
    for seat, told in zip(seats, follower.numbers(seats, run.records, run.known), strict=True):
        views[seat].take(span.first, span.last, told)


def seat_views_of(table: Table) -> list[SeatView]:
    """The views of all seats at a table, the spectators' last."""
    return [
        SeatView(
            table.state.variant,
            seat,
            partial(table.view_record, seat),
            partial(table.seen, seat),
            table.state.timeline.moment,
            starter_set=table.state.starter_set,
        )
        for seat in range(table.state.seats + 1)
    ]

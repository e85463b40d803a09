"""A game in words, for programs and the terminal: one seat's view of it, and its table's messages.

A snapshot is the table at one moment; updates are the steps between two. Both have the same parts, so that a
snapshot plus the updates after it equals a later snapshot. All of it is computed from concealed records
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from parlour.display.contract import display_of
from parlour.display.game_words import options_in_words, score_forms
from parlour.display.news import DecodedChanges, Follower
from parlour.display.pieces import draw, reader_of
from parlour.display.scene import Change, LogLine, Preview, Scene
from parlour.display.telling import teller_of
from parlour.kernel.actors import NOBODY
from parlour.kernel.calls import legal_actions, turn
from parlour.kernel.entries import Entry, turns
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.state import Variant
from parlour.play import events as happening
from parlour.play.counts import Count
from parlour.play.draft import Trial
from parlour.play.events import Event
from parlour.view import company
from parlour.view.board_address import board_address
from parlour.view.company import Pages, ended_by_rules, is_turn
from parlour.view.event_log import GOES_ON, begins_line, drawn_to_begin, event_line
from parlour.wire.parts import NumberedLine, Player, Result, Step, Wrong
from parlour.wire.to_client import (
    Asked,
    Chat,
    Draft,
    Next,
    Nudged,
    Snapshot,
    ToClient,
    Update,
)

WAITING: Final = HOUSE("waiting")


class Position(NamedTuple):
    """The table as a seat sees it before an entry."""

    scene: Scene
    """The scene of the position, without its pieces."""
    rows: bytes
    """The pieces, decoded on demand."""
    due: list[int]
    legal: list[int]
    """The legal actions, delta-encoded."""


class SeatView:
    """One game seen from one seat, through `record_at` and `seen`.

    `record_at(entry)` is the record before an entry, `seen(first, last)` are entries as the seat knows them.
    `starter_set`: a series has set the starter in place of a draw.
    """

    def __init__(
        self,
        variant: Variant,
        seat: int,
        record_at: Callable[[int], np.record],
        seen: Callable[[int, int], Sequence[Entry]],
        *,
        starter_set: bool = False,
    ) -> None:
        display = display_of(variant.game)
        self._teller = teller_of(variant)
        self.variant = variant
        self.seat = seat
        self.board = display.board(variant)
        self._address = board_address(variant)
        self._reader = reader_of(self.board)
        self._record_at = record_at
        self._seen = seen
        self._begins = LogLine(begins_line(starter_set=starter_set))
        self._follower = Follower(variant, self._teller, self._reader)

    def position(self, entry: int) -> Position:
        """The table before an entry."""
        fields = self._record_at(entry)
        scene = self._teller.scene(fields, self.seat)
        return Position(scene, draw(self.variant.game, fields, self.seat), *self._to_act(entry))

    def scene(self, entry: int) -> Scene:
        """The table before an entry, with its pieces."""
        position = self.position(entry)
        return replace(position.scene, pieces=self._reader.pieces(position.rows))

    def snapshot(
        self, entry: int, players: list[Player], options: Mapping[str, str], commitment: str
    ) -> Snapshot:
        """The position before an entry as a message, without the facts of a table in play."""
        position, game = self.position(entry), self.variant.game
        scene = position.scene
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
            pieces=list(self._reader.pieces(position.rows)),
            seats=list(scene.seats),
            sentence=scene.sentence,
            status=scene.status,
            marks=scene.marks,
            panels=list(scene.panels),
            due=position.due,
            legal=position.legal,
        )

    @property
    def starter(self) -> int:
        """The seat that begins, by a draw or by the series; `NOBODY` if unknown."""
        return drawn_to_begin(self.variant.game, self._seen(0, 1))

    def who_begins(self, first: int, last: int) -> list[tuple[int, LogLine]]:
        """The line about the starter, if the entry that draws it is among these."""
        starter = self.starter if first == 0 < last else NOBODY
        return [] if starter == NOBODY else [(starter, self._begins)]

    def told(self, first: int, last: int) -> list[tuple[int, LogLine]]:
        """The lines of the log for entries: seat (or nobody) and text."""
        followed = self._follow(first, last)
        lines = [(about, line) for about, line, _ in followed.steps if line]
        return lines + self.who_begins(first, last)

    def update(self, on: Count, first: int, last: int) -> Update:
        """The changes by entries, as a message; unchanged fields are left out."""
        followed = self._follow(first, last)
        steps = [Step(about, list(changes), line) for about, line, changes in followed.steps]
        steps += [Step(seat, told=line) for seat, line in self.who_begins(first, last)]
        (due, legal), (now_due, now_legal) = self._to_act(first), self._to_act(last)
        update = Update(
            on.n,
            cut=on.cut,
            steps=steps,
            due=None if now_due == due else now_due,
            legal=None if now_legal == legal else now_legal,
        )
        for name, value in followed.facts.items():
            setattr(update, name, list(value) if isinstance(value, tuple) else value)
        return update

    def _follow(self, first: int, last: int) -> DecodedChanges:
        """Follow the game through entries, and collect what they changed."""
        records = [self._record_at(entry).tobytes() for entry in range(first, last + 1)]
        numbers = self._follower.encode(self.seat, records, self._seen(first, last))
        return self._follower.decode(tuple(numbers.tolist()))

    def _to_act(self, entry: int) -> tuple[list[int], list[int]]:
        """The seats to act before an entry, and the legal numbers of this one, delta-encoded."""
        game, fields = self.variant.game, self._record_at(entry)
        due = [seat for seat in turn(game, fields) if seat >= 0]
        return due, deltas(legal_actions(game, fields, self.seat) if self.seat in due else [])

    def draft(self, request: int, on: Count, trial: Trial) -> Draft:
        """The answer to a draft: the table with the draft on it, and its effects."""
        before, last = trial.before.fields, (trial.closed or trial.after).fields
        return Draft(
            id=request,
            n=on.n,
            cut=on.cut,
            actions=list(trial.order),
            changes=self.drafted(before, trial.after.fields),
            legal=deltas(trial.legal),
            preview=self.preview(before, trial.order, last),
            wrong=[Wrong(action, why.rule, why.message) for action, why in trial.wrong],
        )

    def drafted(self, before: np.record, after: np.record) -> list[Change]:
        """The changes of a draft against the committed table, both as the seat sees them."""
        rows = [draw(self.variant.game, record, self.seat) for record in (before, after)]
        return self._reader.changes(*rows)

    def preview(self, before: np.record, actions: Sequence[int], last: np.record) -> Preview | None:
        """The effects of a draft; `last` is the record after its closing action, if legal."""
        return self._teller.preview(before, list(actions), last, self.seat)

    def why_over(self, entry: int) -> Words:
        """The game's own words for how it ended."""
        return self._teller.ending(self._record_at(entry))


def deltas(numbers: Sequence[int]) -> list[int]:
    """Ascending numbers, each as the difference from the one before: shorter on the wire.

    >>> deltas([1680, 1687, 1690]), deltas([])
    ([1680, 7, 3], [])
    """
    return [*numbers[:1], *(after - before for before, after in pairwise(numbers))]


class TableInWords:
    """Makes the messages for the programs at one table, in sentences and legal numbers."""

    def __init__(self, pages: Pages) -> None:
        """`pages` makes the messages for pages, and caches answers until the next event."""
        self._pages = pages
        self._table = pages.table
        self._seats: dict[int, SeatView] = {}

    def snapshot(self, seat: int, here: Collection[int] = (), *, log: bool = True) -> Snapshot:
        """The whole table as a seat sees it (the number of seats: a spectator).

        `here` are the seats with a connected browser; `log`: include the whole log.
        """
        table, shown = self._table.state, self._pages.company(seat, here)
        playing, waiting = table.phase == "playing", table.phase == "waiting"
        view = self._pages.answers.get(("seen", seat), lambda: self._seen(seat))
        return replace(
            view,
            players=shown.players,
            n=shown.n,
            cut=shown.cut,
            line=shown.line,
            table=shown.table,
            phase=shown.phase,
            more_is_better=shown.more_is_better,
            invite=shown.invite,
            sentence=WAITING if waiting else view.sentence,
            due=view.due if playing else [],
            legal=view.legal if playing else [],
            log=self._cached_log(seat) if log else [],
            chat=shown.chat,
            result=self.result(),
            next=shown.next,
            starter=shown.starter,
            host=shown.host,
            calls=company.calls(table, seat),
            question=company.question(table),
            clock=shown.clock,
            series=shown.series,
            origin=shown.origin,
            patience=shown.patience,
            contributions=shown.contributions,
            asks_ready=shown.asks_ready,
            fewer=shown.fewer,
            watching=shown.watching,
            webhook=shown.webhook,
            event=shown.event,
            before=shown.before,
            awaited=shown.awaited,
            away_seconds=shown.away_seconds,
            moved=shown.moved,
        )

    def _seen(self, seat: int) -> Snapshot:
        """The current position as a seat sees it, without players."""
        table = self._table.state
        return self.seat(seat).snapshot(table.entries, [], table.created.asked, table.commitment)

    def hello(self, seat: int, known: Count | None, line: int, here: Collection[int] = ()) -> list[ToClient]:
        """The whole table; or, if nothing was played since `known`, the other messages since `line`.

        Messages beside an event are sent once more, as the connection may break between the two.
        """
        table, pages = self._table.state, self._pages
        since = [event for event in table.events if not is_turn(event) and pages.line(event.n) > line]
        goes_on = known == table.counts.now(seat) and 0 < line <= pages.line()
        if not goes_on or any(map(self._leaps, since)):
            return [self.snapshot(seat, here), *pages.times(seat)]
        latest = next(event for event in table.events if pages.line(event.n) == line)
        news = pages.draws_and_series(latest, over=table.phase == "over")
        for event in since:
            news += self._messages(seat, event, here)
        return news + pages.times(seat)

    def since(self, seat: int, n: int, here: Collection[int] = ()) -> list[ToClient]:
        """The messages for a seat after event `n`; a snapshot if steps are not possible.

        Events that the seat must not notice are left out.
        """
        table, news = self._table.state, list[ToClient]()
        if any(map(self._leaps, table.events[n:])):
            news.append(self.snapshot(seat, here))
        else:
            for event in table.events[n:]:
                news += self._messages(seat, event, here)
        return self._pages.timed(seat, news)

    def draft(self, request: int, seat: int, trial: Trial) -> Draft:
        """The answer to a draft."""
        return self.seat(seat).draft(request, self._table.count(seat), trial)

    def result(self) -> Result | None:
        """The result, once the game is over."""
        table = self._table.state
        ended = company.result(table)
        if ended is None:
            return None
        why = self.seat(table.seats).why_over(table.entries) if ended.ended == "rules" else ""
        return replace(ended, sentence=company.end_in_words(table, why), said="")

    def seat(self, seat: int) -> SeatView:
        """A seat's view of the game."""
        if seat not in self._seats:
            table = self._table
            self._seats[seat] = SeatView(
                table.state.variant,
                seat,
                partial(table.view_record, seat),
                partial(table.seen, seat),
                starter_set=table.state.starter_set,
            )
        return self._seats[seat]

    # -- the log ---------------------------------------------------------------------------------------------

    def _cached_log(self, seat: int) -> list[NumberedLine]:
        """The log; a member of an event may change their name without an event."""
        names = tuple([chair.name for chair in self._table.state.chairs])
        return self._pages.answers.get(("log", seat, names), lambda: list(self._log(seat)))

    def _log(self, seat: int) -> Iterator[NumberedLine]:
        """The log as a seat knows it, without turns that were taken back."""
        table, view = self._table.state, self.seat(seat)
        spans = list(turns(table.position.history[: len(table.given)])) if table.given else []
        for number, span in enumerate(spans, 1 - len(spans)):
            for about, words in view.told(*span):
                yield NumberedLine(number, about, words)
        if spans and table.phase != "waiting":
            yield NumberedLine(0, NOBODY, LogLine(GOES_ON))
        for event in table.events:
            if isinstance(event.payload, happening.Started | happening.Played | happening.Called):
                yield from self._turn_lines(seat, event)
            else:
                line = event_line(table, event)
                if line:
                    before = table.counts.before(seat, table.frames.count_before(event.n))
                    yield NumberedLine(before, line[0], LogLine(line[1]), self._pages.line(event.n))

    def _turn_lines(self, seat: int, event: Event) -> Iterator[NumberedLine]:
        """The lines of an event's entries, unless they were taken back."""
        table, view = self._table.state, self.seat(seat)
        if event.n in table.taken_back:
            return
        span = table.frames.span(event.n)
        n, line = table.counts.before(seat, span.last), 0 if is_turn(event) else self._pages.line(event.n)
        for about, words in view.told(max(span.first, len(table.given)), span.last):
            yield NumberedLine(n, about, words, line)
        if ended_by_rules(table, event.n):
            yield NumberedLine(n, NOBODY, LogLine(view.why_over(span.last)), line)

    # -- one event -------------------------------------------------------------------------------------------

    def _leaps(self, event: Event) -> bool:
        """Whether an event needs a snapshot: seats changed, a takeback, or a continued game."""
        kinds = [type(event.payload)]
        return happening.TakenBack in kinds or company.begins_anew(self._table.state, kinds)

    def _messages(self, seat: int, event: Event, here: Collection[int]) -> list[ToClient]:
        table, pages = self._table.state, self._pages
        match event.payload:
            case happening.Played() | happening.Started() | happening.Called():
                update = self._update(seat, event)
                settled: list[ToClient] = [self._asked()] if event.n in table.settled else []
                if update is None:
                    return settled
                about_draws = pages.draws_and_series(event, over=update.result is not None)
                if isinstance(event.payload, happening.Started):  # it sends contributions at once
                    return [*about_draws, update, *settled]
                return [update, *about_draws, *settled]
            case happening.MemberPlayed():
                return []
            case happening.ChatSent():
                return [Chat(pages.chat_line(event))]
            case happening.RematchCreated(following):
                return [Next(following)]
            case happening.NudgeSent(by, whom):
                return [Nudged(by, whom)]
            case (
                happening.Abandoned()
                | happening.ClosedByHost()
                | happening.Resigned()
                | happening.TimedOut()
                | happening.Claimed()
            ):
                end = replace(self._said(seat, event), due=[], legal=[], calls=[], result=self.result())
                return [end, *pages.draws_and_series(event, over=end.result is not None), self._asked()]
            case happening.MeetingOver():
                return [self._said(seat, event), *pages.draws_and_series(event, over=True)]
            case happening.SeatRecovered():
                return [self._asked()]
            case happening.WebhookStopped() | happening.Helped():
                return [self._said(seat, event)]
            case happening.QuestionAsked() | happening.Answered():
                return [self._said(seat, event), self._asked()]
            case happening.ChatSwitched():
                return [self._said(seat, event)]
            case happening.BotTookOver() | happening.PlayerReturned():
                return [self._said(seat, event), self._asked(), pages.players(here)]
            case _:
                return [pages.players(here)]

    def _asked(self) -> Asked:
        return Asked(company.question(self._table.state))

    def _said(self, seat: int, event: Event) -> Update:
        """An event other than play, with its line of the log."""
        table, line = self._table.state, event_line(self._table.state, event)
        n = table.counts.before(seat, table.frames.count_before(event.n))
        steps = [Step(line[0], told=LogLine(line[1]))] if line else []
        return Update(n, steps, cut=table.counts.cut, line=self._pages.line(event.n))

    def _update(self, seat: int, event: Event) -> Update | None:
        """The changes by an event of play for a seat; None if there are none, or it was taken back."""
        table, pages, seat_view = self._table.state, self._pages, self.seat(seat)
        if event.n in table.taken_back:
            return None
        span = table.frames.span(event.n)
        starts = isinstance(event.payload, happening.Started)
        ends = ended_by_rules(table, event.n)
        calls_change = pages.calls_change(seat, span, table.frames.between(span.first, span.last))
        counts = table.counts
        if not (starts or ends or calls_change or counts.exist(seat, span.first, span.last)):
            return None
        on = Count(counts.cut, counts.before(seat, span.last))
        update = seat_view.update(on, span.first, span.last)
        update.calls = company.calls(table, seat, span.last) if starts or calls_change else None
        update.moved = pages.first_turn(seat, span)
        if starts:  # before it, seats were shown as open
            position = seat_view.position(span.last)
            update.due, update.legal = position.due, position.legal
            update.sentence = position.scene.sentence
            update.starter = company.drawn_starter(self._table, seat)
            update.line = pages.line(event.n)
        if ends:
            update.steps.append(Step(NOBODY, told=LogLine(seat_view.why_over(span.last))))
            update.result = self.result()
        return update

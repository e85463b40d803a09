"""Messages for the pages at a table: its game as moves, everything else as names and parameters."""

from __future__ import annotations

import zlib
from base64 import b64encode
from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from typing import Final

from msgspec.structs import replace

from parlour.display.following import subject
from parlour.display.game_words import call_label, call_penalty, unusual_options
from parlour.display.telling import encode, teller_of
from parlour.kernel.actors import NOBODY
from parlour.kernel.chance import commitment_to
from parlour.kernel.entries import Entry, turns
from parlour.kernel.errors import ParlourError
from parlour.kernel.frames import Frame
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words, joined, packed
from parlour.kernel.records import record_of
from parlour.kernel.state import Variant
from parlour.play import absence, requests, stalling
from parlour.play import events as happening
from parlour.play.clock import Clock
from parlour.play.counts import Count
from parlour.play.event_board import points_at_event
from parlour.play.event_table import event_of, over_words
from parlour.play.events import Event, Payload, Terms
from parlour.play.frames import Span
from parlour.play.series_standings import series_standings
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.play.terms import fewer_seats
from parlour.view.answer_cache import AnswerCache
from parlour.view.board_address import board_address
from parlour.view.event_log import GOES_ON, begins_line, drawn_to_begin, event_line, seats_called
from parlour.view.sentences import ending
from parlour.view.stream import Stream, moves
from parlour.wire.parts import (
    AskedTerms,
    Call,
    ChatLine,
    ClockInfo,
    LogEntry,
    OriginInfo,
    Player,
    Question,
    RematchAhead,
    Result,
    Series,
)
from parlour.wire.to_client import (
    Asked,
    Chat,
    ClockTimes,
    Company,
    CutBack,
    Draws,
    Happened,
    Moves,
    Next,
    Nudged,
    Players,
    Reseated,
    Standings,
    ToClient,
    Waits,
)

LINES_SHOWN: Final = 200
"""The most chat lines, the last ones, that a hello is answered with."""
WATCHERS_LINES_SHOWN: Final = 50
"""The most chat lines of spectators among those."""

PlaysAs = Callable[[Game, str], str]
"""Gives the level at which a bot plays until its own is ready; empty once it is."""


def as_named(game: Game, level: str) -> str:
    """Let bots play at their own level from the start."""
    return ""


LayoutOf = Callable[[Game], str]
"""Gives the layout of the records of a game (`Hello.layout`)."""


def unread(game: Game) -> str:
    """Give no layout, where no records are read."""
    return ""


def players(table: TableState, here: Collection[int] = (), plays_as: PlaysAs = as_named) -> list[Player]:
    """The players of the seats; `here` are the seats with a connected browser."""
    variant = table.variant
    return [
        Player(
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            plays_as=plays_as(table.game, chair.level) if chair.kind == "bot" else "",
            here=seat in here or (chair.kind == "bot" and not chair.stands_in),
            team=variant.teams[seat] if variant.in_teams else NOBODY,
            again=seat in table.asking,
            stands_in=chair.stands_in,
            program=chair.program,
            ready=seat in table.ready,
        )
        for seat, chair in enumerate(table.chairs)
    ]


RESEATING: Final = frozenset([happening.SeatsSwapped, happening.Arranged])
"""Events after which people may have other seats, so that a page must look up its own."""


def begins_anew(table: TableState, kinds: Collection[type[Payload]]) -> bool:
    """Whether events of these kinds need a whole new table: seats changed, or the game continues another."""
    goes_on = happening.Started in kinds and bool(table.given)
    return goes_on or happening.Removed in kinds or not RESEATING.isdisjoint(kinds)


def colours(table: TableState) -> list[int]:
    """The number of each seat's colour among the six; empty where it is the seat's own number."""
    teller = teller_of(table.variant)
    return teller.seat_colours(table.frames.now.view(table.seats), table.seats) if teller.wears else []


def first_colours(variant: Variant) -> list[int]:
    """The number of each seat's colour before the game; empty where it is the seat's own number."""
    return teller_of(variant).seat_colours(variant.begin().fields, variant.seats)


def calls(table: TableState, seat: int, entry: int | None = None) -> list[Call]:
    """The referee's calls that a seat may raise now, or could raise before an entry."""
    return [
        Call(
            action,
            call_label(table.variant, action),
            seats_called(table, action),
            call_penalty(table.variant, action),
        )
        for action in requests.calls(table, seat, entry)
    ]


def question(table: TableState) -> Question | None:
    """The open request to the others."""
    current = table.question
    if current is None:
        return None
    label: Words = ""
    whom = list[int]()
    if current.about == "call":
        label, whom = call_label(table.variant, current.what), seats_called(table, current.what)
    elif current.about == "stand-in":
        whom = [current.what]
    action = current.what if current.about == "call" else NOBODY
    terms = None if current.terms is None else asked_terms(table, current.terms)
    waiting, code = list(requests.waiting_for(table)), requests.code_of(current)
    return Question(current.about, current.seat, waiting, whom, label, action, terms, code)


def asked_terms(table: TableState, terms: Terms) -> AskedTerms:
    """The terms that the host proposes."""
    options = unusual_options(table.game, dict(terms.options))
    clock = _clock_info(table, terms.clock)
    return AskedTerms(options, terms.visibility, clock, terms.patience, terms.watching)


def ended_by_rules(table: TableState, n: int) -> bool:
    """Whether the rules ended the game with event `n`."""
    return table.ended == "rules" and table.phase == "over" and table.frames.span(n).last == table.entries


def clock(table: TableState) -> ClockInfo | None:
    """The table's time control."""
    return _clock_info(table, table.created.clock)


def _clock_info(table: TableState, clock: Clock | None) -> ClockInfo | None:
    if clock is None:
        return None
    return ClockInfo(clock.kind, clock.main, clock.plus, absence.time_up_loses(table))


def clocks(table: Table) -> ClockTimes | None:
    """The clocks now."""
    keeper = table.timekeeper
    clocks_now = keeper.state.clocks
    if clocks_now is None:
        return None
    now = keeper.time() - keeper.state.outage
    left = [max(0, round(clocks_now.left(seat, now) * 1000)) for seat in range(table.state.seats)]
    running = [seat for seat in clocks_now.running if seat in table.state.due]
    starts = round(clocks_now.starts_in(now) * 1000)
    return ClockTimes(left, running, starts, paused=keeper.state.paused)


def waits(table: Table, seat: int) -> Waits | None:
    """The wait for seats that keep the table waiting, for a seat's eyes; None if nobody was warned."""
    if not table.state.warnings:
        return None
    now, state = table.time(), table.state
    left = [
        max(0, round(1000 * (stalling.ends_at(state, other) - now))) if other in state.warned else -1
        for other in range(state.seats)
    ]
    sits = seat in state.people and seat not in state.warned
    return Waits(left, claim=sits and bool(stalling.losers(state, seat, state.warned)))


def secret(table: TableState) -> str:
    """The secret that, with contributions, made the seed; "" where the seed has none."""
    return table.created.secret if table.created.shared else ""


def contributions(table: TableState) -> list[str]:
    """Contributions to the seed of the draws, one per seat; empty if the seed does not use them."""
    return list(table.contributions) if table.created.shared else []


def ahead(table: TableState) -> RematchAhead | None:
    """The fixed facts of the rematch."""
    rematch = table.created.ahead
    if rematch is None:
        return None
    return RematchAhead(rematch.table, commitment_to(bytes.fromhex(rematch.secret)))


def origin(table: TableState) -> OriginInfo | None:
    """The beginning that a table's game continues from."""
    start = table.created.origin
    return None if start is None else origin_of(start.entries, start.table)


def origin_of(entries: Sequence[tuple[int, int]], table: str) -> OriginInfo:
    """Entries taken over from a table's game, or from a file."""
    history = [Entry(actor, action) for actor, action in entries]
    moment = sum(first < last for first, last in turns(history))  # the first draws may be none
    return OriginInfo(len(history), moment, table)


def before(table: TableState, seat: int) -> str:
    """The previous table, whose chat continues, for a seat that its player had there; "" for others.

    Its id lets anybody watch it, so a seat that was given to somebody else does not get it either.
    """
    was_there = seat < table.seats and table.chairs[seat].holder == table.created.chairs[seat].holder
    return table.created.before if was_there and table.has_chat else ""


def series(table: TableState) -> Series | None:
    """The series of a table, and its standings."""
    series_game, now = table.created.series, series_standings(table)
    if series_game is None or now is None:
        return None
    return Series(
        form=series_game.form,
        games=series_game.games,
        number=len(series_game.rows) + 1,
        rows=[list(row) for row in now.rows],
        tables=list(now.tables),
        totals=list(now.totals),
        ranking=[list(group) for group in now.ranking],
        starter=series_game.starter,
        replays=series_game.replays,
        over=now.over,
        again=table.phase == "over" and not now.counted,
    )


def starter(table: Table, seat: int) -> int:
    """The seat that begins, by a draw or by the series, as a seat knows it; -1 if unknown."""
    return drawn_to_begin(table.state.game, table.seen(seat, 0, 1))


def drawn_starter(table: Table, seat: int) -> int:
    """The seat that was drawn to begin, as a seat knows it; -1 if unknown, or set by a series."""
    return NOBODY if table.state.starter_set else starter(table, seat)


def result(table: TableState) -> Result | None:
    """The result, once the game is over, as sent to pages."""
    outcome = table.result
    if outcome is None:
        return None
    return Result(
        scores=list(outcome.scores),
        returns=list(outcome.returns),
        ranking=[list(group) for group in outcome.ranking],
        verdict=outcome.verdict,
        leaders=list(outcome.leaders),
        sentence="",
        score_history=[list(points) for points in outcome.score_history],
        seed=table.seed,
        commitment=table.commitment,
        secret=secret(table),
        contributions=contributions(table),
        ahead=ahead(table),
        ended=outcome.ended,
        ended_by=outcome.by,
        said=packed(end_in_words(table)),
    )


def end_in_words(table: TableState, why: Words = "") -> Words:
    """How the game ended, in words; `why` is the game's own reason."""
    outcome, names = table.result, [chair.name for chair in table.chairs]
    if outcome is None:
        return ""
    if outcome.ended == "closed" and table.created.event:
        return over_words(table.created.event)
    points = points_at_event(table)
    if points is not None:
        return joined([HOUSE("ends-alone", who=names[0], score=HOUSE("points-counted", count=points)), why])
    if table.open_seats and outcome.by != NOBODY:
        return HOUSE("ended-early", name=names[outcome.by])
    return ending(table.game, outcome, names, why)


def is_open(table: TableState) -> bool:
    """Whether anybody may sit down without an invitation."""
    return table.created.visibility == "open"


def is_turn(event: Event) -> bool:
    """Whether an event is sent as entries alone, which may be hidden from some."""
    return isinstance(event.payload, happening.Played | happening.Called)


class Pages:
    """Makes the messages for the pages at one table: its game as `Moves`, everything else as `Company`."""

    def __init__(
        self,
        table: Table,
        away_seconds: float = 0.0,
        plays_as: PlaysAs = as_named,
        layout_of: LayoutOf = unread,
    ) -> None:
        """`away_seconds`: the seconds without a connection after which a player is away."""
        self.table = table
        self.stream, self.answers = Stream(table), AnswerCache(table.state)
        self.away_seconds = away_seconds
        self._plays_as, self._layout_of = plays_as, layout_of
        self._lines = [0]
        """For each event, the number of events up to it that are no turns."""
        self._cuts: list[int] = []
        """The numbers of takeback events."""

    def of(self, table: Table) -> Pages:
        """What tells another table likewise."""
        return Pages(table, self.away_seconds, self._plays_as, self._layout_of)

    def hello(
        self, seat: int, known: Count | None, here: Collection[int] = (), line: int = 0
    ) -> list[ToClient]:
        """The table as a seat may know it; its game continues from `known`, if possible.

        The number of seats stands for spectators. `here` are the seats with a connected browser; chat up to
        `line` has been sent.
        """
        news: list[ToClient] = [self.company(seat, here, line)]
        if self.table.state.phase != "waiting":
            first = self.stream.since(seat, known)
            news.append(self.answers.get((seat, first), lambda: self._game(seat, first)))
        return news + self.times(seat)

    def _game(self, seat: int, first: int | None) -> Moves:
        """The entries from `first` on; by default from the beginning, with the record there."""
        table = self.table.state
        frames = table.frames.between(len(table.given) if first is None else first, table.entries)
        moves = self._moves(seat, frames, table.entries)
        if first is None:
            moves.start = b64encode(self.stream.start(seat)).decode()
        return moves

    def since(self, seat: int, n: int, here: Collection[int] = ()) -> list[ToClient]:
        """The messages for a seat after event `n`; the whole table if steps are not possible.

        Events that the seat must not notice are left out, and so are turns that were taken back since.
        """
        table, news = self.table.state, list[ToClient]()
        events = table.events[n:]
        kinds = [type(event.payload) for event in events]
        if not RESEATING.isdisjoint(kinds):
            return [Reseated()]
        cuts = kinds.count(happening.TakenBack)
        if (
            begins_anew(table, kinds)
            or cuts > 1
            or (cuts and any(self._turn_exists(seat, event) for event in events))
        ):
            return self.hello(seat, None, here)
        for event in events:
            if event.n not in table.taken_back:
                news += self._messages(seat, event, here)
        return self.timed(seat, news)

    def timed(self, seat: int, news: list[ToClient]) -> list[ToClient]:
        """The news for a seat, with the clocks; without news no clocks, which would reveal an event."""
        return news and news + self.times(seat)

    def company(self, seat: int, here: Collection[int] = (), line: int = 0) -> Company:
        """Everything about the table for a seat, except the position; chat after a line."""
        table = self.table.state
        game, waiting, on = table.game, table.phase == "waiting", table.counts.now(seat)
        return Company(
            table=table.id,
            game=game.slug,
            phase=table.phase,
            seat=seat,
            players=players(table, here, self._plays_as),
            board=board_address(table.variant),
            commitment=table.commitment,
            hidden=game.needs_curtain,
            layout=self._layout_of(game),
            options=unusual_options(game, table.created.asked),
            more_is_better=self.table.more_is_better,
            shares_wins=game.shares_wins,
            cut=on.cut,
            n=on.n,
            line=self.line(),
            invite=table.invite if waiting and (seat < table.seats or is_open(table)) else "",
            log=self._log(seat),
            chat=[message for message in self.chat() if message.line > line],
            result=result(table),
            next=table.next,
            starter=NOBODY if waiting else drawn_starter(self.table, seat),
            host=table.host,
            calls=requests.calls(table, seat),
            question=self._question(),
            clock=clock(table),
            series=series(table),
            origin=origin(table),
            patience=table.created.patience,
            contributions=[] if waiting else contributions(table),
            awaited=waiting and table.awaits and seat == table.creator,
            asks_ready=waiting and table.asks_ready,
            fewer=fewer_seats(table),
            watching=table.created.watching,
            webhook=None if table.webhook is None else table.webhook.kind,
            away_seconds=self.away_seconds,
            moved=requests.has_moved(table, seat),
            event=event_of(table.created),
            before=before(table, seat),
        )

    def players(self, here: Collection[int] = (), n: int | None = None) -> Players:
        """The players and their presence; `n`: as of event `n`, which further messages follow."""
        table = self.table.state
        return Players(table.phase, players(table, here, self._plays_as), table.host, self.line(n))

    def times(self, seat: int) -> list[ToClient]:
        """The clocks, and the wait for seats that keep the table waiting."""
        now, waited = clocks(self.table), waits(self.table, seat)
        return [*([] if now is None else [now]), *([] if waited is None else [waited])]

    def line(self, n: int | None = None) -> int:
        """The number of events up to the last one, or event `n`, that are neither turns nor reminders.

        The plays of an event's members are sent to nobody at its board, and so not counted.
        """
        events, lines = self.table.state.events, self._lines
        for event in events[len(lines) - 1 :]:
            passes = is_turn(event) or isinstance(event.payload, happening.NudgeSent | happening.MemberPlayed)
            lines.append(lines[-1] + (not passes))
            if isinstance(event.payload, happening.TakenBack):
                self._cuts.append(event.n)
        return lines[len(events) if n is None else n]

    def chat(self) -> list[ChatLine]:
        """The last chat lines; those of spectators leave room for the players'."""
        lines: list[ChatLine] = []
        watchers = 0
        for event in reversed(self.table.state.events):
            if isinstance(event.payload, happening.ChatSent):
                watchers += event.payload.seat == NOBODY
                if event.payload.seat != NOBODY or watchers <= WATCHERS_LINES_SHOWN:
                    lines.append(self.chat_line(event))
                if len(lines) == LINES_SHOWN:
                    break
        return lines[::-1]

    def chat_line(self, event: Event) -> ChatLine:
        """The chat line of an event."""
        payload = event.payload
        if not isinstance(payload, happening.ChatSent):
            raise ParlourError(f"event {event.n} is no chat")
        return ChatLine(self.line(event.n), payload.seat, payload.name, payload.text, event.at)

    def draws_and_series(self, event: Event, *, over: bool) -> list[ToClient]:
        """The facts about draws that an event makes known, and the standings of the series after its game."""
        table, about_draws = self.table.state, Draws()
        if isinstance(event.payload, happening.Started):
            about_draws.contributions = contributions(table) or None
        if over:
            about_draws.seed, about_draws.secret, about_draws.ahead = table.seed, secret(table), ahead(table)
        standings = series(table) if over else None
        return [
            *([] if about_draws == Draws() else [about_draws]),
            *([] if standings is None else [Standings(standings)]),
        ]

    def calls_change(self, seat: int, span: Span, frames: Sequence[Frame]) -> bool:
        """Whether an event's frames change the referee's calls that a seat may raise."""
        if frames[0].choices.calls == frames[-1].choices.calls:
            return False
        table = self.table.state
        mine_before, mine_after = (requests.calls(table, seat, entry) for entry in (span.first, span.last))
        return mine_before != mine_after

    def first_turn(self, seat: int, span: Span) -> bool:
        """Whether a span is the first turn that its seat could ask to take back."""
        return span.seat == seat and self.table.state.frames.first_of(seat) is span

    # -- the log ---------------------------------------------------------------------------------------------

    def _log(self, seat: int) -> list[LogEntry]:
        """The log without turns, except those of a game that this one continues."""
        log = list[LogEntry]()
        for event in self.table.state.events:
            if isinstance(event.payload, happening.Started):
                log += self._taken_over(seat) or self._beginning(seat, event)
            else:
                log += self._entry(seat, event)
        return log

    def _entry(self, seat: int, event: Event) -> list[LogEntry]:
        """The line of an event that is no turn, if it has one."""
        line = event_line(self.table.state, event)
        return [self._numbered(seat, event, *line)] if line else []

    def _beginning(self, seat: int, event: Event) -> list[LogEntry]:
        """The line at the beginning of the game about the seat that begins, by a draw or by the series."""
        begins = starter(self.table, seat)
        words = begins_line(starter_set=self.table.state.starter_set)
        return [] if begins == NOBODY else [self._numbered(seat, event, begins, words)]

    def _numbered(self, seat: int, event: Event, about: int, words: Words) -> LogEntry:
        table = self.table.state
        line, cut = self.line(event.n), bisect_left(self._cuts, event.n)
        starts = isinstance(event.payload, happening.Started)
        entry = table.frames.count_before(event.n + starts)
        return LogEntry(line, cut, table.counts.before(seat, entry), about, packed(words))

    def _taken_over(self, seat: int) -> list[LogEntry]:
        """The log of the continued game's entries, its turns numbered down from 0, and a line about it."""
        table, log = self.table.state, list[LogEntry]()
        if not table.given:
            return log
        spans = list(turns(table.position.history[: len(table.given)]))
        for number, (first, last) in enumerate(spans, 1 - len(spans)):
            for actor, action, *records in self.stream.existing(seat, first, last):
                before, after = (record_of(table.game.dtype, record) for record in records)
                line = encode(table.game, "tell", before, actor, action, after, seat)
                if line:
                    log.append(LogEntry(0, 0, number, subject(actor, action), told=list(line)))
        return [*log, LogEntry(0, 0, 0, NOBODY, packed(GOES_ON))]

    # -- one event -------------------------------------------------------------------------------------------

    def _messages(self, seat: int, event: Event, here: Collection[int]) -> list[ToClient]:
        table = self.table.state
        match event.payload:
            case happening.Played() | happening.Started() | happening.Called():
                moves = self._turn(seat, event)
                settled: list[ToClient] = [self._asked()] if event.n in table.settled else []
                if moves is None:
                    return settled
                if isinstance(event.payload, happening.Started):  # it sends contributions at once
                    about_draws = self.draws_and_series(event, over=moves.result is not None)
                    return [*about_draws, moves, *map(Happened, self._beginning(seat, event)), *settled]
                if moves.result is not None:
                    settled = [*self.draws_and_series(event, over=True), *settled]
                return [moves, *settled]
            case happening.ChatSent():
                return [Chat(self.chat_line(event))]
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
                ended = [Happened(entry, result(table)) for entry in self._entry(seat, event)]
                return [*ended, *self.draws_and_series(event, over=table.phase == "over"), self._asked()]
            case happening.MemberPlayed():
                return []
            case happening.MeetingOver():
                return [*map(Happened, self._entry(seat, event)), *self.draws_and_series(event, over=True)]
            case happening.WebhookStopped() | happening.Helped():
                return [Happened(entry) for entry in self._entry(seat, event)]
            case happening.QuestionAsked() | happening.Answered():
                return [*map(Happened, self._entry(seat, event)), self._asked()]
            case happening.ChatSwitched():
                return [*map(Happened, self._entry(seat, event))]
            case happening.SeatRecovered():
                return [self._asked()]
            case happening.TakenBack():
                return self._back(seat, event)
            case happening.BotTookOver() | happening.PlayerReturned():
                return [*map(Happened, self._entry(seat, event)), self._asked(), self.players(here, event.n)]
            case _:
                return [self.players(here, event.n)]

    def _asked(self) -> Asked:
        return Asked(self._question())

    def _question(self) -> Question | None:
        """The open request, without words."""
        current = question(self.table.state)
        return current and replace(current, label="")

    def _turn(self, seat: int, event: Event) -> Moves | None:
        """The changes by an event of play for a seat; None if nothing of it exists for the seat."""
        table = self.table.state
        span = table.frames.span(event.n)
        frames = table.frames.between(span.first, span.last)
        starts = isinstance(event.payload, happening.Started)
        calls_change = self.calls_change(seat, span, frames)
        moves = self._moves(seat, frames[len(table.given) :] if starts else frames, span.last)
        ends = ended_by_rules(table, event.n)
        if not (starts or ends or moves.moves or calls_change):
            return None
        moves.calls = requests.calls(table, seat, span.last) if starts or calls_change else None
        moves.moved = self.first_turn(seat, span)
        if starts:
            moves.start = b64encode(self.stream.start(seat)).decode()
        if ends:
            ended = result(table)
            moves.result = ended and replace(
                ended, seed="", commitment="", secret="", contributions=[], ahead=None
            )
        return moves

    def _moves(self, seat: int, frames: Sequence[Frame], last: int) -> Moves:
        """The entries of consecutive frames, up to before entry `last`, with their result."""
        counts = self.table.state.counts
        return Moves(
            cut=counts.cut,
            n=counts.before(seat, last),
            checksum=zlib.crc32(frames[-1].known(seat)),
            moves=moves(seat, frames),
        )

    def _turn_exists(self, seat: int, event: Event) -> bool:
        """Whether an event is a turn that still stands and exists for a seat."""
        table = self.table.state
        if not is_turn(event) or event.n in table.taken_back:
            return False
        span = table.frames.span(event.n)
        return table.counts.exist(seat, span.first, span.last)

    def _back(self, seat: int, event: Event) -> list[ToClient]:
        """The message for a takeback."""
        table, entry = self.table.state, self.table.state.frames.count_before(event.n)
        counts, sum_there = table.counts, self.stream.checksum(seat, entry)
        calls, moved = requests.calls(table, seat, entry), requests.has_moved(table, seat)
        return [
            CutBack(counts.cut, counts.before(seat, entry), sum_there, line, calls, moved)
            for line in self._entry(seat, event)
        ]

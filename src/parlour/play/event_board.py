"""A board of an event: every member plays on a record of their own, and all have the same draws.

    the board's log   created  started  m1 plays  m2 plays  bell            m1 plays ...
    common record              draws                        pass, draws
    member 1's                 draws    plays               draws           plays
    member 2's                 draws              plays     draws
    member 3's                 draws                        pass, draws

The common record is that of the game's only seat, which nobody holds: it is always away and passes. A
member's record folds the common entries, with the member's own plays in place of the passes. To clients each
is a table of its own (`Member`), with an id made from the board's; log, clock and store are the board's.

A bell ends a turn: when all who are waited for have played, when the clock has run out, or when the maker
rings it. Members who have not finished by then are away (`kernel.event_form`). Nobody learns a draw earlier.

In a window (a clock of that kind) members play at their own pace: after each turn they get the next draws at
once, from the board's source, which gives the same to all (`kernel.event_form`). The common record stays at
the first turn, so that spectators of the board see no draw before any member; the end of the window rings all
remaining bells::

    the board's log   created  started  m1 plays  m1 plays  m2 plays  bell         bell
    common record              draws                                  pass, draws  pass
    member 1's                 draws    plays     plays
                                        draws
    member 2's                 draws                        plays                  pass
                                                            draws
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec.structs import replace

from parlour.kernel import calls
from parlour.kernel.actors import CHANCE, NOBODY
from parlour.kernel.chance import Seeded
from parlour.kernel.event_form import EventForm, no_best
from parlour.kernel.frames import Frame, play_on
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.play import events as happening
from parlour.play import start
from parlour.play.clock import WINDOW, Clock
from parlour.play.counts import Count
from parlour.play.create import Made, new_ahead, opened
from parlour.play.errors import Declined
from parlour.play.event_table import (
    SEAT,
    Entrant,
    EventTable,
    Standing,
    event_created,
    event_of,
    member_table,
    placed,
    with_options_drawn,
)
from parlour.play.events import Created, Event, EventFacts, EventMember, Payload
from parlour.play.forgetting import GONE
from parlour.play.seating import Chair
from parlour.play.steady_clock import seconds
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.play.tokens import INVITE_LENGTH, new_code, new_token
from parlour.play.turns import count_draws, draws_after


def form_of(game: Game) -> EventForm:
    """The event form of a game; raises `Declined` for a game without one."""
    if game.event is None:
        raise Declined("closed", HOUSE("no-event-of-it", game=game.title))
    return game.event


def must_know_best(game: Game) -> None:
    """Decline a game without known best plays, as results cannot be shares of them."""
    if form_of(game).best is no_best:
        raise Declined("closed", HOUSE("season-share", game=game.title))


def create_event(
    game: Game,
    options: Mapping[str, object],
    facts: EventFacts,
    clock: Clock,
    *,
    code: str = "",
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new event: its first board, and the maker's key as the token of the board's seat.

    The code for joining is the board's invite. In a window the ranking is shown at the end: earlier it would
    give away turns that some members have yet to play. Raises `BadOption` or `Declined`.
    """
    form_of(game)
    if facts.season is not None and facts.season.counts == "share":
        must_know_best(game)
    if clock.kind == WINDOW:
        facts = replace(facts, ranking="end")
    key = new_token()
    created = event_created(game, options, 1, key, facts, clock, secret, code)
    return opened(game, created, {SEAT: key}, now, Board)


def pass_turn(now: Frame) -> list[Frame]:
    """Play the seat's `away` actions until it is no longer due; returns the frames."""
    frames, form = list[Frame](), form_of(now.game)
    while SEAT in now.due:
        now = play_on(now, [(SEAT, form.away(now.fields, now.legal(SEAT)))])[-1]
        frames.append(now)
    return frames


def points_at_event(table: TableState) -> int | None:
    """The points that count on a record at its event; None where that is the game's own score."""
    form = table.game.event if table.created.event else None
    return form.points(table.frames.now.fields) if form and form.points else None


def points_of(table: TableState) -> int:
    """The points of a one-seat record at an event, now."""
    points = points_at_event(table)
    if points is not None:
        return points
    return calls.scores(table.game, table.frames.now.fields, table.seats)[SEAT]


class Member(Entrant, Table):
    """The table of one member of an event: the common entries, and the member's own plays."""

    def __init__(self, board: Board, number: int, name: str, holder: str, beside: int = 0) -> None:
        created = board.state.created
        chair = Chair("person", name, holder=holder)
        own = replace(
            created, table=member_table(created.table, number), chairs=(chair,), invite="", watching="closed"
        )
        Entrant.__init__(self, number, beside, left=holder == GONE)
        Table.__init__(self, board.state.game, Event(1, board.state.events[-1].at, own), board.now)
        self.state.clocks, self.state.has_chat = None, False
        self.state.sealed = board.state.phase != "over"
        self._board = board
        self._begun = 0
        """The number of the event that began the current turn; 0 before the first."""

    @property
    def chair(self) -> Chair:
        """The member's chair at their table."""
        return self.state.chairs[SEAT]

    @property
    def is_due(self) -> bool:
        """Whether the member's turn is not over yet."""
        return SEAT in self.state.due

    @property
    def is_done(self) -> bool:
        """Whether the member has finished the current turn."""
        return self._board.state.phase == "playing" and not self.is_due

    @property
    def source(self) -> Seeded | None:
        """The board's source of draws in a window; else None, as draws come with the bell."""
        return self._board.state.source if self._board.has_window else None

    @property
    def timekeeper(self) -> Table:
        """The board, whose clock runs for all."""
        return self._board

    @property
    def more_is_better(self) -> bool:
        """Whether more points are better at the event; the game's own scores may differ."""
        return self._board.more_is_better

    def must_act(self, seat: int, on: Count) -> None:
        """Decline also while the event is paused."""
        if self._board.state.paused:
            raise Declined("closed", HOUSE("event-paused"))
        super().must_act(seat, on)

    def hold_as(self, name: str, holder: str) -> None:
        """Give the member another name, or another token."""
        self.state.chairs[SEAT] = replace(self.state.chairs[SEAT], name=name, holder=holder)

    def fold_payload(self, event: Event, payload: Payload, frames: Sequence[Frame] = ()) -> None:
        """Fold an event of the board into this table; `frames`, if the turn was played on proposal."""
        own = replace(payload, ms=event.payload.ms, out=0)
        self._proposed = (own, list(frames)) if isinstance(own, happening.Played) else None
        self.fold(Event(self.state.n + 1, event.at, own))

    def fold_own(self, event: Event, entries: Sequence[tuple[int, int]]) -> None:
        """Fold the member's plays; in a window they include the draws that follow and end a turn."""
        if self._board.has_window:
            self.state.frames.rest()
        self._begun = self._begun or self.state.n + 1
        self.fold_payload(event, happening.Played(SEAT, tuple(entries)))
        if self._board.has_window and (self.state.phase == "over" or entries[-1][0] == CHANCE):
            self.points.append(points_of(self.state))

    def fold_common(self, event: Event, entries: Sequence[tuple[int, int]]) -> None:
        """Fold a bell: its draws, after the `away` actions of a member who has not finished."""
        self.state.frames.rest()
        now = self.state.frames.now
        if self.state.phase == "playing":
            own = pass_turn(now)
            draws = [(actor, action) for actor, action in entries if actor == CHANCE]
            frames = [*own, *(play_on(own[-1] if own else now, draws) if draws else [])]
            common = happening.Played(SEAT if own else NOBODY, (*[frame.entry for frame in own], *draws))
            self.fold_payload(event, common, frames if len(frames) == len(common.entries) else ())
        self._begun = 0
        self.points.append(points_of(self.state))

    def fold_end(self, event: Event) -> None:
        """Fold the end of the board: an unfinished turn is taken back."""
        if self._begun:
            self.fold_payload(event, happening.TakenBack(SEAT, self._begun))
        self.fold_payload(event, event.payload)

    @property
    def will_be_due(self) -> bool:
        """Whether the member's turn goes on after the commit proposed last."""
        return SEAT in (self._proposed[1][-1] if self._proposed else self.state.frames.now).due


class Board(EventTable[Member]):
    """A board of an event, with the tables of its members."""

    possible = (
        happening.OfMember,
        happening.Started,
        happening.Played,
        happening.Paused,
        happening.Continued,
        happening.ClosedByHost,
        happening.RematchCreated,
        happening.SeatRecovered,
        happening.Forgotten,
    )

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """A board from its first event."""
        super().__init__(game, created, now)
        self.members = [
            Member(self, n, member.name, member.holder) for n, member in enumerate(self.facts.members, 1)
        ]
        self.passed, self.bests = list[int](), list[int]()
        """The points after each turn of a member who always passes, and of the best plays."""

    def place(self, number: int) -> tuple[str, int]:
        """A member's own table, and its only seat."""
        return member_table(self.state.id, number), SEAT

    @property
    def number(self) -> int:
        """The number of this board in the event, from 1 on."""
        return len(self.facts.bests) + 1

    @property
    def all_due(self) -> list[int]:
        """The numbers of the members whose turn it is."""
        if self.state.phase != "playing":
            return []
        return [member.number for member in self.present if member.is_due]

    @property
    def turn(self) -> int:
        """The current turn, from 1 on; 0 in an open window, or before the first turn."""
        playing = self.state.phase == "playing"
        return 0 if playing and self.has_window else len(self.bests) + playing

    @property
    def has_window(self) -> bool:
        """Whether members play at their own pace until the clock has run out."""
        clock = self.state.created.clock
        return clock is not None and clock.kind == WINDOW

    @property
    def has_one_turn(self) -> bool:
        """Whether nothing is drawn after the beginning, so that the board consists of one turn."""
        return self.state.game.draws_first

    @property
    def is_shared(self) -> bool:
        """Whether the common record is worth showing to everybody (`kernel.event_form`)."""
        return form_of(self.state.game).is_shared

    @property
    def more_is_better(self) -> bool:
        """Whether more points are better."""
        return form_of(self.state.game).points is not None or super().more_is_better

    @property
    def is_ranked(self) -> bool:
        """Whether points and best plays are shown now."""
        return self.facts.ranking == "turn" or self.state.phase != "playing"

    # -- the fold --------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Apply a stored event to the common record and to those of the members."""
        super().fold(event)
        match event.payload:
            case happening.Joined(member=number) if self.state.phase != "waiting":
                late = self.member(number)
                late.fold_payload(event, happening.Started(tuple(self.state.position.history)))
                late.points = list(self.passed)
            case happening.Started(entries):
                for member in self.members:
                    member.fold_payload(event, happening.Started(entries))
            case happening.Played(entries=entries):
                self._open_if_over()
                self.passed.append(points_of(self.state))
                self.bests.append(form_of(self.state.game).best(self.state.frames.now.fields))
                for member in self.members:
                    if len(member.points) < len(self.passed):  # in a window some are further already
                        member.fold_common(event, entries)
            case happening.ClosedByHost():
                self._open_if_over()
                for member in self.members:
                    member.fold_end(event)
            case happening.RematchCreated(table=following):
                for member in self.members:
                    member.fold_payload(
                        event, happening.RematchCreated(member_table(following, member.number))
                    )
            case _:
                pass

    def _open_if_over(self) -> None:
        """Reveal what was hidden from members, once the board is over."""
        for member in self.members:
            member.state.sealed = self.state.phase != "over"

    def entrant(self, number: int, name: str, holder: str, beside: int) -> Member:
        """Make a new member, with a table of their own."""
        return Member(self, number, name, holder, beside)

    def fold_member(self, event: Event, member: Member) -> None:
        """Fold an event of a member, plays included."""
        match event.payload:
            case happening.MemberPlayed(entries=entries):
                member.left = False
                member.fold_own(event, entries)
            case happening.MemberLeft():
                member.left = True
            case _:
                super().fold_member(event, member)

    # -- proposals -------------------------------------------------------------------------------------------

    def without(self, gone: Collection[Member]) -> list[Payload]:
        """Ring the bell if the board waits only for members who have left."""
        return self._bell_without(gone)

    def propose_for(self, number: int, propose: Callable[[Table], list[Event]]) -> list[Event]:
        """A member's proposal at their own table; the last one to finish a turn rings the bell."""
        member = self.member(number)
        happened = [self._of_member_now(number, event.payload) for event in propose(member)]
        if any(isinstance(p, happening.MemberLeft) for p in happened):
            happened += self._bell_without([member])
        elif not member.will_be_due and any(isinstance(p, happening.MemberPlayed) for p in happened):
            happened += self._bell_without([member], stays=True)
        return self.numbered(*happened)

    def _bell_without(self, finished: Collection[Member], *, stays: bool = False) -> list[Payload]:
        """Ring the bell if only the `finished` are waited for; all of them leave unless one `stays`."""
        if self.state.phase != "playing" or self.state.paused or self.has_window:
            return []
        others = (member for member in self.members if member.is_playing and member not in finished)
        if any(member.is_due for member in others):  # mostly the first of many
            return []
        stays = stays or any(member.is_playing for member in self.members if member not in finished)
        return self._bells() if stays else []

    def _of_member_now(self, number: int, payload: Payload) -> Payload:
        match payload:
            case happening.Played(entries=entries):
                return happening.MemberPlayed(member=number, entries=entries)
            case happening.Abandoned():
                return happening.MemberLeft(member=number)
            case happening.SeatRecovered(holder=holder):
                return happening.MemberRecovered(member=number, holder=holder)
            case _:
                raise Declined("closed", HOUSE("not-at-event"))

    def propose_begin(self) -> list[Event]:
        """Begin with the first draws."""
        self.must_wait()
        return self.numbered(start.started(self.state))

    def propose_bell(self) -> list[Event]:
        """End the turn now, or the window."""
        self.state.must_play()
        if self.state.paused:
            raise Declined("closed", HOUSE("event-paused"))
        return self.numbered(*self._bells())

    def propose_time_up(self, level: str) -> list[Event]:
        """Ring the bell if the clock has run out."""
        clocks = self.state.clocks
        late = clocks is not None and clocks.expired(self.time() - self.state.outage)
        return self.numbered(*self._bells()) if late and self.state.phase == "playing" else []

    def propose_close(self) -> list[Event]:
        """End the board unfinished; in a board of one turn or a window, for each member at their own turn."""
        if (self.has_window or self.has_one_turn) and self.state.phase == "playing":
            return self.numbered(*self._bells())
        return super().propose_close()

    def propose_pause(self) -> list[Event]:
        """Pause the clock."""
        self.state.must_play()
        return [] if self.state.paused else self.numbered(happening.Paused())

    def propose_continue(self) -> list[Event]:
        """Resume the clock."""
        self.state.must_play()
        return self.numbered(happening.Continued()) if self.state.paused else []

    def _bells(self) -> list[Payload]:
        """The end of the turn (in a window, of all turns): the common seat passes, and all get the draws."""
        now, draws_made, bells = self.state.frames.now, self.state.position.draws_made, list[Payload]()
        while now.due and (self.has_window or not bells):
            frames = pass_turn(now)
            frames += draws_after(frames[-1], draws_made, self.state.source)
            bells.append(happening.Played(SEAT, tuple([frame.entry for frame in frames])))
            now, draws_made = frames[-1], draws_made + count_draws(frames)
        return bells

    # -- what follows ----------------------------------------------------------------------------------------

    def next_board(self) -> Made:
        """Create the next board with the same members; their tokens hold their seats there."""
        self.state.must_be_over()
        ended, facts = self.state.created, self.facts
        if ended.ahead is None or self.number >= facts.boards:
            raise Declined("closed", HOUSE("event-over"))
        created = Created(
            table=ended.ahead.table,
            game=ended.game,
            rules_version=self.state.game.rules_version,
            options={},
            asked=ended.asked,
            chairs=tuple(self.state.chairs),
            visibility=ended.visibility,
            secret=ended.ahead.secret,
            ahead=new_ahead(),
            invite=new_code(INVITE_LENGTH),
            before=ended.table,
            host=SEAT,
            clock=ended.clock,
            event=replace(
                facts,
                first=event_of(ended),
                members=tuple(
                    EventMember(member.name, member.holder, self.turns(member)) for member in self.members
                ),
                bests=(*facts.bests, tuple(self.bests)),
                passed=(*facts.passed, tuple(self.passed)),
            ),
        )
        return opened(self.state.game, with_options_drawn(self.state.game, created), {}, self.now, Board)

    def turns(self, member: Member) -> tuple[tuple[int, ...], ...]:
        """A member's points after each turn of each board so far."""
        before = self.facts.members[member.number - 1 : member.number]
        return (*(before[0].points if before else self.facts.passed), tuple(member.points))

    def standings(self) -> list[Standing]:
        """The standings after the last bell, the best first; without points until these are shown."""
        if not self.is_ranked:
            return [Standing(member, (), 0, 0) for member in self.present]
        rows = [(member, self.turns(member)) for member in self.present]
        totals = [sum(points[-1] for points in turns if points) for _, turns in rows]
        standings = [Standing(*row, points, 0) for row, points in zip(rows, totals, strict=True)]
        return placed(standings, more_is_better=self.more_is_better)

    @property
    def shown_bests(self) -> tuple[tuple[int, ...], ...]:
        """The points of the best plays after each turn of each board so far; none before they are shown."""
        return (*self.facts.bests, tuple(self.bests)) if self.is_ranked else ()

    @property
    def best(self) -> int:
        """The points of the best plays of all boards so far; 0 where they are unknown or not shown yet."""
        return sum(points[-1] for points in self.shown_bests if points)

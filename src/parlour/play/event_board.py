"""A board of an event: a table whose members each have a record of their own, under draws common to all.

    the board's log   created  started  m1 plays  m2 plays  bell            m1 plays ...
    common record              draws                        pass, draws
    member 1's                 draws    plays               draws           plays
    member 2's                 draws              plays     draws
    member 3's                 draws                        pass, draws

The common record is that of the game's one seat, which nobody holds: it is always away. A member's record is
the fold of the common entries, and of what they have played where the seat has passed. Each is a table of its
own to whoever looks (`Member`), with an id made from the board's; log, clock and store are the board's.

A bell ends a turn: when all who are waited for have played, when the clock has run out, or when the maker
rings it. Whoever has not finished by then is away (`kernel.event_form`). Nobody learns a draw before.

In a window (a clock of that kind) everybody plays when they like: who ends a turn has the draws that follow
at once, from the board's source, which gives all the same (`kernel.event_form`). The common record waits at
the first turn, so that who watches the board sees no draw before any member; the end of the window rings all
bells that are left::

    the board's log   created  started  m1 plays  m1 plays  m2 plays  bell         bell
    common record              draws                                  pass, draws  pass
    member 1's                 draws    plays     plays
                                        draws
    member 2's                 draws                        plays                  pass
                                                            draws
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from parlour.kernel import calls
from parlour.kernel.actors import CHANCE, NOBODY
from parlour.kernel.chance import Seeded
from parlour.kernel.event_form import EventForm, no_best
from parlour.kernel.frames import Frame, play_on
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.options import AIDS, aids_option
from parlour.kernel.state import Variant
from parlour.play import events as happening
from parlour.play import start
from parlour.play.clock import Clock
from parlour.play.counts import Count
from parlour.play.create import Made, new_ahead, new_secret, opened
from parlour.play.errors import DamagedLog, Declined
from parlour.play.events import Created, Event, EventFacts, EventMember, Payload
from parlour.play.forgetting import GONE, MARK
from parlour.play.names import clean_name, name_key, own_name
from parlour.play.season import Season, Stand
from parlour.play.seating import Chair
from parlour.play.steady_clock import seconds
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.play.tokens import INVITE_LENGTH, TABLE_LENGTH, holder_of, new_code, new_token
from parlour.play.turns import drawn, draws
from parlour.play.types import RankingShown

SEAT: Final = 0
"""The one seat of the game, at the board and at every member's table."""
FIXED: Final = frozenset(("seats", AIDS))
"""The options that an event has its own values of."""
MOST_MEMBERS: Final = 300
MOST_BOARDS: Final = 12
CODE_LENGTH: Final = 6
"""Letters of a code, as it is read off a wall: about 30 bits, and guesses are limited."""
NUMBER: Final = re.compile("[1-9][0-9]{0,2}")
"""How the number of a member is written; there are fewer than a thousand."""
WINDOW: Final = "window"
"""The kind of clock that runs for a whole board, in which everybody plays when they like."""
SEPARATOR: Final = "-"
"""Between the id of a board and the number of a member; no code of a table has it."""


def member_table(board: str, member: int) -> str:
    """The id of a member's table at a board.

    >>> member_table("abc", 3)
    'abc-3'
    """
    return f"{board}{SEPARATOR}{member}"


def board_of(table: str) -> tuple[str, int]:
    """The board and the member of a table's id, which has no other spelling; 0 where it is nobody's.

    >>> board_of("abc-3"), board_of("abc"), board_of("abc-x"), board_of("abc-03")
    (('abc', 3), ('abc', 0), ('abc-x', 0), ('abc-03', 0))
    """
    board, _, member = table.partition(SEPARATOR)
    return (board, int(member)) if NUMBER.fullmatch(member) else (table, 0)


def event_of(created: Created) -> str:
    """The event that a table belongs to, by the id of its first board; empty where it is one of its own."""
    return (created.event.first or board_of(created.table)[0]) if created.event else ""


def over_words(facts: EventFacts) -> Words:
    """What is said at the end of a board: with the last one the event is over.

    >>> str(over_words(EventFacts("Evening", 2, 30))), str(over_words(EventFacts("Evening", 1, 30)))
    ('This board is over; the next one comes.', 'This event is over.')
    """
    return HOUSE("board-over") if len(facts.bests) + 1 < facts.boards else HOUSE("event-over")


def form_of(game: Game) -> EventForm:
    """How a game is played as an event; raises `Declined` where it is not."""
    if game.event is None:
        raise Declined("closed", HOUSE("no-event-of-it", game=game.title))
    return game.event


def must_know_best(game: Game) -> None:
    """Decline a game that does not know its best plays, of which nobody can have a share."""
    if form_of(game).best is no_best:
        raise Declined("closed", HOUSE("season-share", game=game.title))


def create_event(  # noqa: PLR0913  # named by keyword
    game: Game,
    options: Mapping[str, object],
    *,
    title: str,
    clock: Clock,
    boards: int = 1,
    most: int = MOST_MEMBERS,
    names: Sequence[str] = (),
    ranking: RankingShown = "turn",
    season: Season | None = None,
    code: str = "",
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new event: its first board, and the maker's key as the token of the board's seat.

    The code to come with is the board's invite. In a window the ranking is shown at the end: it would tell
    of turns that some have before them. Raises `BadOption` or `Declined`.
    """
    form_of(game)
    clock.check()
    if season is not None and season.counts == "share":
        must_know_best(game)
    for name in FIXED & options.keys():
        free = ", ".join(option.name for option in game.all_options if option.name not in FIXED)
        raise Declined("closed", HOUSE("event-option", name=name, known=free))
    if len(names) > most:
        raise Declined("limit", HOUSE("event-list", names=len(names), most=most))
    asked = Variant.of(game, **{**options, "seats": 1, AIDS: aids_option().text(False)})
    called = list[str]()
    for name in names:
        called.append(own_name(name, called))
    key = new_token()
    created = Created(
        table=new_code(TABLE_LENGTH),
        game=game.slug,
        rules_version=game.rules_version,
        options={},
        asked=asked.options_text(),
        chairs=(Chair("person", clean_name(title), holder=holder_of(key)),),
        visibility="link",
        secret=(secret or new_secret()).hex(),
        ahead=new_ahead(),
        invite=code or new_code(CODE_LENGTH),
        host=SEAT,
        clock=clock,
        event=EventFacts(
            title=clean_name(title),
            boards=boards,
            most=most,
            names=tuple(called),
            ranking="end" if clock.kind == WINDOW else ranking,
            season=season,
        ),
    )
    return opened(game, with_options_drawn(game, created), {SEAT: key}, now, Board)


def with_options_drawn(game: Game, created: Created) -> Created:
    """A board's creation with the options as played, the open ones drawn by its secret."""
    asked = Variant.of(game, **created.asked)
    return replace(created, options=asked.settled(Seeded(bytes.fromhex(created.secret))).options_text())


def passed(now: Frame) -> list[Frame]:
    """What is played for the seat if it is away, until it is no longer due."""
    frames, form = list[Frame](), form_of(now.game)
    while SEAT in now.due:
        now = play_on(now, [(SEAT, form.away(now.fields, now.legal(SEAT)))])[-1]
        frames.append(now)
    return frames


def points_of(table: TableState) -> int:
    """The points on a record of one seat as it is now."""
    return calls.scores(table.game, table.frames.now.fields, table.seats)[SEAT]


class Member(Table):
    """The table of one member of an event: the common entries, and what they have played."""

    def __init__(self, board: Board, number: int, name: str, holder: str, beside: int = 0) -> None:
        created = board.state.created
        chair = Chair("person", name, holder=holder)
        own = replace(
            created, table=member_table(created.table, number), chairs=(chair,), invite="", watching="closed"
        )
        super().__init__(board.state.game, Event(1, board.state.events[-1].at, own), board.now)
        self.state.clocks, self.state.has_chat = None, False
        self.state.sealed = board.state.phase != "over"
        self._board = board
        self.number = number
        self.beside = beside
        """The member on whose device they have come to this board; else 0."""
        self.left = holder == GONE
        """Whether they have gone for good, as far as is known."""
        self.points = list[int]()
        """The points after each turn of the board."""

    @property
    def name(self) -> str:
        """What they are called."""
        return self.state.chairs[SEAT].name

    @property
    def holder(self) -> str:
        """The hash of the token that holds their seat."""
        return self.state.chairs[SEAT].holder

    @property
    def is_removed(self) -> bool:
        """Whether the maker has removed them."""
        return not self.holder

    @property
    def is_playing(self) -> bool:
        """Whether they have neither gone nor been removed."""
        return not (self.left or self.is_removed)

    @property
    def is_due(self) -> bool:
        """Whether their turn is not over yet."""
        return SEAT in self.state.due

    @property
    def source(self) -> Seeded | None:
        """No source of draws at a member's table, where these come with the bell; in a window the board's."""
        return self._board.state.source if self._board.has_window else None

    @property
    def timekeeper(self) -> Table:
        """The board, whose clock runs for all."""
        return self._board

    def must_act(self, seat: int, on: Count) -> None:
        """Decline also while the event is paused."""
        if self._board.state.paused:
            raise Declined("closed", HOUSE("event-paused"))
        super().must_act(seat, on)

    def call(self, name: str, holder: str) -> None:
        """Give the member another name, or another token."""
        self.state.chairs[SEAT] = replace(self.state.chairs[SEAT], name=name, holder=holder)

    def take(self, event: Event, payload: Payload, frames: Sequence[Frame] = ()) -> None:
        """Fold what an event of the board means for this table; `frames` of a turn that is played already."""
        own = replace(payload, ms=event.payload.ms, out=0)
        self._proposed = (own, list(frames)) if isinstance(own, happening.Played) else None
        self.fold(Event(self.state.n + 1, event.at, own))

    def take_own(self, event: Event, entries: Sequence[tuple[int, int]]) -> None:
        """Fold what they have played; in a window the draws that follow are among it, and end a turn."""
        if self._board.has_window:
            self.state.frames.rest()
        self.take(event, happening.Played(SEAT, tuple(entries)))
        if self._board.has_window and (self.state.phase == "over" or entries[-1][0] == CHANCE):
            self.points.append(points_of(self.state))

    def take_common(self, event: Event, entries: Sequence[tuple[int, int]]) -> None:
        """Fold the entries of a bell: the draws, after what is played for whoever is away."""
        self.state.frames.rest()
        now = self.state.frames.now
        if self.state.phase == "playing":
            own = passed(now)
            given = [(actor, action) for actor, action in entries if actor == CHANCE]
            frames = [*own, *(play_on(own[-1] if own else now, given) if given else [])]
            common = happening.Played(SEAT if own else NOBODY, (*[frame.entry for frame in own], *given))
            self.take(event, common, frames if len(frames) == len(common.entries) else ())
        self.points.append(points_of(self.state))

    @property
    def will_be_due(self) -> bool:
        """Whether their turn will not be over yet after the commit proposed last."""
        return SEAT in (self._proposed[1][-1] if self._proposed else self.state.frames.now).due


class Standing(NamedTuple):
    """How a member stands after the last bell."""

    member: Member
    turns: tuple[tuple[int, ...], ...]
    """The points after each turn of each board."""
    points: int
    place: int
    """From 1 on; those who are level share one. 0 before the ranking is shown."""


class Board(Table):
    """A board of an event, with the tables of its members."""

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """A board from its first event."""
        super().__init__(game, created, now)
        self.state.has_chat = False
        self.members = [
            Member(self, number, one.name, one.holder) for number, one in enumerate(self.facts.members, 1)
        ]
        self.passed, self.bests = list[int](), list[int]()
        """The points after each turn of who passes always, and of the best plays."""

    @property
    def facts(self) -> EventFacts:
        """What the event was made with."""
        facts = self.state.created.event
        assert facts is not None
        return facts

    @property
    def number(self) -> int:
        """The number of this board among those of the event, from 1 on."""
        return len(self.facts.bests) + 1

    @property
    def present(self) -> list[Member]:
        """The members who have not been removed."""
        return [member for member in self.members if not member.is_removed]

    @property
    def all_chairs(self) -> list[Chair]:
        """The chair of the maker, then those of the members by their numbers; open where one was removed."""
        own = [Chair("open") if one.is_removed else one.state.chairs[SEAT] for one in self.members]
        return [*self.state.chairs, *own]

    @property
    def all_due(self) -> list[int]:
        """The numbers of the members whose turn it is."""
        if self.state.phase != "playing":
            return []
        return [member.number for member in self.present if member.is_due]

    @property
    def has_window(self) -> bool:
        """Whether everybody plays when they like, until the clock has run out."""
        clock = self.state.created.clock
        return clock is not None and clock.kind == WINDOW

    @property
    def is_ranked(self) -> bool:
        """Whether points and best plays are shown now."""
        return self.facts.ranking == "turn" or self.state.phase != "playing"

    def member(self, number: int) -> Member:
        """The member with a number; raises `Declined`."""
        if not 1 <= number <= len(self.members):
            raise Declined("not-seated", HOUSE("no-such-member"))
        return self.members[number - 1]

    # -- the fold --------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Apply a stored event to the common record and to those of the members."""
        super().fold(event)
        match event.payload:
            case happening.Joined() as joined:
                self._enrol(event, joined)
            case happening.OfMember(member=number):
                self._of_member(event, self.member(number))
            case happening.Started(entries):
                for member in self.members:
                    member.take(event, happening.Started(entries))
            case happening.Played(entries=entries):
                self._open_if_over()
                self.passed.append(points_of(self.state))
                self.bests.append(form_of(self.state.game).best(self.state.frames.now.fields))
                for member in self.members:
                    if len(member.points) < len(self.passed):  # in a window some have gone on already
                        member.take_common(event, entries)
            case happening.ClosedByHost() | happening.RematchCreated():
                self._open_if_over()
                for member in self.members:
                    member.take(event, self._for_member(event.payload, member.number))
            case _:
                pass

    def _open_if_over(self) -> None:
        """Open what was kept from members, once the board is over."""
        for member in self.members:
            member.state.sealed = self.state.phase != "over"

    def _for_member(self, payload: Payload, number: int) -> Payload:
        if isinstance(payload, happening.RematchCreated):
            return happening.RematchCreated(member_table(payload.table, number))
        return payload

    def _enrol(self, event: Event, joined: happening.Joined) -> None:
        """Somebody has come: what they have missed, the seat has passed."""
        if joined.member != len(self.members) + 1:
            raise DamagedLog(f"event {event.n}: member {joined.member} cannot be the next")
        member = Member(self, joined.member, joined.name, joined.holder, joined.beside)
        self.members.append(member)
        if self.state.phase != "waiting":
            member.take(event, happening.Started(tuple(self.state.position.history)))
            member.points = list(self.passed)

    def _of_member(self, event: Event, member: Member) -> None:
        match event.payload:
            case happening.MemberPlayed(entries=entries):
                member.left = False
                member.take_own(event, entries)
            case happening.MemberLeft():
                member.left = True
            case happening.MemberRenamed(name=name):
                member.call(name, member.holder)
            case happening.MemberRemoved():
                member.call(member.name, "")
            case happening.MemberRecovered(holder=holder):
                member.call(member.name, holder)
            case happening.MemberForgotten():
                member.left = True
                member.call(MARK, "" if member.is_removed else GONE)
            case _:
                raise DamagedLog(f"event {event.n} is none of a member")

    # -- proposals -------------------------------------------------------------------------------------------

    def numbered(self, *happened: Payload) -> list[Event]:
        """Payloads as the next events; raises `Declined` for what does not happen at an event."""
        if not all(isinstance(what, POSSIBLE) for what in happened):
            raise Declined("closed", HOUSE("not-at-event"))
        return super().numbered(*happened)

    def people_due(self) -> frozenset[int]:
        """No people: the common seat of a board is always away."""
        return frozenset()

    def propose_start(self) -> list[Event]:
        """No start by itself: the maker says when a board begins (`propose_begin`)."""
        return []

    def propose_play(self, seat: int, on: Count, actions: Sequence[int], *, bot: bool = False) -> list[Event]:
        """Decline: the common seat is nobody's."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_forget(self, holders: Collection[str], stand_in: str) -> list[Event]:
        """Forget the maker, if one of these holders is the key, and members; the event goes on."""
        is_maker = self.state.chairs[SEAT].holder in holders
        mine = [member for member in self.members if member.holder in holders]
        return self.numbered(
            *([happening.Forgotten(SEAT)] if is_maker else []),
            *[happening.MemberForgotten(member=member.number) for member in mine],
            *(self._bell_without(mine) if mine else []),
        )

    def propose_join(
        self, name: str, holder: str, mine: Collection[str] = (), *, beside: bool = False
    ) -> tuple[int, list[Event]]:
        """Come to the event, now or from the next turn on: the member's number, and the events.

        `mine` are holders of seats on the same device: who has come is refused there another try, unless it
        is somebody else `beside` them.
        """
        if self.state.phase == "over":
            raise Declined("closed", over_words(self.facts))
        if len(self.members) >= self.facts.most:
            raise Declined("limit", HOUSE("event-full", most=self.facts.most))
        name = own_name(name, self._called(self.present))
        if self.facts.names and name_key(name) not in map(name_key, self.facts.names):
            raise Declined("not-seated", HOUSE("name-not-listed", name=name))
        before = next((one for one in self.present if one.holder in mine), None)
        if before and not beside:
            raise Declined("closed", HOUSE("event-come-already", name=before.name))
        number, at = len(self.members) + 1, before.number if before else 0
        return number, self.numbered(happening.Joined(member=number, name=name, holder=holder, beside=at))

    def propose_for(self, number: int, propose: Callable[[Table], list[Event]]) -> list[Event]:
        """What a member proposes at their own table; the last one to finish a turn rings the bell."""
        member = self.member(number)
        happened = [self._of_member_now(number, event.payload) for event in propose(member)]
        if any(isinstance(what, happening.MemberLeft) for what in happened):
            happened += self._bell_without([member])
        elif any(isinstance(what, happening.MemberPlayed) for what in happened) and not member.will_be_due:
            happened += self._bell_without([member], stays=True)
        return self.numbered(*happened)

    def _bell_without(self, done: Collection[Member], *, stays: bool = False) -> list[Payload]:
        """The bell, if nobody is waited for but those who are `done`, which all leave unless one `stays`."""
        if self.state.phase != "playing" or self.state.paused or self.has_window:
            return []
        others = (one for one in self.members if one.is_playing and one not in done)
        if any(one.is_due for one in others):  # of many who play at once most are found at the first look
            return []
        stays = stays or any(one.is_playing for one in self.members if one not in done)
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
        if self.state.phase != "waiting":
            raise Declined("closed", HOUSE("game-started"))
        return self.numbered(start.started(self.state))

    def propose_bell(self) -> list[Event]:
        """End the turn now, or the window."""
        self.state.must_play()
        if self.state.paused:
            raise Declined("closed", HOUSE("event-paused"))
        return self.numbered(*self._bells())

    def propose_time_up(self, level: str) -> list[Event]:
        """The bell, if the clock has run out."""
        clocks = self.state.clocks
        late = clocks is not None and clocks.expired(self.time() - self.state.outage)
        return self.numbered(*self._bells()) if late and self.state.phase == "playing" else []

    def propose_close(self) -> list[Event]:
        """End the board unfinished; a window is over for all then, who have come to different turns."""
        if self.has_window and self.state.phase == "playing":
            return self.numbered(*self._bells())
        return super().propose_close()

    def propose_pause(self) -> list[Event]:
        """Let the clock stand still."""
        self.state.must_play()
        return [] if self.state.paused else self.numbered(happening.Paused())

    def propose_continue(self) -> list[Event]:
        """Let the clock run on."""
        self.state.must_play()
        return self.numbered(happening.Continued()) if self.state.paused else []

    def propose_rename(self, number: int, name: str) -> list[Event]:
        """Give a member another name."""
        member = self.member(number)
        name = own_name(name, self._called(one for one in self.present if one is not member))
        return self.numbered(happening.MemberRenamed(member=number, name=name))

    def propose_removal(self, number: int) -> list[Event]:
        """Remove a member, whose token is worth nothing from then on."""
        member = self.member(number)
        return [] if member.is_removed else self.numbered(happening.MemberRemoved(member=number))

    def _called(self, members: Iterable[Member]) -> list[str]:
        """The names of members, but for those who are forgotten."""
        return [member.name for member in members if member.name != MARK]

    def _bells(self) -> list[Payload]:
        """The end of the turn, of a window of all turns: the seat passes, and the draws are everybody's."""
        now, made, bells = self.state.frames.now, self.state.position.draws_made, list[Payload]()
        while now.due and (self.has_window or not bells):
            frames = passed(now)
            frames += drawn(frames[-1], made, self.state.source)
            bells.append(happening.Played(SEAT, tuple([frame.entry for frame in frames])))
            now, made = frames[-1], made + draws(frames)
        return bells

    # -- what follows ----------------------------------------------------------------------------------------

    def next_board(self) -> Made:
        """The next board with the same members, whose tokens hold their seats there."""
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
        """How the members stand after the last bell, the first ones first; without points until shown."""
        if not self.is_ranked:
            return [Standing(member, (), 0, 0) for member in self.present]
        more = self.state.game.more_is_better
        rows = [(member, self.turns(member)) for member in self.present]
        totals = {member.number: sum(points[-1] for points in turns if points) for member, turns in rows}
        ordered = sorted(rows, key=lambda row: -totals[row[0].number] if more else totals[row[0].number])
        places = dict[int, int]()
        for place, (member, _) in enumerate(ordered, 1):
            places.setdefault(totals[member.number], place)
        return [
            Standing(member, turns, totals[member.number], places[totals[member.number]])
            for member, turns in ordered
        ]

    def share(self, standing: Standing) -> int:
        """Percent of the points of the best plays; -1 where they are not known."""
        return 100 * standing.points // self.best if self.best else -1

    def stands(self) -> list[Stand]:
        """How each has come out, by their numbers, once the board is over; of who is in no list place 0."""
        if self.state.phase != "over":
            return []
        stands = {one.member.number: Stand(one.place, self.share(one)) for one in self.standings()}
        return [stands.get(number, Stand(0, -1)) for number in range(len(self.members) + 1)]

    @property
    def shown_bests(self) -> tuple[tuple[int, ...], ...]:
        """The points of the best plays after each turn of each board so far; none before they are shown."""
        return (*self.facts.bests, tuple(self.bests)) if self.is_ranked else ()

    @property
    def best(self) -> int:
        """The points of the best plays of all boards so far; 0 where they are not known or not shown yet."""
        return sum(points[-1] for points in self.shown_bests if points)


POSSIBLE: Final = (
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
"""What happens at a board."""


def resumed(
    events: Sequence[Event],
    find: Callable[[str], Game],
    now: Callable[[], float] = seconds,
    checkpoint: bytes = b"",
) -> Table:
    """The table of stored events, a board where it was made as one (`Table.resume`)."""
    first = events[0].payload if events else None
    kind = Board if isinstance(first, Created) and first.event else Table
    return kind.resume(events, find, now, b"" if kind is Board else checkpoint)

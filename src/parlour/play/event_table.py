"""The log of an event: who has come to it, by what names and tokens, and who makes it.

It is the log of a table whose first seat is the maker's. What is played there, the kinds of events say
(`play.event_board`, `play.event_rounds`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.options import AIDS, aids_option
from parlour.kernel.state import Variant
from parlour.play import events as happening
from parlour.play.clock import Clock
from parlour.play.counts import Count
from parlour.play.create import new_ahead, new_secret
from parlour.play.errors import DamagedLog, Declined
from parlour.play.events import Created, Event, EventFacts, Payload
from parlour.play.forgetting import GONE, MARK
from parlour.play.names import LONGEST_TITLE, clean_name, name_key, own_name
from parlour.play.season import Placing, Season
from parlour.play.seating import Chair
from parlour.play.steady_clock import seconds
from parlour.play.table import Table
from parlour.play.tokens import TABLE_LENGTH, holder_of, new_code

SEAT: Final = 0
"""The maker's seat in the log; of a board and of its members' tables the one seat of the game."""
MOST_MEMBERS: Final = 300
MOST_BOARDS: Final = 12
CODE_LENGTH: Final = 6
"""Letters of a code, as it is read off a wall: about 30 bits, and guesses are limited."""
NUMBER: Final = re.compile("[1-9][0-9]{0,2}")
"""How the number of a member is written; there are fewer than a thousand."""
FIXED: Final = frozenset(("seats", AIDS))
"""The options that an event has its own values of."""
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
    """The event that a table belongs to, by the id of its first log; empty where it is one of its own."""
    if created.pair:
        return created.pair.event
    return (created.event.first or board_of(created.table)[0]) if created.event else ""


def rule_of(created: Created) -> Season | None:
    """How the season of a table's event counts; None where the event is the first of one, or by itself."""
    of = created.event or created.pair
    return of.season if of else None


def season_of(created: Created) -> str:
    """The season of a table's event, its own where it is by itself; empty where the table has no event."""
    rule = rule_of(created)
    return rule.first if rule else event_of(created)


def over_words(facts: EventFacts) -> Words:
    """What is said at the end of a board: with the last one the event is over.

    >>> str(over_words(EventFacts("Evening", 2, 30))), str(over_words(EventFacts("Evening", 1, 30)))
    ('This board is over; the next one comes.', 'This event is over.')
    """
    more = not facts.rounds and len(facts.bests) + 1 < facts.boards
    return HOUSE("board-over") if more else HOUSE("event-over")


class Entrant:
    """Somebody who has come to an event."""

    def __init__(self, number: int, beside: int, *, left: bool) -> None:
        self.number = number
        self.beside = beside
        """The member on whose device they have come to this log; else 0."""
        self.left = left
        """Whether they have gone for good, as far as is known."""
        self.points = list[int]()
        """The points after each turn of a board."""

    @property
    def is_done(self) -> bool:
        """Whether they have finished the turn of a board that is played."""
        return False

    @property
    def chair(self) -> Chair:
        """Their name, and the hash of the token that holds their seat."""
        raise NotImplementedError

    def hold_as(self, name: str, holder: str) -> None:
        """Give the member another name, or another token."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """What they are called."""
        return self.chair.name

    @property
    def holder(self) -> str:
        """The hash of the token that holds their seat."""
        return self.chair.holder

    @property
    def is_removed(self) -> bool:
        """Whether the maker has removed them."""
        return not self.holder

    @property
    def is_playing(self) -> bool:
        """Whether they have neither gone nor been removed."""
        return not (self.left or self.is_removed)


M = TypeVar("M", bound=Entrant)


class Standing(NamedTuple):
    """How a member stands after the last bell, or the last round."""

    member: Entrant
    turns: tuple[tuple[int, ...], ...]
    """The points after each turn of each board, or those of each round."""
    points: int
    place: int
    """From 1 on; those who are level share one. 0 before the ranking is shown."""
    met: int = 0
    """The points of all whom they have met in rounds."""


def placed(standings: Iterable[Standing], *, more_is_better: bool) -> list[Standing]:
    """The first ones first, with their places: by points, then by those of whom they have met."""
    sign = -1 if more_is_better else 1
    ordered = sorted(standings, key=lambda standing: (sign * standing.points, -standing.met))
    places = dict[tuple[int, int], int]()
    for place, standing in enumerate(ordered, 1):
        places.setdefault((standing.points, standing.met), place)
    return [standing._replace(place=places[standing.points, standing.met]) for standing in ordered]


class EventTable(Table, Generic[M]):
    """The log of an event, with the members who have come."""

    possible: ClassVar[tuple[type[happening.Happening], ...]]
    """What happens in the log."""

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """A log from its first event."""
        super().__init__(game, created, now)
        self.state.has_chat = False
        self.members = list[M]()

    @property
    def facts(self) -> EventFacts:
        """What the event was made with."""
        facts = self.state.created.event
        assert facts is not None
        return facts

    @property
    def present(self) -> list[M]:
        """The members who have not been removed."""
        return [member for member in self.members if not member.is_removed]

    @property
    def all_chairs(self) -> list[Chair]:
        """The chair of the maker, then those of the members by their numbers; open where one was removed."""
        own = [Chair("open") if member.is_removed else member.chair for member in self.members]
        return [self.state.chairs[SEAT], *own]

    def member(self, number: int) -> M:
        """The member with a number; raises `Declined`."""
        if not 1 <= number <= len(self.members):
            raise Declined("not-seated", HOUSE("no-such-member"))
        return self.members[number - 1]

    # -- what the kinds say ----------------------------------------------------------------------------------

    def place(self, number: int) -> tuple[str, int]:
        """The table where the member with a number is told of the event, and their seat there."""
        return self.state.id, number

    @property
    def number(self) -> int:
        """The number of the board or round now among those of the event, from 1 on."""
        raise NotImplementedError

    @property
    def boards(self) -> int:
        """How many boards or rounds there are."""
        return self.facts.boards

    @property
    def turn(self) -> int:
        """The turn now, from 1 on; 0 where everybody is at one of their own, or before the first."""
        return 0

    @property
    def has_window(self) -> bool:
        """Whether everybody plays when they like, until the clock has run out."""
        return False

    @property
    def has_one_turn(self) -> bool:
        """Whether a board is a single turn, with which it ends."""
        return False

    @property
    def is_shared(self) -> bool:
        """Whether the record of all shows something to everybody."""
        return False

    @property
    def is_ranked(self) -> bool:
        """Whether points are shown now."""
        return True

    @property
    def best(self) -> int:
        """The most points that anybody can have by now; 0 where that is not known or not shown yet."""
        raise NotImplementedError

    def standings(self) -> list[Standing]:
        """How the members stand, the first ones first."""
        raise NotImplementedError

    def share(self, standing: Standing) -> int:
        """Percent of the most points; -1 where these are not known."""
        return 100 * standing.points // self.best if self.best else -1

    def placings(self) -> list[Placing]:
        """How each has come out, by their numbers, once the board is over; of who is in no list place 0."""
        if self.state.phase != "over":
            return []
        playing = {member.number for member in self.members if member.is_playing}
        placings = {
            standing.member.number: Placing(
                standing.place,
                self.share(standing),
                team=1 + (self.partner_of(standing.member.number) in playing),
            )
            for standing in self.standings()
        }
        return [placings.get(number, Placing(0, -1)) for number in range(len(self.members) + 1)]

    def entrant(self, number: int, name: str, holder: str, beside: int) -> M:
        """Somebody who has come."""
        raise NotImplementedError

    def must_admit(self) -> None:
        """Decline whoever comes too late."""
        if self.state.phase == "over":
            raise Declined("closed", over_words(self.facts))

    def must_wait(self) -> None:
        """Decline what is possible only before the beginning."""
        if self.state.phase == "over":
            raise Declined("closed", over_words(self.facts))
        if self.state.phase != "waiting":
            raise Declined("closed", HOUSE("game-started"))

    # -- the fold --------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Apply a stored event to the log and to its members."""
        super().fold(event)
        match event.payload:
            case happening.Joined() as joined:
                if joined.member != len(self.members) + 1:
                    raise DamagedLog(f"event {event.n}: member {joined.member} cannot be the next")
                self.members.append(self.entrant(joined.member, joined.name, joined.holder, joined.beside))
            case happening.OfMember(member=number):
                self.fold_member(event, self.member(number))
            case _:
                pass

    def fold_member(self, event: Event, member: M) -> None:
        """Fold what has happened to a member; raises `DamagedLog` for what cannot."""
        match event.payload:
            case happening.MemberRenamed(name=name):
                member.hold_as(name, member.holder)
            case happening.MemberRemoved():
                member.hold_as(member.name, "")
            case happening.MemberRecovered(holder=holder):
                member.hold_as(member.name, holder)
            case happening.MemberForgotten():
                member.left = True
                member.hold_as(MARK, "" if member.is_removed else GONE)
            case _:
                raise DamagedLog(f"event {event.n} is none of a member")

    # -- proposals -------------------------------------------------------------------------------------------

    def numbered(self, *happened: Payload) -> list[Event]:
        """Payloads as the next events; raises `Declined` for what does not happen at an event."""
        if not all(isinstance(payload, self.possible) for payload in happened):
            raise Declined("closed", HOUSE("not-at-event"))
        return super().numbered(*happened)

    def people_due(self) -> frozenset[int]:
        """No people: what stands in the log is nobody's turn."""
        return frozenset()

    def propose_start(self) -> list[Event]:
        """No start by itself: the maker says when it begins."""
        return []

    def propose_play(self, seat: int, on: Count, actions: Sequence[int], *, bot: bool = False) -> list[Event]:
        """Decline: nobody plays in the log itself."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_forget(self, holders: Collection[str], stand_in: str) -> list[Event]:
        """Forget the maker, if one of these holders is the key, and members; the event goes on."""
        is_maker = self.state.chairs[SEAT].holder in holders
        mine = [member for member in self.members if member.holder in holders]
        return self.numbered(
            *([happening.Forgotten(SEAT)] if is_maker else []),
            *[happening.MemberForgotten(member=member.number) for member in mine],
            *(self.without(mine) if mine else []),
        )

    def without(self, gone: Collection[M]) -> list[Payload]:
        """What follows where members have gone."""
        return []

    def partner_of(self, number: int) -> int:
        """The member together with whom one plays; 0 for nobody."""
        return 0

    def is_alone(self, number: int) -> bool:
        """Whether a member waits for somebody to play with."""
        return False

    def must_be_alone(self, number: int) -> None:
        """Decline a member together with whom nobody can play."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_join(
        self, name: str, holder: str, mine: Collection[str] = (), *, beside: bool = False, partner: int = 0
    ) -> tuple[int, list[Event]]:
        """Come to the event, now or from the next turn on: the member's number, and the events.

        `mine` are holders of seats on the same device: who has come is refused there another try, unless it
        is somebody else `beside` them. `partner` is the member together with whom they play, if there is one.
        """
        self.must_admit()
        if partner:
            self.must_be_alone(partner)
        if len(self.members) >= self.facts.most:
            raise Declined("limit", HOUSE("event-full", most=self.facts.most))
        name = own_name(name, self._called(self.present))
        if self.facts.names and name_key(name) not in map(name_key, self.facts.names):
            raise Declined("not-seated", HOUSE("name-not-listed", name=name))
        before = next((member for member in self.present if member.holder in mine), None)
        if before and self.facts.teams:
            raise Declined("closed", HOUSE("event-own-device", name=before.name))
        if before and not beside:
            raise Declined("closed", HOUSE("event-come-already", name=before.name))
        number, at = len(self.members) + 1, before.number if before else 0
        together = [happening.Partnered(member=number, partner=partner)] if partner else []
        joined = happening.Joined(member=number, name=name, holder=holder, beside=at)
        return number, self.numbered(joined, *together)

    def propose_begin(self) -> list[Event]:
        """Begin, as the maker says."""
        raise NotImplementedError

    def propose_bell(self) -> list[Event]:
        """End the turn now."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_pause(self) -> list[Event]:
        """Let the clock stand still."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_continue(self) -> list[Event]:
        """Let the clock run on."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_rename(self, number: int, name: str) -> list[Event]:
        """Give a member another name."""
        member = self.member(number)
        name = own_name(name, self._called(other for other in self.present if other is not member))
        return self.numbered(happening.MemberRenamed(member=number, name=name))

    def propose_removal(self, number: int) -> list[Event]:
        """Remove a member, whose token is worth nothing from then on."""
        member = self.member(number)
        return [] if member.is_removed else self.numbered(happening.MemberRemoved(member=number))

    def _called(self, members: Iterable[M]) -> list[str]:
        """The names of members, but for those who are forgotten."""
        return [member.name for member in members if member.name != MARK]


def event_created(  # noqa: PLR0913  # what an event is made with
    game: Game,
    options: Mapping[str, object],
    seats: int,
    key: str,
    facts: EventFacts,
    clock: Clock,
    secret: bytes | None,
    code: str = "",
) -> Created:
    """The creation of an event's first log, for games of so many seats; `key` is the maker's.

    The `code` to come with is the log's invite; without, a new one. Raises `BadOption` or `Declined`.
    """
    clock.check()
    for name in FIXED & options.keys():
        free = ", ".join(option.name for option in game.all_options if option.name not in FIXED)
        raise Declined("closed", HOUSE("event-option", name=name, known=free))
    if len(facts.names) > facts.most:
        raise Declined("limit", HOUSE("event-list", names=len(facts.names), most=facts.most))
    variant = Variant.of(game, **{**options, "seats": seats, AIDS: aids_option().text(False)})
    names = list[str]()
    for name in facts.names:
        names.append(own_name(name, names))
    title = clean_name(facts.title, most=LONGEST_TITLE)
    if facts.language and facts.language not in LANGUAGES:
        raise Declined(
            "closed", HOUSE("no-such-language", given=facts.language, languages=", ".join(LANGUAGES))
        )
    return with_options_drawn(
        game,
        Created(
            table=new_code(TABLE_LENGTH),
            game=game.slug,
            rules_version=game.rules_version,
            options={},
            asked=variant.options_text(),
            chairs=(Chair("person", title, holder=holder_of(key)),),
            visibility="link",
            secret=(secret or new_secret()).hex(),
            ahead=new_ahead(),
            invite=code or new_code(CODE_LENGTH),
            host=SEAT,
            clock=clock,
            event=replace(facts, title=title, names=tuple(names)),
        ),
    )


def with_options_drawn(game: Game, created: Created) -> Created:
    """The creation of a log with the options as played, the open ones drawn by its secret."""
    variant = Variant.of(game, **created.asked)
    return replace(created, options=variant.settled(Seeded(bytes.fromhex(created.secret))).options_text())

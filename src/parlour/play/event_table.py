"""The log of an event: its members with their names and tokens, and its maker.

It is the log of a table whose first seat is the maker's. What is played, the kinds of events define
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
"""The maker's seat in the log; at a board and at its members' tables, the only seat of the game."""
MOST_MEMBERS: Final = 300
MOST_BOARDS: Final = 12
CODE_LENGTH: Final = 6
"""The length of a code, which is read off a wall: about 30 bits, and guesses are limited."""
NUMBER: Final = re.compile("[1-9][0-9]{0,2}")
"""The number of a member; there are fewer than a thousand."""
FIXED: Final = frozenset(("seats", AIDS))
"""The options whose values an event sets itself."""
SEPARATOR: Final = "-"
"""Separates the id of a board from the number of a member; no id of another table contains it."""


def member_table(board: str, member: int) -> str:
    """The id of a member's table at a board.

    >>> member_table("abc", 3)
    'abc-3'
    """
    return f"{board}{SEPARATOR}{member}"


def board_of(table: str) -> tuple[str, int]:
    """The board and the member number in a table's id, which has one spelling; 0 where it names no member.

    >>> board_of("abc-3"), board_of("abc"), board_of("abc-x"), board_of("abc-03")
    (('abc', 3), ('abc', 0), ('abc-x', 0), ('abc-03', 0))
    """
    board, _, member = table.partition(SEPARATOR)
    return (board, int(member)) if NUMBER.fullmatch(member) else (table, 0)


def event_of(created: Created) -> str:
    """The id of the event (of its first log) that a table belongs to; empty for any other table."""
    if created.pair:
        return created.pair.event
    return (created.event.first or board_of(created.table)[0]) if created.event else ""


def rule_of(created: Created) -> Season | None:
    """The season of a table's event; None for the first event of a season, or one without a season."""
    of = created.event or created.pair
    return of.season if of else None


def season_of(created: Created) -> str:
    """The id of the season of a table's event, or of an event without one; empty for other tables."""
    rule = rule_of(created)
    return rule.first if rule else event_of(created)


def over_words(facts: EventFacts) -> Words:
    """The sentence at the end of a board: with the last one, the event is over.

    >>> str(over_words(EventFacts("Evening", 2, 30))), str(over_words(EventFacts("Evening", 1, 30)))
    ('This board is over; the next one comes.', 'This event is over.')
    """
    more = not facts.rounds and len(facts.bests) + 1 < facts.boards
    return HOUSE("board-over") if more else HOUSE("event-over")


class Entrant:
    """A member of an event."""

    def __init__(self, number: int, beside: int, *, left: bool) -> None:
        self.number = number
        self.beside = beside
        """The member on whose device this one joined; 0 for one on a device of their own."""
        self.left = left
        """Whether the member has left."""
        self.points = list[int]()
        """The points after each turn of a board."""

    @property
    def is_done(self) -> bool:
        """Whether the member has finished the board's current turn."""
        return False

    @property
    def chair(self) -> Chair:
        """The member's name, and the hash of the token that holds their seat."""
        raise NotImplementedError

    def hold_as(self, name: str, holder: str) -> None:
        """Give the member another name, or another token."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """The member's name."""
        return self.chair.name

    @property
    def holder(self) -> str:
        """The hash of the token that holds the member's seat."""
        return self.chair.holder

    @property
    def is_removed(self) -> bool:
        """Whether the maker has removed the member."""
        return not self.holder

    @property
    def is_playing(self) -> bool:
        """Whether the member has neither left nor been removed."""
        return not (self.left or self.is_removed)


M = TypeVar("M", bound=Entrant)


class Standing(NamedTuple):
    """A member's standing after the last bell, or the last round."""

    member: Entrant
    turns: tuple[tuple[int, ...], ...]
    """The points after each turn of each board, or in each round."""
    points: int
    place: int
    """The place, from 1 on, shared by members who are level; 0 before the ranking is shown."""
    met: int = 0
    """The sum of all opponents' points, in rounds."""


def placed(standings: Iterable[Standing], *, more_is_better: bool) -> list[Standing]:
    """Rank standings and give them places: by points, then by the opponents' points."""
    sign = -1 if more_is_better else 1
    ordered = sorted(standings, key=lambda standing: (sign * standing.points, -standing.met))
    places = dict[tuple[int, int], int]()
    for place, standing in enumerate(ordered, 1):
        places.setdefault((standing.points, standing.met), place)
    return [standing._replace(place=places[standing.points, standing.met]) for standing in ordered]


class EventTable(Table, Generic[M]):
    """The log of an event, with its members."""

    possible: ClassVar[tuple[type[happening.Happening], ...]]
    """The kinds of events that the log may contain."""

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """Make a log from its first event."""
        super().__init__(game, created, now)
        self.state.has_chat = False
        self.members = list[M]()

    @property
    def facts(self) -> EventFacts:
        """The facts that the event was made with."""
        facts = self.state.created.event
        assert facts is not None
        return facts

    @property
    def present(self) -> list[M]:
        """The members who have not been removed."""
        return [member for member in self.members if not member.is_removed]

    @property
    def all_chairs(self) -> list[Chair]:
        """The chair of the maker, then the members' by their numbers; open where a member was removed."""
        own = [Chair("open") if member.is_removed else member.chair for member in self.members]
        return [self.state.chairs[SEAT], *own]

    def member(self, number: int) -> M:
        """The member with a number; raises `Declined`."""
        if not 1 <= number <= len(self.members):
            raise Declined("not-seated", HOUSE("no-such-member"))
        return self.members[number - 1]

    # -- what kinds define -----------------------------------------------------------------------------------

    def place(self, number: int) -> tuple[str, int]:
        """The table where a member, by number, follows the event, and their seat there."""
        return self.state.id, number

    @property
    def number(self) -> int:
        """The number of the current board or round, from 1 on."""
        raise NotImplementedError

    @property
    def boards(self) -> int:
        """The number of boards or rounds."""
        return self.facts.boards

    @property
    def turn(self) -> int:
        """The current turn, from 1 on; 0 where members have turns of their own, or before the first."""
        return 0

    @property
    def has_window(self) -> bool:
        """Whether members play at their own pace until the clock has run out."""
        return False

    @property
    def has_one_turn(self) -> bool:
        """Whether a board consists of one turn."""
        return False

    @property
    def is_shared(self) -> bool:
        """Whether the common record is worth showing to everybody (`kernel.event_form`)."""
        return False

    @property
    def is_ranked(self) -> bool:
        """Whether points are shown now."""
        return True

    @property
    def best(self) -> int:
        """The most points that a member can have by now; 0 where that is unknown or not shown yet."""
        raise NotImplementedError

    def standings(self) -> list[Standing]:
        """The standings, the best first."""
        raise NotImplementedError

    def share(self, standing: Standing) -> int:
        """A standing's points as a percentage of the most points; -1 where these are unknown."""
        return 100 * standing.points // self.best if self.best else -1

    def placings(self) -> list[Placing]:
        """The result of each member, by number, once the board is over; place 0 for members in no list."""
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
        """Make a new member."""
        raise NotImplementedError

    def must_admit(self) -> None:
        """Decline a newcomer who is too late."""
        if self.state.phase == "over":
            raise Declined("closed", over_words(self.facts))

    def must_wait(self) -> None:
        """Decline a request that is possible only before the beginning."""
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
        """Fold an event of a member; raises `DamagedLog` for an impossible one."""
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
        """Payloads as the next events; raises `Declined` for kinds that the log may not contain."""
        if not all(isinstance(payload, self.possible) for payload in happened):
            raise Declined("closed", HOUSE("not-at-event"))
        return super().numbered(*happened)

    def people_due(self) -> frozenset[int]:
        """No people, as nobody has a turn in the log itself."""
        return frozenset()

    def propose_start(self) -> list[Event]:
        """No start, as the maker says when the event begins."""
        return []

    def propose_play(self, seat: int, on: Count, actions: Sequence[int], *, bot: bool = False) -> list[Event]:
        """Decline: nobody plays in the log itself."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_forget(self, holders: Collection[str], stand_in: str) -> list[Event]:
        """Forget members with one of these holders, and the maker if one is the key; the event goes on."""
        is_maker = self.state.chairs[SEAT].holder in holders
        mine = [member for member in self.members if member.holder in holders]
        return self.numbered(
            *([happening.Forgotten(SEAT)] if is_maker else []),
            *[happening.MemberForgotten(member=member.number) for member in mine],
            *(self.without(mine) if mine else []),
        )

    def without(self, gone: Collection[M]) -> list[Payload]:
        """The events that follow when members have left."""
        return []

    def partner_of(self, number: int) -> int:
        """The partner of a member; 0 for none."""
        return 0

    def is_alone(self, number: int) -> bool:
        """Whether a member waits for a partner."""
        return False

    def must_be_alone(self, number: int) -> None:
        """Decline a member who cannot be anybody's partner."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_join(
        self, name: str, holder: str, mine: Collection[str] = (), *, beside: bool = False, partner: int = 0
    ) -> tuple[int, list[Event]]:
        """Join the event, now or from the next turn on; returns the member's number, and the events.

        `mine` are holders of seats on the same device: its member may not join again, except for somebody
        else `beside` them. `partner` is the member to play together with, if any.
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
        """Begin the event."""
        raise NotImplementedError

    def propose_bell(self) -> list[Event]:
        """End the turn now."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_pause(self) -> list[Event]:
        """Pause the clock."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_continue(self) -> list[Event]:
        """Resume the clock."""
        raise Declined("closed", HOUSE("not-at-event"))

    def propose_rename(self, number: int, name: str) -> list[Event]:
        """Give a member another name."""
        member = self.member(number)
        name = own_name(name, self._called(other for other in self.present if other is not member))
        return self.numbered(happening.MemberRenamed(member=number, name=name))

    def propose_removal(self, number: int) -> list[Event]:
        """Remove a member, whose token becomes invalid."""
        member = self.member(number)
        return [] if member.is_removed else self.numbered(happening.MemberRemoved(member=number))

    def _called(self, members: Iterable[M]) -> list[str]:
        """The names of members, except those who are forgotten."""
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
    """The creation of an event's first log, for games of `seats` seats; `key` is the maker's.

    The `code` for joining is the log's invite; by default a new one. Raises `BadOption` or `Declined`.
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
    """The creation of a log with definite options, the open ones drawn by its secret."""
    variant = Variant.of(game, **created.asked)
    return replace(created, options=variant.settled(Seeded(bytes.fromhex(created.secret))).options_text())

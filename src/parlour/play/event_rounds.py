"""An event of rounds: pairs are drawn, and each meeting is a mirror pair of games (`kernel.pairs`).

    the event's log     created  joined ...  round drawn            round over  round drawn ...
    a first game                             Anna : Ben   -> over
    its second game                                Ben : Anna  -> over

Nothing is played in the log: each game has a table of its own (`PairTable`). Both games of a meeting have one
secret, derived from the event's, whose commitment was public before anybody came. The second begins when the
first is over: if both ran side by side, one of the two could copy at one table what the other has played at
the other.

In the second game both know the draws, so a game with hidden information or with draws after the first turn
takes teams of two (`Game.pairs_in_teams`). One of each team plays in one game, their partners in the other,
at the same time; until both are over, neither table tells anything to anybody else, and the draws stay secret
(`TableState.sealed`)::

    a first game                             Anna : Ben   -> over         -> meeting over
    its second game, their partners'         Dan : Cleo          -> over  -> meeting over

A game won is worth 2 points, a draw 1; sitting out is worth as much as a meeting that ends level. Ties are
broken by the points of all opponents; sitting out counts as an opponent with one's own points.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.pairs import TURNS, seating, share_of_game
from parlour.play import events as happening
from parlour.play.clock import WINDOW, Clock
from parlour.play.create import Made, opened
from parlour.play.errors import DamagedLog, Declined
from parlour.play.event_table import SEAT, Entrant, EventTable, Standing, event_created, placed
from parlour.play.events import Ahead, Created, Event, EventFacts, Meeting, PairGame, Payload
from parlour.play.forgetting import GONE
from parlour.play.rounds import OUT, Pair, all_play_all, rounds_of_all, swiss
from parlour.play.seating import Chair
from parlour.play.steady_clock import seconds
from parlour.play.table import Table
from parlour.play.tokens import INVITE_LENGTH, TABLE_LENGTH, new_code, new_token

SIDES: Final = 2
MOST_PAIRED: Final = 64
"""The most members of an event of rounds: their tables all begin at the same moment."""
WIN: Final = 2
"""The points of a game won; a draw is worth half."""
MEETING: Final = WIN * len(TURNS)
"""The points of a meeting won in both games."""
LEVEL: Final = MEETING // 2
"""The points of a meeting that ends level, and of sitting out."""


def create_rounds(
    game: Game,
    options: Mapping[str, object],
    facts: EventFacts,
    clock: Clock,
    *,
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new event of rounds, and the maker's key as the token of its log's first seat.

    A round robin has as many rounds as it takes. Raises `BadOption` or `Declined`.
    """
    if not game.plays_pairs:
        raise Declined("closed", HOUSE("no-pairs-of-it", game=game.title))
    if facts.ranking != "turn" or clock.kind == WINDOW:
        raise Declined("closed", HOUSE("rounds-terms"))
    key = new_token()
    facts = replace(
        facts,
        boards=0 if facts.rounds == "all" else facts.boards,
        most=min(facts.most, MOST_PAIRED),
        teams=game.pairs_in_teams,
    )
    created = event_created(game, options, SIDES, key, facts, clock, secret)
    nobody = Chair("person", created.chairs[SEAT].name)  # the game has two seats, the maker's and this one
    return opened(game, replace(created, chairs=(*created.chairs, nobody)), {SEAT: key}, now, Rounds)


class Player(Entrant):
    """A member of an event of rounds."""

    def __init__(self, number: int, name: str, holder: str, beside: int = 0) -> None:
        super().__init__(number, beside, left=holder == GONE)
        self._chair = Chair("person", name, holder=holder)

    @property
    def chair(self) -> Chair:
        """The chair of the member at each of their tables."""
        return self._chair

    def hold_as(self, name: str, holder: str) -> None:
        """Give the member another name, or another token."""
        self._chair = replace(self._chair, name=name, holder=holder)


class Rounds(EventTable[Player]):
    """The log of an event of rounds."""

    possible = (
        happening.OfMember,
        happening.RoundDrawn,
        happening.RoundOver,
        happening.ClosedByHost,
        happening.SeatRecovered,
        happening.Forgotten,
    )

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """An event from the first entry of its log."""
        super().__init__(game, created, now)
        self.state.clocks = None  # clocks run at the tables of the games
        self.rounds = list[tuple[Meeting, ...]]()
        """The meetings of each round so far."""
        self.won = list[tuple[tuple[int, ...], ...]]()
        """The points of each meeting's first member in each game, for each round that is over."""
        self.partners = dict[int, int]()
        """The partner of each member who has one; a team never drawn dissolves when one member leaves."""

    @property
    def number(self) -> int:
        """The current round, from 1 on."""
        return max(1, len(self.rounds))

    @property
    def boards(self) -> int:
        """The number of rounds: in a round robin as many as it takes; after the end, those played."""
        if self.state.phase == "over":
            return self.number
        if self.facts.rounds == "swiss":
            return self.facts.boards
        return rounds_of_all(len(self._circle or self._able))

    @property
    def is_running(self) -> bool:
        """Whether a round is being played."""
        return len(self.won) < len(self.rounds)

    @property
    def all_due(self) -> list[int]:
        """No members, as turns are taken at the tables of the games."""
        return []

    @property
    def best(self) -> int:
        """The points of winning every game in the finished rounds."""
        return MEETING * len(self.won)

    @property
    def _able(self) -> list[int]:
        """The members who can be drawn, in an order fixed by the event's secret.

        The member who came first stands for a team, as long as both are there.
        """
        able = [member.number for member in self.members if member.is_playing]
        if self.facts.teams:
            paired = [number for number in able if self.partner_of(number) in able]
            able = [number for number in paired if number < self.partners[number]]
        return sorted(able, key=lambda number: self._secret("lot", number))

    @property
    def _circle(self) -> list[int]:
        """The members drawn in the first round, in that order; in a round robin, others are too late."""
        meetings = self.rounds[0] if self.rounds else ()
        first = {number for meeting in meetings for number in meeting.members} - {OUT}
        return sorted(first, key=lambda number: self._secret("lot", number))

    def _was_drawn(self, number: int) -> bool:
        """Whether a member has been drawn in a round: from then on a team takes nobody else."""
        meetings = [meeting for meetings in self.rounds for meeting in meetings]
        return any(number in (*meeting.members, *meeting.partners) for meeting in meetings)

    def _secret(self, *of: object) -> bytes:
        """A secret derived from the event's."""
        text = "/".join(map(str, (self.state.created.secret, *of)))
        return hashlib.sha256(text.encode()).digest()

    def entrant(self, number: int, name: str, holder: str, beside: int) -> Player:
        """Make a new member."""
        return Player(number, name, holder, beside)

    def must_admit(self) -> None:
        """Decline a newcomer who is too late: in a round robin, once it has begun."""
        super().must_admit()
        if self.facts.rounds == "all" and self.rounds:
            raise Declined("closed", HOUSE("rounds-begun"))

    def partner_of(self, number: int) -> int:
        """The partner of a member; 0 for none."""
        return self.partners.get(number, 0)

    def is_alone(self, number: int) -> bool:
        """Whether a member waits for a partner."""
        return self.facts.teams and not self.partner_of(number) and self.member(number).is_playing

    def must_be_alone(self, number: int) -> None:
        """Decline a member who does not wait for a partner."""
        if not self.facts.teams:
            super().must_be_alone(number)
        if not self.member(number).is_playing:
            raise Declined("not-seated", HOUSE("no-such-member"))
        if not self.is_alone(number):
            raise Declined("closed", HOUSE("not-alone", name=self.member(number).name))

    # -- the fold --------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Apply a stored event to the log and to its rounds."""
        super().fold(event)
        match event.payload:
            case happening.RoundDrawn(meetings):
                if self.is_running:
                    raise DamagedLog(f"event {event.n}: a round before it is not over")
                self.rounds.append(meetings)
                self.state.phase = "playing"
            case happening.RoundOver(won):
                if not self.is_running or len(won) != len(self.rounds[-1]):
                    raise DamagedLog(f"event {event.n}: there is no such round to end")
                self.won.append(won)
                if len(self.won) >= self.boards:
                    self.state.phase, self.state.ended = "over", "closed"
            case _:
                pass

    def fold_member(self, event: Event, member: Player) -> None:
        """Fold an event of a member."""
        match event.payload:
            case happening.Partnered(member=number, partner=partner):
                if number == partner or not all(map(self.is_alone, (number, self.member(partner).number))):
                    raise DamagedLog(f"event {event.n}: {number} and {partner} cannot play together")
                self.partners |= {number: partner, partner: number}
            case _:
                super().fold_member(event, member)
                if not (member.is_playing or self._was_drawn(member.number)):
                    self.partners.pop(self.partners.pop(member.number, 0), None)

    # -- proposals -------------------------------------------------------------------------------------------

    def propose_partner(self, seat: int, partner: int) -> list[Event]:
        """Make a team of the member with the number `seat` and another one, if neither has a partner."""
        for number in (seat, partner):
            self.must_be_alone(number)
        if seat == partner:
            raise Declined("closed", HOUSE("not-alone", name=self.member(partner).name))
        return self.numbered(happening.Partnered(member=seat, partner=partner))

    def propose_begin(self) -> list[Event]:
        """Draw the first round."""
        self.must_wait()
        return self.numbered(self._drawn())

    def propose_round(self) -> list[Event]:
        """Draw the next round."""
        if self.state.phase == "over":
            raise Declined("closed", HOUSE("event-over"))
        if self.is_running or not self.rounds:
            raise Declined("closed", HOUSE("round-runs"))
        return self.numbered(self._drawn())

    def propose_round_over(self, number: int, won: Sequence[Sequence[int]]) -> list[Event]:
        """Store the results of a round, by its number, unless they are stored already."""
        if number != len(self.rounds) or not self.is_running or self.state.phase != "playing":
            return []
        return self.numbered(happening.RoundOver(tuple(map(tuple, won))))

    def propose_recovery(self, seat: int, holders: Collection[str], holder: str) -> list[Event]:
        """Give the maker's key, or the seat of the member with a number, a new holder."""
        if seat == SEAT:
            return super().propose_recovery(seat, holders, holder)
        if self.member(seat).holder not in holders:
            raise Declined("not-seated", HOUSE("not-seated"))
        return self.numbered(happening.MemberRecovered(member=seat, holder=holder))

    def _drawn(self) -> Payload:
        able = self._able
        if len(able) < SIDES:
            raise Declined("closed", HOUSE("rounds-teams") if self.facts.teams else HOUSE("rounds-two"))
        return happening.RoundDrawn(tuple(self._meeting(pair) for pair in self._pairs(able)))

    def _pairs(self, able: Sequence[int]) -> list[Pair]:
        if self.facts.rounds == "all":
            pairs = all_play_all(self._circle or able, len(self.rounds) + 1)
            present = [tuple(number for number in pair if number in able) for pair in pairs]
            return [(both[0], both[1] if len(both) == SIDES else OUT) for both in present if both]
        lot = {number: place for place, number in enumerate(able)}
        standings = {standing.member.number: standing for standing in self.standings()}
        order = sorted(
            able, key=lambda number: (-standings[number].points, -standings[number].met, lot[number])
        )
        return swiss(order, [meeting.members for meetings in self.rounds for meeting in meetings])

    def _meeting(self, pair: Pair) -> Meeting:
        tables = () if OUT in pair else tuple(new_code(TABLE_LENGTH) for _ in TURNS)
        partners = (
            tuple(self.partners[number] for number in pair if number != OUT) if self.facts.teams else ()
        )
        return Meeting(pair, tables, partners)

    # -- what follows ----------------------------------------------------------------------------------------

    def games(self, at: int) -> list[Made]:
        """The tables of a meeting of the round now that begin at once: of teams both, else the first one."""
        meeting = self.rounds[-1][at]
        first, second = meeting.tables
        secret = self._secret("pair", len(self.rounds), at).hex()
        if not meeting.partners:
            return [self._game(first, meeting.members, secret, ahead=Ahead(second, secret))]
        return [
            self._game(first, meeting.members, secret, sealed=True),
            self._game(second, meeting.partners, secret, turned=True, sealed=True),
        ]

    def _game(  # named by keyword
        self,
        table: str,
        people: Sequence[int],
        secret: str,
        *,
        ahead: Ahead | None = None,
        turned: bool = False,
        sealed: bool = False,
    ) -> Made:
        created = self.state.created
        seated = [self.member(number).chair for number in people]
        game = Created(
            table=table,
            game=created.game,
            rules_version=self.state.game.rules_version,
            options=created.options,
            asked=created.asked,
            chairs=tuple(seated[side] for side in seating(range(SIDES), turned=turned)),
            visibility="link",
            secret=secret,
            ahead=ahead,
            invite=new_code(INVITE_LENGTH),
            clock=created.clock,
            watching="closed" if sealed else "welcome",
            pair=PairGame(
                created.table, len(self.rounds), turned=turned, season=self.facts.season, sealed=sealed
            ),
        )
        return opened(self.state.game, game, {}, self.now, PairTable)

    def standings(self) -> list[Standing]:
        """The standings after the last round; members of a team follow each other and share a place."""
        scores = {member.number: self._scores(member.number) for member in self.members}
        totals = {number: sum(points for _, points in row) for number, row in scores.items()}
        rows = dict[int, Standing]()
        for member in self.present:
            number = member.number
            met = sum(totals[other or number] for other, _ in scores[number] if other >= 0)
            turns = tuple((points,) for _, points in scores[number])
            rows[number] = Standing(member, turns, totals[number], 0, met)
        second = {self.partners[number] for number in rows if number < self.partner_of(number)}
        ranked = placed([rows[number] for number in rows if number not in second], more_is_better=True)
        return [standing for first in ranked for standing in self._of_team(first, rows)]

    def _of_team(self, standing: Standing, rows: Mapping[int, Standing]) -> Iterator[Standing]:
        """A standing, followed by that of the partner, if there is one."""
        yield standing
        partner = rows.get(self.partner_of(standing.member.number))
        if partner:
            yield partner._replace(place=standing.place)

    def _scores(self, number: int) -> list[tuple[int, int]]:
        """A member's opponent in each finished round (-1 where the member was not drawn), and the points."""
        return [
            next((score for score in map(_score, meetings, won, [number] * len(won)) if score), ABSENT)
            for meetings, won in zip(self.rounds, self.won, strict=False)
        ]


ABSENT: Final = (-1, 0)


def _score(meeting: Meeting, won: Sequence[int], number: int) -> tuple[int, int] | None:
    """A member's opponent and points in a meeting; None in a meeting of others."""
    both = meeting.members, meeting.partners
    side = next((people.index(number) for people in both if number in people), None)
    if side is None:
        return None
    other = meeting.members[1 - side]
    if other == OUT:
        return OUT, LEVEL
    points = sum(won)
    return other, MEETING - points if side else points


def points_won(returns: Sequence[float], *, turned: bool) -> int:
    """The points of a meeting's first member in one of its games.

    >>> points_won([1.0, -1.0], turned=False), points_won([1.0, -1.0], turned=True)
    (2, 0)
    """
    return round(WIN * share_of_game(returns, seating(range(SIDES), turned=turned)))


class PairTable(Table):
    """The table of a game in a round of an event: without stand-ins, chat and rematch."""

    def __init__(self, game: Game, created: Event, now: Callable[[], float] = seconds) -> None:
        """A table from its first event."""
        super().__init__(game, created, now)
        self.state.has_chat = False

    def numbered(self, *happened: Payload) -> list[Event]:
        """Payloads as the next events; raises `Declined` for kinds that such a table may not have."""
        if any(
            isinstance(payload, happening.BotTookOver | happening.RematchRequested) for payload in happened
        ):
            raise Declined("closed", HOUSE("not-at-event"))
        return super().numbered(*happened)

    def propose_leave(self, seat: int, level: str = "", stand_in: str = "") -> list[Event]:
        """Resign, as no bot plays on in an event."""
        return super().propose_leave(seat)

    def propose_meeting_over(self) -> list[Event]:
        """Unseal the table, as the other game of the meeting is over too."""
        return self.numbered(happening.MeetingOver()) if self.state.sealed else []


def second_game(table: Table) -> Made:
    """The second game of a meeting, with the seats changed and the same draws."""
    first = table.state.created
    assert first.pair is not None
    assert first.ahead is not None
    created = replace(
        first,
        table=first.ahead.table,
        chairs=tuple(reversed(table.state.chairs)),
        ahead=None,
        invite=new_code(INVITE_LENGTH),
        before=first.table,
        pair=replace(first.pair, turned=True),
    )
    return opened(table.state.game, created, {}, table.now, PairTable)

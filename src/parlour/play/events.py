"""What happens at a table, as numbered events: a table is the fold of them, and nothing else is stored.

An event is stored durably before anybody is told. Events hold secrets (the seed, hidden draws, hashes of seat
tokens): only the store sees them, never the wire.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.kernel.actors import NOBODY
from parlour.kernel.chance import Seeded, shared_seed
from parlour.play.clock import Clock
from parlour.play.errors import DamagedLog
from parlour.play.season import Season
from parlour.play.seating import Chair
from parlour.play.series import SeriesGame
from parlour.play.types import (
    Absence,
    ProgramFault,
    RankingShown,
    RequestKind,
    RoundsForm,
    Visibility,
    Watching,
)
from parlour.play.webhook import Webhook


class Origin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The beginning of another game, from which a table's game continues."""

    entries: tuple[tuple[int, int], ...]
    """The first entries of that game, draws included."""
    table: str = ""
    """The table where it was played; empty for a record from a file."""
    position: str = ""
    """The position that that game began from, in the game's notation; empty for the usual one."""


class Ahead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Facts of the rematch, fixed before anybody asks for it so that its seed cannot be chosen later."""

    table: str
    secret: str


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is agreed on before a game begins: its rules, its time, and who finds the table."""

    options: tuple[tuple[str, str], ...]
    """The options as requested, with the number of seats among them."""
    visibility: Visibility
    clock: Clock | None = None
    patience: int = 0
    watching: Watching = "welcome"


class Happening(
    msgspec.Struct,
    frozen=True,
    tag_field="kind",
    omit_defaults=True,
    forbid_unknown_fields=True,
    kw_only=True,
    gc=False,  # tables hold all events, and these contain no cycles
):
    """Base of all kinds of events."""

    ms: int = 0
    """Milliseconds within the second, where a clock runs."""
    out: int = 0
    """Milliseconds of downtime since the event before, where a clock runs."""


class EventMember(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A member of an event, as a further board is made."""

    name: str
    holder: str
    """The hash of the member's token; empty for one who was removed."""
    points: tuple[tuple[int, ...], ...] = ()
    """The points after each turn of each earlier board."""


class EventFacts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The facts of an event that its log is made with (`play.event_table`)."""

    title: str
    boards: int
    """The number of consecutive boards, or of rounds; 0 for a round robin."""
    most: int
    """The most members."""
    names: tuple[str, ...] = ()
    """The names of the people who may join; empty where anybody may."""
    first: str = ""
    """The first board, whose id is the event's; empty at the first board itself."""
    members: tuple[EventMember, ...] = ()
    """The members of earlier boards of the event, by their numbers."""
    bests: tuple[tuple[int, ...], ...] = ()
    """The points of the best plays after each turn of each earlier board."""
    passed: tuple[tuple[int, ...], ...] = ()
    """The points of always passing after each turn of each earlier board, which absent members have."""
    ranking: RankingShown = "turn"
    season: Season | None = None
    """The season that the event belongs to; None for its first event."""
    rounds: RoundsForm | None = None
    """How pairs are drawn in rounds; None where everybody plays the same, board by board."""
    teams: bool = False
    """Whether members play rounds in teams of two, one in each game of a meeting."""
    language: str = ""
    """The first language of pages for newcomers who have chosen none; empty: that of their browser."""


class PairGame(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The facts of a table that is a game of an event's mirror pair (`play.event_rounds`)."""

    event: str
    round: int
    turned: bool = False
    """Whether it is the second game, with the seats changed."""
    season: Season | None = None
    """The season that the event belongs to; None for its first event."""
    sealed: bool = False
    """Whether the table stays secret until both games are over, as others play the other one."""


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A mirror pair in a round: two members or teams of an event, or one that sits out."""

    members: tuple[int, int]
    """The members' numbers, for a team its first member's; the second is 0 where one sits out."""
    tables: tuple[str, ...] = ()
    """The tables of both games, the second with the seats changed; none where one sits out."""
    partners: tuple[int, ...] = ()
    """The numbers of the partners, who play the second game; none where the members play both."""


class Created(Happening, frozen=True, tag="created", kw_only=True):
    """The table's facts, and the secret behind all its draws. Always event 1."""

    table: str
    game: str
    rules_version: int
    options: dict[str, str]
    """The options as played: open values ("random") are already drawn."""
    asked: dict[str, str]
    """The options as requested, so that a rematch draws open values again."""
    chairs: tuple[Chair, ...]
    visibility: Visibility
    secret: str
    """32 random bytes in hex; its SHA-256 is public from the start, the secret at the end."""
    shared: bool = False
    """Whether secret and contributions together make the seed of the draws; else the secret is the seed."""
    contributions: tuple[str, ...] = ()
    """The contributions that a rematch starts with, one per seat; "" for none."""
    contributes: bool = False
    """Whether the start waits for the creator's contribution."""
    ahead: Ahead | None = None
    invite: str
    """The code of the invite link."""
    before: str = ""
    """The table of which this one is the rematch."""
    host: int = NOBODY
    """The creator's own seat, or `NOBODY`: the referee, while a person holds it."""
    clock: Clock | None = None
    series: SeriesGame | None = None
    """The series that this game belongs to."""
    origin: Origin | None = None
    """The beginning that the game continues from; None if it starts from scratch."""
    patience: int = 0
    """Seconds that a table without a clock waits for a turn (`play.stalling`); 0: forever."""
    webhook: Webhook | None = None
    """The channel that is notified of turns."""
    watching: Watching = "welcome"
    event: EventFacts | None = None
    """The event that the table is a log of."""
    pair: PairGame | None = None
    """The event and round that the table is a game of."""

    def source(self, contributions: Sequence[str]) -> Seeded:
        """The secret source of all draws, given these contributions."""
        seed = (
            shared_seed(self.table, self.secret, contributions) if self.shared else bytes.fromhex(self.secret)
        )
        return Seeded(seed)


class Sat(Happening, frozen=True, tag="sat"):
    """A player took an open seat."""

    seat: int
    name: str
    holder: str
    contribution: str = ""
    """A contribution to the seed of the draws, in hex."""
    program: bool = False
    """Whether the player declares itself a program."""


class SeatRecovered(Happening, frozen=True, tag="recovered"):
    """A seat has a new token, by its person or by consent; the old one is invalid."""

    seat: int
    holder: str


class Forgotten(Happening, frozen=True, tag="forgotten"):
    """The person at a seat is forgotten (`play.forgetting`): removed from earlier events."""

    seat: int


class BotSeated(Happening, frozen=True, tag="bot-seated"):
    """The host, at `seat`, put a bot into the open seat `at`."""

    seat: int
    at: int
    name: str
    level: str


class Removed(Happening, frozen=True, tag="removed"):
    """The host, at `seat`, emptied the seat `whom` before the start; the old invite is invalid."""

    seat: int
    whom: int
    invite: str
    """The code of the new invite link."""
    name: str
    """The name of the player who sat there."""


class SeatsSwapped(Happening, frozen=True, tag="swapped"):
    """The host, at `seat`, let those in two seats change places; one of the two may be open."""

    seat: int
    first: int
    second: int


class Arranged(Happening, frozen=True, tag="arranged", kw_only=True):
    """The host, at `seat`, changed the terms before the start."""

    seat: int
    terms: Terms
    options: dict[str, str]
    """The options as played: open values ("random") are already drawn."""
    seats: tuple[int, ...]
    """For each new seat, the old seat of its player; `NOBODY` for an open one."""


class Ready(Happening, frozen=True, tag="ready"):
    """A player is at the table and ready: a game with a clock begins when all are."""

    seat: int


class Contributed(Happening, frozen=True, tag="contributed"):
    """A seat's contribution to the seed of the draws came after it was taken."""

    seat: int
    contribution: str


class PlayerLeft(Happening, frozen=True, tag="stood"):
    """A player left before the start; the seat is open again."""

    seat: int


class Started(Happening, frozen=True, tag="started"):
    """All seats are taken: the game begins with its first draws (the starter, the deal).

    If it continues another game, these are the draws pending after the given entries.
    """

    entries: tuple[tuple[int, int], ...]


class Played(Happening, frozen=True, tag="played"):
    """One commit: a seat's actions, what the table added to close the turn, and the draws that followed."""

    seat: int
    entries: tuple[tuple[int, int], ...]


class ChatSent(Happening, frozen=True, tag="said"):
    """A line of chat; `seat` is `NOBODY` for a spectator."""

    seat: int
    name: str
    text: str


class ChatSwitched(Happening, frozen=True, tag="chat-switched"):
    """The host of the server ended the chat at this table, or lets people chat there again."""

    on: bool


class ClosedByHost(Happening, frozen=True, tag="closed"):
    """The host of the server ended the game there, unfinished."""


class RematchRequested(Happening, frozen=True, tag="again"):
    """A seat asks for, or agrees to, another game with the same people."""

    seat: int
    contribution: str = ""
    """The seat's contribution to the seed of that game's draws, in hex."""


class RematchWithdrawn(Happening, frozen=True, tag="again-withdrawn"):
    """A seat no longer asks for the rematch."""

    seat: int


class Abandoned(Happening, frozen=True, tag="abandoned"):
    """The game ends there, unfinished: all agreed to that (`NOBODY`), or the last person left."""

    seat: int


class Resigned(Happening, frozen=True, tag="resigned"):
    """A seat resigned and so loses to the other."""

    seat: int
    fault: ProgramFault | None = None
    """Why a program forfeited the game, where it was one."""


class TimedOut(Happening, frozen=True, tag="timed-out"):
    """A seat has run out of time, which loses the game."""

    seat: int
    others: tuple[int, ...] = ()
    """Seats that ran out of time at the same moment; they have lost too."""


class Claimed(Happening, frozen=True, tag="claimed"):
    """A seat has claimed the game against those who did not move in time (`play.stalling`)."""

    seat: int
    against: tuple[int, ...]


class BotTookOver(Happening, frozen=True, tag="stood-in"):
    """A bot plays on for a person, until the person comes back."""

    seat: int
    level: str
    why: Absence


class PlayerReturned(Happening, frozen=True, tag="back"):
    """A person takes the seat back from the bot that stood in."""

    seat: int


class NudgeSent(Happening, frozen=True, tag="nudged"):
    """A seat reminds another, `whom`, that it is its turn; `NOBODY`: the table itself does."""

    seat: int
    whom: int


class Helped(Happening, frozen=True, tag="helped"):
    """A player has asked for help, as reported by their page."""

    seat: int


class QuestionAsked(Happening, frozen=True, tag="asked"):
    """A seat asks the others for something; `play.requests` says whom, and what follows."""

    seat: int
    about: RequestKind
    what: int = NOBODY
    """The action number of the referee's call, the first event to take back, or the seat to stand in for."""
    level: str = ""
    """The level of the bot that is to stand in."""
    terms: Terms | None = None
    """The new terms, for a request about them."""
    holder: str = ""
    """The digest of the token that would hold the seat."""


class Answered(Happening, frozen=True, tag="answered"):
    """A seat agrees to the request or declines it; the asker may withdraw it in the same way."""

    seat: int
    yes: bool


class Called(Happening, frozen=True, tag="called"):
    """A referee's call that `seat` raised and the referee confirmed, with the draws that followed."""

    seat: int
    entries: tuple[tuple[int, int], ...]


class TakenBack(Happening, frozen=True, tag="taken-back"):
    """Everything played since event `first` is taken back, as `seat` asked and all agreed."""

    seat: int
    first: int


class WebhookStopped(Happening, frozen=True, tag="webhook-stopped"):
    """The table's webhook was unreachable for too long: nothing is sent there any more."""


class RematchCreated(Happening, frozen=True, tag="next"):
    """The rematch exists."""

    table: str


class OfMember(Happening, frozen=True, kw_only=True):
    """Base of events about one member; members are numbered from 1 in the order in which they join."""

    member: int


class Joined(OfMember, frozen=True, tag="joined", kw_only=True):
    """A member has joined an event."""

    name: str
    holder: str
    beside: int = 0
    """The member on whose device the new one joined; 0 for a device of their own."""


class Partnered(OfMember, frozen=True, tag="partnered", kw_only=True):
    """Two members have become a team."""

    partner: int


class MemberPlayed(OfMember, frozen=True, tag="member-played", kw_only=True):
    """A commit of a member: entries of the member's own record."""

    entries: tuple[tuple[int, int], ...]


class MemberLeft(OfMember, frozen=True, tag="member-left", kw_only=True):
    """A member has left, and is not waited for until they play again."""


class MemberRenamed(OfMember, frozen=True, tag="member-renamed", kw_only=True):
    """The maker has given a member another name."""

    name: str


class MemberRemoved(OfMember, frozen=True, tag="member-removed", kw_only=True):
    """The maker has removed a member from all lists."""


class MemberRecovered(OfMember, frozen=True, tag="member-recovered", kw_only=True):
    """A member has a new token, by their person; the old one is invalid."""

    holder: str


class MemberForgotten(OfMember, frozen=True, tag="member-forgotten"):
    """A member is forgotten (`play.forgetting`): removed from earlier events."""


class RoundDrawn(Happening, frozen=True, tag="round-drawn"):
    """The meetings of the next round of an event, and their tables."""

    meetings: tuple[Meeting, ...]


class RoundOver(Happening, frozen=True, tag="round-over"):
    """All games of a round are over."""

    won: tuple[tuple[int, ...], ...]
    """The points of each meeting's first member in each of its games."""


class MeetingOver(Happening, frozen=True, tag="meeting-over"):
    """Both games of a meeting of teams are over: their tables are unsealed."""


class Paused(Happening, frozen=True, tag="paused"):
    """The clock of an event is paused, and nobody plays."""


class Continued(Happening, frozen=True, tag="continued"):
    """The clock of an event is resumed."""


Payload = (
    Created
    | Sat
    | SeatRecovered
    | Forgotten
    | BotSeated
    | Removed
    | SeatsSwapped
    | Arranged
    | Ready
    | Contributed
    | PlayerLeft
    | Started
    | Played
    | ChatSent
    | ChatSwitched
    | ClosedByHost
    | RematchRequested
    | RematchWithdrawn
    | Abandoned
    | Resigned
    | TimedOut
    | Claimed
    | BotTookOver
    | PlayerReturned
    | NudgeSent
    | Helped
    | QuestionAsked
    | Answered
    | Called
    | TakenBack
    | WebhookStopped
    | RematchCreated
    | Joined
    | Partnered
    | MemberPlayed
    | MemberLeft
    | MemberRenamed
    | MemberRemoved
    | MemberRecovered
    | MemberForgotten
    | RoundDrawn
    | RoundOver
    | MeetingOver
    | Paused
    | Continued
)

_payload: msgspec.json.Decoder[Payload] = msgspec.json.Decoder(Payload)


class Event(msgspec.Struct, frozen=True, gc=False):
    """An event with its number (1, 2, 3 … at each table) and its time (whole seconds since 1970).

    >>> event = Event(4, 1_700_000_000, ChatSent(0, "Anna", "Good luck!"))
    >>> event.to_json()
    b'{"kind":"said","seat":0,"name":"Anna","text":"Good luck!"}'
    >>> Event.from_json(4, 1_700_000_000, event.to_json()) == event
    True
    """

    n: int
    at: int
    payload: Payload

    @property
    def time(self) -> float:
        """The time in seconds since 1970, with milliseconds where a clock runs."""
        return self.at + self.payload.ms / 1000

    @property
    def kind(self) -> str:
        """The tag of the event's kind."""
        return str(type(self.payload).__struct_config__.tag)

    @property
    def seat(self) -> int:
        """The seat that caused the event, or `NOBODY`."""
        return getattr(self.payload, "seat", NOBODY)

    def to_json(self) -> bytes:
        """Encode the event's content, as it is stored beside number and time."""
        return msgspec.json.encode(self.payload)

    @classmethod
    def from_json(cls, n: int, at: int, data: bytes | str) -> Event:
        """The event of a stored row; raises `DamagedLog` if it cannot be read."""
        try:
            return cls(n, at, _payload.decode(data))
        except msgspec.DecodeError as error:
            raise DamagedLog(f"event {n} cannot be read: {error}") from None

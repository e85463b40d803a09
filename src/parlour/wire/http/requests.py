"""What clients send to the HTTP API.

Requests are closed: a field that is not named here is refused. The browser's types come from here.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from parlour.kernel.game_record import MOST_ENTRIES, GameRecord
from parlour.play.event_table import MOST_BOARDS, MOST_MEMBERS
from parlour.play.season import MOST_EVENTS
from parlour.play.types import (
    ChannelKind,
    EventClockKind,
    PlanKind,
    RankingShown,
    RoundsForm,
    SeasonCounts,
    SeriesForm,
    TableClockKind,
    Visibility,
    Watching,
)
from parlour.wire.parts import NarratorCall

MOST_SEATS: Final = 12
NAME_LENGTH: Final = 40
TITLE_LENGTH: Final = 100
OPTION_LENGTH: Final = 1000
MOST_OPTIONS: Final = 24
SECRET_LENGTH: Final = 100
EventStep = Literal["start", "pause", "continue", "ring", "next", "end", "rename", "remove", "delete"]
CONTRIBUTION: Final = r"^([0-9a-f]{64})?$(?!\n)"  # in Python, `$` alone matches before a last newline too
ID_LENGTH: Final = 40
ADDRESS_LENGTH: Final = 500
MOST_MINE: Final = 100
MOST_ACTIONS: Final = 200
MOST_COMMITS: Final = 400
MOST_GAMES: Final = 40
MOST_MET: Final = 400
MOST_TRIED: Final = 20
DATE: Final = r"^(\d{4}-\d\d-\d\d)?$(?!\n)"
LANGUAGE: Final = r"^[a-z]{2}(-[A-Z]{2})?$(?!\n)"
TWO_LETTERS: Final = r"^([a-z]{2})?$(?!\n)"
SETTING: Final = r"^(theme|sound|motion|language)$(?!\n)"

Count = Annotated[int, Meta(ge=0)]
"""A whole number, 0 or more."""

SettingName = Annotated[str, Meta(pattern=SETTING)]
"""The name of a setting that follows a person; keys of an object are described by a pattern alone."""

Moment = Annotated[int, Meta(ge=0, lt=2**53)]
"""Seconds since 1970, by the clock of a device."""

Figure = Annotated[int, Meta(gt=-(2**53), lt=2**53)]
"""A whole number that pages can hold."""

Hour = Annotated[int, Meta(ge=0, le=23)]
"""An hour of the day."""

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
"""A person's name, as others see it."""

Title = Annotated[str, Meta(max_length=TITLE_LENGTH)]
"""What an event is called."""

Secret = Annotated[str, Meta(max_length=SECRET_LENGTH)]
"""A seat's token."""

Contribution = Annotated[str, Meta(pattern=CONTRIBUTION, max_length=64)]
"""32 random bytes in hex for the seed of the draws, or empty."""

Id = Annotated[str, Meta(max_length=ID_LENGTH)]
"""A table's id, an invite's code, a game's slug or a level's name."""

OptionName = Annotated[str, Meta(max_length=ID_LENGTH)]
OptionText = Annotated[str, Meta(max_length=OPTION_LENGTH)]
"""An option's value in one line."""


class RequestBody(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all requests; a field with a default may be left out."""


class SeatPlan(RequestBody):
    """Who is to take a seat: me or somebody else on this device, a friend by link, or a bot of a level."""

    kind: PlanKind
    name: Name = ""
    level: Id = ""


SeatPlans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
"""Who is to take each seat of a table."""


class ClockPlan(RequestBody):
    """A time control: how long each seat may think.

    `main` is seconds per turn (`turn`), seconds for the game with `plus` more after each turn (`fischer`), or
    days per turn (`days`).
    """

    kind: TableClockKind
    main: int
    plus: int = 0


class EventClock(RequestBody):
    """The time of an event: `main` is seconds per turn (`turn`), or seconds for a board (`window`).

    In a window everybody plays when they like.
    """

    kind: EventClockKind
    main: int


class SeriesAsked(RequestBody):
    """Games that count together; `games` says how many for `games` and `best`."""

    form: SeriesForm
    games: int = 0


class QuietHoursAsked(RequestBody):
    """The hours of each day in which nothing is told, in a time zone of the IANA."""

    begin: Hour
    end: Hour
    zone: Id


class WebhookAsked(RequestBody):
    """A channel that is told whose turn it is, at one of the hosts that `GET /channels` names."""

    kind: ChannelKind
    address: Annotated[str, Meta(max_length=ADDRESS_LENGTH)]
    quiet: QuietHoursAsked | None = None


class NewTable(RequestBody):
    """A table to be made. Omitted options have their defaults; `preset` asks for a set."""

    game: Id
    seats: SeatPlans
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=MOST_OPTIONS)] = {}
    visibility: Visibility = "link"
    clock: ClockPlan | None = None
    series: SeriesAsked | None = None
    patience: int | None = None
    """Without a clock: seconds without a move after which a bot may play for somebody; 0: never. Defaults to
    the server's setting.
    """
    contributes: bool = False
    """Whether the start waits for a contribution to the seed of the draws, which this client will send."""
    webhook: WebhookAsked | None = None
    watching: Watching = "welcome"


class SeasonPlan(RequestBody):
    """How a season counts; `best`: how many events of each count, those that brought most, 0 for all."""

    counts: SeasonCounts
    best: Annotated[int, Meta(ge=0, le=MOST_EVENTS)] = 0


class NewEvent(RequestBody):
    """An event to be made: a game that everybody plays with the same draws, one board after another.

    `after` an event, with whose key it is asked for, it belongs to the season of that one. With `rounds`,
    pairs are drawn round by round, of which there are `boards`, unless all play all: each plays two games
    with the same draws, with the seats changed in the second; of a team of two (`GameInfo.teams`) each one.
    """

    game: Id
    title: Title
    clock: EventClock
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=MOST_OPTIONS)] = {}
    boards: Annotated[int, Meta(ge=1, le=MOST_BOARDS)] = 1
    most: Annotated[int, Meta(ge=1, le=MOST_MEMBERS)] = MOST_MEMBERS
    """How many may come."""
    names: Annotated[list[Name], Meta(max_length=MOST_MEMBERS)] = []
    """Who may come; anybody with the code, if it is left out."""
    ranking: RankingShown = "turn"
    """When the ranking is shown; in a window always at the end."""
    after: Id = ""
    season: SeasonPlan | None = None
    """How the season counts, said by its second event; left out, as it does, or with the usual values."""
    rounds: RoundsForm | None = None
    language: Annotated[str, Meta(pattern=TWO_LETTERS, max_length=2)] = ""
    """In which pages begin for who comes and has chosen none; left out, in that of their browser."""


class JoinEvent(RequestBody):
    """A person who comes to an event with its code; `beside`: on the device of somebody who has come.

    `partner` is the member together with whom they play in teams; left out, somebody else may come for that.
    """

    code: Id
    name: Name
    beside: bool = False
    partner: Count = 0


class ChoosePartner(RequestBody):
    """A member of an event of teams chooses another one to play with; neither plays with anybody yet."""

    partner: Count


class RunEvent(RequestBody):
    """What the maker of an event does: `rename` and `remove` take a member, `rename` a name.

    `ring` ends the turn; `next` makes the next board, or draws the next round, once the one before is over;
    `end` ends the board, or all rounds; `delete` deletes all boards and games and everything in them.
    """

    step: EventStep
    member: Count = 0
    name: Name = ""


class PlayOn(RequestBody):
    """A table to be made that continues a finished game after some of its entries."""

    entries: Count
    seats: SeatPlans
    contributes: bool = False
    """Whether the start waits for a contribution to the seed of the draws, which this client will send."""


class PlayOnRecord(RequestBody):
    """A table to be made that continues a record after some of its entries."""

    record: GameRecord
    entries: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    seats: SeatPlans
    contributes: bool = False
    """Whether the start waits for a contribution to the seed of the draws, which this client will send."""


class RecordCalls(RequestBody):
    """Questions about the game of a record, all hands open, from a page without its compiled rules."""

    record: GameRecord
    calls: list[NarratorCall]


class Join(RequestBody):
    """Take an open seat of a table; `contribution` goes into the seed of the draws."""

    invite: Id
    name: Name
    contribution: Contribution = ""
    program: bool = False
    """Whether a program will play here; everybody at the table is shown that."""
    seat: int = -1
    """The number of the seat to take; -1 for the next open one."""


class TermsAsked(RequestBody):
    """The terms by which a table's host wants to play, before it has begun."""

    token: Secret
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=MOST_OPTIONS)] = {}
    """The options; those left out have their defaults, but for the number of `seats`, which stays."""
    visibility: Visibility = "link"
    clock: ClockPlan | None = None
    patience: int | None = None
    """Without a clock: seconds without a move after which a bot may play for somebody; 0: never. Defaults to
    the server's setting.
    """
    watching: Watching = "welcome"


class LeaveSent(RequestBody):
    """A seat's word that its player leaves, as `Leave` over a socket."""

    token: Secret
    level: Id = ""


class ReadySent(RequestBody):
    """A seat's word that its player is there."""

    token: Secret


class ChatSwitch(RequestBody):
    """Whether people may chat, as the host of the server wants it."""

    on: bool


class SeatGiven(RequestBody):
    """A lost seat that the host of the server gives back, by the digits that the device shows which asks."""

    code: Id


class Announcement(RequestBody):
    """A sentence of the host of the server for everybody; empty: no more."""

    text: Annotated[str, Meta(max_length=1000)]


class RestoredEvent(RequestBody):
    """An event of a table as a backup keeps it: its number, its time and what happened, in JSON."""

    n: int
    at: int
    what: str


class Restored(RequestBody):
    """A table of a backup: its events in order."""

    events: list[RestoredEvent]


class ContributionSent(RequestBody):
    """A seat's contribution to the seed of the draws."""

    token: Secret
    contribution: Contribution


class TableKey(RequestBody):
    """A table, and the secret of a seat at it."""

    table: Id
    token: Secret


class Mine(RequestBody):
    """The tables where one has seats."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_MINE)]


class Begin(RequestBody):
    """A browser that has a key for its person: what it calls itself, and the seats that it holds."""

    label: Name
    tables: Annotated[list[TableKey], Meta(min_length=1, max_length=MOST_MINE)]


Code = Annotated[str, Meta(max_length=ID_LENGTH)]
"""What a link to another device or a sheet to keep says after its `#`."""


class PassShown(RequestBody):
    """A code that makes a device a person's."""

    code: Code


class AddDevice(RequestBody):
    """A browser that is to be a person's: their code, what it calls itself, the seats that it holds."""

    code: Code
    label: Name
    tables: Annotated[list[TableKey], Meta(max_length=MOST_MINE)]


class SignOut(RequestBody):
    """One of one's own devices."""

    device: Id


class PushAddress(RequestBody):
    """Where a browser's push service takes messages, and whom they are encrypted for."""

    endpoint: Annotated[str, Meta(max_length=ADDRESS_LENGTH)]
    key: Annotated[str, Meta(max_length=SECRET_LENGTH)]
    """The browser's public key (`p256dh`), in base64url; its `secret` (`auth`) likewise."""
    secret: Annotated[str, Meta(max_length=SECRET_LENGTH)]


class PushAsked(RequestBody):
    """How a device of one's own is to be told of turns; null: no longer."""

    subscription: PushAddress | None


class PuzzleTried(RequestBody):
    """How one puzzle of a day went; `best` is 0 where the game has no figures for it."""

    solved: bool
    made: Figure
    best: Figure


class DayTried(RequestBody):
    """The latest day of a game that a person tried ("" for none), and how each of its puzzles went."""

    date: Annotated[str, Meta(pattern=DATE, max_length=10)]
    tried: Annotated[list[PuzzleTried], Meta(max_length=MOST_TRIED)]


class PuzzleProgress(RequestBody):
    """How far a person is in a game's puzzles."""

    rating: Figure
    streak: Count
    longest: Count
    """The longest streak so far."""
    met: Annotated[dict[Id, Moment], Meta(max_length=MOST_MET)]
    """The puzzles met, by name, and when."""
    at: Moment
    """When the rating and the streak changed last."""


class LessonPlace(RequestBody):
    """The step of a game's lesson, from 0, that a person goes on with, and since when."""

    step: Count
    at: Moment


class GameProgress(RequestBody):
    """How far a person is in one game."""

    puzzles: PuzzleProgress | None = None
    day: DayTried | None = None
    lesson: LessonPlace | None = None
    knows: bool = False
    """Whether they have played it, or its lesson to the end."""


class SettingsChosen(RequestBody):
    """What a person has chosen for the pages, and when; what they left as it was stands in none of them."""

    at: Annotated[dict[SettingName, Moment], Meta(max_length=4)] = {}
    theme: Literal["auto", "light", "dark"] = "auto"
    sound: bool = True
    motion: Literal["auto", "full", "none"] = "auto"
    language: Annotated[str, Meta(pattern=LANGUAGE, max_length=5)] | None = None


class Progress(RequestBody):
    """What follows a person from device to device besides their seats."""

    games: Annotated[dict[Id, GameProgress], Meta(max_length=MOST_GAMES)]
    settings: SettingsChosen


class Recover(RequestBody):
    """One's own seat at a table, for which the browser has no token any longer."""

    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]


class SeatAsked(RequestBody):
    """A seat whose token is lost, which the others are asked for."""

    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]


class TokenShown(RequestBody):
    """The token that a seat was asked for with."""

    token: Secret


Run = Annotated[list[int], Meta(max_length=MOST_ACTIONS)]
"""Actions of a seat, one after another."""
Commits = Annotated[list[Run], Meta(max_length=MOST_COMMITS)]
Layout = Annotated[str, Meta(max_length=ID_LENGTH)]
"""That by which the page reads records (`Hello.layout`); "" before it has any."""


class PlayRequest(RequestBody):
    """A commit over HTTP, for bots: a run of actions composed on entry `n` of a `cut`."""

    token: Secret
    cut: int
    n: int
    actions: Annotated[list[int], Meta(min_length=1, max_length=MOST_ACTIONS)]


class LessonTurn(RequestBody):
    """A turn of the learner in a step of a lesson."""

    step: Count
    actions: Run
    played: Run = []
    """The first part of the turn, where it was answered already."""
    layout: Layout = ""


class LessonCalls(RequestBody):
    """What a page without the game's module asks of a step of a lesson."""

    step: Count
    calls: list[NarratorCall]
    played: Run = []
    """What was played in it, as it was answered."""


class PuzzleTurn(RequestBody):
    """A turn of the solver of a puzzle."""

    actions: Run
    played: Commits = []
    """What was played before, as it was answered."""
    layout: Layout = ""


class PuzzleCalls(RequestBody):
    """What a page without the game's module asks of a puzzle."""

    calls: list[NarratorCall]
    played: Commits = []
    """What was played, as it was answered."""

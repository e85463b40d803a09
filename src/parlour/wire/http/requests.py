"""Requests to the HTTP API.

Unknown fields are refused. The browser's types are generated from here.
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
"""The title of an event."""

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
    """The player of a seat: me or somebody else on this device, a friend by link, or a bot of a level."""

    kind: PlanKind
    name: Name = ""
    level: Id = ""


SeatPlans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
"""The players of a table's seats, in order."""


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

    In a window members play at their own pace.
    """

    kind: EventClockKind
    main: int


class SeriesAsked(RequestBody):
    """Games that count together; `games` says how many for `games` and `best`."""

    form: SeriesForm
    games: int = 0


class QuietHoursAsked(RequestBody):
    """The quiet hours of each day, in a time zone of the IANA."""

    begin: Hour
    end: Hour
    zone: Id


class WebhookAsked(RequestBody):
    """A channel that is notified of turns, at one of the hosts that `GET /channels` names."""

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
    """How a season counts; `best`: the number of each member's best events that count, 0 for all."""

    counts: SeasonCounts
    best: Annotated[int, Meta(ge=0, le=MOST_EVENTS)] = 0


class NewEvent(RequestBody):
    """An event to be made: a game that everybody plays with the same draws, one board after another.

    `after` names an earlier event of the season, whose key authorises the request. With `rounds`, pairs are
    drawn round by round, `boards` times, or as often as a round robin takes: each pair plays two games with
    the same draws, with the seats changed in the second; in a team of two (`GameInfo.teams`) each plays one.
    """

    game: Id
    title: Title
    clock: EventClock
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=MOST_OPTIONS)] = {}
    boards: Annotated[int, Meta(ge=1, le=MOST_BOARDS)] = 1
    most: Annotated[int, Meta(ge=1, le=MOST_MEMBERS)] = MOST_MEMBERS
    """The most members."""
    names: Annotated[list[Name], Meta(max_length=MOST_MEMBERS)] = []
    """The names of the people who may join; by default anybody with the code."""
    ranking: RankingShown = "turn"
    """When the ranking is shown; in a window always at the end."""
    after: Id = ""
    season: SeasonPlan | None = None
    """How the season counts, set by its second event; by default unchanged, or as usual."""
    rounds: RoundsForm | None = None
    language: Annotated[str, Meta(pattern=TWO_LETTERS, max_length=2)] = ""
    """The first language of pages for newcomers who have chosen none; by default that of their browser."""


class JoinEvent(RequestBody):
    """A person who joins an event with its code; `beside`: on the device of another member.

    `partner` is the member to play with in a team; by default a later member may choose this one.
    """

    code: Id
    name: Name
    beside: bool = False
    partner: Count = 0


class ChoosePartner(RequestBody):
    """The choice of a partner in an event of teams; neither may have one yet."""

    partner: Count


class RunEvent(RequestBody):
    """An act of an event's maker: `rename` and `remove` take a member, `rename` a name.

    `ring` ends the turn; `next` makes the next board, or draws the next round, once the previous one is over;
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
    """Whether a program will play here, which everybody at the table sees."""
    seat: int = -1
    """The number of the seat to take; -1 for the next open one."""


class TermsAsked(RequestBody):
    """The terms by which a table's host wants to play, before it has begun."""

    token: Secret
    options: Annotated[dict[OptionName, OptionText], Meta(max_length=MOST_OPTIONS)] = {}
    """The options; missing ones have their defaults, except `seats`, which does not change."""
    visibility: Visibility = "link"
    clock: ClockPlan | None = None
    patience: int | None = None
    """Without a clock: seconds without a move after which a bot may play for somebody; 0: never. Defaults to
    the server's setting.
    """
    watching: Watching = "welcome"


class LeaveSent(RequestBody):
    """A message that the player of a seat leaves, as `Leave` over a socket."""

    token: Secret
    level: Id = ""


class ReadySent(RequestBody):
    """A message that the player of a seat is ready."""

    token: Secret


class ChatSwitch(RequestBody):
    """Whether people may chat, set by the host of the server."""

    on: bool


class SeatGiven(RequestBody):
    """A lost seat that the host of the server gives back, by the digits on the device that asks for it."""

    code: Id


class Announcement(RequestBody):
    """An announcement by the host of the server; empty to withdraw it."""

    text: Annotated[str, Meta(max_length=1000)]


class RestoredEvent(RequestBody):
    """An event of a table in a backup: its number, its time and its content, in JSON."""

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
    """The tables where the reader has seats."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_MINE)]


class Begin(RequestBody):
    """A browser with a key for its person: its label, and the seats that it holds."""

    label: Name
    tables: Annotated[list[TableKey], Meta(min_length=1, max_length=MOST_MINE)]


Code = Annotated[str, Meta(max_length=ID_LENGTH)]
"""The code after the `#` in a link to another device or on a printed sheet."""


class PassShown(RequestBody):
    """A code that adds a device to a person."""

    code: Code


class AddDevice(RequestBody):
    """A browser to be added to a person: the code, its label, and the seats that it holds."""

    code: Code
    label: Name
    tables: Annotated[list[TableKey], Meta(max_length=MOST_MINE)]


class SignOut(RequestBody):
    """One of one's own devices."""

    device: Id


class PushAddress(RequestBody):
    """A browser's web push subscription: endpoint and encryption keys."""

    endpoint: Annotated[str, Meta(max_length=ADDRESS_LENGTH)]
    key: Annotated[str, Meta(max_length=SECRET_LENGTH)]
    """The browser's public key (`p256dh`), in base64url; its `secret` (`auth`) likewise."""
    secret: Annotated[str, Meta(max_length=SECRET_LENGTH)]


class PushAsked(RequestBody):
    """How one of the person's devices is notified of turns; null to end that."""

    subscription: PushAddress | None


class PuzzleTried(RequestBody):
    """The result of one puzzle of a day; `best` is 0 where the game has no figures for it."""

    solved: bool
    made: Figure
    best: Figure


class DayTried(RequestBody):
    """The latest day of a game that a person tried ("" for none), and the result of each of its puzzles."""

    date: Annotated[str, Meta(pattern=DATE, max_length=10)]
    tried: Annotated[list[PuzzleTried], Meta(max_length=MOST_TRIED)]


class PuzzleProgress(RequestBody):
    """A person's progress in a game's puzzles."""

    rating: Figure
    streak: Count
    longest: Count
    """The longest streak so far."""
    met: Annotated[dict[Id, Moment], Meta(max_length=MOST_MET)]
    """The puzzles seen, each with the time."""
    at: Moment
    """When rating and streak last changed."""


class LessonPlace(RequestBody):
    """The next step of a game's lesson for a person, from 0, and since when."""

    step: Count
    at: Moment


class GameProgress(RequestBody):
    """A person's progress in one game."""

    puzzles: PuzzleProgress | None = None
    day: DayTried | None = None
    lesson: LessonPlace | None = None
    knows: bool = False
    """Whether the person has played the game, or finished its lesson."""


class SettingsChosen(RequestBody):
    """A person's settings for pages, each with the time of the choice; defaults are left out."""

    at: Annotated[dict[SettingName, Moment], Meta(max_length=4)] = {}
    theme: Literal["auto", "light", "dark"] = "auto"
    sound: bool = True
    motion: Literal["auto", "full", "none"] = "auto"
    language: Annotated[str, Meta(pattern=LANGUAGE, max_length=5)] | None = None


class Progress(RequestBody):
    """A person's data, besides seats, that is shared by their devices."""

    games: Annotated[dict[Id, GameProgress], Meta(max_length=MOST_GAMES)]
    settings: SettingsChosen


class Recover(RequestBody):
    """A person's own seat at a table whose token the browser has lost."""

    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]


class SeatAsked(RequestBody):
    """A request to the others for a seat whose token is lost."""

    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]


class TokenShown(RequestBody):
    """The token of a request for a seat."""

    token: Secret


Run = Annotated[list[int], Meta(max_length=MOST_ACTIONS)]
"""Actions of a seat, in order."""
Commits = Annotated[list[Run], Meta(max_length=MOST_COMMITS)]
Layout = Annotated[str, Meta(max_length=ID_LENGTH)]
"""The layout of records that the page knows (`Hello.layout`); "" if it has none yet."""


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
    """The first part of the turn, if it was answered already."""
    layout: Layout = ""


class LessonCalls(RequestBody):
    """Questions about a step of a lesson, from a page without the game's module."""

    step: Count
    calls: list[NarratorCall]
    played: Run = []
    """The actions played in the step."""


class PuzzleTurn(RequestBody):
    """A turn of the solver of a puzzle."""

    actions: Run
    played: Commits = []
    """The turns played before."""
    layout: Layout = ""


class PuzzleCalls(RequestBody):
    """Questions about a puzzle, from a page without the game's module."""

    calls: list[NarratorCall]
    played: Commits = []
    """The turns played."""

"""Answers of the HTTP API, besides the messages of a table (`wire.to_client`).

The browser's types are generated from here. Stored rows have types of their own, so these may change.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import Words
from parlour.play.types import (
    Ending,
    Phase,
    RoundsForm,
    SeasonCounts,
    SeriesForm,
    Verdict,
    Visibility,
    Watching,
)
from parlour.wire.parts import ClockInfo, OriginInfo, Player
from parlour.wire.to_client import Snapshot, ToClient

PROBLEM_JSON: Final = "application/problem+json"
"""The media type of every refusal (RFC 9457)."""


class ResponseBody(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all answers; every field is always present."""


# -- games ---------------------------------------------------------------------------------------------------


BasisKind = Literal["printed", "reading", "original", "house", "ours"]
"""A printed sentence; our reading of one; what its author's program or page does; a house rule; our offer."""


class BasisInfo(ResponseBody):
    """The basis of an option's value, with the printed sentences it names, in our words."""

    kind: BasisKind
    words: Words
    sentences: list[Words]


class ChoiceInfo(ResponseBody):
    """One value of an option, with its meaning and basis."""

    value: str
    label: Words
    basis: BasisInfo


class OptionInfo(ResponseBody):
    """One thing to choose before a game. The default need not be the printed value."""

    name: str
    label: Words
    default: str
    choices: list[ChoiceInfo]
    """The allowed values, or presets if `custom` values are allowed; empty for whole numbers."""
    low: int
    high: int
    """Bounds of a whole number, when there are no choices and the option is not custom."""
    custom: bool
    """Whether free text is allowed (a board, a deck, a layout); the server checks it."""
    basis: BasisInfo
    """The basis of the default; other values without a listed choice are ours."""


class PresetInfo(ResponseBody):
    """A named set of options. `preset` among the options of a new table asks for it."""

    name: str
    label: Words
    about: Words
    options: dict[str, str]
    """Omitted options have their defaults."""


class RoomInfo(ResponseBody):
    """A further game of one seat that a game has: a puzzle, or an editor of a value of `option`."""

    slug: str
    title: Words
    summary: Words
    option: str
    """The game's option that its result is a value of; "" for none."""
    options: list[OptionInfo]
    presets: list[PresetInfo]
    """Named sets of its options."""
    event: bool
    """Whether it can be played as an event."""


class SeatingInfo(ResponseBody):
    """How so many sit before a game. A later one counts before an earlier one that holds, too."""

    seats: int
    options: dict[str, str]
    """With what it holds; other options do not matter."""
    teams: list[int]
    """The team of each seat; [] where everybody plays for themselves."""
    colours: list[int]
    """The number of each seat's colour among the six, by seat; [] where every seat has that of its number."""


class GameInfo(ResponseBody):
    """A game and what may be chosen for it; `seats` is an option too."""

    slug: str
    title: Words
    credit: Words
    summary: Words
    seats: list[int]
    seatings: list[SeatingInfo]
    hidden: bool
    """Whether seats on one device need a curtain."""
    score_name: Words
    more_is_better: bool
    options: list[OptionInfo]
    presets: list[PresetInfo]
    """The client offers the first; a table made without one has each option's default."""
    picture: str
    """Address of a drawing of the table; `?dark=1` for the dark one."""
    rooms: list[RoomInfo]
    facts: bool
    """Whether there are tables of facts to look up."""
    lesson: bool
    """Whether there is a lesson for those who never played it."""
    puzzles: bool
    """Whether there are puzzles, and a task for each day."""
    event: bool
    """Whether it can be played as an event: by everybody at once, with the same draws."""
    pairs: bool
    """Whether it can be played in rounds of pairs: two games with the same draws, with the seats changed."""
    teams: bool
    """Whether that takes teams of two, one for each of the games, as who played both would know too much."""
    day_list: bool
    """Whether everybody who wants to stands in a list of each day."""


class LevelInfo(ResponseBody):
    """A strength of bots, which are called one of `bots` in turn, and the letter of their seat."""

    name: str
    label: Words
    about: Words
    bots: list[str]


class Heading(ResponseBody):
    """An entry of a rules page's table of contents."""

    id: str
    title: str


class Rules(ResponseBody):
    """The rules of a game as a safe piece of HTML with its drawings inside."""

    title: str
    language: str
    """The language they are written in: English, where there is no translation."""
    html: str
    """Numbered rules; what does not hold under the options is of the class `rule-off`."""
    contents: list[Heading]
    short: str
    """The rules in short with three pictures, as HTML; "" where a book has none."""


# -- tables --------------------------------------------------------------------------------------------------


class SeatToken(ResponseBody):
    """The secret that holds a seat. It is shown only once; the server keeps only its hash."""

    seat: int
    token: str


class TableMade(ResponseBody):
    """The new table, the code of its invite link, and the secrets of the seats on this device."""

    table: str
    invite: str
    tokens: list[SeatToken]
    commitment: str
    """SHA-256 of the server's secret for the draws."""


# -- events --------------------------------------------------------------------------------------------------


class EventMade(ResponseBody):
    """The new event, the code with which people come, and the key with which it is run."""

    event: str
    code: str
    key: str
    commitment: str
    """SHA-256 of the server's secret for the draws of the first board."""


class EventJoined(ResponseBody):
    """A member's own table at the board now, and the token that holds its seat, at later boards too.

    In rounds it is the event itself, where the seat has the number of the member: the token holds the seats
    at the tables of the meetings.
    """

    event: str
    table: str
    seat: int
    token: str


class EventPartner(ResponseBody):
    """A member of an event, together with whom somebody may play."""

    member: int
    name: str


class EventInvite(ResponseBody):
    """What somebody sees of an event before coming."""

    event: str
    title: str
    game: str
    window: bool
    """Whether everybody plays when they like, until the time is over."""
    left: int
    """Milliseconds that are left of the window; -1 without one, and while no clock runs."""
    names: list[str] | None
    """Those of its list who have not come; null where anybody may."""
    rounds: RoundsForm | None
    """How pairs are drawn, round by round; null where everybody plays the same."""
    alone: list[EventPartner] | None
    """Those who have come and wait for somebody to play with; null where nobody plays in teams."""
    language: str
    """The language to begin with where none has been chosen; empty: that of the browser."""


EventPhase = Literal["waiting", "playing", "paused", "over"]
"""`over` is said of the board; there may be another one."""


class EventMemberInfo(ResponseBody):
    """A member of an event after the last bell; of the turn that runs it is told who has played, no more.

    In rounds everybody is here who has not left, and points are those of the rounds that are over.
    """

    member: int
    name: str
    here: bool
    played: bool
    """Whether their turn is over; in a window, for the maker alone, whether they have finished the board."""
    turns: int
    """For the maker, in a window: how many turns of the board they have finished; else 0."""
    left: bool
    points: int
    place: int
    """From 1 on; those who are level share one."""
    share: int
    """Percent of the points of the best plays, rounded down; -1 where these are not known."""
    met: int
    """The points of all whom they have met in rounds, by which those are told apart who are level."""
    beside: int
    """For the maker: the member on whose device they have come to this board; else 0."""
    partner: int
    """The member together with whom they play, and share a place; 0 for nobody."""


class EventMeeting(ResponseBody):
    """Two members, or teams, who play two games with the same draws in a round, or one who sits out."""

    members: list[int]
    """Their numbers; who comes first has seat 0 in the first game, and seat 1 in the second."""
    partners: list[int]
    """The members who play in the second game in their place, at the same time; empty without teams."""
    tables: list[str]
    """The tables of the games that have begun; those of teams are closed before both are over."""
    won: list[int]
    """The points of who comes first in each game that is over: 2 won, 1 drawn, 0 lost. Of teams, in both."""


class EventNow(ResponseBody):
    """An event as it stands, for its wall and for who runs it.

    In rounds, these are its boards: `turn` is 0, `left` -1, and `table` is the event itself.
    """

    event: str
    code: str
    title: str
    game: str
    board: int
    """Which board it is, from 1 on."""
    boards: int
    table: str
    """The table of the board, which anybody may watch."""
    shared: bool
    """Whether that table shows a position of all; else it is nobody's board, and its log tells the draws."""
    commitment: str
    phase: EventPhase
    turn: int
    """Which turn it is, from 1 on; 0 before the first, and in a window, where each is at one of their own."""
    window: bool
    """Whether everybody plays when they like, until the time is over."""
    one_turn: bool
    """Whether a board is a single turn, with which it ends."""
    left: int
    """Milliseconds that are left of the turn, or of the window; -1 while no clock runs."""
    ranked: bool
    """Whether points and best plays are shown now; else none is here, and members stand as they came."""
    best: int
    """Points of the best plays so far; 0 where they are not known."""
    members: list[EventMemberInfo]
    """The first ones first."""
    rounds: RoundsForm | None
    """How pairs are drawn, round by round; null where everybody plays the same."""
    teams: bool
    """Whether two play together in rounds."""
    meetings: list[EventMeeting]
    """Who meets whom in the round now."""


class EventBoardResult(ResponseBody):
    """A board of an event turn by turn: the points of the best plays, and how many have found each."""

    best: list[int]
    """The points of the best plays after each turn; zeros where they are not known."""
    found: list[int]
    """How many members made as many points in each turn as the best play; empty where they are not known."""
    table: str
    """Its table, once it is over: members' tables there, `{table}-3`, may then be replayed by all."""


class EventMemberResult(ResponseBody):
    """How a member came out; those of a team come out alike."""

    member: int
    name: str
    points: int
    place: int
    share: int
    turns: list[list[int]]
    """The points after each turn of each board, or of each round that is over."""
    met: int
    """The points of all whom they have met in rounds, by which those are told apart who are level."""
    partner: int
    """The member together with whom they have played; 0 for nobody."""


class EventResults(ResponseBody):
    """The ranking of an event after the last bell, and what each turn came to."""

    event: str
    title: str
    game: str
    season: str
    """The season that it belongs to; empty where it is by itself."""
    boards: list[EventBoardResult]
    members: list[EventMemberResult]
    rounds: list[list[EventMeeting]]
    """Who has met whom in each round so far; empty where everybody plays the same."""


class DayLists(ResponseBody):
    """The code with which people come to the list of today, and the event of yesterday's; empty for none."""

    code: str
    before: str


class SeasonEvent(ResponseBody):
    """An event of a season."""

    event: str
    title: str
    game: str
    made: int
    """When its last board was made, in seconds since 1970."""
    over: bool
    """Whether that board is over, and the event counts."""


class SeasonMember(ResponseBody):
    """How somebody stands in a season, in which everybody is known by their name."""

    name: str
    place: int
    total: int
    brought: list[int]
    """What each event has brought, 0 to 100; -1 where they were not there, and before it is over."""
    counted: list[bool]
    """Which of these make the total."""


class SeasonTable(ResponseBody):
    """The events of a season, and everybody who has come to one of them."""

    season: str
    title: str
    counts: SeasonCounts
    best: int
    """How many events of each count, those that brought most; 0: all."""
    events: list[SeasonEvent]
    members: list[SeasonMember]
    """The first ones first."""


class TableTerms(ResponseBody):
    """By which terms a table that has not begun will be played."""

    game: str
    options: dict[str, str]
    """The options as requested, the number of seats among them."""
    host: int
    """The seat that may change them; -1 where no person has sat down."""
    seated: int
    """How many have sat down: there cannot be fewer seats."""
    visibility: Visibility
    clock: ClockInfo | None
    patience: int
    watching: Watching
    fixed: bool
    """Whether rules and seats stay as they are: the game goes on from another, or belongs to a series."""


class Invite(ResponseBody):
    """What a friend sees before sitting down."""

    table: str
    game: str
    title: Words
    phase: Phase
    watching: Watching
    players: list[Player]
    options: list[tuple[Words, Words]]
    """Non-default options in words: label, value."""
    open: int
    """In how many seats one may still sit down."""
    clock: ClockInfo | None
    form: SeriesForm | None
    """The form of the series that the table belongs to."""
    games: int
    """The most games of that series."""
    origin: OriginInfo | None
    """What the game continues from, if it does not start from scratch."""
    commitment: str
    """SHA-256 of the server's secret for the draws: keep it before you contribute to them."""
    colours: list[int]
    """The number of each seat's colour among the six, by seat; [] where every seat has that of its number."""


class ListedResult(ResponseBody):
    """How a game in a list ended; scores and returns by seat."""

    scores: list[int]
    returns: list[float]
    ranking: list[list[int]]
    """Seats from first to last, tied ones together."""
    ended: Ending
    verdict: Verdict
    leaders: list[int]
    """Who won or shares the win, or is level at the top of a draw."""


class Summary(ResponseBody):
    """A table in a list, for somebody who may hold a seat there."""

    table: str
    game: str
    title: Words
    phase: Phase
    players: list[Player]
    due: list[int]
    my_seat: int
    """The number of the seat that the reader holds; -1 if none."""
    my_turn: bool
    invite: str
    """The code of the invite link, while seats are open."""
    updated: int
    """When I was last told of anything there, in seconds since 1970."""
    nudged: bool
    """Whether somebody has reminded me that it is my turn."""
    until: int
    """When my time runs out, in seconds since 1970; 0 if my clock is stopped."""
    options: list[tuple[Words, Words]]
    """Non-default options in words: label, value."""
    clock: ClockInfo | None
    result: ListedResult | None
    """Null while the game goes on."""
    colours: list[int]
    """The number of each seat's colour among the six, by seat; [] where every seat has that of its number."""
    form: SeriesForm | None
    """The form of the series that the table belongs to."""
    games: int
    """The most games of that series."""
    chat: bool
    """Whether the host of the server lets people chat there."""
    asked_back: int
    """The seat that somebody asks for on another device, if it is mine or I am to answer; else -1. The host
    of the server is to answer where nobody else is a person."""
    asked_code: str
    """The digits that the device shows which asks; else empty."""
    event: str
    """The event that it belongs to, as the table of a member or, without players, the board of its maker."""
    event_title: str


class Channels(ResponseBody):
    """Where it may be told whose turn it is: by webhooks of a new table, and to people's devices."""

    hosts: list[str]
    """The hosts of webhooks; empty where there are none."""
    push: str
    """The server's public key for web push, in base64url; empty where devices cannot be told."""


class MyTables(ResponseBody):
    """One summary per seat held, and the tables that do not exist or do not accept the token."""

    tables: list[Summary]
    unknown: list[str]


class OpenTables(ResponseBody):
    """Public tables: to join if seats are open, else to watch."""

    tables: list[Summary]
    announcement: str = ""
    """What the host of the server wants everybody to know."""


class SiteFacts(ResponseBody):
    """What a host says of the site to everybody."""

    purge_days: int
    """Days after which tables where nothing happens are deleted; 0: never."""
    contact: str
    """Where the host is reached; may be empty."""


class HostedSite(ResponseBody):
    """What there is on the site, for its host."""

    version: str
    tables: dict[Phase, int]
    """How many tables are stored, by their phase."""
    live: int
    """The number of tables in memory."""
    sockets: int
    purge_days: int
    """Days after which tables where nothing happens are deleted; 0: never."""
    announcement: str
    chat: bool
    """Whether people may chat at tables."""


class TableEntries(ResponseBody):
    """What was played at a table of open information; nothing at others."""

    rules_version: int
    entries: list[list[int]]
    """Pairs of who and what: an action of a seat, or an outcome of chance."""


class FinishedGame(ResponseBody):
    """A finished game: its record, from which a page makes every position, and what that does not say."""

    record: GameRecord
    last: Snapshot
    """The table at the end as those who watched see it, without its log."""
    begins: Words
    """How the log says of a seat that it begins."""
    start: str
    """Base64 of the position that the record begins from (`State.to_bytes`); "" if from the beginning."""


class News(ResponseBody):
    """What a table tells a program, as over its socket: a snapshot, or what came since; then `players`."""

    messages: list[ToClient]


class SeatAwaited(ResponseBody):
    """How far a request for a seat has come whose token is lost."""

    seat: int
    held: bool
    """Whether the token that was asked for holds the seat now."""
    waiting: list[int] = []
    """The seats that have not agreed yet; -1 is the host of the server, where nobody else is a person."""
    until: int = 0
    """Until when the seat's token before may refuse, in seconds since 1970."""
    code: str = ""
    """Digits that those who are to agree see too, so that they know whose request it is."""


class DeviceInfo(ResponseBody):
    """A browser of a person."""

    id: str
    label: str
    """What it calls itself; may be empty."""
    made: int
    """Since when it has been theirs, in seconds since 1970."""
    here: bool
    """Whether it is the one that asks."""
    push: bool
    """Whether it is told of turns while no page is open there."""


class PersonInfo(ResponseBody):
    """What is kept of a person besides their seats."""

    names: list[str]
    """What they are called at their tables, the latest first."""
    devices: list[DeviceInfo]
    sheet: bool
    """Whether they have made a sheet to keep."""


class PersonPass(ResponseBody):
    """A code that makes a device a person's, shown only once."""

    code: str
    address: str
    """The link with the code after its `#`, which no server is sent."""
    picture: str
    """The link as a QR code, in SVG."""


class PassOwner(ResponseBody):
    """Whom a device would belong to."""

    names: list[str]
    """What they are called at their tables, the latest first."""
    seats: int
    devices: int


class Stored(ResponseBody):
    """What was sent is stored durably."""


class Waiting(ResponseBody):
    """The lengths of the server's queues."""

    turns: int
    """Requests and messages."""
    replays: int
    bots: int


class Health(ResponseBody):
    """The server's health; with "failing" and a `problem` it cannot store moves."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    """The number of tables in memory."""
    sockets: int
    waiting: Waiting
    problem: Words = ""
    """What is wrong, in a sentence."""


class Problem(ResponseBody, omit_defaults=True):
    """Why a request was not carried out. `allowed` lists what would have been possible, if known."""

    code: str
    sentence: Words
    field: str = ""
    """The part of the request that is wrong: "options.finish", "seats.1.name"."""
    rule: str = ""
    allowed: tuple[str, ...] = ()


# -- help, reference, games without a server ----------------------------------------------------------------


class FactTable(ResponseBody):
    """A table of facts: rows with a cell for each column."""

    title: Words
    about: Words
    columns: list[Words]
    rows: list[list[Words]]


class Facts(ResponseBody):
    """What can be looked up about a game under its options."""

    game: str
    title: Words
    options: list[tuple[Words, Words]]
    """Non-default options in words: label, value."""
    tables: list[FactTable]


class AidInfo(ResponseBody):
    """A question that a seat may ask in turn."""

    name: str
    label: Words
    about: Words
    searched: bool
    """Whether a search answers it, better the longer it runs."""


class Gift(ResponseBody):
    """A room's result: a value of an option of its game, for a new table."""

    game: str
    title: Words
    option: str
    value: str


class TableExtras(ResponseBody):
    """Extras of a table."""

    aids: list[AidInfo]
    """The questions its seats may ask; empty if the table was made without help."""
    facts: bool
    """Whether there are facts to look up."""
    lesson: bool
    """Whether the game has a lesson."""
    puzzles: bool
    """Whether it has puzzles."""
    study: bool
    """Whether it is studied once it is over."""
    home: str
    """The game that this room belongs to; "" if it is not a room."""
    gift: Gift | None


class RulesModules(ResponseBody):
    """The two compiled modules of a game under certain options, for a browser or any other program."""

    manifest: dict[str, Any]
    """What a caller must know about them, as in the manifest of `parlour export wasm`: under `modules` the
    permanent address of the one that `speaks` and the one that `thinks`, "" while there is none."""
    never: dict[str, str] = {}
    """Why there will never be one, by its part."""


class LocalTable(ResponseBody):
    """A game as a page needs it to play it by itself; seats may ask for `aids` in turn."""

    game: str
    title: Words
    board: Words
    """The permanent address of its board."""
    draws_starter: bool
    """Whether the seat drawn before everything else is the one that begins."""
    aids: list[AidInfo]

"""Answers of the HTTP API, besides the messages of a table (`wire.to_client`).

The browser's types are generated from here. Stored data has types of its own, so these may change.
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
    """The option of the game that the room's result is a value of; "" for none."""
    options: list[OptionInfo]
    presets: list[PresetInfo]
    """Named sets of the room's options."""
    event: bool
    """Whether it can be played as an event."""


class SeatingInfo(ResponseBody):
    """Teams and colours for a number of seats under some options; the last one that applies counts."""

    seats: int
    options: dict[str, str]
    """The options under which it applies; others do not matter."""
    teams: list[int]
    """The team of each seat; [] where everybody plays for themselves."""
    colours: list[int]
    """The number of each seat's colour among the six; [] where it is the seat's own number."""


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
    """The presets, of which the client offers the first; without a preset, every option has its default."""
    picture: str
    """Address of a drawing of the table; `?dark=1` for the dark one."""
    rooms: list[RoomInfo]
    facts: bool
    """Whether there are tables of facts to look up."""
    lesson: bool
    """Whether there is a lesson for newcomers."""
    puzzles: bool
    """Whether there are puzzles, and a task for each day."""
    event: bool
    """Whether it can be played as an event: by everybody at once, with the same draws."""
    pairs: bool
    """Whether it can be played in rounds of pairs: two games with the same draws, with the seats changed."""
    teams: bool
    """Whether pairs need teams of two, one for each game, as a player of both would know too much."""
    day_list: bool
    """Whether there is a public list of results for each day."""


class LevelInfo(ResponseBody):
    """A level of bots, which are named by `bots` in turn, and the letter of their seat."""

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
    """Numbered rules; those that do not apply under the options have the class `rule-off`."""
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
    """The new event, the code for joining it, and the key for running it."""

    event: str
    code: str
    key: str
    commitment: str
    """SHA-256 of the server's secret for the draws of the first board."""


class EventJoined(ResponseBody):
    """A member's own table at the current board, and the token that holds its seat, at later boards too.

    In rounds the table is the event itself, and the seat is the member's number; the token holds the seats at
    the tables of the meetings.
    """

    event: str
    table: str
    seat: int
    token: str


class EventPartner(ResponseBody):
    """A member of an event who may be chosen as a partner."""

    member: int
    name: str


class EventInvite(ResponseBody):
    """An event as people see it before joining."""

    event: str
    title: str
    game: str
    window: bool
    """Whether members play at their own pace until the time is over."""
    left: int
    """Milliseconds that are left of the window; -1 without one, and while no clock runs."""
    names: list[str] | None
    """The names on its list that have not joined; null where anybody may join."""
    rounds: RoundsForm | None
    """How pairs are drawn, round by round; null where everybody plays the same."""
    alone: list[EventPartner] | None
    """The members who wait for a partner; null without teams."""
    language: str
    """The first language for newcomers who have chosen none; empty: that of the browser."""


EventPhase = Literal["waiting", "playing", "paused", "over"]
"""`over` refers to the board; there may be another one."""


class EventMemberInfo(ResponseBody):
    """A member of an event after the last bell; of the current turn only `played` is shown.

    In rounds, members who have left are not listed, and points are those of the finished rounds.
    """

    member: int
    name: str
    here: bool
    played: bool
    """Whether the member's turn is over; in a window, only for the maker, whether the board is finished."""
    turns: int
    """For the maker, in a window: the number of turns that the member has finished; else 0."""
    left: bool
    points: int
    place: int
    """The place, from 1 on, shared by members who are level."""
    share: int
    """The points as a percentage of the best plays', rounded down; -1 where these are unknown."""
    met: int
    """The sum of all opponents' points in rounds, which breaks ties."""
    beside: int
    """For the maker: the member on whose device this one joined; else 0."""
    partner: int
    """The partner, with whom the member shares a place; 0 for none."""


class EventMeeting(ResponseBody):
    """A pair of a round: two members or teams that play two games with the same draws; or one sits out."""

    members: list[int]
    """The members' numbers; the first has seat 0 in the first game, and seat 1 in the second."""
    partners: list[int]
    """The members who play in the second game in their place, at the same time; empty without teams."""
    tables: list[str]
    """The tables of the games that have begun; those of teams are closed before both are over."""
    won: list[int]
    """The first member's points in each finished game (2 won, 1 drawn, 0 lost); for teams, in both at
    once."""


class EventNow(ResponseBody):
    """The state of an event, for its wall and for its maker.

    An event of rounds counts them as boards: `turn` is 0, `left` -1, and `table` is the event itself.
    """

    event: str
    code: str
    title: str
    game: str
    board: int
    """The number of the board, from 1 on."""
    boards: int
    table: str
    """The table of the board, which anybody may watch."""
    shared: bool
    """Whether that table shows a position common to all; else nobody plays there, and its log has the
    draws."""
    commitment: str
    phase: EventPhase
    turn: int
    """The current turn, from 1 on; 0 before the first, and in a window, where members have their own."""
    window: bool
    """Whether members play at their own pace until the time is over."""
    one_turn: bool
    """Whether a board consists of one turn."""
    left: int
    """Milliseconds that are left of the turn, or of the window; -1 while no clock runs."""
    ranked: bool
    """Whether points and best plays are shown now; else members are in the order of joining."""
    best: int
    """The points of the best plays so far; 0 where they are unknown."""
    members: list[EventMemberInfo]
    """The first ones first."""
    rounds: RoundsForm | None
    """How pairs are drawn, round by round; null where everybody plays the same."""
    teams: bool
    """Whether members play rounds in teams of two."""
    meetings: list[EventMeeting]
    """The meetings of the current round."""


class EventBoardResult(ResponseBody):
    """A board of an event turn by turn: the points of the best plays, and how many members found them."""

    best: list[int]
    """The points of the best plays after each turn; zeros where they are unknown."""
    found: list[int]
    """The number of members who played as well as the best play in each turn; empty where that is unknown."""
    table: str
    """The board's table, once it is over: anybody may then replay members' tables (`{table}-3`)."""


class EventMemberResult(ResponseBody):
    """A member's result; members of a team share theirs."""

    member: int
    name: str
    points: int
    place: int
    share: int
    turns: list[list[int]]
    """The points after each turn of each board, or in each finished round."""
    met: int
    """The sum of all opponents' points in rounds, which breaks ties."""
    partner: int
    """The partner; 0 for none."""


class EventResults(ResponseBody):
    """The ranking of an event after the last bell, and the points of each turn."""

    event: str
    title: str
    game: str
    season: str
    """The season that the event belongs to; empty for none."""
    boards: list[EventBoardResult]
    members: list[EventMemberResult]
    rounds: list[list[EventMeeting]]
    """The meetings of each round so far; empty where everybody plays the same."""


class DayLists(ResponseBody):
    """The code for joining today's list, and yesterday's event; empty for none."""

    code: str
    before: str


class SeasonEvent(ResponseBody):
    """An event of a season."""

    event: str
    title: str
    game: str
    made: int
    """When the event's last board was made, in seconds since 1970."""
    over: bool
    """Whether that board is over, and the event counts."""


class SeasonMember(ResponseBody):
    """A member's standing in a season, where people are identified by name."""

    name: str
    place: int
    total: int
    brought: list[int]
    """What each event has brought, 0 to 100; -1 if the member was absent, or the event is not over."""
    counted: list[bool]
    """Whether each of these counts."""


class SeasonTable(ResponseBody):
    """The events of a season, and everybody who has joined one of them."""

    season: str
    title: str
    counts: SeasonCounts
    best: int
    """The number of each member's best events that count; 0: all."""
    events: list[SeasonEvent]
    members: list[SeasonMember]
    """The first ones first."""


class TableTerms(ResponseBody):
    """The terms of a table that has not begun."""

    game: str
    options: dict[str, str]
    """The options as requested, the number of seats among them."""
    host: int
    """The seat that may change the terms; -1 where no person has sat down."""
    seated: int
    """The number of seated players: there cannot be fewer seats."""
    visibility: Visibility
    clock: ClockInfo | None
    patience: int
    watching: Watching
    fixed: bool
    """Whether rules and seats cannot change, as the game continues another or belongs to a series."""


class Invite(ResponseBody):
    """An invitation, as a friend sees it before sitting down."""

    table: str
    game: str
    title: Words
    phase: Phase
    watching: Watching
    players: list[Player]
    options: list[tuple[Words, Words]]
    """Non-default options in words: label, value."""
    open: int
    """The number of open seats."""
    clock: ClockInfo | None
    form: SeriesForm | None
    """The form of the series that the table belongs to."""
    games: int
    """The most games of that series."""
    origin: OriginInfo | None
    """The beginning that the game continues from; null if it starts from scratch."""
    commitment: str
    """SHA-256 of the server's secret for the draws: keep it before you contribute to them."""
    colours: list[int]
    """The number of each seat's colour among the six; [] where it is the seat's own number."""


class ListedResult(ResponseBody):
    """How a game in a list ended; scores and returns by seat."""

    scores: list[int]
    returns: list[float]
    ranking: list[list[int]]
    """Seats from first to last, tied ones together."""
    ended: Ending
    verdict: Verdict
    leaders: list[int]
    """The seats that won or share the win, or are level at the top of a draw."""


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
    """When the reader was last told of anything there, in seconds since 1970."""
    nudged: bool
    """Whether somebody has reminded the reader of their turn."""
    until: int
    """When the reader's time runs out, in seconds since 1970; 0 if their clock is stopped."""
    options: list[tuple[Words, Words]]
    """Non-default options in words: label, value."""
    clock: ClockInfo | None
    result: ListedResult | None
    """Null while the game goes on."""
    colours: list[int]
    """The number of each seat's colour among the six; [] where it is the seat's own number."""
    form: SeriesForm | None
    """The form of the series that the table belongs to."""
    games: int
    """The most games of that series."""
    chat: bool
    """Whether the host of the server lets people chat there."""
    asked_back: int
    """The seat that somebody asks for on another device, if it is the reader's or the reader is to answer;
    else -1. Where nobody else is a person, the host of the server is to answer."""
    asked_code: str
    """The digits shown on the device that asks; else empty."""
    event: str
    """The event of a member's table or, without players, of its maker's board."""
    event_title: str


class Channels(ResponseBody):
    """The channels that turns may be announced in: webhooks of a new table, and people's devices."""

    hosts: list[str]
    """The hosts of webhooks; empty where there are none."""
    push: str
    """The server's public key for web push, in base64url; empty where devices cannot be notified."""


class MyTables(ResponseBody):
    """One summary per seat held, and the tables that do not exist or do not accept the token."""

    tables: list[Summary]
    unknown: list[str]


class OpenTables(ResponseBody):
    """Public tables: to join if seats are open, else to watch."""

    tables: list[Summary]
    announcement: str = ""
    """The announcement of the server's host."""


class SiteFacts(ResponseBody):
    """Public facts about the site."""

    purge_days: int
    """Days after which tables where nothing happens are deleted; 0: never."""
    contact: str
    """The host's contact; may be empty."""


class HostedSite(ResponseBody):
    """The contents of the site, for its host."""

    version: str
    tables: dict[Phase, int]
    """The number of stored tables, by phase."""
    live: int
    """The number of tables in memory."""
    sockets: int
    purge_days: int
    """Days after which tables where nothing happens are deleted; 0: never."""
    announcement: str
    chat: bool
    """Whether people may chat at tables."""


class TableEntries(ResponseBody):
    """The entries of a table of open information; none at other tables."""

    rules_version: int
    entries: list[list[int]]
    """Pairs of actor and number: an action of a seat, or an outcome of chance."""


class FinishedGame(ResponseBody):
    """A finished game: its record, from which a page makes every position, and further facts."""

    record: GameRecord
    last: Snapshot
    """The table at the end as spectators see it, without its log."""
    begins: Words
    """The log's line for the seat that begins."""
    start: str
    """Base64 of the position that the record begins from (`State.to_bytes`); "" if from the beginning."""


class News(ResponseBody):
    """A table's messages to a program, as over its socket: a snapshot, or later messages; then `players`."""

    messages: list[ToClient]


class SeatAwaited(ResponseBody):
    """The progress of a request for a seat whose token is lost."""

    seat: int
    held: bool
    """Whether the request's token holds the seat now."""
    waiting: list[int] = []
    """The seats that have not agreed yet; -1 is the host of the server, where nobody else is a person."""
    until: int = 0
    """Until when the seat's old token may refuse, in seconds since 1970."""
    code: str = ""
    """Digits that the people who are to agree see too, so that they know whose request it is."""


class DeviceInfo(ResponseBody):
    """A browser of a person."""

    id: str
    label: str
    """The browser's own name; may be empty."""
    made: int
    """When the browser was added, in seconds since 1970."""
    here: bool
    """Whether this is the browser that asks."""
    push: bool
    """Whether the browser is notified of turns while no page is open there."""


class PersonInfo(ResponseBody):
    """The stored data of a person, besides their seats."""

    names: list[str]
    """The person's names at their tables, the latest first."""
    devices: list[DeviceInfo]
    sheet: bool
    """Whether the person has made a sheet with a code."""


class PersonPass(ResponseBody):
    """A code that adds a device to a person, shown only once."""

    code: str
    address: str
    """The link with the code after its `#`, which no server is sent."""
    picture: str
    """The link as a QR code, in SVG."""


class PassOwner(ResponseBody):
    """The person that a device would be added to."""

    names: list[str]
    """The person's names at their tables, the latest first."""
    seats: int
    devices: int


class Stored(ResponseBody):
    """The request is stored durably."""


class Waiting(ResponseBody):
    """The lengths of the server's queues."""

    turns: int
    """The number of waiting requests and messages."""
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
    """The tables of facts about a game under its options."""

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
    """Whether a search answers it, the better the longer it runs."""


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
    """Whether the game has puzzles."""
    study: bool
    """Whether the game can be studied once it is over."""
    home: str
    """The game that this room belongs to; "" if it is not a room."""
    gift: Gift | None


class RulesModules(ResponseBody):
    """The two compiled modules of a game under certain options, for a browser or any other program."""

    manifest: dict[str, Any]
    """The manifest, as in `parlour export wasm`; its `modules` has the permanent addresses of the module that
    `speaks` and the one that `thinks`, "" while there is none."""
    never: dict[str, str] = {}
    """The reasons why there will never be one, by part."""


class LocalTable(ResponseBody):
    """A game as a page needs it for playing without a server; seats may ask for `aids` in turn."""

    game: str
    title: Words
    board: Words
    """The permanent address of its board."""
    draws_starter: bool
    """Whether the seat drawn before everything else is the one that begins."""
    aids: list[AidInfo]

"""What the HTTP API answers, besides the messages of a table (`presentation.messages`).

The browser's types come from here. Stored rows have types of their own (`storage`), so that these may change.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.kernel.study import StudyStatus
from parlour.play.types import Phase, SeriesForm
from parlour.presentation.message_parts import ClockInfo, OriginInfo, Player


class ResponseBody(msgspec.Struct, forbid_unknown_fields=True):
    """Base of what the server answers; every field is always there."""


# -- games ---------------------------------------------------------------------------------------------------


BasisKind = Literal["printed", "reading", "original", "house", "ours"]
"""A printed sentence; our reading of one that is unclear; what the maker's own program or page does; a house
rule where the text is silent; or nothing but that we offer it."""


class BasisInfo(ResponseBody):
    """What the value of an option rests on, with the printed sentences it names, in our words."""

    kind: BasisKind
    words: str
    sentences: list[str]


class ChoiceInfo(ResponseBody):
    """One value of an option, what it means, and what it rests on."""

    value: str
    label: str
    basis: BasisInfo


class OptionInfo(ResponseBody):
    """One thing to choose before a game. The default is the usual value, which need not be printed."""

    name: str
    label: str
    default: str
    choices: list[ChoiceInfo]
    """The allowed values, or the presets where `custom` values are allowed; empty for whole numbers."""
    low: int
    high: int
    """Bounds of a whole number, when there are no choices and the option is not custom."""
    custom: bool
    """Whether free text is allowed (a board, a deck, a layout); the server checks it."""
    basis: BasisInfo
    """What the default rests on; other values without a choice of their own are ours."""


class PresetInfo(ResponseBody):
    """A set of options with a name. `preset` among the options of a new table asks for it."""

    name: str
    label: str
    about: str
    options: dict[str, str]
    """What it leaves out is as usual."""


class RoomInfo(ResponseBody):
    """A further game of one seat that a game has: a puzzle, or an editor of a value of `option`."""

    slug: str
    title: str
    summary: str
    option: str
    """The option of the game that its result is a value of; "" for one played for its own sake."""


class GameInfo(ResponseBody):
    """A game and what may be chosen for it; `seats` is among the options as well."""

    slug: str
    title: str
    credit: str
    summary: str
    seats: list[int]
    hidden: bool
    """Whether seats on one device need a curtain."""
    score_name: str
    more_is_better: bool
    options: list[OptionInfo]
    presets: list[PresetInfo]
    """The first is what people are offered; a table made without one begins with the usual options."""
    picture: str
    """Address of a drawing of the table; `?dark=1` for the dark one."""
    rooms: list[RoomInfo]
    facts: bool
    """Whether there are tables of facts to look up."""


class LevelInfo(ResponseBody):
    """A strength of bots."""

    name: str
    label: str
    about: str


class Heading(ResponseBody):
    """An entry of a rules page's table of contents."""

    id: str
    title: str


class Rules(ResponseBody):
    """The rules of a game as a safe piece of HTML with its drawings inside."""

    title: str
    html: str
    contents: list[Heading]


# -- tables --------------------------------------------------------------------------------------------------


class SeatToken(ResponseBody):
    """The secret that holds a seat. It is shown this once; the server keeps only its hash."""

    seat: int
    token: str


class TableMade(ResponseBody):
    """The new table, the code of its invite link, and the secrets of the seats on this device."""

    table: str
    invite: str
    tokens: list[SeatToken]
    commitment: str
    """SHA-256 of the server's secret for the draws."""


class Invite(ResponseBody):
    """What a friend sees before sitting down."""

    table: str
    game: str
    title: str
    players: list[Player]
    options: list[tuple[str, str]]
    """Options that differ from the usual ones, in words: label, value."""
    open: int
    """How many seats are open."""
    clock: ClockInfo | None
    form: SeriesForm | None
    """Of the series that the table is one game of."""
    games: int
    """How many games that has, at most."""
    origin: OriginInfo | None
    """What the game goes on from, where it does not begin at the beginning."""
    commitment: str
    """SHA-256 of the server's secret for the draws: keep it before you contribute to them."""


class Summary(ResponseBody):
    """A table in a list. `my_seat` is -1 where none is held."""

    table: str
    game: str
    title: str
    phase: Phase
    players: list[Player]
    due: list[int]
    my_seat: int
    my_turn: bool
    invite: str
    """The code of the invite link, while seats are open."""
    updated: int
    """When I was last told of anything there, in seconds since 1970."""
    nudged: bool
    """Whether somebody has reminded me that it is my turn."""
    until: int
    """When my time runs out, in seconds since 1970; 0 while no clock of mine runs."""


class MyTables(ResponseBody):
    """One summary for each seat held, and the tables that do not exist or do not know the token."""

    tables: list[Summary]
    unknown: list[str]


class OpenTables(ResponseBody):
    """Tables that everybody may find: to join where seats are open, else to watch."""

    tables: list[Summary]


class TurnStored(ResponseBody):
    """The commit is stored; `n` is its event's number."""

    n: int


class Waiting(ResponseBody):
    """How many wait for their turn."""

    turns: int
    """Requests and messages."""
    replays: int
    bots: int


class Health(ResponseBody):
    """Whether the server is well; with "failing" and a `problem` it cannot keep what is played."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    """Tables in memory."""
    sockets: int
    waiting: Waiting
    problem: str = ""
    """What is wrong, in a sentence."""


class Problem(ResponseBody, omit_defaults=True):
    """Why a request was not done. `allowed` lists what would have been possible, where that is known."""

    code: str
    sentence: str
    field: str = ""
    """The part of the request that is wrong: "options.finish", "seats.1.name"."""
    rule: str = ""
    allowed: tuple[str, ...] = ()


# -- help, reference, studies --------------------------------------------------------------------------------


class FactTable(ResponseBody):
    """A table of facts: one row after another, a cell for each column."""

    title: str
    about: str
    columns: list[str]
    rows: list[list[str]]


class Facts(ResponseBody):
    """What can be looked up about a game under its options."""

    game: str
    title: str
    options: list[tuple[str, str]]
    """Options that differ from the usual ones, in words: label, value."""
    tables: list[FactTable]


class AidInfo(ResponseBody):
    """A question that a seat may ask in turn."""

    name: str
    label: str
    about: str


class AidAnswer(ResponseBody):
    """What an aid says, from what the seat may know; `actions` are what it is about."""

    sentence: str
    actions: list[int]
    rows: list[tuple[str, str]]
    """What belongs to the sentence: things, and how much or how likely they are."""


class Gift(ResponseBody):
    """What a room has come to: a value of an option of the game it belongs to, for a new table."""

    game: str
    title: str
    option: str
    value: str


class TableExtras(ResponseBody):
    """What there is beside a table."""

    aids: list[AidInfo]
    """The questions its seats may ask; none where the table was made without help."""
    facts: bool
    """Whether there are facts to look up."""
    study: bool
    """Whether the game studies itself once it is over."""
    more_is_better: bool
    home: str
    """The game that this room belongs to; "" for a game itself."""
    gift: Gift | None


class StudyLine(ResponseBody):
    """A way of play to step through: `record` is a record as `POST /replay` takes it, as JSON."""

    title: str
    moment: int
    """The replay's moment from which on it is worth looking at."""
    record: str


class StudyFinding(ResponseBody):
    """Something found out about a seat (-1: about the game)."""

    sentence: str
    status: StudyStatus
    seat: int
    moment: int
    """The moment of the game's replay that it is about; -1 for all of it."""
    entries: int
    """How many entries have been played by then; -1 for all of it."""
    lines: list[StudyLine]


class GameStudy(ResponseBody):
    """What was found out about a finished game. While `done` is false, it is being studied: ask again."""

    done: bool
    game: str
    title: str
    players: list[str]
    summary: str
    findings: list[StudyFinding]
    curve: list[list[float]]
    """How each seat stood before the first entry and after each, from -1 to 1; empty where nobody knows."""
    entries: list[int]
    """How many entries have been played at each moment of the replay."""
    chances: list[list[int]]
    """Each seat's chances at each moment of the replay, in wins of 100 games; empty where nobody knows."""


class RulesModule(ResponseBody):
    """The compiled rules of a game under certain options, for a browser or any other program."""

    wasm: str
    """Where the module lies, for ever: `/api/v1/modules/{hash}?game=…`."""
    manifest: dict[str, Any]
    """What a caller must know of it, as in the manifest of `parlour export wasm`."""

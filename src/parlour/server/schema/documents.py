"""What the HTTP API takes and gives, besides the messages of a table (`messages`).

Requests are strict and closed: a field that is not named here is refused. The browser's types come from here
too.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from parlour.play.types import ClockKind, Phase, PlanKind, SeriesForm, Visibility
from parlour.presentation.messages import Player
from parlour.presentation.terms import Clock, Origin

MOST_SEATS = 12
NAME_LENGTH = 40
OPTION_LENGTH = 1000
MOST_OPTIONS = 24
SECRET_LENGTH = 100
CONTRIBUTION = "^([0-9a-f]{64})?$"
ID_LENGTH = 40
MOST_MINE = 100


def _whole(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(_whole)]
"""JSON Schema calls 2.0 an integer, so it is taken for 2."""

Count = Annotated[int, Field(ge=0), BeforeValidator(_whole)]
"""A whole number, 0 or more."""

Name = Annotated[str, Field(max_length=NAME_LENGTH)]
"""A person's name, as others see it."""

Secret = Annotated[str, Field(max_length=SECRET_LENGTH)]
"""A seat's token."""

Contribution = Annotated[str, Field(pattern=CONTRIBUTION, max_length=64)]
"""32 random bytes in hex for the seed of the draws, or empty."""

Id = Annotated[str, Field(max_length=ID_LENGTH)]
"""A table's id, an invite's code, a game's slug or a level's name."""

OptionName = Annotated[str, Field(max_length=ID_LENGTH)]
OptionText = Annotated[str, Field(max_length=OPTION_LENGTH)]
"""An option's value in one line."""


class Request(BaseModel):
    """Base of what is sent to the server."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Base of what the server answers; every field is always there."""


# -- games ---------------------------------------------------------------------------------------------------


class ChoiceInfo(Answer):
    """One value of an option, and what it means."""

    value: str
    label: str


class OptionInfo(Answer):
    """One thing to choose before a game. The default is the printed rule."""

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


class RoomInfo(Answer):
    """A further game of one seat that a game has: a puzzle, or an editor of a value of `option`."""

    slug: str
    title: str
    summary: str
    option: str
    """The option of the game that its result is a value of; "" for one played for its own sake."""


class GameInfo(Answer):
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
    picture: str
    """Address of a drawing of the table; `?dark=1` for the dark one."""
    rooms: list[RoomInfo]
    facts: bool
    """Whether there are tables of facts to look up."""


class LevelInfo(Answer):
    """A strength of bots."""

    name: str
    label: str
    about: str


class Heading(Answer):
    """An entry of a rules page's table of contents."""

    id: str
    title: str


class Rules(Answer):
    """The rules of a game as a safe piece of HTML with its drawings inside."""

    title: str
    html: str
    contents: list[Heading]


# -- tables --------------------------------------------------------------------------------------------------


class SeatPlan(Request):
    """Who is to take a seat: me or somebody else on this device, a friend by link, or a bot at a level."""

    kind: PlanKind
    name: Name = ""
    level: Id = ""


class ClockPlan(Request):
    """Time to think.

    `main` is seconds a turn (`turn`), seconds for the game with `plus` more after each turn (`fischer`), or
    days a turn (`days`).
    """

    kind: ClockKind
    main: Whole
    plus: Whole = 0


class SeriesAsked(Request):
    """Games that count together; `games` says how many for `games` and `best`."""

    form: SeriesForm
    games: Whole = 0


class NewTable(Request):
    """A table to be made. Options that are left out are as printed."""

    game: Id
    options: Annotated[dict[OptionName, OptionText], Field(max_length=MOST_OPTIONS)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    visibility: Visibility = "link"
    clock: ClockPlan | None = None
    series: SeriesAsked | None = None
    patience: Whole | None = None
    """Seconds without a move, where there is no clock, after which a bot may play for somebody; 0 for ever.

    By default it is as the host has set it.
    """
    contributes: bool = False
    """Whether the game waits for a contribution to the seed of its draws, which this client will send."""


class PlayOn(Request):
    """A table to be made whose game goes on from a finished one, after so many of its entries."""

    entries: Count
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    contributes: bool = False
    """As in `NewTable`."""


class SeatToken(Answer):
    """The secret that holds a seat. It is shown this once; the server keeps only its hash."""

    seat: int
    token: str


class TableMade(Answer):
    """The new table, the code of its invite link, and the secrets of the seats on this device."""

    table: str
    invite: str
    tokens: list[SeatToken]
    commitment: str
    """SHA-256 of the server's secret for the draws."""


class Join(Request):
    """Take the next open seat of a table; `contribution` goes into the seed of the draws."""

    invite: Id
    name: Name
    contribution: Contribution = ""


class ContributionSent(Request):
    """What the holder of a seat gives to the seed of the draws."""

    token: Secret
    contribution: Contribution


class Invite(Answer):
    """What a friend sees before sitting down."""

    table: str
    game: str
    title: str
    players: list[Player]
    options: list[tuple[str, str]]
    """Options that differ from the printed rules, in words: label, value."""
    open: int
    """How many seats are open."""
    clock: Clock | None
    form: SeriesForm | None
    """Of the series that the table is one game of."""
    games: int
    """How many games that has, at most."""
    origin: Origin | None
    """What the game goes on from, where it does not begin at the beginning."""
    commitment: str
    """SHA-256 of the server's secret for the draws: keep it before you contribute to them."""


class TableKey(Request):
    """A table, and the secret of a seat at it."""

    table: Id
    token: Secret


class Mine(Request):
    """The tables one has seats at."""

    tables: Annotated[list[TableKey], Field(max_length=MOST_MINE)]


class Summary(Answer):
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


class MyTables(Answer):
    """One summary for each seat held, and the tables that do not exist or do not know the token."""

    tables: list[Summary]
    unknown: list[str]


class OpenTables(Answer):
    """Tables that everybody may find: to join where seats are open, else to watch."""

    tables: list[Summary]


class PlayRequest(Request):
    """A commit over HTTP, for bots: a run of actions on version `v` of the seat's view."""

    token: Secret
    v: Whole
    actions: Annotated[list[Whole], Field(min_length=1, max_length=200)]


class Played(Answer):
    """The commit is stored; `n` is its event's number."""

    n: int


class Waiting(Answer):
    """How many wait for their turn."""

    turns: int
    """Requests and messages."""
    replays: int
    bots: int


class Health(Answer):
    """Whether the server is well; with "failing" and a `problem` it cannot keep what is played."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    """Tables in memory."""
    sockets: int
    waiting: Waiting
    problem: str = ""
    """What is wrong, in a sentence."""


class Problem(Answer, omit_defaults=True):
    """Why a request was not done. `allowed` lists what would have been possible, where that is known."""

    code: str
    sentence: str
    field: str = ""
    """The part of the request that is wrong: "options.finish", "seats.1.name"."""
    rule: str = ""
    allowed: tuple[str, ...] = ()

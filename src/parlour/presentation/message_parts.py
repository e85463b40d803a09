"""What messages consist of: players, lines of the log, steps, and the terms of a table."""

from __future__ import annotations

import msgspec

from parlour.display.scene import Change, LogLine
from parlour.play.types import ChairKind, ClockKind, Ending, RequestKind, SeriesForm


class Player(msgspec.Struct, omit_defaults=True):
    """Who holds a seat. A bot plays as `plays_as` (a level) until its own level is ready."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    here: bool = False
    """Whether a browser is connected for this seat now (bots always are)."""
    team: int = -1
    again: bool = False
    """Has asked for another game."""
    plays_as: str = ""
    stands_in: bool = False
    """Whether this is a bot that plays on for the person of this name, who may come back."""


class NumberedLine(msgspec.Struct, omit_defaults=True):
    """A line of the log: `seat` did `told`; -1 is the table itself (a draw, the end)."""

    n: int
    """The number of the event it belongs to; below 1 for turns of the game that this one goes on from."""
    seat: int
    told: LogLine


class ChatLine(msgspec.Struct, omit_defaults=True):
    """A line of chat; `seat` is -1 for a spectator. `at` is seconds since 1970."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class Step(msgspec.Struct, omit_defaults=True):
    """One action or draw: the pieces it changed, and its line of the log."""

    seat: int
    changes: list[Change] = []
    told: LogLine | None = None


class Wrong(msgspec.Struct, omit_defaults=True):
    """An action of a draft that no order allows: drawn where it lies, with its refusal."""

    action: int
    rule: str
    sentence: str


class OriginInfo(msgspec.Struct, omit_defaults=True):
    """The game that another one goes on from: its first turns were taken over."""

    entries: int
    """How many entries, draws included."""
    moment: int
    """Where that is in a replay of it, or of this game."""
    table: str = ""
    """Where it was played; without it, it came from a file."""


class Call(msgspec.Struct, omit_defaults=True):
    """A referee's call that this seat may raise now."""

    action: int
    label: str
    """What for: "Table talk"."""
    against: list[int]
    """The seats of the team it is about."""


class Question(msgspec.Struct, omit_defaults=True):
    """What a seat asks of others."""

    about: RequestKind
    by: int
    waiting: list[int]
    """The seats that have not answered yet."""
    whom: list[int] = []
    """The seats it is about: of a call, of somebody away."""
    label: str = ""
    """Of a call."""


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """A table's time control."""

    kind: ClockKind
    main: int
    """Seconds a turn, seconds of the stock, or days a turn."""
    plus: int = 0
    """Seconds added after each turn, for `fischer`."""
    loses: bool = False
    """Whether time that is up loses the game; else a bot plays on for the seat."""


class Series(msgspec.Struct, omit_defaults=True):
    """The series that a game is one of, and how it stands."""

    form: SeriesForm
    games: int
    """How many games there are, at most."""
    number: int
    """Which of them this table's is, from 1."""
    rows: list[list[float]]
    """The figures of the games that counted so far, one a seat."""
    tables: list[str]
    """Where they were played."""
    totals: list[float]
    ranking: list[list[int]]
    """Seats from first to last, equal ones together."""
    figure: str
    """What the figures are: the game's scores by their name, or "wins"."""
    starter: int = -1
    """The seat that begins this game, where somebody does."""
    replays: int = 0
    """How often this game is played again because nobody won it, or it was left unfinished."""
    over: bool = False
    again: bool = False
    """Whether this game, which is over, does not count: it is played again."""


class RematchAhead(msgspec.Struct):
    """The rematch, before anybody asks for it: its table's id, and the SHA-256 of the secret of its draws."""

    table: str
    commitment: str


class Result(msgspec.Struct, omit_defaults=True):
    """How the game ended."""

    scores: list[int]
    returns: list[float]
    ranking: list[list[int]]
    """Seats from first to last, equal ones together."""
    sentence: str
    """"Anna wins with 231 points; the board was dead." """
    curve: list[list[int]]
    """Scores after each turn, one list a seat: the score curve."""
    seed: str = ""
    commitment: str = ""
    secret: str = ""
    """What `commitment` is the SHA-256 of, where it and `contributions` made the seed; else the seed is."""
    contributions: list[str] = []
    ahead: RematchAhead | None = None
    ended: Ending = "rules"
    ended_by: int = -1
    """Who gave up, or has no time left."""

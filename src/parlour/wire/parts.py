"""Parts of messages: players, log lines, steps, and the settings of a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.display.scene import Change, LogLine
from parlour.kernel.message import Words
from parlour.play.types import (
    ChairKind,
    ClockKind,
    Ending,
    RequestKind,
    SeriesForm,
    Verdict,
    Visibility,
    Watching,
)

Said = str | list[Any]
"""A message by its name with its parameters (`kernel.message.packed`), which a page renders in its reader's
language."""


class Player(msgspec.Struct, omit_defaults=True):
    """The player of a seat. A bot plays as `plays_as` (a level) until its own level is ready."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    here: bool = False
    """Whether a browser is connected for this seat now (bots always are)."""
    team: int = -1
    again: bool = False
    """Whether the player has asked for a rematch."""
    plays_as: str = ""
    stands_in: bool = False
    """Whether a bot plays for the person of this name, who may come back."""
    program: bool = False
    """Whether the player is a program that has sat down by the invite, not a person."""
    ready: bool = False
    """Whether the player is ready, at a table that asks for that before the start."""


class Move(msgspec.Struct, array_like=True):
    """One entry as a seat knows it, and what it changes in that seat's record (`view.stream`)."""

    actor: int
    action: int
    """The action; a negative number stands for a hidden one."""
    changes: str
    """Base64 of `view.changes`; "" where no byte changes."""


class NarratorCall(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One of the six questions that a page without its game's module asks (`view.ask`).

    Entries are counted as in `Moves`. The calls and their answers:

    - `scene`, the table after `start` entries: its description, why the game is over (if it is), the scores
      (none before they mean something), the pieces' rows in order;
    - `changes`, from `start` to `end`: all changes by the entries, as `display.following` writes them;
    - `tell`, from `start` to `end`: for each entry its seat and its line of the log, if it has one;
    - `preview`, a draft of the seat after `start` entries: its actions in a legal order, the actions that may
      be added, the pieces' rows that differ, its effects, then each action that no order allows, with why;
    - `refusal`, of such a draft: why the last action may not be added to the others, if it may not; with a
      `face` (the number of the one picked up; -1: none), first why that face does not fit the action's place;
    - `legal`, after `start` entries: the due seats, and the legal actions of the seat.
    """

    call: Literal["scene", "changes", "tell", "preview", "refusal", "legal"]
    start: int
    end: int = -1
    actions: list[int] = []
    face: int | None = None


class NarratorAnswers(msgspec.Struct):
    """The answers to calls, in order: lists of numbers for each."""

    answers: list[list[list[int]]]


class NumberedLine(msgspec.Struct, omit_defaults=True):
    """A log line: `seat` did `told`; -1 is the table itself (a draw, the end)."""

    n: int
    """The number of the reader's entries up to this line; below 0 for turns of the game that this one
    continues."""
    seat: int
    told: LogLine
    line: int = 0
    """The number of the line, counting lines that are no turns; 0 for a turn."""


class LogEntry(msgspec.Struct, omit_defaults=True):
    """A line of the log that is no turn, as sent to pages."""

    line: int
    """The number of the line, counting lines that are no turns; 0 for turns of the game that this one
    continues."""
    cut: int
    """The number of takebacks before the line."""
    n: int
    """The number of the reader's entries before the line; below 0 in the game that this one continues."""
    seat: int
    """The number of the seat that the line is about; -1 for the table itself."""
    said: Said = ""
    told: list[int] = []
    """The game's own numbers (`display.saying`) in place of `said`, for turns of the game that this one
    continues."""


class ChatLine(msgspec.Struct, omit_defaults=True):
    """A line of chat; `seat` is -1 for a spectator. `at` is seconds since 1970."""

    line: int
    """The number of the line, counting lines that are no turns."""
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
    sentence: Words


class OriginInfo(msgspec.Struct, omit_defaults=True):
    """The game that this one continues: its first turns were taken over."""

    entries: int
    """The number of entries, draws included."""
    moment: int
    """The moment of that position in a replay."""
    table: str = ""
    """The table where that game was played; empty if it came from a file."""


class Call(msgspec.Struct, omit_defaults=True):
    """A referee's call that this seat may raise now."""

    action: int
    label: Words
    """The offence that is called: "Table talk"."""
    against: list[int]
    """The seats of the team it is about."""
    penalty: Words = ""
    """The cost to the accused, in a sentence."""


class AskedTerms(msgspec.Struct, omit_defaults=True):
    """The terms that the host proposes."""

    options: dict[str, str]
    """The non-default options."""
    visibility: Visibility = "link"
    clock: ClockInfo | None = None
    patience: int = 0
    watching: Watching = "welcome"


class Question(msgspec.Struct, omit_defaults=True):
    """A seat's open request."""

    about: RequestKind
    by: int
    waiting: list[int]
    """The seats that have not answered yet; -1 is the host of the server, where nobody else is a person."""
    whom: list[int] = []
    """The seats that the request is about: the accused, or absent players."""
    label: Words = ""
    """The label of the requested call; empty for pages, which get it with their board."""
    action: int = -1
    """The action number of the requested call; -1 for any other request."""
    terms: AskedTerms | None = None
    """The proposed terms."""
    code: str = ""
    """The digits shown on the device that asks for a seat; empty for other requests."""


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """A table's time control."""

    kind: ClockKind
    main: int
    """Seconds per turn, seconds in the bank, days per turn, or seconds of an event's window."""
    plus: int = 0
    """Seconds added after each turn, for `fischer`."""
    loses: bool = False
    """Whether running out of time loses the game; else a bot plays for the seat."""


class Series(msgspec.Struct, omit_defaults=True):
    """The series that a game belongs to, and its standings."""

    form: SeriesForm
    games: int
    """The most games."""
    number: int
    """The number of this table's game, from 1."""
    rows: list[list[float]]
    """For each game that counted so far, the row of the seats' scores, or wins where `form` is `best`."""
    tables: list[str]
    """The tables where these games were played."""
    totals: list[float]
    ranking: list[list[int]]
    """Seats from first to last, tied ones together."""
    starter: int = -1
    """The seat that begins this game, if any."""
    replays: int = 0
    """How often this game was replayed because nobody won it, or it was left unfinished."""
    over: bool = False
    again: bool = False
    """Whether this finished game does not count and is replayed."""


class RematchAhead(msgspec.Struct):
    """The rematch before anybody asks for it: its table's id, and the SHA-256 of its secret."""

    table: str
    commitment: str


class Result(msgspec.Struct, omit_defaults=True):
    """How the game ended."""

    scores: list[int]
    returns: list[float]
    ranking: list[list[int]]
    """Seats from first to last, tied ones together."""
    verdict: Verdict
    sentence: Words
    """"Anna wins with 231 points; the board was dead." Empty for pages."""
    score_history: list[list[int]]
    """Score history: the scores after each turn, one list per seat."""
    leaders: list[int] = []
    """The seats that won or share the win, or are level at the top of a draw."""
    seed: str = ""
    commitment: str = ""
    secret: str = ""
    """The preimage of `commitment`, if the seed was made from it and `contributions`; else the seed is."""
    contributions: list[str] = []
    ahead: RematchAhead | None = None
    ended: Ending = "rules"
    ended_by: int = -1
    """The seat that resigned or ran out of time."""
    said: Said = ""
    """`sentence` for pages, without the game's own words for why."""

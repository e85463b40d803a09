"""What the API takes and gives beside tables: facts to look up, aids, rooms' results, studies.

The browser's types come from here too.
"""

from __future__ import annotations

from typing import Literal

from parlour.server.schema.documents import Answer, Id, Request, Secret

StudyStatus = Literal["proved", "best found", "bound", "estimated"]
"""How far a finding is to be believed: nothing better exists; nothing better was found; only a limit is
known; it comes from a sample."""


class FactTable(Answer):
    """A table of facts: one row after another, a cell for each column."""

    title: str
    about: str
    columns: list[str]
    rows: list[list[str]]


class Facts(Answer):
    """What can be looked up about a game under its options."""

    game: str
    title: str
    options: list[tuple[str, str]]
    """Options that differ from the printed rules, in words: label, value."""
    tables: list[FactTable]


class AidInfo(Answer):
    """A question that a seat may ask in turn."""

    name: str
    label: str
    about: str


class Ask(Request):
    """A seat asks one of its table's aids."""

    token: Secret
    aid: Id


class AidAnswer(Answer):
    """What an aid says, from what the seat may know; `actions` are what it is about."""

    sentence: str
    actions: list[int]
    rows: list[tuple[str, str]]
    """What belongs to the sentence: things, and how much or how likely they are."""


class Gift(Answer):
    """What a room has come to: a value of an option of the game it belongs to, for a new table."""

    game: str
    title: str
    option: str
    value: str


class Beside(Answer):
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


class StudyLine(Answer):
    """A way of play to step through: `record` is a record as `POST /replay` takes it, as JSON."""

    title: str
    moment: int
    """The replay's moment from which on it is worth looking at."""
    record: str


class StudyFinding(Answer):
    """Something found out about a seat (-1: about the game)."""

    sentence: str
    status: StudyStatus
    seat: int
    moment: int
    """The moment of the game's replay that it is about; -1 for all of it."""
    entries: int
    """How many entries have been played by then; -1 for all of it."""
    lines: list[StudyLine]


class GameStudy(Answer):
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

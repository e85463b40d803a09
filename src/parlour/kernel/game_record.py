"""The document of a played game: rules version, options, players, and every action with every draw.

It has two forms of the same content: JSON, here, and text for people (`kernel.record_text`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from inspect import cleandoc
from typing import Annotated, Any, Final, Literal

import msgspec

from parlour.kernel.errors import BadRecord
from parlour.kernel.message import HOUSE, Words

FORMAT: Final = "parlour-record-2"
"""The format that every document written today names, in both forms."""
FORMATS: Final = ("parlour-record-1", FORMAT)
"""The formats that are read; the first had no players, clock, comments or branches."""

MOST_BYTES: Final = 16 << 20
"""The most bytes of a document that `read` accepts."""
MOST_ENTRIES: Final = 1_000_000
MOST_OPTIONS: Final = 100
SHOWN: Final = 40
"""The most letters of an invalid text that a message quotes."""
MOST_SEATS: Final = 64
LONGEST_TEXT: Final = 10_000
MOST_COMMENTS: Final = 10_000
MOST_BRANCHES: Final = 1000
"""Branches of one line."""
DEEPEST_BRANCH: Final = 16
"""How often a branch may leave a branch."""
UNREADABLE_AT: Final = re.compile(r"\(byte (\d+)\)")

Number = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)]
Entries = Annotated[list[tuple[Number, Number]], msgspec.Meta(max_length=MOST_ENTRIES)]
PlayerType = Literal["", "person", "bot", "program"]


class Identity(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A player of a recorded game; the name is in `GameRecord.seats`, and facts not known are empty."""

    kind: PlayerType = ""
    """`bot`: one of Parlour's levels or a host's own; `program`: a program outside that played by itself."""
    level: Text = ""
    settings: Text = ""
    """Changes of the level's strength, such as `effort=0.1`."""
    seed: Text = ""
    """The seed of a bot's own random choices."""
    digest: Text = ""
    """A digest of what decides how a bot plays: its rules, its knowledge and its strength."""


class Comment(msgspec.Struct):
    """A comment on a moment of a game."""

    at: Count
    """How many entries of its line have been played there; those before a branch count."""
    text: Text


class Branch(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A variation: another way in which a line could have continued."""

    at: Count
    """The number of entries of the parent line before it."""
    entries: Entries
    title: Text = ""
    comments: Annotated[list[Comment], msgspec.Meta(max_length=MOST_COMMENTS)] = []
    branches: Annotated[list[Branch], msgspec.Meta(max_length=MOST_BRANCHES)] = []


class GameRecord(msgspec.Struct, kw_only=True):
    """One played game.

    `entries` are `[actor, action]` pairs in order, draws included (actor -1) and referee's calls (-2). `seed`
    (64 hex digits) is set if the draws came from one. `commitment`, shown before the game, is the SHA-256 of
    `secret`, from which the seed was made together with the players' `contributions` (`chance.shared_seed`),
    or of the seed itself if there is no secret.
    The first `given` entries were taken over from another game; the seed's draws come after them.
    """

    format: Text = FORMAT
    game: Text
    rules_version: Number
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=MOST_OPTIONS)]
    entries: Entries
    seats: Annotated[list[Text], msgspec.Meta(max_length=MOST_SEATS)] = []
    """The players' names."""
    players: Annotated[list[Identity], msgspec.Meta(max_length=MOST_SEATS)] = []
    """One per seat, or none."""
    clock: Text = ""
    """The time control: `turn 60`, `fischer 300+5`, `days 3`; empty without a clock."""
    scores: Annotated[list[Number], msgspec.Meta(max_length=MOST_SEATS)] = []
    returns: Annotated[list[float], msgspec.Meta(max_length=MOST_SEATS)] = []
    over: bool = False
    ended: Text = ""
    """Why the game stopped if the rules did not end it (`play.types.Ending`); other programs may say more."""
    ended_by: Annotated[list[Number], msgspec.Meta(max_length=MOST_SEATS)] = []
    """The seats that resigned, had no time left, or did not move in time."""
    seed: Text = ""
    commitment: Text = ""
    secret: Text = ""
    contributions: Annotated[list[Text], msgspec.Meta(max_length=MOST_SEATS)] = []
    """One per seat; "" for none."""
    table: Text = ""
    """Where it was played."""
    asked: Annotated[dict[Text, Text], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    """The values with which options were left open (a random layout); definite ones were drawn from the
    secret."""
    starter: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1
    """The seat that a series made the starter; nothing was drawn then."""
    started: Text = ""
    position: Text = ""
    """What the game began from, in the game's notation; empty if from the beginning."""
    given: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)] = 0
    origin: Text = ""
    """The table they were taken from; empty if they came from a file."""
    comments: Annotated[list[Comment], msgspec.Meta(max_length=MOST_COMMENTS)] = []
    branches: Annotated[list[Branch], msgspec.Meta(max_length=MOST_BRANCHES)] = []

    def json(self) -> str:
        """Return the record as JSON on one line; `SCHEMA` describes it."""
        return msgspec.json.encode(self).decode()

    def text(self) -> str:
        """Return the record as text, turn by turn in the game's notation; raises `BadRecord`.

        It can be read by people and, like `json()`, by `parlour.read_record`.
        """
        return _writer[0](self)


_writer: list[Callable[[GameRecord], str]] = []


def write_with(write: Callable[[GameRecord], str]) -> None:
    """Set the function that writes records as text; it finds games by their slugs (`parlour.games`)."""
    _writer[:] = [write]


def schema() -> dict[str, Any]:
    """Return the JSON Schema of records.

    >>> schema()["$ref"]
    '#/$defs/GameRecord'
    """
    described = msgspec.json.schema(GameRecord)
    for definition in described["$defs"].values():
        definition["description"] = cleandoc(definition["description"])
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **described}


def lines_of(record: GameRecord) -> Iterator[tuple[int, GameRecord | Branch]]:
    """Go over a record and all of its branches, each with its depth, parents first; raises `BadRecord`.

    >>> deep = Branch(at=0, entries=[], branches=[Branch(at=0, entries=[])])
    >>> record = GameRecord(game="tiny", rules_version=1, options={}, entries=[], branches=[deep])
    >>> [depth for depth, _ in lines_of(record)]
    [0, 1, 2]
    """
    waiting: list[tuple[int, GameRecord | Branch]] = [(0, record)]
    while waiting:
        depth, line = waiting.pop()
        if depth > DEEPEST_BRANCH:
            raise BadRecord(HOUSE("record-branch-deep", most=DEEPEST_BRANCH), "branches")
        yield depth, line
        waiting += [(depth + 1, branch) for branch in reversed(line.branches)]


def entries_in(record: GameRecord) -> int:
    """Count the entries of a record with those of all its branches; raises `BadRecord`."""
    return sum(len(line.entries) for _, line in lines_of(record))


def json_text(document: bytes | str) -> str:
    r"""The text of a JSON document, whichever Unicode encoding it came in; raises `UnicodeError`.

    >>> json_text(b"\xef\xbb\xbf{}"), json_text("{}".encode("utf-16")), json_text(b"{}")
    ('{}', '{}', '{}')
    """
    if isinstance(document, str):
        return document.removeprefix("\ufeff")
    return document.decode(json.detect_encoding(document))


_decoder = msgspec.json.Decoder(GameRecord)


def place_of(document: str | bytes, at: int) -> dict[str, int]:
    r"""Return the line and the column of a position in a document, both from 1.

    >>> place_of("ab\ncd", 4)
    {'line': 2, 'column': 2}
    """
    start = document[:at]
    before = start if isinstance(start, str) else start.decode(errors="replace")
    return {"line": before.count("\n") + 1, "column": len(before) - before.rfind("\n")}


def at_place(place: dict[str, int], why: Words) -> BadRecord:
    """Return the error of a fault at a line and column."""
    return BadRecord(HOUSE("record-at", line=place["line"], column=place["column"], why=why))


def document_text(data: bytes | str) -> str:
    """The text of a record's document in either form; raises `BadRecord` if it is too long or no text."""
    if len(data) > MOST_BYTES:
        raise BadRecord(HOUSE("record-bytes", most=MOST_BYTES))
    try:
        text = json_text(data)
        text.encode()  # a text may hold lone surrogates, which no file can
    except UnicodeDecodeError as error:
        raise at_place(place_of(error.object, error.start), HOUSE("no-record", why=error.reason)) from None
    except UnicodeEncodeError as error:
        raise at_place(place_of(error.object, error.start), HOUSE("no-record", why=error.reason)) from None
    return text


def read(data: bytes | str) -> GameRecord:
    """A record from JSON; raises `BadRecord` with the place of the fault.

    >>> read('{"game": 3}')
    Traceback (most recent call last):
    parlour.kernel.errors.BadRecord: this is not a record: Expected `str`, got `int` - at `$.game`
    """
    text = document_text(data)
    try:
        record = _decoder.decode(text)
    except RecursionError:
        raise BadRecord(HOUSE("too-deep")) from None
    except msgspec.DecodeError as error:
        why = HOUSE("no-record", why=str(error))
        match = UNREADABLE_AT.search(str(error))
        raise at_place(place_of(text.encode(), int(match[1])), why) if match else BadRecord(why) from None
    return of_today(record)


def of_today(record: GameRecord) -> GameRecord:
    """A record that was read, in today's format; raises `BadRecord` for a format that is not known."""
    if record.format not in FORMATS:
        raise BadRecord(HOUSE("record-format", given=record.format[:SHOWN], known=", ".join(FORMATS)))
    for _, line in lines_of(record):
        first = line.at if isinstance(line, Branch) else 0
        last = first + len(line.entries)
        if any(not first <= comment.at <= last for comment in line.comments):
            raise BadRecord(HOUSE("record-nowhere"), "comments")
        if any(not first <= branch.at <= last or first == last for branch in line.branches):
            raise BadRecord(HOUSE("record-nowhere"), "branches")
    record.format = FORMAT
    return record

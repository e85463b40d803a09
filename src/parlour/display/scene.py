"""What a seat sees at one moment. A scene is computed from a concealed state and holds nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

Mark = Literal["last", "draft", "locked", "due", "found", "dead", "refused"]
"""How a piece or place is set apart, always by shape as well as colour: played last, being composed, locked,
waiting to be used, part of a pattern found, of no use any more, not allowed where it lies."""


class Piece(msgspec.Struct, omit_defaults=True, frozen=True):
    """A thing on the table. `id` is stable where the real piece has one; `face` names a face or a back."""

    id: str
    place: str
    face: str
    order: int = 0
    """Position among the pieces of its place, from 0."""
    turn: int = 0
    """Quarter turns clockwise."""
    owner: int = -1
    """The seat or team whose colour, pattern and letter it carries."""
    mark: Mark | None = None
    x: int = 0
    """In a place whose pieces lie freely: how far from the place's centre, in units of the area."""
    y: int = 0


class Counter(msgspec.Struct, omit_defaults=True):
    """A figure of a seat: "in hand" 3."""

    label: str
    value: int


class Seat(msgspec.Struct, omit_defaults=True):
    """What everybody sees of a seat."""

    score: int
    counters: tuple[Counter, ...] = ()
    team: int = -1
    note: str = ""
    """A short word on its state: "has passed", "done", "out of tokens"."""
    colour: int = -1
    """Which of the six seat colours, when the game assigns colours itself; else the seat's number."""


class Cell(msgspec.Struct, omit_defaults=True, frozen=True):
    """One small figure of a panel: "7", "5 left"."""

    label: str
    value: str
    face: str = ""


class Panel(msgspec.Struct, omit_defaults=True):
    """Facts beside the board: unseen tokens by value, numbers still to come."""

    title: str
    cells: tuple[Cell, ...]


class Scene(msgspec.Struct, omit_defaults=True):
    """The whole table for one seat (`seat` = number of seats for a spectator)."""

    seat: int
    pieces: tuple[Piece, ...]
    """In the order they are drawn, those of a lower `order` before all of a higher one."""
    seats: tuple[Seat, ...]
    sentence: str
    """What is happening, in one sentence: "Your turn." is added by the page; this says what is to be done."""
    marks: dict[str, Mark] = {}
    """Places set apart."""
    panels: tuple[Panel, ...] = ()
    status: str = ""
    """A short figure for the header: "46 in the bag"."""


class LogLine(msgspec.Struct, omit_defaults=True):
    """One line of the log: what an action did, as one seat knows it."""

    text: str
    """Without the actor's name: "8 and 4 beside the 3: 15 across, 30"."""
    gain: int | None = None
    """What it scored, if it scored."""
    parts: tuple[str, ...] = ()
    """The breakdown, each part a sum that can be checked: "7 + 8 across makes 15"."""
    places: tuple[str, ...] = ()
    """Places to mark until the actor's next turn."""


class Preview(msgspec.Struct, omit_defaults=True):
    """What a draft would do if it were confirmed now."""

    button: str
    """What the one button says: "Play for 12"."""
    sentence: str
    """The sum spelled out: "5 + 7 downwards makes 12."."""
    hint: str = ""
    gain: int | None = None


class Change(msgspec.Struct, omit_defaults=True, array_like=True):
    """One piece's change within a step: it appears, moves, turns over, or (place "") leaves the table.

    `was` is the id of the piece it comes from, when another id carries on (a token leaving a hand).
    """

    id: str
    place: str
    face: str = ""
    order: int = 0
    turn: int = 0
    owner: int = -1
    mark: str = ""
    was: str = ""
    x: int = 0
    y: int = 0

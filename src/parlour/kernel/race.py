"""A race: the same puzzles of a game's book for everybody, one turn for each, in a room of the game.

The book goes from easy to hard. It is cut into as many parts as a race has puzzles, and one is drawn from
each: none comes twice, and each is harder than the one before. A room has the fields of its game and these::

    the book     1 2 3 … 30 | 31 32 … 60 | …     a puzzle is its place in the book, from 1
    an entry     draw a puzzle > the turn, or giving up > show the solution > draw the next

Draws and solutions do not depend on turns, as an event wants it (`kernel.event_form`).
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Protocol

from parlour.kernel.actors import CHANCE, OVER
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.event_form import EventForm
from parlour.kernel.features import count, kind, left_out
from parlour.kernel.fields import ALL, Field
from parlour.kernel.types import Array, Record

PUZZLES: Final = 10
"""Puzzles of a race."""
SHOW: Final = 0
"""The only outcome where the solution is due; other outcomes are the numbers of puzzles."""
SEAT: Final = 0

# -- stages ------------------------------------------------------------------------------------------------

DRAWING: Final = 0
SOLVING: Final = 1
SHOWING: Final = 2


class Race(Record, Protocol):
    """A record with the fields of a race."""

    stage: int
    puzzle: int
    shown: int
    right: int
    solved: int


def race_fields(book: int) -> tuple[Field, ...]:
    """The fields of a race through a book of `book` puzzles."""
    return (
        Field(left_out("puzzle", "The puzzle drawn last; 0 before the first.", book), shown_to=ALL),
        Field(kind("stage", "A puzzle is drawn, solved, or its solution shown.", SHOWING), shown_to=ALL),
        Field(count("shown", "Puzzles whose solution was shown.", PUZZLES), shown_to=ALL),
        Field(left_out("right", "Whether the turn solves the puzzle."), shown_to=ALL),
        Field(count("solved", "Puzzles solved, of those shown.", PUZZLES), shown_to=ALL),
    )


def race_event(give_up: int) -> EventForm:
    """How a race is played as an event: absent players give up; the best result is all puzzles solved."""
    return EventForm(away=lambda fields, legal: give_up, best=lambda fields: int(fields.shown))


def read_book(package: str, digest: str) -> list[dict[str, Any]]:
    """The puzzles of a game's book; raises `ValueError` where its SHA-256 is another.

    The digest is written in the rules, so that another book compiles them anew and is a new version of them.
    """
    data = (files(package) / "puzzles" / "puzzles.jsonl").read_bytes()
    actual = sha256(data).hexdigest()
    if actual != digest:
        raise ValueError(f"{package} has another book, {actual}: races through it need a new rules_version")
    return [json.loads(line) for line in data.splitlines()]


@compiled
def turn(state: Race) -> int:
    """Whose turn it is: the seat's, that of chance, or nobody's any more."""
    if int(state.shown) == PUZZLES:
        return OVER
    return 1 << SEAT if int(state.stage) == SOLVING else CHANCE


@compiled
def race_draws(state: Race, book: int, out: Array, weights: Array) -> int:
    """The puzzles of the part that is due, all alike, or the one solution."""
    if turn(state) != CHANCE:
        return 0
    if int(state.stage) == SHOWING:
        out[0] = SHOW
        weights[0] = 1
        return 1
    part = book // PUZZLES
    for k in range(part):
        out[k] = 1 + part * int(state.shown) + k
        weights[k] = 1
    return part


@compiled
def race_drawn(state: Race, puzzle: int) -> None:
    """A puzzle is drawn; the seat's turn begins."""
    state.puzzle = puzzle
    state.right = 0
    state.stage = SOLVING


@compiled
def race_answered(state: Race, right: bool) -> None:
    """The seat's turn is over."""
    state.right = 1 if right else 0
    state.stage = SHOWING


@compiled
def race_shown(state: Race) -> None:
    """The solution is on the table; whoever has found it gets a point."""
    state.solved += state.right
    state.right = 0
    state.shown += 1
    state.stage = DRAWING


@compiled
def scores(state: Race, out: Array) -> None:
    """The puzzles solved."""
    out[SEAT] = state.solved


@compiled
def returns(state: Race, out: Array) -> None:
    """Whether all were solved; else the share that was not, below zero."""
    solved = int(state.solved)
    out[SEAT] = 1.0 if solved == PUZZLES else solved / PUZZLES - 1.0

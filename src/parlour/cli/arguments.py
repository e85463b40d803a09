"""Parsing arguments: options by name, files, games."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from parlour.kernel.errors import BadOption, NotReadable
from parlour.kernel.game_record import GameRecord
from parlour.kernel.language import call_players
from parlour.kernel.message import HOUSE
from parlour.kernel.printed import PRESET
from parlour.kernel.record_text import read_any
from parlour.kit.places import find
from parlour.play.names import one_line
from parlour.play.seating import player_names

Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Preset = Annotated[
    str | None,
    typer.Option(
        "--preset", "-p", metavar="NAME", help="Options by one name; `parlour games GAME` lists them."
    ),
]
STANDARD_INPUT = "-"
MOST_SEED = 2**63 - 1


def options(texts: list[str] | None, preset: str | None = None) -> dict[str, str]:
    """Options by name, including the preset; raises `BadOption` if a name or value is missing.

    >>> options(["seats=3", "layout=0,0 2,0"])
    {'seats': '3', 'layout': '0,0 2,0'}
    """
    values: dict[str, str] = {} if preset is None else {PRESET: preset}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(name, HOUSE("cli-option-form", given=text))
        if name in values:
            raise BadOption(name, HOUSE("cli-option-twice", name=name))
        values[name] = value
    return values


def record_in(file: str) -> GameRecord:
    """Read the record in a file, or on standard input ("-"); raises `NotReadable` or `BadRecord`.

    From then on sentences call its players by their names, also those about a faulty entry.
    """
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except OSError as error:
        raise NotReadable(HOUSE("cli-cannot-read", file=file, why=str(error.strerror or error))) from None
    record = read_any(data, find)
    call_players(names_in(record, len(record.seats)))
    return record


def writable(file: Path | None) -> None:
    """Raise `NotReadable` if a file cannot be written; to be called before the work, not after it.

    >>> writable(Path("no", "such", "folder", "games.npz"))
    Traceback (most recent call last):
    parlour.kernel.errors.NotReadable: there is no folder ...
    """
    if file is None:
        return
    folder = file.resolve().parent
    if not folder.is_dir():
        raise NotReadable(HOUSE("cli-no-folder", folder=str(folder)))
    if file.is_dir():
        raise NotReadable(HOUSE("cli-cannot-write", file=str(file), why=os.strerror(errno.EISDIR)))
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise NotReadable(HOUSE("cli-cannot-write", file=str(file), why=os.strerror(errno.EACCES)))


def save(file: Path, data: bytes) -> None:
    """Write a file; raises `NotReadable` if that fails, for example on a full disk."""
    try:
        file.write_bytes(data)
    except OSError as error:
        raise NotReadable(
            HOUSE("cli-cannot-write", file=str(file), why=error.strerror or str(error))
        ) from None


def names_in(record: GameRecord, seats: int) -> list[str]:
    r"""The names of a record's seats, each on one line; default names for missing ones.

    >>> names_in(GameRecord(game="tiny", rules_version=1, options={}, entries=[], seats=["Anna\tB", ""]), 2)
    ['Anna B', 'Player B']
    """
    return player_names([one_line(name) for name in record.seats], seats)

"""`parlour play`: a game in the terminal, against bots or people at the same keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.arguments import MOST_SEED, Options, Preset, options, save, writable
from parlour.cli.evening import Evening
from parlour.cli.screen import print_line
from parlour.kernel.errors import BadOption
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Variant
from parlour.kit.places import find
from parlour.play.create import create
from parlour.play.seating import Plan
from parlour.search import levels

BOT = "bot"
DEFAULT_LEVEL = "greedy"


def play(
    game: Annotated[str, typer.Argument(help="The game; `parlour games` lists them.")],
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            "-s",
            metavar="NAME|bot[:LEVEL]",
            help="Who sits next: a name, or a bot. Default: you and bots.",
        ),
    ] = None,
    preset: Preset = None,
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=MOST_SEED, help="Seed of the draws, to play the same game again.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Write the finished game's record to this file.")
    ] = None,
) -> None:
    """Play a game here, against bots or people at this keyboard, by default with its first preset."""
    found = find(game)
    offered = found.presets[0].name if found.presets else None
    chosen = options(option, preset or offered)
    if seat:
        chosen.setdefault("seats", str(len(seat)))
    count = Variant.of(found, **chosen).seats
    if seat and len(seat) != count:
        raise BadOption("seats", HOUSE("cli-seats-named", named=len(seat), count=count))
    people = seat or ["", *([BOT] * (count - 1))]
    secret = secrets.token_bytes(32) if seed is None else seed.to_bytes(32, "big")
    made = create(
        found,
        chosen,
        [_plan(text) for text in people],
        levels=[level.name for level in levels()],
        secret=secret,
    )
    writable(record)
    Evening(made.table).go()
    if record is not None:
        save(record, made.table.record().json().encode())
        print_line(HOUSE("cli-record-in", file=str(record)))


def _plan(text: str) -> Plan:
    """Parse a seat of the command line.

    >>> _plan("bot:random"), _plan("Anna")
    (Plan(kind='bot', name='', level='random'), Plan(kind='here', name='Anna', level=''))
    """
    kind, _, level = text.partition(":")
    return Plan("bot", level=level or DEFAULT_LEVEL) if kind == BOT else Plan("here", text)

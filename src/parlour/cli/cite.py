"""`parlour cite`: what a paper should state of a recorded game, so that others can reproduce it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from parlour import __version__
from parlour.browser.parts import Part, digest_of
from parlour.cli.arguments import record_in
from parlour.cli.screen import print_line
from parlour.kernel.digest import digest
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.record_text import IDENTITY, SEAT_LETTERS
from parlour.kit.places import find


def cite(
    file: Annotated[str, typer.Argument(help="A record's file, or - for standard input.")],
) -> None:
    """Print what a recorded game was played with: version, digests, options, players, seeds."""
    record = record_in(file)
    for name, value in facts(find(record.game), record):
        print_line(f"{name}: {value}")


def facts(game: Game, record: GameRecord) -> Iterator[tuple[str, str]]:
    """What identifies a game and how it was played, named as in a record's text.

    A bot is identified by the digest in its player's line: of its level, strength and code when it played.
    """
    yield "parlour", __version__
    yield "game", game.slug
    yield "rules", str(record.rules_version)
    yield "rules-digest", digest_of(game, Part.SPEAKS)
    yield "options", ", ".join(f"{name}={value}" for name, value in record.options.items())
    for letter, player in zip(SEAT_LETTERS, record.players, strict=False):
        facts = ((name, getattr(player, name)) for name in IDENTITY)
        yield f"player {letter}", ", ".join(f"{name} {value}" for name, value in facts if value)
    yield "seed", record.seed or "-"
    yield "commitment", record.commitment or "-"
    yield "entries", f"{len(record.entries)}, digest {digest(repr(record.entries))}"

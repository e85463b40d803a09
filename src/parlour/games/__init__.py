"""The games: every sub-folder that has a `GAME`, and those that other packages register. It names none."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import Final

from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game, Room
from parlour.kernel.game_record import GameRecord, write_with
from parlour.kernel.message import HOUSE
from parlour.kernel.record_text import read_any, text_of
from parlour.kernel.state import Variant

GROUP: Final = "parlour.games"
"""The entry points by which other packages add their games."""


@cache
def catalogue() -> tuple[Game, ...]:
    """All games, by slug. Other packages add theirs as entry points of the group `parlour.games`."""
    folders = (
        importlib.import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__) if m.ispkg
    )
    from importlib.metadata import entry_points  # takes as long as a quarter of `import parlour`

    games: list[Game] = [folder.GAME for folder in folders if hasattr(folder, "GAME")]
    games += [point.load() for point in entry_points(group=GROUP)]
    return tuple(sorted(games, key=lambda game: game.slug))


def everything() -> tuple[Game, ...]:
    """All games, each followed by its rooms."""
    return tuple(playable for game in catalogue() for playable in (game, *(room.game for room in game.rooms)))


def home_of(slug: str) -> tuple[Game, Room] | None:
    """The game that a room belongs to, and the room; None where the slug is not that of a room."""
    for game in catalogue():
        for room in game.rooms:
            if room.game.slug == slug:
                return game, room
    return None


def find(name: str) -> Game:
    """The game or room that answers to a slug or another of its names; else raises `UnknownGame`."""
    wanted = str(name).strip().lower()  # what is no text, as None, is a name that no game has
    for game in everything():
        if wanted in {game.slug, *(other.lower() for other in game.names)}:
            return game
    raise UnknownGame(
        HOUSE("unknown-game", name=str(name), known=", ".join(game.slug for game in catalogue()))
    )


def load(name: str, /, **options: object) -> Variant:
    """A game by name with its options; raises `UnknownGame` or `BadOption`, naming what there is."""
    return Variant.of(find(name), **options).for_new_games()


def read_record(source: Path | str | bytes) -> GameRecord:
    r"""The record in a file or a document, in text or JSON; raises `BadRecord` with the place of the fault.

    A text is taken for a path where it is one line and no JSON.

    >>> read_record("parlour-record-2\ngame: chess\n")
    Traceback (most recent call last):
    parlour.kernel.errors.BadRecord: line 2, column 7: no game is called “chess”; there are ...
    """
    if (
        isinstance(source, str)
        and "\n" not in source.strip()
        and not source.lstrip("\ufeff ").startswith("{")
    ):
        source = Path(source)
    return read_any(source.read_bytes() if isinstance(source, Path) else source, find)


write_with(lambda record: text_of(find(record.game), record))

"""The files that are made from a game and committed beside it, each with how it is made.

In the game's folder: `record.py`, `messages.py` of display and law, `tests/golden.txt` and another one for
the preset “As printed” unless that is the default, `tests/counts.txt` if it exists, and
`display/picture.json`. For games of the source checkout also the pages and figures of docs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from parlour import pictures
from parlour.games import catalogue
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Game
from parlour.kernel.game_record import read
from parlour.kernel.language import SOURCE, speaking
from parlour.kernel.state import Variant
from parlour.kit import message_numbers, record_types
from parlour.kit.places import checkout, holds
from parlour.lab import pages
from parlour.testing import fidelity, golden

GAMES_PAGE: Final = """# The games

Written by `parlour make` from the games themselves.

"""


@dataclass(frozen=True)
class Generated:
    """A file, and the text it should have."""

    path: Path
    make: Callable[[], str]

    def text(self) -> str:
        """The current text of the file; "" if it does not exist."""
        return self.path.read_text(encoding="utf-8") if self.path.is_file() else ""


def files(game: Game) -> Iterator[Generated]:
    """All generated files of a game and its rooms, those that others are made from first."""
    for member in (game, *(room.game for room in game.rooms)):
        yield Generated(record_types.path(member), partial(record_types.written, member))
        yield from message_files(member.folder, member.package)
        if member.display is not None:
            yield Generated(pictures.recorded(member), partial(_picture, member))
        for preset in ("", *golden.presets(member)):
            yield Generated(golden.path(member, preset), partial(golden.playthrough, member, preset))
        if (member.folder / "tests" / "counts.txt").is_file():
            from parlour.testing import counts  # needs pytest

            yield Generated(counts.path(member), partial(counts.written, member))
    root = checkout()
    if root is not None and holds(root, game) and game in catalogue():  # a room has no pages of its own
        yield from _docs(root, game)


def message_files(folder: Path, package: str) -> Iterator[Generated]:
    """Yield the files with message numbers of a game, which may fail to import without them."""
    for vocabulary in message_numbers.vocabularies(folder, package):
        yield Generated(vocabulary.path, partial(message_numbers.written, vocabulary))


def _docs(root: Path, game: Game) -> Iterator[Generated]:
    docs = root / "docs"
    lab = docs / "reference" / "lab"
    yield Generated(docs / "explanation" / "fidelity.md", lambda: fidelity.page(catalogue()))
    yield Generated(lab / f"{game.slug}.md", lambda: pages.page(game))
    links = lab / "index.md"
    yield Generated(links, lambda: pages.with_links(links.read_text(encoding="utf-8")))
    if game.display is not None:
        yield Generated(docs / "figures" / f"{game.slug}.svg", lambda: pictures.figure(game) + "\n")
        yield Generated(docs / "reference" / "games.md", games_page)


def games_page() -> str:
    """The page with a picture of every game, what it is, and where its rules are."""
    rows = [
        (
            f"![{game.title}, a game under way](../figures/{game.slug}.svg)",
            f"**{game.title}**<br>{game.credit}. {game.summary}<br>"
            f"[Rules](../../src/parlour/games/{game.folder.name}/RULES.md), "
            f"[for researchers](lab/{game.slug}.md)",
        )
        for game in catalogue()
        if game.display is not None
    ]
    return GAMES_PAGE + pages.table(("", ""), rows) + "\n"


def _picture(game: Game) -> str:
    """The record for a game's pictures: the existing one if it still replays, else that of a new game."""
    path = pictures.recorded(game)
    try:
        record = read(path.read_bytes())
        Variant.of(game, **record.options).replay(record)
        if (record.game, record.rules_version) == (game.slug, game.rules_version):
            return path.read_text(encoding="utf-8")
    except (OSError, ParlourError):
        pass
    return pictures.play(game).json() + "\n"


@speaking(SOURCE)
def write(game: Game) -> list[Path]:
    """Write a game's generated files that are missing or stale; returns their paths."""
    return write_all(files(game))


def write_all(files: Iterable[Generated]) -> list[Path]:
    """Write the files that are missing or stale; returns their paths."""
    written = []
    for file in files:
        text = file.make()
        if text != file.text():
            file.path.parent.mkdir(parents=True, exist_ok=True)
            file.path.write_text(text, encoding="utf-8")
            written.append(file.path)
            pictures.sample_game.cache_clear()
    return written


@speaking(SOURCE)
def stale(game: Game) -> list[Path]:
    """The paths of a game's generated files that are missing or stale."""
    return [file.path for file in files(game) if file.make() != file.text()]

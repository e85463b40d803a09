"""Games in packages of their own, as other people write and install them."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, SOURCE


def install(folder: Path, name: str, points: Mapping[str, Mapping[str, str]], version: str = "1.0") -> None:
    """Leave in a folder of the path what pip leaves there: the package's name and its entry points."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = [
        f"[{group}]\n" + "".join(f"{point} = {value}\n" for point, value in named.items())
        for group, named in points.items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups))


def english_only(game: Game, folder: Path) -> str:
    """Install a copy of a game without translations in a folder; returns its slug, its package's name."""
    slug = f"english_{game.slug}"
    shutil.copytree(game.folder, folder / slug, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    for path in (folder / slug).rglob("*.*"):
        if any(f".{language}." in f".{path.name}" for language in LANGUAGES if language != SOURCE):
            path.unlink()
        elif path.suffix in (".py", ".json"):
            text = path.read_text(encoding="utf-8").replace(game.package, slug)
            path.write_text(text.replace(f'"{game.slug}"', f'"{slug}"'), encoding="utf-8")
    install(folder, slug.replace("_", "-"), {"parlour.games": {slug: f"{slug}:GAME"}})
    return slug

"""A new game: a copy of a small one of its kind under its own name, which plays and passes every check."""

from __future__ import annotations

import importlib
import importlib.util
import keyword
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from parlour.games import catalogue
from parlour.kernel.compile.isolation import module_command
from parlour.kernel.errors import ParlourError, UnknownGame
from parlour.kit import generated
from parlour.kit.kinds import Kind
from parlour.kit.places import SOURCES, checkout, find
from parlour.kit.record_types import protocol_name

TEMPLATES: Final = SOURCES / "kit" / "templates"
PACKAGE: Final = "parlour.kit.templates"
NAME: Final = "newgame"
"""The name that the templates use."""
MADE: Final = {"golden.txt", "picture.json"}
"""Files that are generated for the new game instead of copied."""
SLUG_LENGTH: Final = 32
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
PROJECT: Final = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{project}"
version = "0.1.0"
description = "{title}, a game for Parlour"
dependencies = ["parlour"]

[project.entry-points."parlour.games"]
{slug} = "{slug}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["{slug}"]

[tool.ruff]
line-length = 110
"""


class BadSlug(ParlourError, ValueError):
    """The name cannot be that of a new game; the message says why."""


def new(slug: str, title: str = "", like: Kind = Kind.board) -> Path:
    """Write a new game of a kind; returns its folder. Raises `BadSlug`."""
    root = checkout()
    folder = (root / "src/parlour/games" if root else Path.cwd()) / slug
    _check(slug, folder, inside=root is not None)
    title = " ".join(title.split()) or slug.replace("_", " ").title()
    package = f"parlour.games.{slug}" if root else slug
    shutil.copytree(TEMPLATES / like, folder, ignore=shutil.ignore_patterns("__pycache__", *MADE))
    for path in folder.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            path.write_text(renamed(text, f"{PACKAGE}.{like}", slug, title, package), encoding="utf-8")
    if root is None and not Path("pyproject.toml").exists():
        project = PROJECT.format(slug=slug, title=title, project=slug.replace("_", "-"))
        Path("pyproject.toml").write_text(project, encoding="utf-8")
    _tidy(folder)
    catalogue.cache_clear()
    importlib.invalidate_caches()
    generated.write(find(slug))
    return folder


def renamed(text: str, template: str, slug: str, title: str, package: str) -> str:
    """Replace the names in a text of a template by the new ones; `template` is its package.

    >>> renamed("# Newgame, a newgame in kit.board: NewgameState", "kit.board", "go", "Go", "games.go")
    '# Go, a go in games.go: GoState'
    """
    text = text.replace(template, package)
    names = {NAME.title(): title, NAME: slug, protocol_name(NAME): protocol_name(slug)}
    return re.sub(rf"\b({'|'.join(names)})\b", lambda match: names[match[1]], text)


def _check(slug: str, folder: Path, *, inside: bool) -> None:
    if not SLUG.fullmatch(slug) or len(slug) > SLUG_LENGTH:
        raise BadSlug(
            f"{slug!r} is no slug: small letters, digits and _, a letter first, "
            f"at most {SLUG_LENGTH} characters"
        )
    if keyword.iskeyword(slug) or keyword.issoftkeyword(slug):
        raise BadSlug(f"{slug!r} is a word of Python")
    if folder.exists():
        raise BadSlug(f"{folder} is there already")
    try:
        existing = find(slug)
    except UnknownGame:
        if not inside and importlib.util.find_spec(slug) is not None:
            raise BadSlug(f"{slug!r} is a Python package already") from None
    else:
        raise BadSlug(f"{slug!r} is a name of {existing.title}")


def _tidy(folder: Path) -> None:
    """Sort imports and format lines by the new names, if ruff is installed."""
    if importlib.util.find_spec("ruff") is not None:
        for command in (["check", "--select", "I", "--fix"], ["format"]):
            subprocess.run(module_command("ruff", *command, "--quiet", str(folder)), check=False)

"""The files of the repository that people write; found without git, as in an unpacked archive."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from parlour.kernel.compile.isolation import SAFE_PATH

ROOT = Path(__file__).resolve().parents[1]
GENERATED = {
    "src/parlour/static", "src/parlour/modules", "docs/reference/generated", "web/fonts", "web/node_modules",
}  # fmt: skip
GENERATED_ANYWHERE = {"__pycache__", "node_modules", "build", "dist"}
HIDDEN_FILES = {".gitattributes", ".gitignore", ".npmrc", ".ci"}
DRAWN_FROM = "Drawn from"
"""Where a PNG made from a drawing says which: a text of the file, the drawing's digest."""
HOME_PREVIEW = ROOT / "web/public/preview.png"
"""What a shared link to the home page shows."""
BINARY = {".png", ".jpg", ".woff2", ".ttf", ".ico", ".gz", ".br", ".npz", ".pyc"}


def digest_of(text: str) -> str:
    """SHA-256 of a text, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def environment() -> dict[str, str]:
    """The environment of a program as people have it: an arena played here makes it safer for children."""
    return {name: value for name, value in os.environ.items() if name != SAFE_PATH}


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every text file that is committed, or would be."""
    for entry in sorted(os.scandir(folder), key=lambda e: e.name):
        path = Path(entry.path)
        if entry.name.startswith(".") and entry.name not in HIDDEN_FILES:
            continue
        if entry.name in GENERATED_ANYWHERE or entry.name.endswith(".egg-info") or name(path) in GENERATED:
            continue  # a folder, or a link to one
        if entry.is_dir(follow_symlinks=False):
            yield from files(path)
        elif path.suffix not in BINARY:
            yield path


def name(path: Path) -> str:
    """The path from the root, with slashes."""
    return path.relative_to(ROOT).as_posix()

"""Says of every game which commits made it, and what they touched that names it outside its folder.

    python -m tests.history [SLUG …]

A game is one folder: no commit that changes something in it changes another file that names the game, but
for documents that may. The script goes through the history where
there is one, and says so where there is none or only a part of it.
"""

from __future__ import annotations

import io
import subprocess
import sys
from dataclasses import dataclass
from pathlib import PurePosixPath

from parlour.games import catalogue
from parlour.kernel.game import Game
from tests.sources import ROOT
from tests.test_house import MAY_NAME_GAMES, names_of, spellings

FOLDERS = "src/parlour/games/"
OFFERS = r"^GAME(: Final)? = Game\("
"""The line of `__init__.py` with which a game is there."""
WORDS = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".md", ".toml", ".txt", ".json"}


class NoHistory(Exception):
    """Why the history cannot be gone through."""


@dataclass(frozen=True)
class Made:
    """A game, the commits that made it, oldest first, and what is wrong with them."""

    slug: str
    commits: tuple[str, ...]
    wrong: tuple[str, ...]


def run(*arguments: str, given: str = "") -> bytes:
    """What a git command says; raises `NoHistory` where there is no git or no repository."""
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=ROOT, input=given.encode(), capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoHistory(f"git cannot be asked here: {error}") from None
    return done.stdout


def git(*arguments: str) -> str:
    """What a git command says, as text."""
    return run(*arguments).decode(errors="replace")


def must_be_whole() -> None:
    """Raises `NoHistory` where only the latest commits are there."""
    if git("rev-parse", "--is-shallow-repository").strip() == "true":
        raise NoHistory("only a part of the history is here (a shallow clone); fetch all of it: --unshallow")


def changes_of(slug: str) -> dict[str, dict[str, str]]:
    """The commits that changed a game's folder, oldest first: the blob of each file that they wrote."""
    shown = ("--full-diff", "--raw", "--no-renames", "--no-abbrev", "--diff-filter=AM", "--format=%H")
    found: dict[str, dict[str, str]] = {}
    for line in git("log", "--reverse", *shown, "--", f"{FOLDERS}{slug}").splitlines():
        if line.startswith(":"):
            about, name = line.split("\t", 1)
            found[next(reversed(found))][name] = about.split()[3]
        elif line:
            found[line] = {}
    return found


def texts(blobs: set[str]) -> dict[str, str]:
    """What blobs hold, read by one process."""
    said = io.BytesIO(run("cat-file", "--batch", given="\n".join(blobs)))
    found = {}
    while head := said.readline():
        blob, _, size = head.decode().split()
        found[blob] = said.read(int(size) + 1).decode(errors="replace")
    return found


def offered_by(slug: str) -> str:
    """The commit with which the game's folder began to have a `GAME`."""
    found = git(
        "log", "--reverse", "--format=%H", "-E", f"-G{OFFERS}", "--", f"{FOLDERS}{slug}/__init__.py"
    ).split()
    if not found:
        raise NoHistory(f"no commit offers {slug}: it is not committed yet")
    return found[0]


def in_order() -> list[Game]:
    """The games in the order in which they came to be offered."""
    place = {commit: k for k, commit in enumerate(git("log", "--reverse", "--format=%H").split())}
    return sorted(ours(), key=lambda game: place[offered_by(game.folder.name)])


def ours() -> list[Game]:
    """The games of this repository."""
    return [game for game in catalogue() if game.folder.is_relative_to(ROOT / FOLDERS)]


def made(game: Game) -> Made:
    """The commits that changed something in a game's folder, and what else they touched that names it."""
    slug = game.folder.name
    changes = changes_of(slug)
    return Made(slug, tuple(changes), tuple(wrong_in(changes, slug)))


def wrong_in(changes: dict[str, dict[str, str]], slug: str) -> list[str]:
    """Lines outside a game's folder that name the game after one of its commits changed their file."""
    wanted = spellings(names_of(slug))
    outside = {
        commit: {name: blob for name, blob in files.items() if may_not_name(name, slug)}
        for commit, files in changes.items()
    }
    held = {
        blob: [(n, line) for n, line in enumerate(text.splitlines(), 1) if wanted.search(line)]
        for blob, text in texts({blob for files in outside.values() for blob in files.values()}).items()
    }
    return [
        f"{commit[:7]} {name}:{number}: {line.strip()[:80]}"
        for commit, files in outside.items()
        for name, blob in files.items()
        for number, line in held[blob]
    ]


def may_not_name(name: str, slug: str) -> bool:
    """Whether a file is one of those that name no game."""
    if name.startswith(f"{FOLDERS}{slug}/") or MAY_NAME_GAMES.fullmatch(name):
        return False
    return PurePosixPath(name).suffix in WORDS


def main(slugs: list[str]) -> int:
    """Report on the games named, or on all in the order they came."""
    try:
        must_be_whole()
        found = [made(game) for game in in_order() if not slugs or game.slug in slugs]
    except NoHistory as reason:
        print(f"The history was not checked: {reason}.", file=sys.stderr)
        return 2
    for one in found:
        print(f"{one.slug}: made by {len(one.commits)} commits; {len(one.wrong)} places outside name it")
        print(*(f"  {line}" for line in one.wrong), sep="\n", end="\n" if one.wrong else "")
    return 1 if any(one.wrong for one in found) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

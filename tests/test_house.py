"""The rules of the house that no tool knows: where a game may be named, and what a file may hold."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour.games import catalogue
from tests.sources import ROOT, files, name

MAY_NAME_GAMES = re.compile(r"(README|CONTRIBUTING|CHANGELOG)\.md|LICENSE|docs/.*|bench/results\.md")
GAMES = ROOT / "src/parlour/games"
TEMPLATES = [
    path for path in sorted((ROOT / "src/parlour/kit/templates").glob("*/")) if path.name != "__pycache__"
]
TINY = ROOT / "src/parlour/testing/tiny"
PARTS = {
    "RULES",
    "state",
    "record",
    "options",
    "rules",
    "law",
    "notation",
    "display",
    "tests",
}
MORE_PARTS = {"bots", "features", "locales", "lesson", "puzzles"}  # what a game may have besides
HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "yarn" + "pkg.com"]
MACHINE_PATH = re.compile(r"""(?<![\w.$/*-])(?:/(?:work|root|Users)/\w|[A-Z]:\\\w)""")
EXCUSE = re.compile(r"#\s*(?:noqa|type:\s*ignore|pragma:\s*no cover)[^#]*(#?)")


def game_folders() -> list[str]:
    """Slugs of the games in this repository, finished or not."""
    return sorted(p.name for p in GAMES.iterdir() if p.is_dir() and any(p.glob("*.py")))


def names_of(slug: str) -> set[str]:
    """Slug, title and further names of a game; the slug alone while its folder has no `GAME` yet."""
    return {slug}.union(*({str(game.title), *game.names} for game in catalogue() if game.slug == slug))


def spellings(names: set[str]) -> re.Pattern[str]:
    """The ways names may be written, in prose and in code.

    Names without a letter are left out ("36" is a number before it is a game); a title of several plain
    words counts where it is written as a title.
    """
    alternatives = []
    for spelled in names:
        words = re.findall(r"[A-Za-z]+|\d+", spelled)
        if not any(word.isalpha() for word in words):
            continue
        if all(word.isalpha() for word in words) and len(words) > 1:
            alternatives += [r"(?i:" + "[_-]?".join(words) + ")", " ".join(word.title() for word in words)]
        elif len(words) == 1:
            alternatives.append(f"(?i:{words[0]})")
        else:
            alternatives.append(r"(?<![\w.])(?i:" + r"[ _-]?".join(map(re.escape, words)) + r")(?![\w])")
    return re.compile("|".join(sorted(alternatives)))


@pytest.mark.parametrize("slug", game_folders())
def test_a_game_is_named_in_its_own_folder_only(slug: str) -> None:
    wanted = spellings(names_of(slug))
    found = []
    for path in files():
        if MAY_NAME_GAMES.fullmatch(name(path)) or path.is_relative_to(GAMES / slug):
            continue
        if wanted.search(path.stem):
            found.append(f"{name(path)}: the file's name")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if wanted.search(line):
                found.append(f"{name(path)}:{number}: {line.strip()[:100]}")
    assert not found, "these belong in the game's folder:\n" + "\n".join(found)


def parts_of(folder: Path) -> set[str]:
    """What stands at the first level of a game's folder, a module and a package of a name alike."""
    return {path.stem for path in folder.iterdir()} - {"__init__", "__pycache__"}


@pytest.mark.parametrize("slug", game_folders())
def test_a_game_has_the_same_parts_as_every_other(slug: str) -> None:
    folder = GAMES / slug
    assert PARTS <= parts_of(folder) <= PARTS | MORE_PARTS | {"rooms"}
    rooms = [path for path in (folder / "rooms").glob("*/") if path.name != "__pycache__"]
    assert all(parts_of(room) <= PARTS | MORE_PARTS for room in rooms)


@pytest.mark.parametrize("folder", [TINY, *TEMPLATES], ids=lambda folder: str(folder.name))
def test_games_that_others_begin_with_have_the_same_parts(folder: Path) -> None:
    """Their features stand in their list of fields; templates have no bots."""
    assert parts_of(folder) - {"bots"} == PARTS | {"locales"}


def test_names_are_found_as_code_and_prose_write_them() -> None:
    wanted = spellings({"one_two", "1x2", "12"})
    assert all(
        wanted.search(text) for text in ("one_two", "OneTwoBoard", "one-two", "the One Two table", "a 1x2")
    )
    assert not any(wanted.search(text) for text in ("one two three", "12 of 34", "11x24"))


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    found = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        found += [f"{name(path)}: {host}" for host in HOSTS if host in text]
        found += [f"{name(path)}: {match[0]}…" for match in MACHINE_PATH.finditer(text)]
    assert not found, "\n".join(found)


def test_decoders_are_made_at_import() -> None:
    """Threads that come to a type of msgspec at once, each the first to use it, crash the process (0.22)."""
    late = [
        f"{name(path)}:{node.lineno}"
        for path in files(ROOT / "src")
        if path.suffix == ".py" and "lab" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "decode"
        and any(one.arg == "type" and not _built_in(one.value) for one in node.keywords)
    ]
    assert late == []


def _built_in(kind: ast.expr) -> bool:
    return isinstance(kind, ast.Name) and kind.id in ("dict", "list", "str")


def test_an_ignored_rule_carries_its_reason() -> None:
    bare = []
    for path in files():
        if path.suffix != ".py" or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            excuse = EXCUSE.search(line)
            if excuse and not excuse[1]:
                bare.append(f"{name(path)}:{number}: {line.strip()}")
    assert not bare, "say why after a second #:\n" + "\n".join(bare)


def test_files_end_with_a_line_break_and_lines_without_spaces() -> None:
    untidy = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        if text and (not text.endswith("\n") or "\r" in text):
            untidy.append(f"{name(path)}: its last line, or a carriage return")
        if path.suffix != ".md":
            untidy += [
                f"{name(path)}:{n}" for n, line in enumerate(text.split("\n"), 1) if line != line.rstrip()
            ]
    assert not untidy, "\n".join(untidy)


def test_a_checkout_has_the_same_bytes_on_every_system() -> None:
    """What is served and compared is hashed: a checkout on Windows must not end lines in its own way."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("no checkout")
    listed = subprocess.run([git, "ls-files", "--eol"], cwd=ROOT, capture_output=True, text=True, check=True)
    rows = [line.split(maxsplit=3) for line in listed.stdout.splitlines()]
    free = [
        row
        for row in rows
        if row[0] != "i/-text" and "eol=lf" not in " ".join(row) and "attr/-text" not in row
    ]
    assert free == []

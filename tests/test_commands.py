"""The commands that pages show are there, with the options that they are given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer.main

import run
from parlour import cli
from tests.sources import ROOT, files, name

BLOCK = re.compile(r"^```(.*)\n((?s:.*?))^```", re.MULTILINE)
INLINE = re.compile(r"`((?:parlour|python3? run\.py|python -m) [^`]*)`")
PAGES = [p for p in files() if p.suffix == ".md" and (p.parent == ROOT or p.is_relative_to(ROOT / "docs"))]
QUOTED = re.compile(r"""'[^']*'|"[^"]*\"""")
AFTER = re.compile(r"\s#\s.*|\(umask.*|[…<>|&;].*")
"""What follows a command on its line: a comment, or another command."""
VERBS = {*run.PROGRAMS, "setup"}


def commands(text: str) -> Iterator[list[str]]:
    """Every command of a page that is ours, as words from our own program's name on."""
    blocks = [block[2] for block in BLOCK.finditer(text) if block[1] in ("", "sh")]
    shown = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    for line in [*shown, *INLINE.findall(text)]:
        if not re.search(r"\bparlour\b|run\.py|python3? -m", line):
            continue
        words = QUOTED.sub("TEXT", AFTER.sub("", line)).split()
        for at, word in enumerate(words):
            first = word.rpartition("/")[2]
            after = words[at + 1 : at + 2] not in (["pip"], ["install"])
            if first in ("parlour", "run.py", "-m") and after and words[0] not in ("cp", "sed", "systemctl"):
                yield [first, *words[at + 1 :]]
                break


def fault(words: list[str]) -> str:
    """What is wrong with a command; "" where nothing is."""
    program, *rest = words
    if program == "-m":
        return "" if rest[0] in ("venv", "pip") or find_spec(rest[0]) else f"there is no module {rest[0]}"
    if program == "run.py":
        return "" if not rest or rest[0][0] == "-" or rest[0] in VERBS else f"run.py has no {rest[0]}"
    command: Any = typer.main.get_command(cli.app)
    while hasattr(command, "get_command") and rest and not rest[0].startswith("-"):
        if rest[0] == "COMMAND":
            return ""
        found = command.get_command(None, rest[0])
        if found is None:
            return f"there is no command {rest[0]}"
        command, rest = found, rest[1:]
    accepted = {
        "--help",
        *(option for param in command.params for option in (*param.opts, *param.secondary_opts)),
    }
    used = {word.partition("=")[0] for word in rest if re.match(r"--?[a-z]", word)}
    return f"{command.name} does not take {', '.join(sorted(used - accepted))}" if used - accepted else ""


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_commands_of_a_page_are_there(page: Path) -> None:
    found = {" ".join(words): fault(words) for words in commands(page.read_text(encoding="utf-8"))}
    assert {command: why for command, why in found.items() if why} == {}


def test_a_command_that_is_not_there_is_named() -> None:
    page = "```sh\nbin/parlour sevre --port 1\nparlour replay f.json --verfiy  # it\nparlour games\n```\n"
    assert [fault(words) for words in commands(page)] == [
        "there is no command sevre",
        "replay does not take --verfiy",
        "",
    ]

"""Sections of `results.md`: each is replaced as a whole by the run that measured it."""

from __future__ import annotations

import datetime
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")
TITLE = "# Results\n\nWritten by `python bench/run.py`; each section says when, where and of which commit.\n"
HEAD = "\n## "


@dataclass
class Section:
    """A heading, how it was measured, and the one table of what was."""

    heading: str
    text: str
    table: str


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A Markdown table; the first column to the left, numbers to the right.

    >>> print(table(("Game", "Speed"), [("Go", "1")]), end="")
    | Game | Speed |
    |---|---:|
    | Go | 1 |
    """
    rows = [head, ["---", *["---:"] * (len(head) - 1)], *lines]
    return "".join(f"|{'|'.join(row)}|\n" if row[0] == "---" else f"| {' | '.join(row)} |\n" for row in rows)


def note(what: str) -> None:
    """Say how far it is, or what is missing, beside the table."""
    print(what, file=sys.stderr, flush=True)


def circumstances() -> str:
    """One line: day, commit, machine."""
    commit = _said("git", "rev-parse", "--short=12", "HEAD") or "unknown"
    changed = (
        " with uncommitted changes" if _said("git", "status", "--porcelain", "--", "src", "bench") else ""
    )
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    machine = f"{processor()}, {_cores()} cores, Python {platform.python_version()}"
    return f"{day}, commit {commit}{changed}, {machine}"


def processor() -> str:
    """The processor's name."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def write(section: Section) -> None:
    """Put a section into `results.md` in place of the one of the same heading."""
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else TITLE
    first, *sections = old.split(HEAD)
    kept = {text.partition("\n")[0]: text.rstrip("\n") for text in sections}
    parts = (section.heading, circumstances(), section.text.rstrip(), section.table.rstrip())
    kept[section.heading] = "\n\n".join(parts)
    RESULTS.write_text(
        first.rstrip("\n") + "\n" + "".join(f"{HEAD}{text}\n" for text in kept.values()), encoding="utf-8"
    )


def _said(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=RESULTS.parent.parent)
    return done.stdout.strip()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

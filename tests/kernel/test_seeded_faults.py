"""Faults in compiled code that no rule checks are found by types, or by the names of arguments.

Fields are misspelt, arguments swapped, and seats put for actions, where chance chooses, in rules, laws,
telling and bots of all games.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import pytest

from parlour.games import catalogue
from tests.kernel.test_arguments import confused, module_of, parameters, trees
from tests.sources import ROOT

PARTS: Final = ("rules", "law", "display/telling.py", "bots")
RECORDS: Final = ("state", "before", "after")
OF_EACH_KIND: Final = 10
"""Faults: thirty in all."""
FOUND: Final = 27
SEED: Final = 40
ERROR: Final = re.compile(r"^(?P<file>[^:]+):(?P<line>\d+): error: ")


@dataclass(frozen=True)
class Fault:
    """A fault: where it is, the lines that it is in, and what stands there instead of what."""

    path: Path
    lines: range
    start: int
    end: int
    """Offsets in the bytes of the file."""
    text: str


class Site:
    """A file, in which faults are put."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.data = path.read_bytes()
        self.tree = ast.parse(self.data)
        lengths = [len(line) for line in self.data.splitlines(keepends=True)]
        self.starts = [sum(lengths[:k]) for k in range(len(lengths))]

    def compiled(self) -> Iterator[ast.FunctionDef]:
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(mark, ast.Name) and mark.id == "compiled" for mark in node.decorator_list
            ):
                yield node

    def at(self, node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        start, end = self.at(node)
        return self.data[start:end].decode()

    def fault(self, around: ast.expr, start: int, end: int, text: str) -> Fault:
        lines = range(around.lineno, (around.end_lineno or around.lineno) + 1)
        return Fault(self.path, lines, start, end, text)


def misspelt(site: Site) -> Iterator[Fault]:
    """A field of the record without its last letter."""
    for function in site.compiled():
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id in RECORDS
            ):
                start, end = site.at(node)
                yield site.fault(node, start, end, site.text(node)[:-1])


def swapped(site: Site) -> Iterator[Fault]:
    """Two different arguments side by side, one for the other."""
    for function in site.compiled():
        for node in ast.walk(function):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            for first, second in zip(node.args, node.args[1:], strict=False):
                if isinstance(first, ast.Name) and isinstance(second, ast.Name) and first.id != second.id:
                    (start, _), (_, end) = site.at(first), site.at(second)
                    yield site.fault(node, start, end, f"{second.id}, {first.id}")


def seated(site: Site) -> Iterator[Fault]:
    """A seat for an action."""
    for function in site.compiled():
        if not {"seat", "action"} <= {each.arg for each in function.args.args}:
            continue
        for node in ast.walk(function):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            for argument in node.args:
                if isinstance(argument, ast.Name) and argument.id == "action":
                    yield site.fault(node, *site.at(argument), "seat")


def seeded() -> list[Fault]:
    """The faults, one a call or field at most."""
    sites = [
        Site(path)
        for game in catalogue()
        for part in PARTS
        for path in sorted((game.folder / part).rglob("*.py") if "." not in part else [game.folder / part])
    ]
    chosen: list[Fault] = []
    kinds: tuple[Callable[[Site], Iterator[Fault]], ...] = (misspelt, swapped, seated)
    for number, kind in enumerate(kinds, 1):
        faults = [fault for site in sites for fault in kind(site)]
        Random(SEED).shuffle(faults)
        for fault in faults:
            if len(chosen) < number * OF_EACH_KIND and not any(
                fault.path == other.path and set(fault.lines) & set(other.lines) for other in chosen
            ):
                chosen.append(fault)
    return chosen


@pytest.mark.long
def test_faults_are_found(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src/parlour", tmp_path / "src/parlour", ignore=shutil.ignore_patterns("static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    faults = seeded()
    assert len(faults) == 3 * OF_EACH_KIND
    for path in {fault.path for fault in faults}:
        data = path.read_bytes()
        for fault in sorted((one for one in faults if one.path == path), key=lambda one: -one.start):
            data = data[: fault.start] + fault.text.encode() + data[fault.end :]
        (tmp_path / path.relative_to(ROOT)).write_bytes(data)
    places = sorted({str(fault.path.relative_to(ROOT)) for fault in faults})
    said = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), *places],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    ).stdout  # fmt: skip
    errors = {(match["file"], int(match["line"])) for match in map(ERROR.match, said.splitlines()) if match}
    known = parameters(trees())
    by_name = set()
    for place in places:
        tree = ast.parse((tmp_path / place).read_bytes())
        lines = (line.split(":")[1] for line in confused(module_of(ROOT / place), tree, known))
        by_name |= {(place, int(line)) for line in lines}
    left = []
    for fault in faults:
        place = str(fault.path.relative_to(ROOT))
        if not {(place, line) for line in fault.lines} & (errors | by_name):
            left.append(f"{place}:{fault.lines.start}: {fault.text}")
    assert len(left) <= len(faults) - FOUND, said + "\n".join(left)

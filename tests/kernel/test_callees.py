"""What compiled functions call has no machine code of its own; numba's inside is as that needs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.testing.tiny import GAME

COUNTING = """
from {}.parlour.kernel.compile.decorators import compiled, inlined

@compiled
def down(n):
    return n if n == 0 else n + down(n - 1)

@inlined
def twice(n):
    return 2 * down(n)

@compiled
def total(n):
    return twice(n) + down(n + 1)

@compiled
def other(n):
    return twice(n)
"""
PROGRAM = """
from counting import down, other, total, twice
print({}(3))
for made in (down, twice, total, other):
    kinds = [cache._cache_misses for cache in (made, made.callee)]
    print(made.__name__, *(sum(misses.values()) for misses in kinds), len(made.overloads))
"""


@pytest.fixture
def counting(tmp_path: Path) -> Path:
    """A folder with a module of compiled functions that call each other."""
    package = GAME.compiled.twin(compiled=True).package
    (tmp_path / "counting.py").write_text(COUNTING.format(package), encoding="utf-8")
    start = "from parlour.testing.tiny import GAME\nGAME.compiled.twin(compiled=True)\n"
    (tmp_path / "start.py").write_text(start, encoding="utf-8")
    return tmp_path


def ran(folder: Path, name: str) -> list[str]:
    """What a process says that calls one of them: its result, then what each function has compiled."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    program = f"import start\n{PROGRAM.format(name)}"
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_only_what_python_calls_is_made_machine_code_of(counting: Path) -> None:
    """The others are kept as callees: the next caller, in another process, compiles itself alone.

    A callee may be called from Python later on.
    """
    first = ["22", "down 0 1 0", "twice 0 1 0", "total 1 0 1", "other 0 0 0"]
    assert ran(counting, "total") == first
    assert ran(counting, "other") == ["12", "down 0 0 0", "twice 0 0 0", "total 0 0 0", "other 1 0 1"]
    assert ran(counting, "total") == ["22", "down 0 0 0", "twice 0 0 0", "total 0 0 1", "other 0 0 0"]
    assert ran(counting, "down") == ["6", "down 1 0 1", "twice 0 0 0", "total 0 0 0", "other 0 0 0"]

"""All checks of one game, one after another, with a table at the end.

In a source checkout these are lint, format, types, import arrows, the house rules, every test anywhere that
bears the game's name (the published suite and the game's own tests among them), its rules as browsers get
them and its generated files; for a package of its own all but arrows and house rules. The suite touches its
page in a browser. Checks that could not run, for lack of a tool or a browser, are listed as such.
"""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_path
from typing import Final

from parlour.kernel.compile.isolation import module_command
from parlour.kernel.game import Game
from parlour.kit import generated
from parlour.kit.places import SOURCES, checkout, holds

Say = Callable[[str], None]
QUICK: Final = "not long and not browser and not gpu"
"""Tests of a checkout that run unless all are asked for."""
LEFT_OUT: Final = f"  {'long tests':<24}left out; --all runs them"
COUNTS: Final = re.compile(r"\d+ (?:passed|failed|skipped|deselected|errors?)(?=.* in [\d.]+s)")
"""A count of tests in the last line of pytest's output."""
SKIPPED: Final = re.compile(r"^SKIPPED \[\d+\] [^:]+(?::\d+)?: (.+)$", re.MULTILINE)
"""The reason in a line of pytest's about skipped tests."""


@dataclass
class GameCheck:
    """A check of a game: a command, or a function that returns what is wrong."""

    name: str
    command: list[str] = field(default_factory=list)
    wrong: Callable[[], str] | None = None
    env: dict[str, str] = field(default_factory=dict)
    needs: str = ""
    """The Python package that the command belongs to; "" if it is always installed."""
    mended_by: str = ""
    """The command that repairs what can be repaired automatically; "" if there is none."""

    @property
    def can_run(self) -> bool:
        """Whether the package that the check needs is installed."""
        return not self.needs or find_spec(self.needs) is not None

    def run(self, folder: Path) -> tuple[bool, str]:
        """Run the check; returns whether it passes, and its output."""
        if self.wrong is not None:
            said = self.wrong()
            return not said, said
        done = subprocess.run(
            self.command, cwd=folder, env=os.environ | self.env, capture_output=True, text=True, check=False
        )
        return done.returncode == 0, done.stdout + done.stderr


def steps(game: Game, *, everything: bool = False, k: str = "") -> Iterator[GameCheck]:
    """The checks of a game; `everything`: long and browser tests too; `k` selects tests, as in pytest."""
    root, pytest = checkout(), module_command("pytest", "-q", "-rs")
    path = os.pathsep.join(filter(None, [str(_roots(game)), os.environ.get("PYTHONPATH")]))
    here = str(game.folder)
    linted, fixed = module_command("ruff", "check", here), f"ruff check --fix {here}"
    formatted = module_command("ruff", "format", "--check", here)
    if root is not None and holds(root, game):
        yield GameCheck("lint", linted, mended_by=fixed)
        yield GameCheck("format", formatted, mended_by=f"ruff format {here}")
        yield GameCheck("types", module_command("mypy", here))
        yield GameCheck("import arrows", [str(Path(get_path("scripts"), "lint-imports")), "--no-logo"])
        yield GameCheck("house rules", [*pytest, "tests/test_house.py"])
        named = f"{game.slug} and ({k})" if k else game.slug
        runs = {
            "tests": "not long and not browser",
            "long tests": "long and not browser",
            "browser tests": "browser",
        }
        for name, marks in runs.items() if everything else [("tests", QUICK)]:
            more = ["--long"] if everything else []
            yield GameCheck(name, [*pytest, "tests", here, "-k", named, "-m", marks, *more])
    else:
        yield GameCheck("lint", linted, needs="ruff", mended_by=fixed)
        yield GameCheck("format", formatted, needs="ruff", mended_by=f"ruff format {here}")
        bases = ["--strict", "--namespace-packages", "--explicit-package-bases"]
        env = {"MYPYPATH": str(_roots(game))}
        yield GameCheck("types", module_command("mypy", *bases, here), env=env, needs="mypy")
        suite = [str(SOURCES / "testing" / "one_game.py"), here, "--doctest-modules", "-m"]
        plain = ["--import-mode=importlib", "-p", "parlour.testing.markers", "-p", "no:cacheprovider"]
        only = ["-k", k] if k else []
        env = {"PARLOUR_GAME": game.slug, "PYTHONPATH": path, "PARLOUR_LONG": str(int(everything))}
        marks = "" if everything else "not long and not gpu"
        yield GameCheck("suite and own tests", [*pytest, *plain, *suite, marks, *only], env=env)
    compiling = module_command("parlour.browser.modules", game.package)
    yield GameCheck("rules for browsers", compiling, env={"PYTHONPATH": path})
    yield GameCheck("generated files", wrong=lambda: _stale(game))


def _roots(game: Game) -> Path:
    """The folder that the game's package is imported from."""
    return game.folder.parents[game.package.count(".")]


def _stale(game: Game) -> str:
    paths = generated.stale(game)
    return f"stale, `parlour make {game.slug}` makes them: {', '.join(map(str, paths))}" if paths else ""


def check(game: Game, say: Say, *, everything: bool = False, k: str = "") -> bool:
    """Run all checks, continuing after failures; returns whether all that could run pass."""
    root = checkout() if holds(checkout(), game) else None
    table: list[str] = []
    missing: list[str] = []
    held = True
    for step in steps(game, everything=everything, k=k):
        if not step.can_run:
            table.append(f"  {step.name:<24}not run: pip install {step.needs}")
            missing.append(step.name)
            continue
        say(f"{step.name} ...")
        began = time.monotonic()
        ok, said = step.run(root or Path.cwd())
        held &= ok
        if not ok:
            say(said.rstrip())
            if step.mended_by:
                say(f"`{step.mended_by}` mends what it can.")
        counts = COUNTS.findall(said)
        line = f"  {step.name:<24}{'holds' if ok else 'FAILED':<8}{time.monotonic() - began:6.1f} s"
        table.append(f"{line}  {', '.join(counts)}".rstrip())
        skipped = list(dict.fromkeys(SKIPPED.findall(said)))
        table += [f"    skipped: {why}" for why in skipped]
        missing += skipped
    if not everything:
        table.append(LEFT_OUT)
    say("\n" + "\n".join(table))
    if not held:
        say(f"{game.title}: something does not hold.")
    elif missing:
        say(f"{game.title}: everything that ran holds; not all could run.")
    else:
        say(f"{game.title}: everything holds.")
    return held

"""Every check and every test, with a table of results: what `python3 run.py test` runs.

Checks that need one core run two at a time, and the tests without browsers, in parts, three at a time; their
outputs are shown in order. Checks with workers of their own run alone. Long tests run after all others, with
--long or if PARLOUR_LONG is set. If PARLOUR_LONG_MINUTES is set, those not begun so many minutes after the
start are skipped and counted, different ones in each run; half of the time is for those with browsers. Any
other argument goes to pytest, which then runs alone: once for the browser tests, whose event loop other tests
cannot share, and once for all others.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import IO

import hatch_build
import run
from conftest import UNTIL, long_asked
from parlour import games
from parlour.testing.browsers import find_chromium
from run import ROOT
from tests.games import some_game

CHECKED = [
    p
    for p in ("src/parlour", "tests", "tools", "bench", "conftest.py", "run.py", "hatch_build.py")
    if (ROOT / p).exists()
]
NO_CHROMIUM = """The browser tests did not run, because there is no Chromium on this machine:
{tests}
To run them, install one (Debian, Ubuntu: sudo apt-get install chromium) or name one in PARLOUR_CHROMIUM."""
NOT_LONG = "The tests marked long did not run; `python3 run.py test --long` runs them too."
CORES = 2
AT_ONCE = CORES + 1  # one more than the cores, as tests of servers and pages often wait
STEALING = ["-n", str(AT_ONCE), "--dist", "worksteal"]  # tests that take from seconds to minutes
QUICK, LONG = "not long", "long"
BROWSERS = "browser tests"
LONGEST_LINE = 200
NO_TESTS = 5  # pytest's exit code if no test was selected
MINUTES = "PARLOUR_LONG_MINUTES"
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
TINY, YARDSTICK = "parlour.testing.tiny", "bench.connect_four"
HEAP, SOLVED_HEAP = "tests.search.heap", "tests.search.solved_heap"
IN_BROWSERS = "tests/e2e"  # no test there runs without a browser
WITH_BROWSERS = [
    IN_BROWSERS, "tests/test_every_game.py", "tests/bench/test_connect_four.py", "tests/kernel/test_tiny.py",
    "tests/kit/test_kit.py", "tests/kit/test_refusals.py",
]  # fmt: skip
"""The places of all browser tests; naming them spares each worker importing all others."""
PARTS = {
    "games": ["tests/test_every_game.py", "src/parlour/games"],
    "others": [],
    "tables": [
        "tests/play", "tests/view", "tests/display",
        "tests/server/limits", "tests/server/sockets", "tests/server/storage", "tests/server/work",
    ],
    "pages": ["tests/server/tables", "tests/server/web", "tests/mcp"],
    "commands": ["tests/cli", "tests/kit", "tests/test_site.py"],
    "laboratory": ["tests/lab", "tests/search", "tests/test_examples.py"],
}  # fmt: skip
"""Parts of the tests without browsers, the longest first; a part imports only what it tests."""


@dataclass
class Check:
    """One line of the table: a command, and how it went."""

    name: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)
    cwd: Path = ROOT
    junit: Path | None = None  # where the command writes the counts of its tests
    again: list[str] | None = None  # runs the tests that failed, once more
    at_once: int = 1  # how many such checks may run side by side
    state: str = "not run"
    counts: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    flaky: list[str] = field(default_factory=list)  # tests that failed at first and passed on the second try
    seconds: float = 0.0

    def run(self, out: IO[str] | None = None) -> None:
        """Run the command, its output going straight to the terminal, or to a file."""
        print(f"\n-- {self.name} " + "-" * max(0, 76 - len(self.name)), file=out, flush=True)
        began = time.monotonic()
        env = os.environ | self.env
        done = subprocess.run(self.command, cwd=self.cwd, env=env, stdout=out, stderr=out, check=False)
        self.state = "FAILED" if done.returncode else "passed"
        self.counts = self.count()
        if done.returncode and self.again:
            self.run_again(self.again)
        self.seconds = time.monotonic() - began

    def run_again(self, command: list[str]) -> None:
        """Run the tests that failed once more, while fewer others run."""
        print(f"\n-- {self.name}: those that failed, once more", flush=True)
        first, failed = self.counts, self.failures
        env = os.environ | self.env
        env.pop(UNTIL, None)  # a test skipped for lack of time would count as passed
        done = subprocess.run(command, cwd=self.cwd, env=env, check=False)
        self.state = "FAILED" if done.returncode else "passed"
        second = self.count()
        still = {name_of(failure) for failure in self.failures}
        self.flaky = [failure for failure in failed if name_of(failure) not in still]
        self.counts = first | {
            "passed": first["passed"] + first["failed"] - second["failed"],
            "failed": second["failed"],
            "on the second try": first["failed"] - second["failed"],
        }

    def count(self) -> dict[str, int]:
        """Tests passed, failed and skipped; a check counts as one test."""
        if self.junit is None or not self.junit.is_file():
            return {
                "passed": int(self.state == "passed"),
                "failed": int(self.state == "FAILED"),
                "skipped": 0,
            }
        total = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
        report = ET.parse(self.junit).getroot()  # noqa: S314  # our own test tools wrote it
        self.failures = list(failures(report))
        for suite in report.iter("testsuite"):
            for name in total:
                total[name] += int(suite.get(name, 0))
        failed = total["failures"] + total["errors"]
        if self.state == "FAILED" and not failed:  # the tool itself stopped
            failed, total["tests"] = 1, total["tests"] + 1
        return {
            "passed": total["tests"] - failed - total["skipped"],
            "failed": failed,
            "skipped": total["skipped"],
        }

    def line(self) -> str:
        """The check's line of the table."""
        counts = ", ".join(f"{n} {what}" for what, n in self.counts.items() if n) if self.junit else ""
        return f"  {self.name:<28}{self.state:<9}{self.seconds:6.1f} s  {counts}".rstrip()


def failures(report: ET.Element) -> Iterator[str]:
    """The failed tests of a report, each with the first line of its message."""
    for case in report.iter("testcase"):
        for failed in (*case.iterfind("failure"), *case.iterfind("error")):
            said = (failed.get("message") or "").strip().split("\n")[0]
            yield f"{case.get('classname')}::{case.get('name')}: {said[:LONGEST_LINE]}"


def name_of(failure: str) -> str:
    """The name of the test in a line of `failures`.

    >>> name_of("tests.test_a::test_b[x]: assert 1 == 2")
    'tests.test_a::test_b[x]'
    """
    return failure.partition(": ")[0]


def side_by_side(steps: Iterable[Check], at_once: int) -> None:
    """Run steps that need one core each, `at_once` at a time; their outputs are shown in order."""
    with ThreadPoolExecutor(at_once) as cores, ExitStack() as files:
        begun = []
        for step in steps:
            said = files.enter_context(tempfile.TemporaryFile("w+"))
            begun.append((said, cores.submit(step.run, said)))
        for said, done in begun:
            done.result()
            said.seek(0)
            print(said.read(), end="", flush=True)


def pytest(*arguments: str) -> list[str]:
    """A command that runs pytest."""
    return [sys.executable, "-m", "pytest", *arguments]


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm and its environment; Node comes from PyPI where the machine has none."""
    if not hatch_build.node_on_path() and not run.Done().has("node"):
        run.install("node")
        run.Done().add("node")
    return hatch_build.npm_command()


def steps(reports: Path, long: bool) -> Iterator[Check]:
    """All steps, in order: the general ones first, and the longest of those of one core before the others.

    Games are compiled before pytest runs: else, on a fresh clone, each of its workers would compile them.
    """
    if (ROOT / "web/package.json").is_file():
        yield from of_the_client(reports)
    tool = Path(sys.executable).parent
    yield Check("mypy --strict", [str(tool / "mypy"), *CHECKED], at_once=CORES)
    searched = [some_game().package, TINY, HEAP]
    with_rooms = sorted(games.catalogue(), key=lambda game: -len(game.rooms))  # the longest first
    others = [
        package for package in (*(game.package for game in with_rooms), YARDSTICK) if package not in searched
    ]
    for package in (*searched, *others, SOLVED_HEAP):  # SOLVED_HEAP has HEAP's rules
        command = [sys.executable, "-m", "tools.warm", package]
        command += ["--environments"] * (package not in (HEAP, SOLVED_HEAP))
        command += ["--search"] * (package in (*searched, SOLVED_HEAP))
        command += ["--pages"] * (package not in (YARDSTICK, HEAP, SOLVED_HEAP))
        yield Check(f"compiling {package.rpartition('.')[2]}", command, at_once=CORES)
    yield Check("import arrows", [str(tool / "lint-imports"), "--no-logo"], at_once=CORES)
    yield Check("dead code", [sys.executable, "-m", "vulture"], at_once=CORES)
    yield Check("ruff check", [str(tool / "ruff"), "check", "."], at_once=CORES)
    yield Check("ruff format", [str(tool / "ruff"), "format", "--check", "."], at_once=CORES)
    yield from parts(reports)
    yield marked(BROWSERS, f"{QUICK} and browser", reports, *WITH_BROWSERS, *STEALING, once_more=True)
    if long:
        asked = ("--long", f"--ignore={IN_BROWSERS}", *STEALING)
        longs = marked("long tests", f"{LONG} and not browser", reports, *asked, once_more=True)
        if until := os.environ.get(UNTIL):
            longs.env[UNTIL] = str((time.time() + float(until)) / 2)  # the rest: tests with browsers
        yield longs
        asked = (*WITH_BROWSERS, "--long", *STEALING)
        yield marked(f"long {BROWSERS}", f"{LONG} and browser", reports, *asked, once_more=True)


def of_the_client(reports: Path) -> Iterator[Check]:
    """The checks of the browser client and its own tests."""
    command, env = npm()
    if not hatch_build.modules_current(run.WEB):
        install = Check("npm ci", [*command, "ci", "--no-audit", "--no-fund"], env, run.WEB)
        yield install
        if install.state == "passed":
            hatch_build.mark_modules(run.WEB)
    junit = reports / "vitest.xml"
    report = ["--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={junit}"]
    yield Check("vitest", [*command, "run", "test", *report], env, run.WEB, junit, at_once=CORES)
    scripts = {"eslint": "lint", "svelte-check": "check", "prettier": "format:check", "knip": "unused"}
    for name, script in scripts.items():
        yield Check(name, [*command, "run", script], env, run.WEB, at_once=CORES)


def parts(reports: Path) -> Iterator[Check]:
    """The tests without browsers, part by part; "others" has the tests that are in no other part."""
    listed = [IN_BROWSERS, *(place for places in PARTS.values() for place in places)]
    elsewhere = [f"--ignore={place}" for place in listed]
    for name, places in PARTS.items():
        asked = places or elsewhere
        yield marked(f"pytest: {name}", f"{QUICK} and not browser", reports, *asked, at_once=AT_ONCE)


def marked(
    name: str, marks: str, reports: Path, *arguments: str, at_once: int = 1, once_more: bool = False
) -> Check:
    """The step that runs the tests with these marks; `once_more`: those that fail get a second try."""
    junit = reports / f"{name.replace(': ', '-').replace(' ', '-')}.xml"
    command = pytest("-q", "-m", marks, *arguments, f"--junitxml={junit}")
    again = [*command, "--last-failed"] if once_more else None
    return Check(name, command, junit=junit, again=again, at_once=at_once)


def browser_tests() -> list[str]:
    """Names of the browser tests, found without running them."""
    found = subprocess.run(
        pytest("-q", "--collect-only", "-m", "browser", "--long", *WITH_BROWSERS),
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return [line for line in found.stdout.splitlines() if "::" in line] or ["(none could be collected)"]


def everything(long: bool) -> int:
    """Run all steps, continuing after failures, and print a summary; returns the exit code."""
    began = time.monotonic()
    minutes = os.environ.get(MINUTES)
    if minutes:
        os.environ[UNTIL] = str(time.time() + 60 * float(minutes))
    ran: list[Check] = []
    notes: list[str] = [] if long else [NOT_LONG]
    with tempfile.TemporaryDirectory() as reports:
        for at_once, some_steps in groupby(steps(Path(reports), long), lambda step: step.at_once):
            if at_once > 1:
                beside = list(some_steps)
                side_by_side(beside, at_once)
                ran += beside
                continue
            for step in some_steps:
                ran.append(step)
                if BROWSERS not in step.name or find_chromium():
                    step.run()
                elif step.name == BROWSERS:
                    notes.append(NO_CHROMIUM.format(tests="\n".join(f"  {t}" for t in browser_tests())))
    print("\n" + "=" * 80)
    print("\n".join(step.line() for step in ran))
    print(*(f"\n  FAILED {failure}" for step in ran for failure in step.failures), sep="")
    print(*(f"\n  PASSED ON THE SECOND TRY {failure}" for step in ran for failure in step.flaky), sep="")
    print(*(f"\n{note}" for note in notes), sep="\n")
    total = {what: sum(step.counts.get(what, 0) for step in ran) for what in ("passed", "failed", "skipped")}
    sums = ", ".join(f"{n} {what}" for what, n in total.items() if n or what != "skipped")
    print(f"\n==== {sums} in {time.monotonic() - began:.1f}s ====")
    return 1 if any(step.state == "FAILED" for step in ran) else 0


def some(arguments: list[str]) -> int:
    """Run pytest with arguments, its browser tests in a process of their own, after all others."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("-m", default="")
    given, rest = parser.parse_known_args(arguments)
    asked = f"({given.m}) and " if given.m else ""
    codes = [
        subprocess.run(pytest(*rest, "-m", f"{asked}{marks}"), cwd=ROOT, check=False).returncode
        for marks in ("not browser", "browser")
    ]
    return next((code for code in codes if code not in (0, NO_TESTS)), min(codes))


def main(arguments: list[str]) -> int:
    """Run everything, or pytest if there are arguments for it; returns the exit code."""
    os.environ.pop(NO_BYTECODE, None)  # else some hundred processes would each compile their imports
    if [a for a in arguments if a != "--long"]:
        return some(arguments)
    return everything(long_asked() or "--long" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

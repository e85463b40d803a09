"""`python3 run.py test`: its table of results, second tries, and what is left out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import UNTIL
from tests.sources import ROOT
from tools import check


def test_a_step_counts_the_tests_of_its_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text('<testsuites><testsuite tests="9" failures="2" errors="1" skipped="1"/></testsuites>')
    step = check.Check("some tests", [], junit=report, state="FAILED")
    assert step.count() == {"passed": 5, "failed": 3, "skipped": 1}


def test_a_tool_that_stops_before_its_first_test_has_failed(tmp_path: Path) -> None:
    step = check.Check("some tests", [sys.executable, "-c", "raise SystemExit(4)"], junit=tmp_path / "none")
    step.run()
    assert (step.state, step.counts["failed"]) == ("FAILED", 1)


def test_steps_of_one_core_run_two_at_a_time_and_are_shown_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    met = tmp_path / "met"
    waits = f"""
import sys, time
from pathlib import Path
until = time.monotonic() + 60
while not Path({str(met)!r}).exists() and time.monotonic() < until:
    time.sleep(0.01)
print("the first has waited", flush=True)
print("and complains", file=sys.stderr)
raise SystemExit(not Path({str(met)!r}).exists())"""
    meets = f"from pathlib import Path; Path({str(met)!r}).touch(); print('the second'); raise SystemExit(1)"
    found = [
        check.Check("first", [sys.executable, "-c", waits], at_once=2),
        check.Check("second", [sys.executable, "-c", meets], at_once=2),
        check.Check("third", [sys.executable, "-c", ""]),
    ]
    monkeypatch.setattr(check, "steps", lambda reports, long: found)
    assert check.everything(long=False) == 1
    assert [step.state for step in found] == ["passed", "FAILED", "passed"]
    said = capsys.readouterr().out
    shown = [
        "-- first",
        "the first has waited",
        "and complains",
        "-- second",
        "the second",
        "-- third",
        "===",
    ]
    places = [said.index(one) for one in shown]
    assert places == sorted(places)
    assert "2 passed, 1 failed" in said.splitlines()[-1]


def test_browser_tests_are_where_they_are_looked_for() -> None:
    """They are in files that mark them, or run the suite, which has one."""
    has_one = re.compile(r"mark\.browser\b|testing\.suite import")
    files = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py")}
    found = [path for path, text in files.items() if has_one.search(text)]
    listed = [ROOT / place for place in check.WITH_BROWSERS]
    assert [path for path in found if not any(map(path.is_relative_to, listed))] == []
    assert [place for place in listed if not any(path.is_relative_to(place) for path in found)] == []


def test_each_test_without_a_browser_is_in_one_part(tmp_path: Path) -> None:
    listed = [place for places in check.PARTS.values() for place in places]
    assert [place for place in listed if not (ROOT / place).exists()] == []
    assert [place for place in listed if {*Path(place).parents} & {*map(Path, listed)}] == []
    (others,) = (
        step for step in check.parts(tmp_path) if not check.PARTS[step.name.removeprefix("pytest: ")]
    )
    left_out = [word.removeprefix("--ignore=") for word in others.command if word.startswith("--ignore=")]
    assert sorted(left_out) == sorted([check.IN_BROWSERS, *listed])


@pytest.fixture
def two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A suite of one check that fails and of the browser tests, on a machine without Chromium."""
    failing = check.Check("some check", [sys.executable, "-c", "raise SystemExit(1)"])
    monkeypatch.setattr(
        check, "steps", lambda reports, long: [failing, check.Check("browser tests", ["false"])]
    )
    monkeypatch.setattr(check, "find_chromium", lambda: None)
    monkeypatch.setattr(check, "browser_tests", lambda: ["tests/e2e/test_play.py::test_play"])


@pytest.mark.usefixtures("two_steps")
def test_without_chromium_the_summary_names_the_tests_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.everything(long=True) == 1
    said = capsys.readouterr().out
    assert "tests/e2e/test_play.py::test_play" in said
    assert "apt-get install chromium" in said
    assert "0 passed, 1 failed" in said.splitlines()[-1]


def test_long_tests_come_last_and_only_when_asked_for(tmp_path: Path) -> None:
    quick = [step.name for step in check.steps(tmp_path, long=False)]
    assert [step.name for step in check.steps(tmp_path, long=True)] == [
        *quick, "long tests", "long browser tests"
    ]  # fmt: skip


def test_a_long_test_for_which_no_time_is_left_is_skipped_by_name() -> None:
    done = subprocess.run(
        check.pytest("--long", "-m", "long", "-q", "tests/kernel/test_tiny.py"),
        cwd=ROOT, env=os.environ | {UNTIL: "0"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "no time was left for it" in done.stdout
    assert " passed" not in done.stdout


def reporting(report: Path, tests: int, *failed: str) -> list[str]:
    """A command that reports these failures among this many tests."""
    cases = "".join(
        f"<testcase classname='t' name='{name}'><failure message='no'/></testcase>" for name in failed
    )
    told = f"<testsuite tests='{tests}' failures='{len(failed)}'>{cases}</testsuite>"
    written = f"from pathlib import Path; Path({str(report)!r}).write_text({told!r})"
    return [sys.executable, "-c", f"{written}; raise SystemExit({min(len(failed), 1)})"]


def test_what_passes_on_the_second_try_is_reported_as_such(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    step = check.Check("some tests", reporting(report, 5, "a", "b"), junit=report, again=reporting(report, 2))
    step.run()
    assert (step.state, step.failures, step.flaky) == ("passed", [], ["t::a: no", "t::b: no"])
    assert step.counts == {"passed": 5, "failed": 0, "skipped": 0, "on the second try": 2}
    assert "5 passed, 2 on the second try" in step.line()


def test_where_time_is_short_each_run_begins_with_other_long_tests() -> None:
    asked = [*check.pytest("-q", "--collect-only", "--long", "-m", "long"), "tests/test_examples.py"]
    runs = [
        subprocess.run(asked, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=True)
        for env in ({UNTIL: "1"}, {UNTIL: "2"})
    ]
    first, second = ([line for line in run.stdout.splitlines() if "::" in line] for run in runs)
    assert first != second
    assert sorted(first) == sorted(second)


def test_long_tests_leave_half_of_the_time_to_those_with_browsers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setenv(UNTIL, str(now + 1000))
    found = {step.name: step for step in check.steps(tmp_path, long=True)}
    assert 490 < float(found["long tests"].env[UNTIL]) - now < 600
    assert UNTIL not in found["long browser tests"].env


def test_a_second_try_is_never_skipped_for_want_of_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(UNTIL, "0")
    report = tmp_path / "report.xml"
    again = [sys.executable, "-c", f"import os; raise SystemExit({UNTIL!r} in os.environ)"]
    step = check.Check("some tests", reporting(report, 1, "a"), junit=report, again=again)
    step.run()
    assert step.state == "passed"


def test_what_fails_twice_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "report.xml"
    again = reporting(report, 2, "b")
    step = check.Check("some tests", reporting(report, 5, "a", "b"), junit=report, again=again)
    monkeypatch.setattr(check, "steps", lambda reports, long: [step])
    assert check.everything(long=False) == 1
    said = capsys.readouterr().out
    assert "  FAILED t::b: no" in said
    assert "  PASSED ON THE SECOND TRY t::a: no" in said
    assert "==== 4 passed, 1 failed in" in said


@pytest.mark.parametrize(
    ("codes", "code"),
    [((0, 5), 0), ((5, 0), 0), ((0, 0), 0), ((5, 5), 5), ((0, 1), 1), ((1, 0), 1), ((5, 2), 2)],
)
def test_browser_tests_never_share_a_process_with_others(
    codes: tuple[int, int], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, codes[len(ran) - 1])

    monkeypatch.setattr(subprocess, "run", run)
    assert check.main(["-k", "fonts", "-m", "not long"]) == code
    assert [command[-4:] for command in ran] == [
        ["-k", "fonts", "-m", "(not long) and not browser"],
        ["-k", "fonts", "-m", "(not long) and browser"],
    ]
    ran.clear()
    assert check.main(["tests/test_house.py"]) == code
    assert [command[-3:] for command in ran] == [
        ["tests/test_house.py", "-m", "not browser"],
        ["tests/test_house.py", "-m", "browser"],
    ]


def test_processes_of_tests_keep_bytecode_whatever_is_asked_for_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    writing = [sys.executable, "-c", "import sys; raise SystemExit(sys.dont_write_bytecode)"]
    monkeypatch.setattr(check, "pytest", lambda *_: writing)
    assert check.main(["tests/test_house.py"]) == 0

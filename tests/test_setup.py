"""Set-up: what counts as changed, and what the suite says of it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
import run
from conftest import UNTIL
from tests import suite
from tests.sources import ROOT

OLD_PYTHON = (3, 7)  # must still read run.py, to be told that it is too old


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small repository that run.py takes for its own, everything in it set up."""
    for path in ("requirements", "web/src", "web/node_modules", "web/fonts", "src/parlour/static", ".venv"):
        (tmp_path / path).mkdir(parents=True)
    for path in ("requirements/lock.txt", "pyproject.toml", "hatch_build.py", "web/src/main.ts"):
        (tmp_path / path).write_text(path)
    (tmp_path / "src/parlour/static/index.html").write_text("built")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "WEB", tmp_path / "web")
    monkeypatch.setattr(run, "PACKAGE", "package")
    monkeypatch.setattr(run, "STAMP", tmp_path / ".venv/stamp.json")
    monkeypatch.setattr(run, "CLIENT", tmp_path / "src/parlour/static/index.html")
    for part in ("lock", "package"):
        run.Done().add(part)
    return tmp_path


def test_nothing_changed_is_nothing_to_do(house: Path) -> None:
    assert run.Done().has("lock")
    assert run.Done().has("package")


@pytest.mark.parametrize("edited", ["pyproject.toml", "hatch_build.py", "web/src/main.ts", "web/src/new.ts"])
def test_an_edit_is_noticed(house: Path, edited: str) -> None:
    (house / edited).write_text("edited")
    assert run.Done().has("lock")
    assert not run.Done().has("package")


def test_new_times_alone_are_no_change(house: Path) -> None:
    source = house / "web/src/main.ts"
    text = source.read_text()
    source.unlink()
    source.write_text(text)
    assert run.Done().has("package")


def test_a_missing_client_is_built_again(house: Path) -> None:
    (house / "src/parlour/static/index.html").unlink()
    assert not run.Done().has("package")


def test_a_broken_stamp_means_set_up_anew(house: Path) -> None:
    run.STAMP.write_text("{")
    assert not run.Done().has("lock")


@pytest.mark.parametrize("generated", ["node_modules", "fonts"])
def test_what_the_build_makes_is_no_source_of_it(house: Path, generated: str) -> None:
    before = hatch_build.digest(house / "web")
    (house / "web" / generated / "made").write_text("by the build")
    assert hatch_build.digest(house / "web") == before
    assert run.Done().has("package")


def test_the_hook_sees_every_source(house: Path) -> None:
    before = hatch_build.digest(house / "web")
    (house / "web/src/fonts").mkdir()
    (house / "web/src/fonts/a.css").write_text("a source in spite of its folder's name")
    assert hatch_build.digest(house / "web") != before
    assert house / "web/src/fonts/a.css" in set(run.web_sources(house / "web"))


def test_a_failed_command_shows_what_it_said(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(run.SetupError, match="ended with 3"):
        run.work("trying", [sys.executable, "-c", "print('the reason'); raise SystemExit(3)"])
    assert "the reason" in capfd.readouterr().err


def test_a_python_without_pip_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess[bytes]([], returncode=1)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    with pytest.raises(run.SetupError, match="apt-get install python3-pip"):
        run.pip()


def test_an_older_python_can_read_what_it_is_told() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=OLD_PYTHON)


def test_a_step_counts_the_tests_of_its_report(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text('<testsuites><testsuite tests="9" failures="2" errors="1" skipped="1"/></testsuites>')
    step = suite.Step("some tests", [], junit=report, state="FAILED")
    assert step.count() == {"passed": 5, "failed": 3, "skipped": 1}


def test_a_tool_that_stops_before_its_first_test_has_failed(tmp_path: Path) -> None:
    step = suite.Step("some tests", [sys.executable, "-c", "raise SystemExit(4)"], junit=tmp_path / "none")
    step.run()
    assert (step.state, step.counts["failed"]) == ("FAILED", 1)


@pytest.fixture
def two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A suite of one check that fails and of the browser tests, on a machine without Chromium."""
    check = suite.Step("some check", [sys.executable, "-c", "raise SystemExit(1)"])
    monkeypatch.setattr(suite, "steps", lambda reports, long: [check, suite.Step("browser tests", ["false"])])
    monkeypatch.setattr(suite, "find_chromium", lambda: None)
    monkeypatch.setattr(suite, "browser_tests", lambda: ["tests/e2e/test_play.py::test_play"])


@pytest.mark.usefixtures("two_steps")
def test_without_chromium_the_summary_names_the_tests_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert suite.everything(long=True) == 1
    said = capsys.readouterr().out
    assert "tests/e2e/test_play.py::test_play" in said
    assert "apt-get install chromium" in said
    assert "0 passed, 1 failed" in said.splitlines()[-1]


def test_long_tests_come_last_and_only_when_asked_for(tmp_path: Path) -> None:
    quick = [step.name for step in suite.steps(tmp_path, long=False)]
    assert [step.name for step in suite.steps(tmp_path, long=True)] == [
        *quick, "long tests", "long browser tests"
    ]  # fmt: skip


def test_a_long_test_for_which_no_time_is_left_is_skipped_by_name() -> None:
    done = subprocess.run(
        suite.pytest("--long", "-m", "long", "-q", "tests/kernel/test_tiny.py"),
        cwd=ROOT, env=os.environ | {UNTIL: "0"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "no time was left for it" in done.stdout
    assert " passed" not in done.stdout


def reporting(report: Path, tests: int, *failed: str) -> list[str]:
    """A command that reports these failures of so many tests."""
    cases = "".join(
        f"<testcase classname='t' name='{name}'><failure message='no'/></testcase>" for name in failed
    )
    told = f"<testsuite tests='{tests}' failures='{len(failed)}'>{cases}</testsuite>"
    written = f"from pathlib import Path; Path({str(report)!r}).write_text({told!r})"
    return [sys.executable, "-c", f"{written}; raise SystemExit({min(len(failed), 1)})"]


def test_what_passes_on_the_second_try_is_reported_as_such(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    step = suite.Step("some tests", reporting(report, 5, "a", "b"), junit=report, again=reporting(report, 2))
    step.run()
    assert (step.state, step.failures, step.flaky) == ("passed", [], ["t::a: no", "t::b: no"])
    assert step.counts == {"passed": 5, "failed": 0, "skipped": 0, "on the second try": 2}
    assert "5 passed, 2 on the second try" in step.line()


def test_what_fails_twice_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "report.xml"
    again = reporting(report, 2, "b")
    step = suite.Step("some tests", reporting(report, 5, "a", "b"), junit=report, again=again)
    monkeypatch.setattr(suite, "steps", lambda reports, long: [step])
    assert suite.everything(long=False) == 1
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
    assert suite.main(["-k", "fonts", "-m", "not long"]) == code
    assert [command[-4:] for command in ran] == [
        ["-k", "fonts", "-m", "(not long) and not browser"],
        ["-k", "fonts", "-m", "(not long) and browser"],
    ]
    ran.clear()
    assert suite.main(["tests/test_house.py"]) == code
    assert [command[-3:] for command in ran] == [
        ["tests/test_house.py", "-m", "not browser"],
        ["tests/test_house.py", "-m", "browser"],
    ]


def test_long_tests_get_the_tools_of_research_and_go_on_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, ...]] = []

    def setup(*extra: str) -> None:
        asked.append(extra)
        if "lab" in extra:
            raise run.SetupError("the registry cannot be reached")

    monkeypatch.setattr(run, "setup", setup)
    monkeypatch.setattr(run, "become", lambda command: len(command))
    assert run.main(["test"])
    assert asked == [("test",)]
    assert run.main(["test", "--long"])
    assert asked[1:] == [("test",), ("test", "lab")]
    assert "are skipped; all others run" in capsys.readouterr().err

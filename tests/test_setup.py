"""Set-up: what counts as changed, and what is said when it fails."""

from __future__ import annotations

import ast
import contextlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import hatch_build
import run
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


def test_code_that_the_client_shares_with_the_package_is_a_source_of_it(house: Path) -> None:
    shared = house / hatch_build.SHARED / "game.mjs"
    shared.parent.mkdir(parents=True)
    before = hatch_build.digest(house / "web")
    shared.write_text("a source outside of web/")
    assert hatch_build.digest(house / "web") != before
    assert not run.Done().has("package")
    assert run.WEB_SHARED == hatch_build.SHARED


@pytest.mark.parametrize("put", [shutil.move, shutil.copytree], ids=["moved", "copied"])
def test_a_folder_elsewhere_makes_its_own_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, put: Callable[[Path, Path], object]
) -> None:
    first, second = tmp_path / "first", tmp_path / "second place"
    program = run.PYTHON.relative_to(run.VENV)
    made: list[Path] = []

    def look_from(root: Path) -> None:
        for name, path in (("ROOT", ""), ("VENV", ".venv"), ("STAMP", ".venv/stamp.json")):
            monkeypatch.setattr(run, name, root / path)
        monkeypatch.setattr(run, "PYTHON", root / ".venv" / program)

    def make() -> None:
        made.append(run.VENV)
        make_venv()

    make_venv = run.make_venv
    first.mkdir()
    (first / "run.py").touch()
    monkeypatch.setattr(run, "make_venv", make)
    monkeypatch.setattr(run, "alone", contextlib.nullcontext)
    monkeypatch.setattr(run, "files_of", lambda part: [])
    monkeypatch.setattr(run, "CLIENT", Path(__file__))
    installed: list[str] = []
    monkeypatch.setattr(run, "install", installed.append)
    look_from(first)
    run.setup()
    run.setup()
    assert (made, installed) == ([run.VENV], ["lock", run.PACKAGE])
    put(first, second)
    look_from(second)
    run.setup()
    run.setup()
    assert (made[1:], installed[2:]) == ([run.VENV], ["lock", run.PACKAGE])
    where = subprocess.run(
        [run.PYTHON, "-c", "import sys; print(sys.prefix)"], capture_output=True, text=True, check=True
    )
    assert where.stdout.strip() == str(second / ".venv")


def test_an_environment_that_another_folder_lends_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lent = tmp_path / "lent"
    (lent / "bin").mkdir(parents=True)
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    run.VENV.symlink_to(lent)
    run.make_venv()
    assert list(lent.iterdir()) == [lent / "bin"]
    assert (run.VENV / "pyvenv.cfg").is_file()
    assert not run.VENV.is_symlink()


def test_setting_up_compiles_no_rules_for_browsers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, str]] = []
    monkeypatch.setattr(run, "pip", lambda: ["pip"])
    monkeypatch.setattr(run, "work", lambda what, command, **settings: asked.append(settings))
    run.install(run.PACKAGE)
    assert asked == [{"PARLOUR_MODULES": "0"}]


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

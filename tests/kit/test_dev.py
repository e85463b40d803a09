"""`parlour dev`: a package installed in place without pip, served, and served anew after a change."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from queue import Empty, Queue
from sysconfig import get_path
from threading import Thread

import httpx2
import pytest

from parlour.kit.install import NotInstalled, install
from tests.kit.test_kit import parlour
from tests.sources import ROOT

PATIENCE = 300
POINTS = '[project.entry-points."parlour.games"]\nquux = "quux:GAME"\n'


def python_of(folder: Path) -> str:
    """A Python of its own without pip, which finds Parlour and what it needs."""
    venv.EnvBuilder(with_pip=False).create(folder)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "parlour.pth").write_text(f"{ROOT / 'src'}\n{get_path('purelib')}\n")
    return str(folder / "bin/python")


def test_a_project_is_installed_as_pip_leaves_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    project = tmp_path / "project"
    project.mkdir()
    for version in ("1.0", "1.1"):
        (project / "pyproject.toml").write_text(f'[project]\nname = "qu-ux"\nversion = "{version}"\n{POINTS}')
        assert install(project, site) == ["quux"]
    assert (site / "_qu_ux.pth").read_text() == f"{project}\n"
    assert [path.name for path in site.glob("*.dist-info")] == ["qu_ux-1.1.dist-info"]
    code = "from importlib.metadata import entry_points; print(*entry_points(group='parlour.games'))"
    said = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={"PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "value='quux:GAME'" in said.stdout
    record = (site / "qu_ux-1.1.dist-info/RECORD").read_text()
    assert all((site / line.partition(",")[0]).is_file() for line in record.splitlines())


@pytest.mark.parametrize(
    ("text", "why"), [("", "has no 'project'"), ("=", "Invalid"), (None, "No such file")]
)
def test_what_is_no_project_is_not_installed(tmp_path: Path, text: str | None, why: str) -> None:
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text)
    with pytest.raises(NotInstalled, match=why):
        install(tmp_path, tmp_path)


@pytest.mark.long
def test_a_game_is_served_and_served_anew(tmp_path: Path) -> None:
    assert parlour(tmp_path, "new", "quux").returncode == 0
    python = python_of(tmp_path / "venv")
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [python, "-m", "parlour", "dev", "--port", "0", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(
        command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    lines: Queue[str] = Queue()
    assert process.stdout is not None
    stdout = process.stdout

    def listen() -> None:
        for line in stdout:
            lines.put(line)

    listening = Thread(target=listen)
    listening.start()
    said: list[str] = []

    def until(wanted: Callable[[str], object]) -> str:
        """The next line like that."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                said.append(lines.get(timeout=1))
            except Empty:
                assert process.poll() is None, "".join(said)
                continue
            if wanted(said[-1]):
                return said[-1]
        raise AssertionError("".join(said))

    def address() -> str:
        match = re.search(r"http://\S+\d", until(lambda line: "Parlour is open" in line))
        assert match is not None
        return match[0]

    try:
        until(lambda line: line.startswith("Installed in place"))
        until(lambda line: "compiling the rules" in line)
        until(lambda line: "compiling the module of pages that" in line)
        first = address()
        assert b'"quux"' in httpx2.get(f"{first}/api/v1/games", timeout=60).content

        rules = tmp_path / "quux/rules.py"
        sound = rules.read_text()
        rules.write_text(sound.replace("state.placed += 1", "state.placed += len([actor])"))
        until(lambda line: line.startswith("Changed: rules.py"))
        assert "rules.py" in until(lambda line: "the rules, and what is told:" in line)
        assert httpx2.get(f"{first}/api/v1/games", timeout=60).status_code == 200

        english = tmp_path / "quux/locales/en.ftl"
        english.write_text(english.read_text().replace("title = Quux", "title = Quuux"))
        rules.write_text(sound)
        assert b"Quuux" in httpx2.get(f"{address()}/api/v1/games", timeout=60).content
        played = subprocess.run(
            [python, "-m", "parlour", "games", "quux"],
            cwd="/",
            env=env,
            capture_output=True,
            text=True,
            check=True,
        )
        assert played.stdout.startswith("Quuux")
    finally:
        process.terminate()
        process.wait(60)
        listening.join()
        stdout.close()

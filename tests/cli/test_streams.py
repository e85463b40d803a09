"""Standard output in any encoding, on a full disk; a machine without a home, sources without metadata."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from parlour.games import catalogue
from parlour.kernel.state import Variant
from parlour.server.settings import BadSetting, Settings, data_folder
from parlour.testing.tiny import GAME
from tests.commands import Run
from tests.sources import ROOT

MODULE = (sys.executable, "-m", "parlour")
HOMELESS = """
import os, pwd, sys
def nobody(uid): raise KeyError(uid)
pwd.getpwuid = nobody
os.environ.pop("HOME", None)
os.environ.pop("XDG_CACHE_HOME", None)
sys.argv[0] = "parlour"
from parlour.cli import main
main()
"""
FULL = Path("/dev/full")
SLUG = catalogue()[0].slug


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A command in a process of its own."""
    return subprocess.run(
        command,
        env={**os.environ, "PARLOUR_COMPILE": "0", **environment},
        capture_output=True,
        check=False,
        timeout=120,
    )


def printed(real: Run, patch: pytest.MonkeyPatch, encoding: str, *words: str) -> str:
    """What a command prints where standard output has an encoding."""
    with io.TextIOWrapper(io.BytesIO(), encoding=encoding) as out, patch.context() as patched:
        patched.setattr(sys, "stdout", out)
        done = real(*words)
        assert (done.code, done.err) == (0, "")
        out.flush()
        return out.buffer.getvalue().decode(encoding)


@pytest.mark.parametrize(("encoding", "language"), [("cp1252", "en"), ("ascii", "cs"), ("utf-16", "en")])
def test_output_in_any_encoding(
    real: Run, monkeypatch: pytest.MonkeyPatch, encoding: str, language: str
) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", language)
    assert printed(real, monkeypatch, encoding, "games")


def test_signs_that_an_encoding_lacks_have_others_in_their_place(
    real: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    ascii, utf_8 = (
        printed(real, monkeypatch, encoding, "show", SLUG, "--seed", "3") for encoding in ("ascii", "utf-8")
    )
    assert "·" in utf_8
    assert ascii == utf_8.replace("·", ".")


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
@pytest.mark.parametrize("argument", ["games", "--help", "--version"])
def test_a_full_disk_at_standard_output_is_one_sentence(argument: str) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            [*MODULE, argument], stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=120
        )
    assert done.returncode == 2
    assert done.stderr == "parlour: cannot write the output: No space left on device\n"


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
def test_what_is_wrong_is_said_where_the_disk_is_full(real: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with FULL.open("w") as full, monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", full)
        done = real("games", "nothing")
    assert done.code == 2
    assert len(done.err.splitlines()) == 1


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
def test_a_server_that_cannot_say_where_it_is_ends_with_one_sentence(tmp_path: Path) -> None:
    command = (*MODULE, "--port", "0", "--data", str(tmp_path))
    environment = {**os.environ, "PARLOUR_COMPILE": "0", "PARLOUR_LOG_LEVEL": "warning"}
    with FULL.open("w") as full:
        done = subprocess.run(
            command, env=environment, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=120
        )
    assert done.returncode == 2
    assert done.stderr == "parlour: cannot write the output: No space left on device\n"


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
def test_a_full_disk_for_a_record_is_one_sentence(run: Run) -> None:
    done = run("play", "tiny", "-s", "bot:random", "-s", "bot:random", "--record", str(FULL))
    assert (done.code, done.err) == (2, f"parlour: cannot write {FULL}: No space left on device\n")


@pytest.mark.skipif(sys.platform == "win32", reason="no pwd there")
def test_without_a_home_games_are_played_and_a_server_asks_for_a_folder() -> None:
    homeless = (sys.executable, "-c", HOMELESS)
    done = run(*homeless, "play", SLUG, "-s", "bot:random", "-s", "bot:random")
    assert done.returncode == 0, done.stderr
    served = run(*homeless, "--port", "0")
    assert served.returncode == 2
    assert served.stderr == b"parlour: there is no home folder to keep the tables in; name one with --data\n"


def test_a_database_needs_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(BadSetting, match="name one with --data"):
        data_folder({})
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "parlour"
    assert Settings.load({}, store="postgresql://there").store == "postgresql://there"
    assert Settings.load({}, data=tmp_path).data == tmp_path


def test_sources_on_the_path_need_no_metadata(tmp_path: Path) -> None:
    for installed in Path(sysconfig.get_path("purelib")).iterdir():
        if installed.suffix not in (".dist-info", ".pth"):
            (tmp_path / installed.name).symlink_to(installed)
    paths = os.pathsep.join((str(ROOT / "src"), str(tmp_path)))
    said = run(sys.executable, "-S", "-m", "parlour", "--version", PYTHONPATH=paths)
    assert (said.returncode, said.stdout) == (0, b"parlour 0+unknown\n"), said.stderr
    code = "import sys, parlour.server.app, parlour.lab; print(parlour.load(sys.argv[1]).new_state(seed=1))"
    done = run(
        sys.executable, "-S", "-c", code, SLUG, PYTHONPATH=paths, PARLOUR_CACHE=str(tmp_path / "cache")
    )
    assert done.returncode == 0, done.stderr


def test_a_record_is_read_in_any_unicode_encoding(run: Run, tmp_path: Path) -> None:
    state = Variant.of(GAME, random_start=False).new_state(seed=7)
    while not state.is_over:
        state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
    text = state.record(seats=["Žofie\u2028", "李"]).json()
    told = set[str]()
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"):
        file = tmp_path / f"{encoding}.json"
        file.write_bytes(text.encode(encoding))
        done = run("replay", str(file), "--verify")
        assert done.code == 0, done.err
        told.add(done.out)
        lines = tmp_path / f"{encoding}.jsonl"
        lines.write_bytes(f"{text}\n{text}\n".encode(encoding))
        exported = run("export", "records", str(lines), "--out", str(tmp_path / f"{encoding}.npz"))
        assert "of 2 games" in exported.out, exported.err
    assert len(told) == 1

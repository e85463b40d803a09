"""What is wrong with a folder or a file is said in one sentence, with an exit code; no foreign code runs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.kernel.compile.isolation import module_command, whose_to_write
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import Variant
from parlour.lab.encoding import Encoding
from parlour.lab.policy import Policy
from parlour.server.storage.sqlite import FILE, SqliteStore
from parlour.testing.tiny import GAME

HOSTILE = "open('ran', 'w').close(); raise SystemExit('a file of the working directory ran')\n"


def parlour(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command, run in a folder."""
    return subprocess.run(
        [str(Path(sys.executable).with_name("parlour")), "--port", "0", *arguments],
        cwd=folder, env={**os.environ, "PARLOUR_COMPILE": "0", **environment}, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip


def is_one_sentence(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether a command exited with a code and said why in one sentence."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("parlour: ")
    return len(done.stderr.strip().splitlines()) == 1


def damaged(folder: Path) -> Path:
    """A data folder whose database has a page overwritten."""
    asyncio.run(SqliteStore(folder).close())
    with sqlite3.connect(folder / FILE) as made:
        made.execute("PRAGMA journal_mode = DELETE")
        made.executemany(
            "INSERT INTO events VALUES (?, ?, 'k', 0, 0, ?)", [(f"t{n}", n, "x" * 200) for n in range(400)]
        )
    made.close()
    data = bytearray((folder / FILE).read_bytes())
    data[len(data) // 2 : len(data) // 2 + 4096] = b"\xa5" * 4096
    (folder / FILE).write_bytes(data)
    return folder


def a_file(folder: Path) -> Path:
    folder.write_text("not a folder")
    return folder


def not_a_database(folder: Path) -> Path:
    folder.mkdir()
    (folder / FILE).write_bytes(b"not a database" * 500)
    return folder


def a_folder_for_a_file(folder: Path) -> Path:
    (folder / FILE).mkdir(parents=True)
    return folder


def not_to_be_written(folder: Path) -> Path:
    if os.getuid() == 0:
        return Path("/proc/1/fdinfo/parlour")
    folder.mkdir(0o500)
    return folder / "data"


SERVED_FROM = """
import sys
from parlour.cli import main
for folder in sys.argv[1:]:
    sys.argv[1:] = ["--port", "0", "--data", folder]
    try:
        main()
    except SystemExit as left:
        print(left.code)
"""


def test_a_data_folder_that_cannot_be_used(tmp_path: Path) -> None:
    ways = (a_file, not_a_database, a_folder_for_a_file, damaged, not_to_be_written)
    folders = [str(make(tmp_path / make.__name__)) for make in ways]
    done = subprocess.run(
        [sys.executable, "-c", SERVED_FROM, *folders],
        env={**os.environ, "PARLOUR_COMPILE": "0"}, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.stdout.split() == ["2"] * len(ways), done.stderr
    assert [line.partition(" ")[0] for line in done.stderr.splitlines()] == ["parlour:"] * len(ways)


def test_what_holds_seeds_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    asyncio.run(SqliteStore(folder).close())
    assert folder.stat().st_mode & 0o777 == 0o700
    (folder / FILE).chmod(0o644)
    store = SqliteStore(folder)
    assert {path.name: oct(path.stat().st_mode & 0o077) for path in folder.iterdir()} == {
        path.name: "0o0" for path in folder.iterdir()
    }
    asyncio.run(store.close())


# -- policies ------------------------------------------------------------------------------------------------


def written(path: Path, **parts: Any) -> Path:
    """A policy's file with other parts than it should have."""
    encoding = Encoding(Variant.of(GAME, seats=2, random_start=False))
    rows = np.zeros((encoding.size, GAME.action_count), np.float32)
    about = '{"format": "parlour-policy-1", "game": "tiny", "options": {}, "encoding": ""}'
    np.savez(path, **{"about": np.array(about), "weights_0": rows, "biases_0": rows[0], **parts})
    return path


def policies(folder: Path) -> Iterator[Path]:
    """Files that are no policies, each in its own way."""
    path = folder / "policy.npz"
    for data in (b"", b"text", b"PK\x03\x04", b"\x93NUMPY", b"PK\x05\x06" + bytes(18), b"\x80\x04."):
        path.write_bytes(data)
        yield path
    whole = written(path).read_bytes()
    for cut in (10, len(whole) // 2, len(whole) - 5):
        path.write_bytes(whole[:cut])
        yield path
    path.write_bytes(whole[:60] + bytes(byte ^ 255 for byte in whole[60:120]) + whole[120:])
    yield path
    np.save(folder / "array.npy", np.zeros(3))
    yield folder / "array.npy"
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("about.npy", "no array")
    yield path
    for about in ("[]", "3", "{}", "not json", '{"format": "parlour-policy-1"}', "[" * 100_000):
        yield written(path, about=np.array(about))
    start = '{"format": "parlour-policy-1", "encoding": "", '
    for facts in ('"game": 3, "options": {}}', '"game": "no such", "options": {}}'):
        yield written(path, about=np.array(start + facts))
    yield written(path, about=np.zeros((2, 2)))
    yield folder
    yield folder / "none.npz"


def test_malformed_policies_are_refused_in_a_sentence(tmp_path: Path) -> None:
    seen = 0
    for path in policies(tmp_path):
        seen += 1
        with pytest.raises(ParlourError, match=r"policy|other observations"):
            Policy.load(path)
    assert seen > 18


@pytest.mark.parametrize(
    "layers",
    [
        [(np.zeros(3), np.zeros(3))],
        [(np.zeros((3, 3, 3)), np.zeros(3))],
        [(np.full((3, 3), "a"), np.zeros(3))],
        [(np.zeros((3, 3), object), np.zeros(3))],
        [(np.zeros((3, 3), complex), np.zeros(3))],
        [(np.zeros((0, 0)), np.zeros(0))],
        [],
    ],
)
def test_layers_that_are_none_are_refused(layers: list[Any]) -> None:
    with pytest.raises(ParlourError, match="layers must lead"):
        Policy.of(Encoding(Variant.of(GAME, seats=2)), layers)


def test_numbers_that_are_none_are_refused() -> None:
    encoding = Encoding(Variant.of(GAME, seats=2))
    rows = np.full((encoding.size, GAME.action_count), np.nan)
    with pytest.raises(ParlourError, match="layers must lead"):
        Policy.of(encoding, [(rows, rows[0])])


def test_the_command_says_that_a_policy_is_none(tmp_path: Path) -> None:
    (tmp_path / "policy.npz").write_bytes(b"PK\x03\x04")
    assert is_one_sentence(parlour(tmp_path, "--policy", "policy.npz"))


# -- whose code runs -----------------------------------------------------------------------------------------


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A working directory with files that would like to be imported."""
    for name in ("numba", "numpy", "msgspec", "random", "multiprocessing", "parlour"):
        (tmp_path / f"{name}.py").write_text(HOSTILE)
    return tmp_path


@pytest.mark.parametrize(
    "command",
    [
        module_command("parlour.kernel.compile", "parlour.testing.tiny"),
        module_command("parlour.search.tree.compile"),
    ],
    ids=["compile", "search"],
)
def test_children_run_nothing_from_the_working_directory(hostile: Path, command: list[str]) -> None:
    done = subprocess.run(
        command, cwd=hostile, env={**os.environ, "PARLOUR_COMPILE": "0"}, input="{}", capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert "the working directory ran" not in done.stderr
    assert not (hostile / "ran").exists()


def test_the_arena_runs_nothing_from_the_working_directory(hostile: Path) -> None:
    from parlour.games import catalogue

    slug = next(game.slug for game in catalogue() if 2 in game.seating.seats)
    done = subprocess.run(
        [str(Path(sys.executable).with_name("parlour")), "arena", slug, "random", "greedy", "--games", "2",
         "--workers", "2"],
        cwd=hostile, env={**os.environ, "PARLOUR_COMPILE": "0"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not (hostile / "ran").exists()


def test_every_child_is_started_by_one_helper() -> None:
    package = Path(sys.modules["parlour"].__file__ or "").parent
    found = [
        path.name for path in package.rglob("*.py") if "sys.executable" in path.read_text(encoding="utf-8")
    ]
    assert found == ["isolation.py"]


IN_A_NAMESPACE = """
import ctypes, os, sys
from pathlib import Path
from parlour.kernel.compile.isolation import whose_to_write
if os.fork():  # the child has one thread, as a new namespace asks for
    sys.exit(os.waitstatus_to_exitcode(os.wait()[1]))
own, theirs = map(Path, sys.argv[1:])
libc = ctypes.CDLL(None)
if os.getuid() == 0:
    for folder in (own.parent, own):
        os.chown(folder, 12345, 12345)
    os.setgroups([])
    os.setgid(12345)
    os.setuid(12345)
    libc.prctl(4, 1)  # may have its map written
uid = os.getuid()
if libc.unshare(0x10000000):
    print("no namespaces")
    os._exit(0)
Path("/proc/self/uid_map").write_text(f"0 {uid} 1")
assert Path("/").stat().st_uid not in (0, os.getuid())
print(repr(whose_to_write(own)), repr(whose_to_write(theirs)), flush=True)
os._exit(0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has user namespaces")
def test_a_cache_is_used_in_a_user_namespace() -> None:
    """As in a container without root: what root owns looks as if nobody did."""
    with tempfile.TemporaryDirectory(dir="/tmp") as found:
        own = Path(found, "cache")
        own.mkdir(mode=0o700)
        done = subprocess.run(
            [sys.executable, "-P", "-c", IN_A_NAMESPACE, str(own), "/usr"],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
    if "no namespaces" in done.stdout:
        pytest.skip("no user namespaces are allowed here")
    assert done.stdout == "'' '/usr belongs to somebody else'\n"


def test_a_cache_of_one_process_is_shared_with_its_children_and_goes_with_it(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    child = "from parlour.kernel.compile.packages import cache_folder as f; print(f())"
    parent = f"{child}; import subprocess, sys; subprocess.run([sys.executable, '-P', '-c', {child!r}])"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "file"), "TMPDIR": str(tmp_path)}
    environment.pop("PARLOUR_CACHE", None)
    done = subprocess.run(
        [sys.executable, "-P", "-u", "-c", parent],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    used = set(done.stdout.split())
    assert len(used) == 1
    assert not Path(used.pop()).exists()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.skipif(sys.platform == "win32", reason="no modes there")
def test_a_cache_that_others_may_write_is_not_used(tmp_path: Path) -> None:
    folder = tmp_path / "above" / "cache"
    folder.mkdir(parents=True, mode=0o700)
    assert whose_to_write(folder) == ""
    folder.chmod(0o777)
    assert whose_to_write(folder) == f"others may write in {folder}"
    folder.chmod(0o1777)
    assert whose_to_write(folder)
    folder.chmod(0o700)
    folder.parent.chmod(0o777)
    assert whose_to_write(folder) == f"others may write in {folder.parent}"
    folder.parent.chmod(0o1777)
    assert whose_to_write(folder) == ""

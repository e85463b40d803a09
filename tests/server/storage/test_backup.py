"""`parlour backup` copies the store while a server writes: whole, private, never over another file."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from parlour.server.storage.sqlite import FILE, SqliteStore
from tests.commands import Run
from tests.games import some_game
from tests.play.test_checkpoints import evening
from tests.server.people import Site, serving, visiting
from tests.server.processes import Process
from tests.server.storage.test_check_data import filled

pytestmark = pytest.mark.anyio

ME: Final = {"kind": "me", "name": "Anna"}
BEN: Final = {"kind": "here", "name": "Ben"}
ALONE: Final = {**os.environ, "PARLOUR_COMPILE": "0", "PARLOUR_STORE": ""}
WATCHED: Final = """
import os, sys

def hook(event, arguments):
    if event == "sqlite3.connect" and os.fsdecode(arguments[0]) == sys.argv[2]:
        found = os.stat(sys.argv[2])
        print("connected to", oct(found.st_mode & 0o777), found.st_size)

os.umask(0)
sys.addaudithook(hook)
from parlour.cli import main
main()
"""


async def backed_up(data: Path, to: Path) -> subprocess.CompletedProcess[str]:
    """What the command, in a process of its own, says while the test goes on."""
    return await asyncio.to_thread(
        subprocess.run,
        [str(Path(sys.executable).with_name("parlour")), "backup", str(to), "--data", str(data)],
        env=ALONE, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


async def test_a_backup_while_a_server_runs_is_whole(parlour: Run, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as served:
        async with visiting(served.url) as site:
            before = [(await site.make(ME, BEN))[0] for _ in range(3)]
            copying = asyncio.create_task(backed_up(tmp_path / "data", tmp_path / "copy"))
            meanwhile = await busy(site, copying)
            done = await copying
            assert done.returncode == 0, done.stderr
            after = (await site.make(ME, BEN))[0]
    checked = parlour("check-data", "--data", str(tmp_path / "copy"))
    assert checked.code == 0, checked.out
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")] == ["copy"]
    (tmp_path / "again").mkdir()
    (tmp_path / "copy").rename(tmp_path / "again" / FILE)
    store = SqliteStore(tmp_path / "again")
    assert {summary.table for summary in await store.summaries(before)} == set(before)
    assert not await store.summaries([after])
    assert 3 <= await store.count() <= 3 + meanwhile
    await store.close()


async def busy(site: Site, copying: asyncio.Task[subprocess.CompletedProcess[str]]) -> int:
    """Make tables until the copy is there; how many."""
    count = 0
    while not copying.done():
        await site.make(ME, BEN)
        count += 1
    assert count, "nothing was written meanwhile"
    return count


async def test_data_of_a_killed_server_are_checked_and_copied(parlour: Run, tmp_path: Path) -> None:
    server = Process(tmp_path / "data").start()
    async with visiting(server.url) as site:
        table, *_ = await site.make(ME, BEN)
    server.kill()
    done = await backed_up(tmp_path / "data", tmp_path / "copy")
    assert done.returncode == 0, done.stderr
    for place in (tmp_path / "data", tmp_path / "copy"):
        checked = parlour("check-data", "--data", str(place))
        assert (checked.code, "tables 1," in checked.out) == (0, True), (table, checked.out)


@pytest.mark.skipif(sys.platform == "win32", reason="no modes there")
def test_a_backup_is_for_its_owner_alone_from_its_first_byte(tmp_path: Path) -> None:
    filled(tmp_path, [evening(some_game(), 1)])
    copy = tmp_path / "copy"
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, "backup", str(copy), "--data", str(tmp_path)],
        env=ALONE, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("connected to 0o600 0\n")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copy.stat().st_size > 0


@pytest.mark.parametrize("kind", ["file", "link"])
def test_nothing_is_overwritten(parlour: Run, tmp_path: Path, kind: str) -> None:
    filled(tmp_path / "data", [evening(some_game(), 1)])
    copy = tmp_path / "copy"
    if kind == "file":
        copy.write_text("mine")
    else:
        copy.symlink_to(tmp_path / "nowhere")
    done = parlour("backup", str(copy), "--data", str(tmp_path / "data"))
    assert (done.code, "exists already" in done.err) == (2, True), done.err
    assert copy.read_text() == "mine" if kind == "file" else not (tmp_path / "nowhere").exists()


def test_damaged_data_leave_no_half_copy(parlour: Run, tmp_path: Path) -> None:
    filled(tmp_path, [evening(some_game(), seed) for seed in range(3)])
    data = bytearray((tmp_path / FILE).read_bytes())
    data[4096 * 4 : 4096 * 5] = b"\xa5" * 4096
    (tmp_path / FILE).write_bytes(data)
    done = parlour("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert (done.code, "no backup was made" in done.err) == (2, True), done.err
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--data", "/nowhere"), "there are no data"),
        (("--database", "postgresql://x"), "umask 077; pg_dump"),
    ],
)
def test_what_cannot_be_copied_is_said_in_a_sentence(
    parlour: Run, tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    done = parlour("backup", str(tmp_path / "copy"), *arguments)
    assert (done.code, sentence in done.err) == (2, True), done.err
    assert not (tmp_path / "copy").exists()

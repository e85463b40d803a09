"""`/healthz` and the metrics for Prometheus tell the truth."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import httpx2
import msgspec
import pytest

from parlour.server.limits.refusals import SECONDS, Refusals
from parlour.server.metrics import exposed, place
from parlour.server.settings import BadSetting, Rate
from parlour.server.storage import sqlite
from parlour.server.storage.health import NOT_STORED, StoreHealth
from parlour.server.storage.postgresql import PostgresStore
from parlour.server.storage.sqlite import FILE, SqliteStore
from parlour.server.storage.store import StoreError
from parlour.wire.http.responses import Health
from tests.games import some_game
from tests.server.limits.test_hostile import BEN, ME
from tests.server.people import Person, generous, serving, together, visiting
from tests.server.postgres import Database
from tests.server.processes import RUN, Process, free_port

pytestmark = pytest.mark.anyio


def health(got: httpx2.Response) -> Health:
    return msgspec.json.decode(got.content, type=Health)


async def test_a_healthy_server_says_so_and_who_waits(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            got = await site.http.get(f"{site.url}/healthz")
    found = health(got)
    assert (got.status_code, found.status, found.problem) == (200, "ok", "")
    assert (found.waiting.turns, found.waiting.replays, found.waiting.bots) == (0, 0, 0)
    assert sorted(path.name for path in tmp_path.iterdir() if "parlour" not in path.name) == []


async def test_a_server_without_its_data_folder_is_not_well(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as served:
        async with visiting(served.url) as site:
            shutil.rmtree(data)
            got = await site.http.get(f"{site.url}/healthz")
    found = health(got)
    assert (got.status_code, found.status, found.problem) == (503, "failing", str(NOT_STORED))
    assert str(tmp_path) not in got.text


async def test_a_full_disk_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path)
    await store.check()
    monkeypatch.setattr(sqlite, "LEAST_FREE_BYTES", 2**62)
    with pytest.raises(StoreError, match="the disk is full"):
        await store.check()
    await store.close()


async def test_a_store_whose_file_is_gone_or_closed_is_not_well(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.keep_checkpoint("t", 1, b"")
    (tmp_path / FILE).rename(tmp_path / "elsewhere")
    with pytest.raises(StoreError, match="cannot be written"):
        await store.check()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.check()


async def test_nothing_is_kept_in_a_file_that_is_gone_or_another(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            file = tmp_path / FILE
            for away in (file.rename(tmp_path / "elsewhere"), shutil.copy(tmp_path / "elsewhere", file)):
                got = await site.post("tables", {"game": some_game().slug, "seats": [ME, BEN]})
                assert (got.status_code, got.json()["code"]) == (503, "closed"), away


async def test_a_store_that_can_be_read_and_not_written_is_not_well(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, busy_seconds=0.05)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="could not be written"):
            await store.check()
        other.execute("COMMIT")
    await store.check()
    await store.close()


async def test_a_database_whose_tables_cannot_be_written_is_not_well(running: Database) -> None:
    store = PostgresStore(f"{running.address}&lock_timeout=50ms")
    await store.check()
    holder = await asyncpg.connect(running.address)
    stopped = holder.transaction()
    await stopped.start()
    await holder.execute("LOCK TABLE parlour.events, parlour.cards IN SHARE MODE")  # may be read
    with pytest.raises(StoreError):
        await store.check()
    await stopped.rollback()
    await store.check()
    await holder.close()
    await store.close()


async def test_a_stopped_database_is_not_well_and_well_again_when_it_is_back(running: Database) -> None:
    store = PostgresStore(running.address)
    await store.check()
    running.stop()
    try:
        with pytest.raises(StoreError, match="the database could not do it"):
            await store.check()
    finally:
        running.start()
    await store.check()
    await store.close()


async def test_a_database_that_takes_no_commits_is_not_well(running: Database) -> None:
    store = PostgresStore(f"{running.address}&default_transaction_read_only=on")
    writable = PostgresStore(running.address)
    await writable.open()
    with pytest.raises(StoreError):
        await store.check()
    await store.close()
    await writable.close()


async def test_the_store_is_asked_once_a_second_however_many_ask(tmp_path: Path) -> None:
    now = 0.0
    store = SqliteStore(tmp_path / "data")
    found = StoreHealth(store, clock=lambda: now)
    assert await found.problem() == ""
    await store.close()
    now = 0.9
    assert await asyncio.gather(*(found.problem() for _ in range(5))) == [""] * 5
    now = 1.0
    assert await found.problem() == NOT_STORED


async def test_a_stopping_server_is_not_well(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        async with visiting(served.url) as site:
            served.services.hub.stopping = True
            got = await site.http.get(f"{site.url}/healthz")
            assert (got.status_code, health(got).status) == (503, "failing")


def test_refusals_are_logged_once_a_minute_with_counts() -> None:
    told: list[float] = []
    refusals = Refusals(later=lambda seconds, _: told.append(seconds))
    for _ in range(3):
        refusals.note("pages")
    refusals.note("host", "evil.example")
    refusals.note("host", "other.example")
    assert told == [SECONDS]
    assert refusals.tell() == {"pages": 3, "host": 2, "last_host": "other.example"}
    assert refusals.tell() == {}
    refusals.note("pages")
    assert told == [SECONDS, SECONDS]


async def test_metrics_count_commits_refusals_and_tables(tmp_path: Path) -> None:
    with serving(tmp_path, generous(cheap_rate=Rate(1e-6, 2), refused_most_seconds=0.1)) as served:
        async with visiting(served.url) as site:
            table, _, tokens = await site.make(ME, BEN)
            async with (
                Person(site.url, table, tokens[0]) as a,
                Person(site.url, table, tokens[1]) as b,
            ):
                await together([a, b], Random(1), 3)
                for _ in range(4):
                    await site.http.get(f"{site.url}/robots.txt")
                with exposed(served.app.state.metrics, "127.0.0.1:0") as port:
                    text = (await site.http.get(f"http://127.0.0.1:{port}/metrics")).text
            assert (await site.http.get(f"{site.url}/metrics")).status_code != 200
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values["parlour_commit_seconds_count"]) >= 3
    assert float(values['parlour_refused_total{kind="pages"}']) == 2
    assert float(values["parlour_tables"]) == float(values["parlour_live_tables"]) == 1
    assert float(values["parlour_sockets"]) == 2
    assert float(values["parlour_bots_thinking"]) == float(values["parlour_turns_waiting"]) == 0


@pytest.mark.parametrize("wildcard", ["0.0.0.0:9090", "[::]:9090", "::ffff:0.0.0.0:1"])
def test_metrics_are_not_shown_to_everybody(wildcard: str) -> None:
    with pytest.raises(BadSetting, match="to everybody"):
        place(wildcard)


@pytest.mark.parametrize(
    "nonsense", ["9090", "0:9090", "here:9090", ":9090", "127.0.0.1:x", "127.0.0.1:70000"]
)
def test_an_address_for_metrics_is_one(nonsense: str) -> None:
    with pytest.raises(BadSetting, match="PARLOUR_METRICS must"):
        place(nonsense)


def test_a_process_shows_its_metrics_where_it_is_told_to(tmp_path: Path) -> None:
    at = f"127.0.0.1:{free_port()}"
    with Process(tmp_path, PARLOUR_METRICS=at) as process:
        text = httpx2.get(f"http://{at}/metrics").text
        assert "parlour_live_tables 0.0" in text
        assert "process_open_fds" in text or sys.platform != "linux"
        wrong = {
            **process.environment,
            "PARLOUR_METRICS": "0.0.0.0:1",
            "PARLOUR_DATA": str(tmp_path / "other"),
        }
    done = subprocess.run([sys.executable, "-c", RUN], env=wrong, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "would show the metrics to everybody" in done.stderr

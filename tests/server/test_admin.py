"""The host's commands, against a server that runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli.admin import KEY as ADMIN_KEY
from tests.commands import Run
from tests.server.people import Served, serving, visiting

pytestmark = pytest.mark.anyio

KEY = "a key of the host"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), admin_key=KEY) as served:
        yield served


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADMIN_KEY, KEY)
    monkeypatch.setenv("NO_PROXY", "*")


async def test_a_host_finds_deletes_and_restores_a_table(
    served: Served, parlour: Run, tmp_path: Path
) -> None:
    url = ("--url", served.url)
    async with visiting(served.url) as site:
        table, _, _ = await site.make({"kind": "me", "name": "Anna"}, {"kind": "link"})
        assert "tables: 1 waiting, 0 playing" in parlour("admin", "counts", *url).out
        assert parlour("admin", "tables", "ann", *url).out.split()[:2] == [table, "waiting"]
        copy = tmp_path / "copy"
        assert parlour("backup", str(copy), "--data", str(served.settings.data)).code == 0
        assert parlour("admin", "delete", table, *url).code == 0
        assert (await site.get(f"tables/{table}")).status_code == 404
        assert "has no table nowhere" in parlour("admin", "restore", str(copy), "nowhere", *url).err
        assert parlour("admin", "restore", str(copy), table, *url).code == 0
        assert "such a table already" in parlour("admin", "restore", str(copy), table, *url).err
        assert parlour("admin", "close", table, *url).code == 0
        assert (await site.look(table)).phase == "over"


async def test_a_host_gives_a_lost_seat_back(served: Served, parlour: Run) -> None:
    url = ("--url", served.url)
    async with visiting(served.url) as site:
        table, _, _ = await site.make({"kind": "me", "name": "Lonely"}, {"kind": "bot", "level": "random"})
        assert "Nothing is being asked" in parlour("admin", "give-seat", table, "0000", *url).err
        asked = (await site.post(f"tables/{table}/ask-back", {"seat": 0})).json()
        shown = {"token": asked["token"]}
        code = (await site.post(f"tables/{table}/take-back", shown)).json()["code"]
        listed = parlour("admin", "tables", "lonely", *url).out
        assert f"(the seat of Lonely is asked for, code {code})" in listed
        assert "Another request" in parlour("admin", "give-seat", table, "x" + code, *url).err
        assert parlour("admin", "give-seat", table, code, *url).out.split() == [table]
        awaited = (await site.post(f"tables/{table}/take-back", shown)).json()
        assert awaited["waiting"] == []
        other, _, _ = await site.make({"kind": "me", "name": "Wary"}, {"kind": "bot", "level": "random"})
        await site.post(f"tables/{other}/ask-back", {"seat": 0})
        assert parlour("admin", "refuse-seat", other, *url).out.split() == [other]
        assert "asked for" not in parlour("admin", "tables", "wary", *url).out


def test_a_host_announces_and_ends_the_chat(served: Served, parlour: Run) -> None:
    url = ("--url", served.url)
    assert parlour("admin", "announce", "We rest tonight.", *url).code == 0
    assert parlour("admin", "chat", "--off", *url).code == 0
    told = parlour("admin", "counts", *url).out
    assert "announcement: We rest tonight." in told
    assert "chat: False" in told
    assert parlour("admin", "chat", "--on", *url).code == 0


def test_what_is_wrong_is_said(served: Served, parlour: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADMIN_KEY, "another key")
    assert "not the key" in parlour("admin", "counts", "--url", served.url).err
    monkeypatch.setenv(ADMIN_KEY, "")
    assert "Set PARLOUR_ADMIN_KEY" in parlour("admin", "counts").err
    monkeypatch.setenv(ADMIN_KEY, KEY)
    assert "No Parlour answers" in parlour("admin", "counts", "--url", "http://127.0.0.1:1").err
    assert "No Parlour answers" in parlour("admin", "counts", "--url", "nonsense").err

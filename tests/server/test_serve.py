"""`parlour serve`, and `parlour` alone."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from types import ModuleType

import httpx2
import pytest

from parlour.server.app import create_app
from parlour.server.main import Server
from parlour.server.settings import Settings
from parlour.server.storage.sqlite import SqliteStore
from tests.server.processes import Process


@pytest.mark.parametrize("command", [[], ["serve"]], ids=" ".join)
def test_it_serves_by_name_and_without_a_command(command: list[str], tmp_path: Path) -> None:
    run = f"import sys; from parlour.cli import main; sys.argv[1:] = {command}; main()"
    with Process(tmp_path, run) as server:
        assert httpx2.get(f"{server.url}/healthz").json()["status"] == "ok"


def test_the_event_loop_is_pythons_own_whatever_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = ModuleType("uvloop")
    other.new_event_loop = lambda: None  # type: ignore[attr-defined]  # a module of our own
    monkeypatch.setitem(sys.modules, "uvloop", other)
    settings = Settings(data=tmp_path, compile=False)
    factory = Server(create_app(settings, SqliteStore(tmp_path)), settings).config.get_loop_factory()
    assert factory is not None
    loop = factory()
    assert isinstance(loop, asyncio.BaseEventLoop)
    loop.close()

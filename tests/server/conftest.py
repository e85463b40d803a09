"""A server that all tests of one file share, with limits that no well-behaved test meets."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import structlog

from tests.commands import Run, in_process
from tests.games import compiled_displays
from tests.server.people import Served, Site, serving, visiting
from tests.server.postgres import Database, database

__all__ = ["compiled_displays"]  # a fixture


@pytest.fixture(scope="session", autouse=True)
def quiet() -> None:
    """Only errors of servers in this process are logged."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data")) as served:
        yield served


@pytest.fixture
async def site(served: Served) -> AsyncIterator[Site]:
    async with visiting(served.url) as site:
        yield site


@pytest.fixture(scope="module")
def running() -> Iterator[Database]:
    with database("the PostgreSQL store was") as found:
        yield found


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `parlour` with arguments, whose tables are in a folder where no database is named."""
    monkeypatch.setenv("PARLOUR_STORE", "")
    return in_process(monkeypatch, capsys)

"""Servers in the process of a test leave no thread behind, which would look at a closed socket for ever."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest

from tests.e2e.front import Front
from tests.e2e.persona import eventually
from tests.e2e.server_process import ServerProcess
from tests.e2e.serving import served

Opens = Callable[[ServerProcess, Path], AbstractContextManager[object]]


@pytest.mark.parametrize(
    "opens",
    [
        pytest.param(lambda server, _: Front(server), id="a front"),
        pytest.param(lambda _, folder: served(folder), id="a folder"),
    ],
)
def test_a_server_ends_with_its_block_however_that_ends(
    server: ServerProcess, tmp_path: Path, opens: Opens
) -> None:
    before = set(threading.enumerate())
    with suppress(ZeroDivisionError), opens(server, tmp_path):
        assert set(threading.enumerate()) - before
        raise ZeroDivisionError
    eventually(lambda: set(threading.enumerate()) <= before, within=2)

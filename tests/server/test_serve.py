"""`parlour serve`, and `parlour` alone."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from tests.server.processes import Process


@pytest.mark.parametrize("command", [[], ["serve"]], ids=" ".join)
def test_it_serves_by_name_and_without_a_command(command: list[str], tmp_path: Path) -> None:
    run = f"import sys; from parlour.cli import main; sys.argv[1:] = {command}; main()"
    with Process(tmp_path, run) as server:
        assert httpx2.get(f"{server.url}/healthz").json()["status"] == "ok"

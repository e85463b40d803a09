"""The command line in this process, with the tiny game as the only one there is."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.testing.tiny import GAME
from tests.commands import Run, in_process


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `parlour` with arguments, and lines typed at it."""
    return in_process(monkeypatch, capsys)


@pytest.fixture
def run(real: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same, where the tiny game is all there is to play."""
    monkeypatch.setattr(games, "catalogue", lambda: (GAME,))
    monkeypatch.setattr("parlour.cli.games.catalogue", lambda: (GAME,))
    return real

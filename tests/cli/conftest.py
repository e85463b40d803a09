"""The command line in this process, with the tiny game as the only one there is."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from parlour import games
from parlour.cli import main
from parlour.kernel.language import SOURCE, call_players, speaking
from parlour.testing.tiny import GAME


class Done(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def real(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `parlour` with arguments, and lines typed at it."""
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["parlour", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        capsys.readouterr()
        with speaking(SOURCE), pytest.raises(SystemExit) as left:
            main()
        call_players(())  # a command has a process of its own elsewhere
        code = left.value.code
        out, err = capsys.readouterr()
        return Done(code if isinstance(code, int) else 0, out, err)

    return run


@pytest.fixture
def run(real: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same, where the tiny game is all there is to play."""
    monkeypatch.setattr(games, "catalogue", lambda: (GAME,))
    monkeypatch.setattr("parlour.cli.games.catalogue", lambda: (GAME,))
    return real

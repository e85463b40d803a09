"""The command `parlour` in this process: one of its own takes a second to begin."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from parlour.cli import main
from parlour.kernel.language import SOURCE, call_players, speaking


class Done(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


def in_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """What runs `parlour` with arguments, and lines typed at it."""
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

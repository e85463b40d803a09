"""`parlour bench`: speeds on this machine, one row a game."""

from __future__ import annotations

import re

import pytest

from parlour.lab.speed import Speed, speed
from parlour.testing.tiny import GAME
from tests.commands import Run

pytestmark = pytest.mark.usefixtures("plain")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: how fast it is does not matter here."""
    monkeypatch.setenv("PARLOUR_COMPILE", "0")


def test_one_row_for_each_game_asked_for(run: Run) -> None:
    done = run("bench", "tiny", "--seconds", "0.01")
    assert done.code == 0, done.err
    rows = [row for row in done.out.splitlines() if row.startswith("Tiny ")]
    assert len(rows) == 1
    assert re.search(r"\d+ (k )? *\d", rows[0])
    assert f"{GAME.dtype.itemsize} B" in rows[0]
    assert "plain Python" in done.err


def test_an_unknown_game_is_refused_before_anything_is_measured(run: Run) -> None:
    done = run("bench", "tiny", "nosuch", "--seconds", "0.01")
    assert done.code == 2
    assert "nosuch" in done.err
    assert "Tiny" not in done.out


def test_numbers_belong_together() -> None:
    found = speed(GAME, seconds=0.01)
    assert isinstance(found, Speed)
    assert found.actions > found.games > 0
    assert found.actions_all > 0
    assert found.simulations > 0
    assert found.state_bytes == GAME.dtype.itemsize

"""The bots of the page “Your first agent” play, as it says, games that it does not name."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from parlour.kernel.compile.isolation import SAFE_PATH
from parlour.kernel.state import Variant
from parlour.lab.programs import Limits, ProgramContender
from parlour.search.arena.matches import Contender, pair
from parlour.testing.tiny import GAME
from tests.games import some_game
from tests.sources import ROOT

PAGE = (ROOT / "docs/tutorials/first-agent.md").read_text(encoding="utf-8")
TWO = Variant.of(GAME, seats=2)


def block(kind: str, number: int = 0) -> str:
    """An example of a kind."""
    found: list[str] = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return found[number]


def test_the_function_is_a_bot_of_the_arena(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(block("python"), encoding="utf-8")
    for game in pair(TWO, Contender("mine:bot", folder=tmp_path), Contender("random"), seed=1).games:
        assert game.forfeit is None


@pytest.mark.parametrize("number", [0, 1])
def test_each_program_plays_to_the_end(tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SAFE_PATH, "1")  # as in the processes of a server, and of an arena with several
    (tmp_path / "mine.py").write_text(block("python"), encoding="utf-8")
    program = tmp_path / "program.py"
    program.write_text(block("py", number), encoding="utf-8")
    bot = ProgramContender(f"cmd:{sys.executable} {program}", limits=Limits(seconds=20, retries=2))
    two = TWO if number == 0 else Variant.of(some_game(), seats=2)  # a program imports no game of tests
    for game in pair(two, bot, Contender("random"), seed=1).games:
        assert game.forfeit is None

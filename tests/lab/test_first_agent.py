"""The bots of the page “Your first agent” play, as it says, games that it does not name."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from parlour.kernel.state import Variant
from parlour.lab.programs import Limits, ProgramContender
from parlour.search.arena.matches import Contender, pair
from parlour.testing.tiny import GAME
from tests.sources import ROOT

PAGE = (ROOT / "docs/tutorials/first-agent.md").read_text(encoding="utf-8")
TWO = Variant.of(GAME, seats=2)


def block(kind: str) -> str:
    """The first example of a kind."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def test_the_function_is_a_bot_of_the_arena(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(block("python"), encoding="utf-8")
    for game in pair(TWO, Contender("mine:bot", folder=tmp_path), Contender("random"), seed=1).games:
        assert game.forfeit is None


def test_the_program_plays_to_the_end(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(block("py"), encoding="utf-8")
    bot = ProgramContender(f"cmd:{sys.executable} {program}", limits=Limits(seconds=20, retries=2))
    for game in pair(TWO, bot, Contender("random"), seed=1).games:
        assert game.forfeit is None

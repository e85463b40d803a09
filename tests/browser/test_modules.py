"""The command that compiles modules."""

from __future__ import annotations

import pytest

from parlour.browser import modules
from parlour.browser.parts import Part
from parlour.games import catalogue
from parlour.kernel.game import Game

WITH_ROOMS = next(game for game in catalogue() if game.rooms)


@pytest.mark.parametrize(("asked", "parts"), [([], [*Part]), (["--part", "speaks"], [Part.SPEAKS])])
def test_the_command_compiles_games_and_rooms(
    monkeypatch: pytest.MonkeyPatch, asked: list[str], parts: list[Part]
) -> None:
    made: list[tuple[Game, Part]] = []
    monkeypatch.setattr(modules, "built", lambda game, part: made.append((game, part)))
    assert modules.main([*asked, WITH_ROOMS.package]) == 0
    assert made == [
        (one, part) for one in (WITH_ROOMS, *(r.game for r in WITH_ROOMS.rooms)) for part in parts
    ]
